import TestSupport
import Testing

@testable import ReadyDayCore

/// Whose a file is, by the names in it, wherever they are.
@Suite("Recognised files") struct RecognitionTests {
  @Test(
    "each file is of the surest kind, or of a known other",
    arguments: WrittenCase.all(in: "traps/recognised.txt"))
  func kinds(of example: WrittenCase) {
    let found = Self.found(example.text, in: example["file"].first ?? "x")
    let whose =
      found.kinds.map { "\($0)" } + [found.foreign.map { "\($0)" }].compactMap { $0 }
      + (found.isWhoop ? ["whoop"] : []) + (found.areUnknown ? ["nobody"] : [])
    #expect(whose == example["of"])
  }

  @Test("a metric's name may come after its values") func late() {
    let many = Array(repeating: #"{"date":"2026-04-02","qty":1}"#, count: 2000)
    let text =
      #"{"data":{"metrics":[{"data":[\#(many.joined(separator: ","))],"units":"kJ","name":"x"}]}}"#
    #expect(Self.found(text).kinds == [.healthAutoExport])
  }

  private static func found(_ text: String, in file: String = "x") -> RecognisedFiles {
    var found = RecognisedFiles()
    found.add(FileNames(text, named: file))
    return found
  }

  @Test("years of heart rates are not opened, resting ones are") func unneeded() {
    for file in [
      "a/heart_rate-2026-04-02.json", "b/heart_rate_2026.csv", "heartrate.csv",
      "Heart Rate Variability Details - 2026-04-02.csv",
    ] { #expect(!FileNames.mayTell(file)) }
    for file in [
      "resting_heart_rate-2026.json", "daily_resting_heart_rate.csv", "heart_rate.json",
      "sleep.json", "Daily Heart Rate Variability Summary - 2026-04-(02).csv",
      "a/exercise-100.json",
    ] { #expect(FileNames.mayTell(file)) }
  }

  @Test("every export that is not read is named, with what to import instead, in both languages")
  func foreign() {
    for export in ForeignExport.allCases {
      let texts = [Language.english, .spanish].map { Voice($0).text(Message.foreign(export)) }
      #expect(texts[0].contains("which readyday does not read; ") && texts[0] != texts[1])
    }
  }
}
