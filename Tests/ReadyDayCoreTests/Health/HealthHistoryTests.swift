import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("The days and workouts that are kept") struct HealthHistoryTests {
  private static let january = Instant(secondsSince1970: 1_768_000_000)
  private static let february = Instant(secondsSince1970: 1_770_000_000)
  private static let date = LocalDate(dayNumber: 20_450)

  private static func day(sdnn: Double? = nil, resting: Double? = nil) -> DailyHealth {
    var day = DailyHealth(date: date)
    day.sdnn = sdnn
    day.restingHeartRate = resting
    return day
  }

  private static func history(_ day: DailyHealth, _ moment: Instant?) -> HealthHistory {
    var history = HealthHistory()
    history.add(day, updatedAt: moment)
    return history
  }

  /// A day kept from an export of January, what another export says of it, and what is kept then.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let added: DailyHealth
    let moment: Instant?
    let kept: DailyHealth
    let tally: HealthHistory.Tally
  }

  static let known = day(sdnn: 40, resting: 55)
  static let cases = [
    Case(
      testDescription: "a newer export counts", added: day(sdnn: 44, resting: 54), moment: february,
      kept: day(sdnn: 44, resting: 54), tally: .init(updated: 1)),
    Case(
      testDescription: "what a newer export does not say stays", added: day(sdnn: 44),
      moment: february, kept: day(sdnn: 44, resting: 55), tally: .init(updated: 1)),
    Case(
      testDescription: "the same again changes nothing", added: known, moment: february,
      kept: known, tally: .init(unchanged: 1)),
    Case(
      testDescription: "an export cut short, which has no date, overrides nothing",
      added: day(sdnn: 44), moment: nil, kept: known, tally: .init(unchanged: 1)),
    Case(
      testDescription: "an older export overrides nothing", added: day(sdnn: 44),
      moment: january.adding(seconds: -1), kept: known, tally: .init(unchanged: 1)),
  ]

  @Test("are merged value by value", arguments: cases) func merge(_ row: Case) {
    var kept = Self.history(Self.known, Self.january)
    let tally = kept.merge(Self.history(row.added, row.moment))
    #expect(kept.days(in: Self.date...Self.date) == [row.kept])
    #expect(tally.days == row.tally)
  }

  @Test("an older export fills in what is missing") func fill() {
    var kept = Self.history(Self.day(sdnn: 40), Self.february)
    _ = kept.merge(Self.history(Self.day(sdnn: 30, resting: 55), Self.january))
    #expect(kept.days(in: Self.date...Self.date) == [Self.known])
  }

  @Test("are written a file a year and read back as they were") func files() throws {
    let records =
      WrittenExport.stagedNight + [
        WrittenExport.sdnn("41.237", at: "2026-03-10 03:00:00 +0100"),
        WrittenExport.sdnn("50", at: "2025-12-31 04:59:00 -0500"),
        WrittenExport.workout(
          "startDate=\"2026-01-01 00:10:00 +0100\" endDate=\"2026-01-01 00:40:00 +0100\"",
          as: "Curling",
          inside: "<WorkoutStatistics type=\"HKQuantityTypeIdentifierHeartRate\" average=\"120\"/>"),
      ]
    let export = HealthExport(WrittenExport(records).text)
    let files = export.history.files()
    #expect(files.map(\.name) == ["2025.json", "2026.json"])
    var read = HealthHistory()
    for file in files { try read.add(tidy: Array(file.text.utf8).span.bytes) }
    #expect(read == export.history)
    #expect(read.files().map(\.text) == files.map(\.text))
    #expect(
      files[0].text == """
        {"schema": "readyday.health", "schema_version": "2.0",
        "days": [
        {"date":"2025-12-31","hrv_sdnn_ms":50,"updated_at":"2026-03-29T18:00:00+00:00"}
        ],
        "workouts": [

        ]}

        """)
  }

  @Test("are written anew in the years that changed, and in no other") func changedFiles() {
    let before = Self.history(Self.known, Self.january)
    var later = DailyHealth(date: Self.date.advanced(by: 365))
    later.sdnn = 51
    var after = before
    #expect(after.files(changedSince: before).isEmpty)
    after.add(later, updatedAt: Self.february)
    #expect(after.files(changedSince: before).map(\.name) == ["2026.json"])
    after.add(Self.day(sdnn: 44), updatedAt: Self.february)
    #expect(after.files(changedSince: before).map(\.name) == ["2025.json", "2026.json"])
  }

  @Test(
    "are not read from a file of something else",
    arguments: ["", "{}", "[1]", "{\"schema\":\"other\",\"days\":[],\"workouts\":[]}"])
  func foreign(text: String) {
    var history = HealthHistory()
    #expect(throws: HealthHistory.Unreadable.self) {
      try history.add(tidy: Array(text.utf8).span.bytes)
    }
  }

  @Test("added again after a newer watch recorded more change, and nothing is there twice")
  func workouts() {
    let dates = "startDate=\"2026-03-10 18:00:00 +0100\" endDate=\"2026-03-10 18:50:00 +0100\""
    let club = dates.replacing("18:00:00", with: "18:00:07")
    let statistics =
      "<WorkoutStatistics type=\"HKQuantityTypeIdentifierHeartRate\" average=\"150\"/>"
    var kept = HealthHistory()
    _ = kept.merge(HealthExport(WrittenExport([WrittenExport.workout(club)]).text).history)
    let watch = WrittenExport([
      WrittenExport.workout(club), WrittenExport.workout(dates, inside: statistics),
    ])
    let tally = kept.merge(HealthExport(watch.text).history)
    #expect(tally.workouts == HealthHistory.Tally(new: 1))
    #expect(kept.workouts(in: HealthExport.always).map(\.averageHeartRate) == [150])
  }

  @Test("a night of which only the length is known counts as one") func untimedNight() {
    var slept = Self.day()
    slept.untimed = SleepTotals(asleepMinutes: 420)
    let history = Self.history(slept, nil)
    #expect(history.nightCount == 1 && history.nightClocks.isEmpty)
    #expect(Self.history(Self.day(sdnn: 40), nil).nightCount == 0)
  }
}
