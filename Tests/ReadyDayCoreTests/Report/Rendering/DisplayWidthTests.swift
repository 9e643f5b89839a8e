import Testing

@testable import ReadyDayCore

@Suite("Display width") struct DisplayWidthTests {
  @Test(
    "is counted in columns, not in characters",
    arguments: [
      ("", 0), ("abc", 3), ("año", 3), ("日本語", 6), ("한국", 4), ("ﾊﾝｶｸ", 4), ("ＦＵＬＬ", 8),
      ("e\u{301}", 1), ("🎉", 2), ("👩‍👩‍👧", 2), ("🇪🇸", 2), ("✈\u{FE0F}", 2), ("█░", 2),
      ("a\u{200B}b", 2), ("\u{1100}\u{1161}\u{11A8}", 2),
    ])
  func width(text: String, columns: Int) { #expect(text.displayWidth == columns) }

  @Test("a cut text never takes more than it may, nor half a character") func truncation() {
    #expect("Board review".truncated(toWidth: 12) == "Board review")
    #expect("Board review".truncated(toWidth: 8) == "Board r…")
    #expect("日本語会議".truncated(toWidth: 6) == "日本…")
    for width in 0...12 {
      #expect("日本👩‍👩‍👧 e\u{301}abc".truncated(toWidth: width).displayWidth <= width)
    }
  }

  @Test("paragraphs break at spaces, words only where they are longer than a line")
  func wrapping() {
    #expect(TextWrapping.lines(of: "one two three", width: 7) == ["one two", "three"])
    #expect(TextWrapping.lines(of: "unbreakable", width: 4) == ["unbr", "eaka", "ble"])
    #expect(TextWrapping.lines(of: "日本語 会議", width: 6) == ["日本語", "会議"])
    #expect(TextWrapping.lines(of: "  ", width: 10).isEmpty)
    #expect(
      TextWrapping.lines(of: "about 2 h 35 min short", width: 11) == [
        "about", "2 h 35 min", "short",
      ])
    #expect(TextWrapping.lines(of: "HRV 44 ms, low", width: 7) == ["HRV", "44 ms,", "low"])
    #expect(TextWrapping.lines(of: "in 5 minutes", width: 4) == ["in 5", "minu", "tes"])
    #expect(TextWrapping.lines(of: "12 h 35 min", width: 6) == ["12 h", "35 min"])
  }
}
