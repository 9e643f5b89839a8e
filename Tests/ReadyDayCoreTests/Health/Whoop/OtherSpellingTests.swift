import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Records that other programs wrote in their own way") struct OtherSpellingTests {
  static let tenth = date("2026-03-10")
  static let night = WhoopText.sleep(from: "2026-03-09T22:30:00Z", to: "2026-03-10T06:30:00Z")
  static let madrid = WhoopClocks(zone: .fixture("Europe/Madrid"), zones: FixtureZones())

  static func archive(_ text: String, from file: String = "whoop.json") -> WhoopArchive {
    var archive = WhoopArchive(mornings: date("2026-03-01")...date("2026-03-31"))
    archive.clocks = madrid
    archive.add(Array(text.utf8), from: file)
    return archive
  }

  struct Clock: Sendable, CustomTestStringConvertible {
    let written: String
    let offset: Int
    var isTold = false
    var testDescription: String { written }
  }

  @Test(
    "a clock is read however it is named, and is the user's where it is not",
    arguments: [
      Clock(written: "\"UTC-05:00\"", offset: -300), Clock(written: "\"-05:00:00\"", offset: -300),
      Clock(written: "\"+02\"", offset: 120), Clock(written: "\"GMT\"", offset: 0),
      Clock(written: "\"America/New_York\"", offset: -240),
      Clock(written: "null", offset: 60, isTold: true),
      Clock(written: "\"Mars/Base\"", offset: 60, isTold: true),
    ])
  func clock(_ clock: Clock) {
    let night = Self.night.replacing("\"+01:00\"", with: clock.written)
    let other = WhoopText.sleep("s0", from: "2026-03-08T22:30:00Z", to: "2026-03-09T06:30:00Z")
      .replacing("\"+01:00\"", with: clock.written)
    let archive = Self.archive("[\(night),\(other),\(WhoopText.recovery())]")
    let report = archive.report(on: Self.tenth)
    #expect(report.sleep.offset.seconds == clock.offset * 60)
    #expect(report.recovery.score.value == 63)
    #expect(archive.skippedCount == 0)
    let told: [Problem] = [.health(.noClock(field: "timezone_offset"))]
    #expect(archive.diagnostics.map(\.problem) == (clock.isTold ? told : []))
  }

  @Test("a table may name its zone too, or leave it out") func zoneOfTable() {
    for (zone, minutes, count) in [
      ("Europe/Madrid", 60, 0), ("America/New_York", -240, 0), ("", 60, 1),
    ] {
      let row = CSVTests.row.replacing("UTCZ", with: zone)
      let archive = Self.archive("\(CSVTests.header)\n\(row)\n", from: "my.csv")
      #expect(archive.report(on: Self.tenth).sleep.offset.seconds == minutes * 60)
      #expect(
        archive.diagnostics.map(\.problem)
          == Array(repeating: .health(.noClock(field: "Cycle timezone")), count: count))
    }
  }

  @Test("values in quotation marks are read, which is told once") func quoted() {
    let morning = WhoopText.recovery(calibrating: true)
      .replacing("\"user_calibrating\":true", with: "\"user_calibrating\":\"TRUE\"")
      .replacing(":63.0", with: ":\"63\"").replacing(":61.5", with: ":\"61.5\"")
    let nap = Self.night.replacing("\"nap\":false", with: "\"nap\":\"true\"")
      .replacing("s1", with: "s2")
    let archive = Self.archive("[\(Self.night),\(morning)]")
    let recovery = archive.report(on: Self.tenth).recovery
    #expect(recovery.score.value == 63)
    #expect(recovery.heartRateVariability.value == 61.5)
    #expect(recovery.isCalibrating)
    #expect(
      archive.diagnostics.map(\.problem) == [.health(.writtenAsText(field: "user_calibrating"))])
    #expect(Self.archive("[\(nap)]").report(on: Self.tenth).sleep.naps.count == 1)
  }

  @Test(
    "what cannot be read is unknown alone",
    arguments: ["\"n/a\"", "\"0x3F\"", "\"nan\"", "true", "[63]", "{\"value\": 63}"])
  func unreadable(value: String) {
    let morning = WhoopText.recovery().replacing(
      "\"resting_heart_rate\":54.0", with: "\"resting_heart_rate\":\(value)")
    let archive = Self.archive("[\(Self.night),\(morning)]")
    #expect(archive.report(on: Self.tenth).recovery.restingHeartRate.value == nil)
    #expect(archive.report(on: Self.tenth).recovery.score.value == 63)
    #expect(archive.skippedCount == 0)
    #expect(
      archive.diagnostics.map(\.problem) == [
        .health(.outOfRange(field: "resting_heart_rate", value: value))
      ])
  }

  @Test("a sleep without an id, and one without stages, is a night all the same") func fallbacks() {
    let night = Self.night.replacing("\"id\":\"s1\",", with: "\"cycle_id\":1,").replacing(
      "\"total_rem_sleep_time_milli\":5400000", with: "\"total_rem_sleep_time_milli\":null")
    let archive = Self.archive("[\(night),\(WhoopText.recovery(of: nil))]")
    let report = archive.report(on: Self.tenth)
    #expect(report.recovery.score.value == 63)
    #expect(report.sleep.asleepMinutes.value == nil)
    #expect(report.sleep.performance == 81)
    #expect(archive.skippedCount == 0)
  }

  @Test("a field under another name is told once, with the name it may have") func renamedField() {
    let mornings = ["s1", "s2"].map {
      WhoopText.recovery(of: $0, cycle: $0 == "s1" ? 1 : 2).replacing(
        "\"recovery_score\"", with: "\"recovery\"")
    }
    let other = WhoopText.sleep("s2", from: "2026-03-10T22:30:00Z", to: "2026-03-11T06:30:00Z")
    let archive = Self.archive("[\(Self.night),\(other),\(mornings.joined(separator: ","))]")
    #expect(archive.report(on: Self.tenth).recovery.state == .unusable)
    #expect(archive.report(on: Self.tenth).recovery.restingHeartRate.value == 54)
    #expect(
      archive.diagnostics.map(\.problem) == [
        .health(.missingName("recovery_score", closest: "recovery", isColumn: false))
      ])
  }

  @Test("columns under other names are told one by one, with the names they may have")
  func renamedColumns() {
    let header = CSVTests.header.replacing("Recovery score %", with: "Recovery %")
      .replacing("Heart rate variability (ms)", with: "HRV (ms)")
    let archive = Self.archive("\(header)\n\(CSVTests.row)\n", from: "physiological_cycles.csv")
    let recovery = archive.report(on: Self.tenth).recovery
    #expect(recovery.state == .unusable)
    #expect(recovery.restingHeartRate.value == 54)
    #expect(archive.report(on: Self.tenth).sleep.asleepMinutes.value == 450)
    #expect(
      archive.diagnostics.gathered.map { Voice(.english).problem($0.problem) } == [
        #"no column "Recovery score %"; closest "Recovery %""#,
        #"no column "Heart rate variability (ms)"; closest "HRV (ms)""#,
      ])
  }

  @Test("a table whose dates have another name is not read, and says why") func undatedTable() {
    let header = CSVTests.header.replacing("Cycle start time", with: "Cycle start")
    let archive = Self.archive("\(header)\n\(CSVTests.row)\n", from: "physiological_cycles.csv")
    #expect(archive.recordCount == 0)
    #expect(
      archive.diagnostics.map(\.problem) == [
        .health(.missingName("Cycle start time", closest: "Cycle start", isColumn: true))
      ])
    #expect(archive.diagnostics.map(\.severity) == [.error])
  }

  @Test("columns that are deleted, and those of newer exports, are no names of others")
  func otherColumns() {
    let cut = { (line: Substring) in
      line.split(separator: ",", omittingEmptySubsequences: false)
        .dropLast(4).joined(separator: ",") + ",7"
    }
    let text = [CSVTests.header.dropFirst(0), CSVTests.row[...]].map(cut).joined(separator: "\n")
      .replacing("Awake duration (min),7", with: "Awake duration (min),Stress monitor")
    #expect(Self.archive("\(text)\n", from: "my.csv").diagnostics == [])
  }

  @Test("WHOOP's own time asleep counts, and survives an import") func ownTimeAsleep() {
    let row = CSVTests.row.replacing(",450,480,", with: ",451,480,")
    let archive = Self.archive("\(CSVTests.header)\n\(row)\n", from: "my.csv")
    #expect(archive.report(on: Self.tenth).sleep.asleepMinutes.value == 451)
    #expect(archive.measurements[Self.tenth]?.sleep?.asleepMinutes == 451)
    var kept = WhoopArchive.ofEverything
    for file in StoredWhoop(stored: .ofEverything, added: archive).files {
      kept.add(Array(file.text.utf8), from: file.name)
    }
    #expect(kept.report(on: Self.tenth).sleep.asleepMinutes.value == 451)
    let blank = CSVTests.row.replacing(",450,480,", with: ",,480,")
    let summed = Self.archive("\(CSVTests.header)\n\(blank)\n", from: "my.csv")
    #expect(summed.report(on: Self.tenth).sleep.asleepMinutes.value == 450)
  }

  @Test("a recovery of version 1 belongs to the sleep that had its id") func olderID() {
    let night = Self.night.replacing("\"v1_id\":null", with: "\"v1_id\":987")
    let morning = WhoopText.recovery(of: nil, cycle: 9).replacing(
      "\"cycle_id\":9", with: "\"sleep_id\":987")
    let archive = Self.archive("[\(night),\(morning)]")
    #expect(archive.report(on: Self.tenth).recovery.score.value == 63)
    #expect(archive.diagnostics == [])
  }

  @Test("a recovery whose sleep is not there is told, beside others that have theirs")
  func stray() {
    let stray = WhoopText.recovery(of: nil, cycle: 9).replacing(
      "\"cycle_id\":9", with: "\"sleep_id\":987")
    let archive = Self.archive("[\(Self.night),\(WhoopText.recovery()),\(stray)]")
    #expect(archive.diagnostics.map(\.problem) == [.health(.undatedRecoveries(1))])
    // Made on a day whose nights are not read.
    let old = stray.replacing("2026-03-10T08", with: "2025-12-14T08")
    #expect(Self.archive("[\(Self.night),\(WhoopText.recovery()),\(old)]").diagnostics == [])
  }

  @Test("the last night without a recovery is not scored yet, unless its day is over")
  func awaited() {
    func state(_ records: String...) -> ScoreState {
      Self.archive("[\(records.joined(separator: ","))]").report(on: Self.tenth).recovery.state
    }
    let night = WhoopText.sleep(from: "2026-03-09T22:30:00Z", to: "2026-03-10T06:30:00Z", cycle: 1)
    let earlier = WhoopText.sleep("s0", from: "2026-03-08T22:30:00Z", to: "2026-03-09T06:30:00Z")
    let later = WhoopText.sleep("s2", from: "2026-03-10T22:30:00Z", to: "2026-03-11T06:30:00Z")
    #expect(state(night) == .pending)
    #expect(state(night, WhoopText.cycle(from: "2026-03-09T22:30:00Z", to: nil)) == .pending)
    #expect(
      state(night, WhoopText.cycle(from: "2026-03-09T22:30:00Z", to: "2026-03-10T22:00:00Z"))
        == .missing)
    #expect(state(night, later) == .missing)
    #expect(state(night, earlier) == .missing)
    #expect(state(night, earlier, WhoopText.recovery(of: "s0", cycle: 0)) == .pending)
  }

  @Test("a night on which the clocks were set has the times that they showed")
  func clocksSet() throws {
    for (start, end, zone, times) in [
      ("2026-03-28T22:30:00Z", "2026-03-29T05:30:00Z", "+01:00", ("23:30", "07:30")),
      ("2026-03-28T22:30:00Z", "2026-03-29T05:30:00Z", "+02:00", ("23:30", "07:30")),
      // Elsewhere they were not set.
      ("2026-03-28T22:30:00Z", "2026-03-29T05:30:00Z", "-03:00", ("19:30", "02:30")),
    ] {
      let report = Self.archive(WhoopText.sleep(from: start, to: end, zone: zone))
        .report(on: date("2026-03-29"))
      let shown = try #require(report.sleep.times)
      #expect(shown.start == .at(times.0))
      #expect(shown.end == .at(times.1))
    }
  }
}
