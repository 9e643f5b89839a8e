import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("The mornings of Fixtures/whoop") struct MorningReportTests {
  struct Morning: Sendable, CustomTestStringConvertible {
    let on: String
    let state: ScoreState
    var zone = RecoveryZone.unknown
    var score: Double?
    var asleep: Int?
    var blocks = 1
    var naps = 0
    var testDescription: String { on }
  }

  static let mornings = [
    Morning(on: "2026-03-11", state: .pending),
    Morning(on: "2026-03-10", state: .scored, zone: .red, score: 28, asleep: 312),
    Morning(on: "2026-03-09", state: .scored, zone: .yellow, score: 57, asleep: 445),
    Morning(on: "2026-03-05", state: .scored, zone: .green, score: 88, asleep: 495),
    // A nap after a full night.
    Morning(on: "2026-03-01", state: .scored, zone: .yellow, score: 55, asleep: 401, naps: 1),
    // Asleep at four, up after noon.
    Morning(on: "2026-02-28", state: .scored, zone: .yellow, score: 60, asleep: 460),
    // A split night: the recovery of its second half, the sleep of both.
    Morning(
      on: "2026-02-25", state: .scored, zone: .red, score: 6, asleep: 359, blocks: 2, naps: 1),
    // A night without a recovery.
    Morning(on: "2026-02-15", state: .missing, asleep: 477),
    Morning(on: "2026-02-13", state: .unscorable),
    // The strap lay in a drawer.
    Morning(on: "2026-02-05", state: .missing, blocks: 0),
    // Awake all night.
    Morning(on: "2026-01-21", state: .missing, blocks: 0),
    // On a trip, at UTC-5.
    Morning(on: "2026-01-30", state: .scored, zone: .red, score: 31, asleep: 407),
    Morning(on: "2026-01-10", state: .scored, zone: .yellow, score: 57, asleep: 436),
  ]

  @Test("each has the state, the score and the sleep of its own night", arguments: mornings)
  func report(_ morning: Morning) {
    let report = WhoopFixture.archive().report(on: date(morning.on))
    #expect(report.date == date(morning.on))
    #expect(report.recovery.state == morning.state)
    #expect(report.recovery.zone == morning.zone)
    #expect(report.recovery.score.value == morning.score)
    #expect(report.sleep.asleepMinutes.value.map { Int(rounding: $0) } == morning.asleep)
    #expect(report.sleep.blocks == morning.blocks)
    #expect(report.sleep.naps.count == morning.naps)
  }

  @Test("reading the files leaves nothing to complain about") func clean() {
    let archive = WhoopFixture.archive()
    #expect(archive.diagnostics == [])
    #expect(archive.skippedCount == 0)
    #expect(archive.newest == date("2026-03-11"))
    #expect(
      archive.recordCount == WhoopFixture.kinds.map { WhoopFixture.objects($0).count }.reduce(0, +))
  }
}
