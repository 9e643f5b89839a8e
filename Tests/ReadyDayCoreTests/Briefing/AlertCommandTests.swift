import Testing

@testable import ReadyDayCore

/// The program that an alert is passed on to.
struct AlertCommandTests {
  @Test("only whole words are replaced, and a shell's characters are words like others")
  func words() throws {
    let command = try #require(
      AlertCommand(["notify", "-u", "critical", "{title}", "x{body}", "{body}"]))
    #expect(command.program == "notify")
    #expect(
      command.arguments(title: "$(rm -rf ~)", body: "a; `b` | c > d")
        == ["-u", "critical", "$(rm -rf ~)", "x{body}", "a; `b` | c > d"])
  }

  @Test(
    "no title becomes an option, a file or a control sequence",
    arguments: [
      ("-rf", " -rf"), ("--", " --"), ("@/etc/passwd", " @/etc/passwd"), ("<x", " <x"),
      ("a\u{1B}[2Jb\u{7}", "a [2Jb "), ("a\nb", "a b"), ("é 1:1", "é 1:1"), ("", ""),
      ("\u{1}-x", " -x"), ("\u{1}@x", " @x"),
    ])
  func harmless(text: String, expected: String) { #expect(AlertCommand.harmless(text) == expected) }

  @Test("without words there is no program") func none() {
    #expect(AlertCommand([]) == nil)
    #expect(AlertCommand([""]) == nil)
  }
}
