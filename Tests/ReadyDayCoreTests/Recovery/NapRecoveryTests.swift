import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("The recovery of a nap") struct NapRecoveryTests {
  let tenth = date("2026-03-10")

  private func report(_ records: [String]) -> MorningReport {
    WhoopArchive(reading: "[\(records.joined(separator: ","))]").report(on: tenth)
  }

  @Test("it is never the morning's, in whatever order the records come") func night() {
    let records = [
      WhoopText.NapDay.night, WhoopText.NapDay.nap, WhoopText.NapDay.ofNight,
      WhoopText.NapDay.ofNap,
    ]
    for order in [records, records.reversed()] {
      let report = report(order)
      #expect(report.recovery.state == .scored)
      #expect(report.recovery.score.value == 56)
      #expect(report.sleep.asleepMinutes.value == 420)
      #expect(report.sleep.naps.map(\.asleepMinutes) == [200])
    }
  }

  @Test("alone it leaves the morning unknown, and is not the last known score") func alone() {
    let before = [
      WhoopText.sleep("old", from: "2026-03-07T22:00:00Z", to: "2026-03-08T06:00:00Z", cycle: 1),
      WhoopText.recovery(66, of: "old", cycle: 1),
    ]
    let recovery = report(
      before + [WhoopText.NapDay.night, WhoopText.NapDay.nap, WhoopText.NapDay.ofNap]
    ).recovery
    #expect(recovery.state == .onlyNap)
    #expect(recovery.zone == .unknown)
    #expect(recovery.score.value == nil)
    #expect(recovery.heartRateVariability.value == nil)
    #expect(recovery.lastKnown == .init(date: date("2026-03-08"), score: 66))
  }

  @Test("a nap past midnight leaves the next morning alone") func pastMidnight() {
    let late = WhoopText.sleep(
      "nap", from: "2026-03-09T22:30:00Z", to: "2026-03-09T23:30:00Z", nap: true, cycle: 1)
    let first = WhoopText.sleep(
      "first", from: "2026-03-08T22:00:00Z", to: "2026-03-09T06:00:00Z", cycle: 1)
    let records = [first, late, WhoopText.recovery(1, of: "nap", cycle: 1)]
    #expect(report(records).recovery.state == .missing)
    let archive = WhoopArchive(reading: "[\(records.joined(separator: ","))]")
    #expect(archive.report(on: date("2026-03-09")).recovery.state == .onlyNap)
  }

  @Test("a recovery of a sleep that is not there is not given to the cycle's night")
  func unknownSleep() {
    #expect(report([WhoopText.NapDay.night, WhoopText.NapDay.ofNap]).recovery.state == .pending)
    // Version 1 called the same sleep by a number.
    let numbered = WhoopText.NapDay.ofNight.replacing("\"night\"", with: "987")
    #expect(report([WhoopText.NapDay.night, numbered]).recovery.score.value == 56)
  }

  @Test("it enters no mean, no trend, no computed score and no census") func means() {
    let records = (0..<12).flatMap { day -> [String] in
      let (start, end) = (
        date("2026-02-27").advanced(by: day), date("2026-02-28").advanced(by: day)
      )
      return [
        WhoopText.sleep("n\(day)", from: "\(start)T22:00:00Z", to: "\(end)T06:00:00Z", cycle: day),
        WhoopText.recovery(60, of: "n\(day)", cycle: day),
        WhoopText.sleep(
          "z\(day)", from: "\(end)T16:00:00Z", to: "\(end)T17:00:00Z", nap: true, cycle: day),
        WhoopText.recovery(1, of: "z\(day)", cycle: day).replacing("61.5", with: "12.5"),
      ]
    }
    let archive = WhoopArchive(reading: "[\(records.joined(separator: ","))]")
    let report = archive.report(on: tenth)
    #expect(report.recovery.score == Measure(60, baseline: Baseline(mean: 60, days: 10)))
    #expect(report.recovery.heartRateVariability.baseline?.mean == 61.5)
    #expect(archive.measurements[tenth]?.rmssd == 61.5)
    #expect(archive.census.recoveries == 12)
  }
}

@Suite("The recovery of a nap in the app's export") struct NapRecoveryInCSVTests {
  static let header = CSVTests.header
  static let cycle = "2026-03-09 23:35:36,2026-03-10 23:22:12,UTC+01:00"
  static let nightValues = "58,16.6,314,355,120,100,94,41,560,68,88,34"
  static let napValues = "1,16.6,34,99,10,21,3,65,600,122,65,"
  static let nightSpan = "2026-03-09 23:35:36,2026-03-10 05:30:37"
  static let napSpan = "2026-03-10 18:30:00,2026-03-10 20:09:00"
  static let napRow = "\(cycle),7,49,102,33.00,,5.8,2067,126,57,\(napSpan),\(napValues)"
  static let nightRow = "\(cycle),56,44,81,33.00,,5.8,2067,126,57,\(nightSpan),\(nightValues)"
  static let sleeps = """
    Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Sleep performance %,\
    Respiratory rate (rpm),Asleep duration (min),In bed duration (min),Light sleep duration (min),\
    Deep (SWS) duration (min),REM duration (min),Awake duration (min),Sleep need (min),\
    Sleep debt (min),Sleep efficiency %,Sleep consistency %,Nap
    \(cycle),\(napSpan),\(napValues),true
    \(cycle),\(nightSpan),\(nightValues),false

    """

  static func archive(_ texts: [String], into empty: WhoopArchive? = nil) -> WhoopArchive {
    var archive = empty ?? WhoopArchive(mornings: date("2026-03-01")...date("2026-03-31"))
    for (index, text) in texts.enumerated() { archive.add(Array(text.utf8), from: "\(index).csv") }
    return archive
  }

  private func report(_ texts: String...) -> MorningReport {
    Self.archive(texts).report(on: date("2026-03-10"))
  }

  @Test("a row of the nap alone leaves the recovery unknown, and the night as it was")
  func onlyNap() {
    let cycles = "\(Self.header)\n\(Self.napRow)\n"
    for report in [report(cycles, Self.sleeps), report(Self.sleeps, cycles)] {
      #expect(report.recovery.state == .onlyNap)
      #expect(report.recovery.restingHeartRate.value == nil)
      #expect(report.sleep.performance == 58)
      #expect(report.sleep.asleepMinutes.value == 314)
      #expect(report.sleep.blocks == 1)
      #expect(report.sleep.naps.count == 1)
    }
  }

  @Test("a row each gives the night's, whichever comes first") func both() {
    for rows in [[Self.napRow, Self.nightRow], [Self.nightRow, Self.napRow]] {
      let cycles = "\(Self.header)\n\(rows.joined(separator: "\n"))\n"
      #expect(report(cycles, Self.sleeps).recovery.score.value == 56)
    }
  }

  @Test("without the table of sleeps a nap is known by its beginning long after the cycle's")
  func cyclesAlone() {
    #expect(report("\(Self.header)\n\(Self.napRow)\n").recovery.state == .onlyNap)
    let late = Self.nightRow.replacing(
      "2026-03-09 23:35:36,2026-03-10 05", with: "2026-03-09 23:35:37,2026-03-10 05")
    #expect(report("\(Self.header)\n\(late)\n").recovery.score.value == 56)
  }

  @Test("another export may be what tells that it is a nap") func otherExport() {
    let api = WhoopText.sleep(
      "nap", from: "2026-03-10T17:30:00Z", to: "2026-03-10T19:09:00Z", nap: true)
    let near = Self.napRow.replacing(
      "2026-03-09 23:35:36,2026-03-10 23", with: "2026-03-10 18:30:00,2026-03-10 23")
    #expect(report("\(Self.header)\n\(near)\n", "[\(api)]").recovery.score.value == nil)
  }

  @Test("what was imported knows it as well, also over what an older version had kept")
  func imported() {
    let texts = ["\(Self.header)\n\(Self.napRow)\n", Self.sleeps]
    let added = Self.archive(texts, into: .ofEverything)
    let old = """
      {"records": [
      {"cycle_id":"began 2026-03-09T22:35:36.000Z","score_state":"SCORED","score":
       {"user_calibrating":false,"recovery_score":7,"resting_heart_rate":49,"hrv_rmssd_milli":102}},
      {"cycle_id":"began 2026-03-09T22:35:36.000Z","id":"began 2026-03-10T17:30:00.000Z",
       "start":"2026-03-10T17:30:00.000Z","end":"2026-03-10T19:09:00.000Z","nap":false,
       "timezone_offset":"+01:00","score_state":"UNSCORABLE"}
      ]}
      """
    for before in [WhoopArchive.ofEverything, Self.archive([old], into: .ofEverything)] {
      let files = StoredWhoop(stored: before, added: added).files.map(\.text)
      let report = Self.archive(files).report(on: date("2026-03-10"))
      #expect(report.recovery.state == .onlyNap)
      #expect(report.sleep.naps.count == 1)
      #expect(report.sleep.asleepMinutes.value == 314)
    }
  }
}

@Suite("Nights in two parts, naps and travel, at random") struct RandomNightsTests {
  /// What is written of one date, and what has to be read.
  private struct Day {
    var records: [String] = []
    var score: Double?
    var asleep = 0
    var naps = 0
  }

  /// A day of a traveller, whose nap's recovery is always 1.
  private static func day(_ number: Int, on date: LocalDate, _ random: inout SampleRandom) -> Day {
    let hours = Int.random(in: -11...12, using: &random)
    let zone = hours < 0 ? "-\(padded(-hours)):00" : "+\(padded(hours)):00"
    let midnight = Instant(secondsSince1970: date.dayNumber * 86_400 - hours * 3600)
    var day = Day()
    func moment(_ minutes: Int) -> String {
      midnight.adding(seconds: minutes * 60).reading(at: .zero).description + "Z"
    }
    func add(_ id: String, _ minutes: ClosedRange<Int>, nap: Bool = false, score: Double?) {
      let asleep = minutes.count - 20
      day.records.append(
        WhoopText.sleep(
          id, from: moment(minutes.lowerBound), to: moment(minutes.upperBound), zone: zone,
          nap: nap, asleep: asleep, cycle: number))
      if let score { day.records.append(WhoopText.recovery(score, of: id, cycle: number)) }
      if nap { day.naps += 1 } else { day.asleep += asleep }
    }
    let first = Double.random(in: 10...99, using: &random).rounded()
    let second = Double.random(in: 10...99, using: &random).rounded()
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      add("a\(number)", 30...240, score: first)
      add("b\(number)", 300...500, score: second)
      day.score = second
    case 1:
      add("a\(number)", 30...240, score: first)
      add("b\(number)", 300...500, score: nil)
      day.score = first
    case 2: add("a\(number)", 20...500, score: nil)
    default:
      add("a\(number)", 20...500, score: first)
      day.score = first
    }
    if Bool.random(using: &random) { add("n\(number)", 840...1060, nap: true, score: 1) }
    return day
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test("each morning has its night's score, and the mean is of nights alone", arguments: 1...12)
  func mornings(seed: Int) {
    var random = SampleRandom(seed: UInt64(seed))
    let first = date("2026-02-01")
    let days = (0..<40).map { Self.day($0, on: first.advanced(by: $0), &random) }
    let text = days.flatMap(\.records).shuffled(using: &random).joined(separator: ",")
    let archive = WhoopArchive(reading: "[\(text)]", mornings: first...first.advanced(by: 39))
    for (number, day) in days.enumerated() {
      let report = archive.report(on: first.advanced(by: number))
      #expect(report.recovery.score.value == day.score)
      #expect(
        report.recovery.state == (day.score == nil ? day.naps > 0 ? .onlyNap : .missing : .scored))
      #expect(report.sleep.asleepMinutes.value == Double(day.asleep))
      #expect(report.sleep.naps.count == day.naps)
      let before = days[max(0, number - 30)..<number].compactMap(\.score)
      let mean = report.recovery.score.baseline?.mean
      #expect((mean == nil) == (before.count < 7))
      if let mean { #expect(abs(mean - before.reduce(0, +) / Double(before.count)) < 1e-9) }
    }
  }
}
