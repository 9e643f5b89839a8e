import Testing

@testable import ReadyDayCore

@Suite("SafeText") struct SafeTextTests {
  @Test("what would move a cursor or turn letters around is gone") func removed() {
    #expect(SafeText("a\u{1B}[31mb\u{9B}c\u{7F}d\u{8}e").string == "a[31mbcde")
    #expect(SafeText("evil\u{202E}gpj.exe\u{2066}\u{200F}\u{61C}").string == "evilgpj.exe")
  }

  @Test("what is written and never seen is gone, but for the tags of a flag") func hidden() {
    #expect(SafeText("\u{FEFF}a\u{200B}b\u{2064}c\u{FFF9}d\u{E0041}\u{E007F}").string == "abcd")
    let wales = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    #expect(SafeText(wales + " v \u{E0041}England").string == wales + " v England")
  }

  @Test("line breaks of every kind and tabs become one space")
  func breaks() { #expect(SafeText("a\r\nb\tc\u{2028}d\u{85}e\n\n\nf").string == "a b c d e f") }

  @Test(
    "everything that is seen stays", arguments: ["plain", "año", "日本", "👩‍👩‍👧", "e\u{301}", "עברית"])
  func kept(text: String) { #expect(SafeText(text).string == text) }

  @Test("marks are not stacked higher than any script does") func marks() {
    let tower = "Z" + String(repeating: "\u{335}", count: 5000) + "a\u{301}"
    #expect(SafeText(tower).string == "Z" + String(repeating: "\u{335}", count: 8) + "a\u{301}")
  }

  @Test("joiners that nobody sees are no more", arguments: ["\u{200D}", "\u{AD}"])
  func joiners(joiner: String) {
    let flood = "a" + String(repeating: joiner, count: 5000) + "b"
    #expect(SafeText(flood).string == "a" + String(repeating: joiner, count: 8) + "b")
  }

  @Test(
    "text that nobody would see is known as such",
    arguments: [
      ("", true), (" \u{A0}\t", true), ("\u{200B}\u{FEFF}\u{2060}", true),
      ("\u{3164}\u{2800}", true),
      ("\u{202E}\u{E0020}", true), ("a", false), ("\u{200B}.\u{200B}", false), ("👩‍👩‍👧", false),
    ])
  func invisible(text: String, isInvisible: Bool) { #expect(text.isInvisible == isInvisible) }

  @Test("no scalar gets through that a terminal could act on") func allScalars() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = SafeText("a\(Character(scalar))b").string
      #expect(!safe.unicodeScalars.contains { $0.isDangerous })
    }
  }
}
