import Testing

@testable import ReadyDayCore

@Suite struct ClosestWordTests {
  @Test(
    "a slip of the fingers is understood",
    arguments: [
      ("breif", "brief"), ("brif", "brief"), ("brieff", "brief"), ("Brief", "brief"),
      ("--fromat", "--format"), ("tomorow", "tomorrow"),
    ])
  func slips(word: String, meant: String) {
    let known = ["help", "brief", "--format", "--from", "tomorrow", "today"]
    #expect(ClosestWord.closest(to: word, among: known) == meant)
  }

  @Test("a word far from all others is not guessed at", arguments: ["zzzzz", "x", "workout"])
  func strangers(word: String) {
    #expect(ClosestWord.closest(to: word, among: ["help", "brief", "--format"]) == nil)
  }

  @Test("distance counts a swap of neighbours as one slip") func swap() {
    #expect(Letters.distance("breif", "brief") == 1)
    #expect(Letters.distance("", "abc") == 3)
    #expect(Letters.distance("kitten", "sitting") == 3)
  }
}
