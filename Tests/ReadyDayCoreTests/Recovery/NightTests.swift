import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("What a night comes to") struct NightTests {
  let tenth = date("2026-03-10")

  private func report(_ records: String...) -> MorningReport {
    let archive = WhoopArchive(reading: "[\(records.joined(separator: ","))]")
    return archive.report(on: tenth)
  }

  @Test("of a split night all blocks count, and the recovery of the last") func split() {
    let report = report(
      WhoopText.SplitNight.second, WhoopText.SplitNight.first,
      WhoopText.recovery(71, of: "second", cycle: 2),
      WhoopText.recovery(44, of: "first", cycle: 1))
    #expect(report.recovery.score.value == 71)
    #expect(report.sleep.asleepMinutes.value == 390)
    #expect(report.sleep.inBedMinutes == 450)
    #expect(report.sleep.blocks == 2)
    #expect(report.sleep.span?.minutes == 540)
  }

  @Test("a block that is not scored yet adds nothing, and says so when it is the last")
  func pendingBlock() {
    let pending = WhoopText.sleep(
      "second", from: "2026-03-10T03:00:00Z", to: "2026-03-10T07:00:00Z", state: "PENDING_SCORE")
    let report = report(WhoopText.SplitNight.first, pending)
    #expect(report.sleep.state == .pending)
    #expect(report.sleep.asleepMinutes.value == 190)
  }

  private static let later = WhoopText.sleep(
    "later", from: "2026-03-10T03:00:00Z", to: "2026-03-10T07:00:00Z", state: "PENDING_SCORE",
    cycle: 1)

  @Test("it is described by the block its recovery judges, though another one follows")
  func judgedBlock() {
    let report = report(
      WhoopText.SplitNight.first, Self.later, WhoopText.recovery(71, of: "first", cycle: 2))
    #expect(report.sleep.state == .scored)
    #expect(report.sleep.efficiency == 91.5)
  }

  @Test("of two nights only the first of which is scored, its score is shown and said to be of it")
  func onlyFirstScored() {
    for state in ["PENDING_SCORE", "UNSCORABLE"] {
      let report = report(
        WhoopText.SplitNight.first, Self.later, WhoopText.recovery(71, of: "first", cycle: 1),
        WhoopText.recovery(of: "later", cycle: 1, state: state))
      #expect(report.recovery.state == .scored)
      #expect(report.recovery.score.value == 71)
      #expect(report.recovery.isFromEarlierSleep)
      #expect(report.sleep.span?.minutes == 540)
      #expect(!report.hiding([.recovery]).recovery.isFromEarlierSleep)
    }
    let last = self.report(
      WhoopText.SplitNight.first, WhoopText.SplitNight.second,
      WhoopText.recovery(71, of: "second", cycle: 2))
    #expect(!last.recovery.isFromEarlierSleep)
  }

  @Test("a recovery that names only its cycle judges the last block of it") func lastOfCycle() {
    for blocks in [
      [WhoopText.SplitNight.first, Self.later], [Self.later, WhoopText.SplitNight.first],
    ] {
      let report = report(blocks[0], blocks[1], WhoopText.recovery(71, of: nil, cycle: 1))
      #expect(report.sleep.state == .pending)
    }
  }

  @Test("naps are added up apart, also the one right after the night") func naps() {
    let nap = WhoopText.sleep(
      "nap", from: "2026-03-10T09:00:00Z", to: "2026-03-10T13:30:00Z", nap: true, asleep: 200)
    let sleep = report(WhoopText.SplitNight.first, WhoopText.SplitNight.second, nap).sleep
    #expect(sleep.asleepMinutes.value == 390)
    #expect(sleep.naps.map(\.asleepMinutes) == [200])
  }

  @Test("debt is inside the need, and naps take from it") func need() {
    let sleep = report(WhoopText.SplitNight.first).sleep
    #expect(sleep.debtMinutes == 60)
    #expect(sleep.neededMinutes == 520)  // 450 + 60 + 20 − 10
  }

  @Test("a night in two exports, under two ids, is one night") func twoExports() {
    let again = WhoopText.sleep(
      "987", from: "2026-03-09T22:00:00Z", to: "2026-03-10T01:00:00Z", asleep: 188,
      updated: "2026-03-10T07:00:00.000Z")
    let sleep = report(WhoopText.SplitNight.first, again).sleep
    #expect(sleep.blocks == 1)
    #expect(sleep.asleepMinutes.value == 190)
  }

  struct State: Sendable, CustomTestStringConvertible {
    let word: String
    let state: ScoreState
    var testDescription: String { word }
  }

  @Test(
    "without a score there is no value, but the last known one with its date",
    arguments: [
      State(word: "PENDING_SCORE", state: .pending), State(word: "UNSCORABLE", state: .unscorable),
    ])
  func unscored(_ case: State) {
    let report = report(
      WhoopText.sleep("old", from: "2026-03-07T22:00:00Z", to: "2026-03-08T06:00:00Z"),
      WhoopText.recovery(66, of: "old", cycle: 1),
      WhoopText.sleep(
        "new", from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z", state: `case`.word),
      WhoopText.recovery(of: "new", cycle: 2, state: `case`.word))
    #expect(report.recovery.state == `case`.state)
    #expect(report.sleep.state == `case`.state)
    #expect(report.recovery.zone == .unknown)
    #expect(report.recovery.heartRateVariability.value == nil)
    #expect(report.recovery.lastKnown == .init(date: date("2026-03-08"), score: 66))
  }

  @Test("of several scores known before, the last one is told") func lastKnown() {
    let report = report(
      WhoopText.sleep("a", from: "2026-03-04T22:00:00Z", to: "2026-03-05T06:00:00Z"),
      WhoopText.recovery(50, of: "a", cycle: 1),
      WhoopText.sleep("b", from: "2026-03-07T22:00:00Z", to: "2026-03-08T06:00:00Z"),
      WhoopText.recovery(66, of: "b", cycle: 2))
    #expect(report.recovery.lastKnown == .init(date: date("2026-03-08"), score: 66))
  }

  @Test("of one record twice the first one read counts when both were updated at once")
  func updatedAtOnce() {
    let report = report(
      WhoopText.recovery(40, of: "first"), WhoopText.SplitNight.first,
      WhoopText.recovery(47, of: "first"))
    #expect(report.recovery.score.value == 40)
  }

  @Test("zeros under a score that is none are not believed") func zeros() {
    let zeros = WhoopText.recovery(0, of: "first", cycle: 1)
      .replacing("\"SCORED\"", with: "\"PENDING_SCORE\"")
    #expect(report(WhoopText.SplitNight.first, zeros).recovery.score.value == nil)
  }

  @Test("a calibrating morning is scored, and says that it is provisional") func calibrating() {
    let recovery = report(
      WhoopText.SplitNight.first, WhoopText.recovery(70, of: "first", calibrating: true)
    ).recovery
    #expect(recovery.state == .scored)
    #expect(recovery.isCalibrating)
    #expect(recovery.zone == .green)
  }

  @Test(
    "of one record twice the one updated last counts, in whatever order they come",
    arguments: [[0, 1], [1, 0]])
  func updated(_ order: [Int]) {
    let versions = [
      WhoopText.recovery(40, of: "first", updated: "2026-03-10T06:20:00.000Z"),
      WhoopText.recovery(47, of: "first", updated: "2026-03-10T15:50:00.000Z"),
    ]
    let report = report(versions[order[0]], WhoopText.SplitNight.first, versions[order[1]])
    #expect(report.recovery.score.value == 47)
  }
}

@Suite("Strain of the day before") struct StrainYesterdayTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cycles: [String]
    let strain: Double?
  }

  static let cases = [
    Case(
      testDescription: "the cycle that ended as the night began",
      cycles: [
        WhoopText.cycle(3, from: "2026-03-09T22:00:00Z", to: nil, strain: 1.5),
        WhoopText.cycle(1, from: "2026-03-07T22:30:00Z", to: "2026-03-08T22:10:00Z", strain: 5),
        WhoopText.cycle(2, from: "2026-03-08T22:10:00Z", to: "2026-03-09T22:00:00Z", strain: 16.4),
      ], strain: 16.4),
    Case(
      testDescription: "a strap taken off in the evening",
      cycles: [
        WhoopText.cycle(2, from: "2026-03-08T18:00:00Z", to: "2026-03-09T18:00:00Z", strain: 9)
      ], strain: 9),
    Case(
      testDescription: "a strap off for days: nothing is known of yesterday",
      cycles: [
        WhoopText.cycle(2, from: "2026-03-06T22:00:00Z", to: "2026-03-07T22:00:00Z", strain: 9)
      ], strain: nil),
    Case(
      testDescription: "a cycle without a score",
      cycles: [
        WhoopText.cycle(
          2, from: "2026-03-08T22:10:00Z", to: "2026-03-09T22:00:00Z", state: "UNSCORABLE")
      ], strain: nil),
    Case(
      testDescription: "an end in the year 1 is none",
      cycles: [
        WhoopText.cycle(2, from: "2026-03-08T22:10:00Z", to: "0001-01-01T00:00:00Z", strain: 8)
      ], strain: 8),
    Case(testDescription: "no cycles at all", cycles: [], strain: nil),
    Case(
      testDescription: "falling asleep a second after the cycle began: the cycle is today's",
      cycles: [
        WhoopText.cycle(2, from: "2026-03-08T22:10:00Z", to: "2026-03-09T21:59:59Z", strain: 16.4),
        WhoopText.cycle(3, from: "2026-03-09T21:59:59Z", to: nil, strain: 1.5),
      ], strain: 16.4),
    Case(
      testDescription: "falling asleep an hour after it, in a cycle that is over",
      cycles: [
        WhoopText.cycle(2, from: "2026-03-08T22:10:00Z", to: "2026-03-09T21:00:00Z", strain: 16.4),
        WhoopText.cycle(3, from: "2026-03-09T21:00:00Z", to: "2026-03-10T21:30:00Z", strain: 7.5),
      ], strain: 16.4),
    Case(
      testDescription: "the cycle before ends a second into the night",
      cycles: [
        WhoopText.cycle(2, from: "2026-03-08T22:10:00Z", to: "2026-03-09T22:00:01Z", strain: 16.4),
        WhoopText.cycle(3, from: "2026-03-09T22:00:01Z", to: nil, strain: 1.5),
      ], strain: 16.4),
    Case(
      testDescription: "one cycle in two exports, a second apart",
      cycles: [
        WhoopText.cycle(2, from: "2026-03-08T22:10:00Z", to: "2026-03-09T22:00:00Z", strain: 16.4),
        WhoopText.cycle(3, from: "2026-03-09T22:00:00Z", to: nil, strain: 1.5),
        WhoopText.cycle(4, from: "2026-03-09T21:59:59Z", to: nil, strain: 1.4),
      ], strain: 16.4),
  ]

  @Test("a night that names its cycle has that one's day before it") func named() {
    let cycles = [
      WhoopText.cycle(2, from: "2026-03-08T22:10:00Z", to: "2026-03-09T15:00:00Z", strain: 16.4),
      WhoopText.cycle(3, from: "2026-03-09T15:00:00Z", to: "2026-03-10T21:30:00Z", strain: 7.5),
      WhoopText.cycle(4, from: "2026-03-10T00:00:00Z", to: nil, strain: 2.5),
    ]
    let night = WhoopText.sleep(from: "2026-03-09T23:30:00Z", to: "2026-03-10T06:00:00Z", cycle: 3)
    let text = "[\((cycles + [night]).joined(separator: ","))]"
    let report = WhoopArchive(reading: text).report(on: date("2026-03-10"))
    #expect(report.strainYesterday == 16.4)
    #expect(report.strainSoFar?.value == 7.5)
    // 2026-03-10T21:30:00Z
    #expect(report.strainSoFar?.countedAt == Instant(secondsSince1970: 1_773_178_200))
    #expect(report.strainSoFar?.usual == nil)
  }

  @Test("it is found by time", arguments: cases) func strain(_ case: Case) {
    let night = WhoopText.sleep(from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z")
    let text = "[\((`case`.cycles + [night]).joined(separator: ","))]"
    let report = WhoopArchive(reading: text).report(on: date("2026-03-10"))
    #expect(report.strainYesterday == `case`.strain)
  }
}
