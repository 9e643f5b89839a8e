import Testing

@Suite struct SentenceValuesTests {
  @Test(
    "numbers and names are found, words are not",
    arguments: [
      ("It ends at 20:30, 4 h before (23:00).", ["20:30", "23:00", "4"]),
      ("Termina a las 20:30, a 4 h (23:00).", ["20:30", "23:00", "4"]),
      ("Move \"Review Q3\" on 2, 74,9 % of «B, 7».", ["2", "74.9", "B, 7", "Review Q3"]),
      ("HRV 51.10–58.70; 51.10 again.", ["51.10", "58.70"]),
      ("Nothing at all.", []),
    ] as [(String, [String])])
  func values(_ sentence: String, _ expected: [String]) { #expect(sentence.values == expected) }
}
