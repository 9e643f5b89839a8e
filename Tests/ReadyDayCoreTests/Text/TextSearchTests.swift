import Testing

@testable import ReadyDayCore

@Suite("Parts of a text") struct TextSearchTests {
  @Test("a part is found where it first begins, and no part is found twice") func ranges() {
    let text = "aaab — aab"
    #expect(text.firstRange(of: "aab").map { text[..<$0.lowerBound] } == "a")
    #expect(text.ranges(of: "aa").map { text[$0] } == ["aa", "aa"])
    #expect(text.contains("— ") && !text.contains("ba") && !text.contains("aabb"))
    #expect(text.firstRange(of: "").map { text[$0] } == nil)
  }

  @Test("parts are replaced, all of them or the first ones") func replacing() {
    #expect("a&amp;b&amp;".replacing("&amp;", with: "&") == "a&b&")
    #expect("1,5,2".replacing(",", with: ".", most: 1) == "1.5,2")
    #expect("Ávila".dropFirst().replacing("la", with: "") == "vi")
  }
}
