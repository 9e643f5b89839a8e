import Testing

@testable import ReadyDayCore

/// Whose a file is, by the names in it, wherever they are.
@Suite("Recognised files")
struct RecognitionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var file = "x"
    var kinds: [HealthExportKind] = []
    var foreign: ForeignExport?
    var isWhoop = false
  }

  private static let many = (0..<2000).map { #"{"date":"2026-04-02","qty":\#($0)}"# }

  static let cases: [Case] = [
    Case(
      testDescription: "a metric whose name comes after its values",
      text:
        #"{"data":{"metrics":[{"data":[\#(many.joined(separator: ","))],"units":"kJ","name":"x"}]}}"#,
      kinds: [.healthAutoExport]),
    Case(
      testDescription: "a broken file still has names",
      text: #"{"dateOfSleep":"2026-04-02","minutesAsleep":4"#,
      kinds: [.fitbit]),
    Case(
      testDescription: "escaped quotes are part of a text",
      text: #"[{"a":"\\\"dateOfSleep\\\":","minutesAsleep":1}]"#),
    Case(
      testDescription: "a day's resting heart rates",
      text: "timestamp,beats per minute,data source\n",
      file: "a/daily_resting_heart_rate.csv", kinds: [.fitbit]),
    Case(
      testDescription: "the same columns of every minute",
      text: "timestamp,beats per minute,data source\n", file: "a/heart_rate_2026-04-02.csv"),
    Case(
      testDescription: "intervals.icu, whatever the order",
      text: "sleepSecs,weight,date,restingHR\n", kinds: [.intervals]),
    Case(
      testDescription: "the web's table of nights, whose first name is the period",
      text: "Sleep Score 7 Days,Score,Duration,Bedtime,Wake Time\n", kinds: [.garmin]),
    Case(
      testDescription: "one of the service's answers",
      text: #"{"hrvSummary":{"lastNightAvg":51,"calendarDate":"2026-04-02"}}"#, kinds: [.garmin]),
    Case(
      testDescription: "WHOOP's records have others' names, too",
      text: #"{"data":[{"name":"a","units":"b","score_state":"SCORED"}]}"#, isWhoop: true),
    Case(
      testDescription: "a surer reader counts alone",
      text: #"{"data":[{"name":1,"units":2,"bedtime_start":3,"bedtime_end":4,"efficiency":5}]}"#,
      kinds: [.oura]),
    Case(
      testDescription: "Samsung's line above the header",
      text: "com.samsung.shealth.sleep_stage,1,2\nstart_time,stage,datauuid\n", foreign: .samsung),
    Case(
      testDescription: "an answer about breathing",
      text: #"{"br":[{"value":{"breathingRate":15}}]}"#,
      foreign: .fitbitService),
    Case(
      testDescription: "records flattened by a program",
      text: "cycle_id,score.recovery_score\n1,50\n", foreign: .flattenedWhoop),
    Case(testDescription: "nobody's", text: "date,weight\n2026-04-02,70\n"),
    Case(testDescription: "nothing", text: ""),
  ]

  @Test("each file is of the surest kind, or of a known other", arguments: cases)
  func kinds(of example: Case) {
    var found = RecognisedFiles()
    found.add(FileNames(example.text, named: example.file))
    #expect(found.kinds == example.kinds)
    #expect(found.foreign == example.foreign)
    let isKnown = !example.kinds.isEmpty || example.foreign != nil || example.isWhoop
    #expect(found.isWhoop == example.isWhoop && found.areUnknown == !isKnown)
  }

  @Test("years of heart rates are not opened, resting ones are")
  func unneeded() {
    for file in [
      "a/heart_rate-2026-04-02.json", "b/heart_rate_2026.csv", "heartrate.csv",
      "Heart Rate Variability Details - 2026-04-02.csv",
    ] {
      #expect(!FileNames.mayTell(file))
    }
    for file in [
      "resting_heart_rate-2026.json", "daily_resting_heart_rate.csv", "heart_rate.json",
      "sleep.json",
      "Daily Heart Rate Variability Summary - 2026-04-(02).csv", "a/exercise-100.json",
    ] {
      #expect(FileNames.mayTell(file))
    }
  }

  @Test("every export that is not read is named, with what to import instead, in both languages")
  func foreign() {
    for export in ForeignExport.allCases {
      let texts = [Language.english, .spanish].map {
        Voice($0).text(Message.foreign(export))
      }
      #expect(texts[0].contains("which readyday does not read; ") && texts[0] != texts[1])
    }
  }
}
