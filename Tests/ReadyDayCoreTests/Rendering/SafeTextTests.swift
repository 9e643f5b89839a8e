import Testing

@testable import readyday

@Suite("SafeText")
struct SafeTextTests {
  @Test("what would move a cursor or turn letters around is gone")
  func removed() {
    #expect(SafeText("a\u{1B}[31mb\u{9B}c\u{7F}d\u{8}e").string == "a[31mbcde")
    #expect(SafeText("evil\u{202E}gpj.exe\u{2066}\u{200F}\u{61C}").string == "evilgpj.exe")
  }

  @Test("line breaks of every kind and tabs become one space")
  func breaks() {
    #expect(SafeText("a\r\nb\tc\u{2028}d\u{85}e\n\n\nf").string == "a b c d e f")
  }

  @Test(
    "everything that is seen stays", arguments: ["plain", "año", "日本", "👩‍👩‍👧", "e\u{301}", "עברית"])
  func kept(text: String) {
    #expect(SafeText(text).string == text)
  }

  @Test("marks are not stacked higher than any script does")
  func marks() {
    let tower = "Z" + String(repeating: "\u{335}", count: 5000) + "a\u{301}"
    #expect(SafeText(tower).string == "Z" + String(repeating: "\u{335}", count: 8) + "a\u{301}")
  }

  @Test("no scalar gets through that a terminal could act on")
  func allScalars() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = SafeText("a\(Character(scalar))b").string
      #expect(!safe.unicodeScalars.contains(where: SafeText.isDangerous))
    }
  }
}
