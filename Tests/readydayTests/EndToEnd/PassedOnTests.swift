import Foundation
import TestSupport
import Testing

/// What is passed on to other programs and files: alerts to a program, the brief into a note.
struct PassedOnTests {
  private func calendar(_ title: String) -> String {
    [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VEVENT", "UID:1",
      "DTSTAMP:20260301T000000Z", "DTSTART;TZID=Europe/Madrid:20260310T110000",
      "DTEND;TZID=Europe/Madrid:20260310T110000", "SUMMARY:\(title)", "END:VEVENT", "END:VCALENDAR",
      "",
    ].joined(separator: "\r\n")
  }

  private func program(_ words: [String], in folder: TemporaryFolder, _ title: String) throws
    -> Program
  {
    let file = try folder.file("work.ics", calendar(title))
    var program = Program(
      [
        words[0], "--tz", "Europe/Madrid", "--now", "2026-03-10T10:50:00+01:00", "--calendar",
        file.path,
      ] + words.dropFirst())
    program.environment["HOME"] = folder.url.path
    return program
  }

  @Test(
    "an alert reaches its program as words, whatever its title",
    arguments: ["Call `id` $(id) ; | > x 'y'", "-u critical", "@/etc/passwd", "a & b \\ c"])
  func words(title: String) throws {
    try TemporaryFolder.with { folder in
      let escaped = title.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: ";", with: "\\;")
      let words = ["alerts", "--exec", "printf", "%s\\n", "-u", "critical", "{title}", "{body}"]
      let script = try folder.file(
        "tell",
        "#!/bin/sh\nfor word; do printf '<%s>\\n' \"$word\"; done >>\"$HOME/told\"\ncat >>\"$HOME/told\"\n"
      )
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: script.path)
      var program = try program(
        words.map { $0 == "printf" ? script.path : $0 }, in: folder, escaped)
      program.environment["PATH"] = "/usr/bin:/bin"
      let result = try program.run()
      #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
      let told = try String(contentsOf: folder.url.appendingPathComponent("told"), encoding: .utf8)
      #expect(told.hasPrefix("<%s\\n>\n<-u>\n<critical>\n<Reminder>\n<11:00"), "\(told)")
      #expect(told.split(separator: "\n").count == 6 && told.contains(title), "\(told)")
    }
  }

  @Test("a program that fails or is not there is an error")
  func failing() throws {
    try TemporaryFolder.with { folder in
      for words in [["false"], ["no-such-program", "{body}"]] {
        let result = try program(["alerts", "--exec"] + words, in: folder, "Call").run()
        #expect(result.status == 6 && result.errors.contains(words[0]))
      }
    }
  }

  @Test("a note keeps all but its block, its mode and its link")
  func note() throws {
    try TemporaryFolder.with { folder in
      let note = try folder.file("vault/day.md", "# Day\n\nmine\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: note.path)
      let link = folder.path("today.md")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: note.path)
      for title in ["First", "<!-- /readyday --> <!-- readyday -->"] {
        let result = try program(["brief", "--into", link], in: folder, title).run()
        #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
      }
      let text = try String(contentsOf: note, encoding: .utf8)
      #expect(text.hasPrefix("# Day\n\nmine\n\n<!-- readyday -->\n"))
      #expect(text.hasSuffix("<!-- /readyday -->\n") && !text.contains("First"))
      #expect(text.components(separatedBy: "<!-- readyday -->").count == 2)
      let attributes = try FileManager.default.attributesOfItem(atPath: note.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == note.path)
    }
  }

  @Test("a read-only note is left as it is, and a note without a block gets one")
  func readOnly() throws {
    try TemporaryFolder.with { folder in
      let note = try folder.file("day.md", "mine\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: note.path)
      let refused = try program(["brief", "--into", note.path], in: folder, "Call").run()
      #expect(refused.status == 6 && refused.errors.contains("day.md"), "\(refused.errors)")
      #expect(try String(contentsOf: note, encoding: .utf8) == "mine\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: note.path)
      #expect(try program(["brief", "--into", note.path], in: folder, "Call").run().status == 0)
      #expect(
        try String(contentsOf: note, encoding: .utf8).hasPrefix("mine\n\n<!-- readyday -->\n"))
    }
  }

  @Test("a note whose marks are unclear, or that is not Markdown, is left as it is")
  func unclear() throws {
    try TemporaryFolder.with { folder in
      let note = try folder.file("day.md", "<!-- readyday -->\nmine\n")
      let result = try program(["brief", "--into", note.path], in: folder, "Call").run()
      #expect(result.status == 4)
      #expect(try String(contentsOf: note, encoding: .utf8) == "<!-- readyday -->\nmine\n")
      let json = try program(
        ["brief", "--format", "json", "--into", note.path], in: folder, "Call"
      ).run()
      #expect(json.status == 2)
    }
  }
}
