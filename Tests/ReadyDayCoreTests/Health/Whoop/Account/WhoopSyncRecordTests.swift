import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("How syncs went") struct WhoopSyncRecordTests {
  private static let now = Instant(secondsSince1970: 1_795_413_600)  // 2026-11-23T06:00:00Z

  private static func date(_ text: String) throws -> LocalDate { try #require(LocalDate(text)) }

  @Test("the first sync asks for a year, the next one for the nights that may be scored anew")
  func windows() throws {
    let today = try Self.date("2026-11-23")
    var record = WhoopSyncRecord()
    let year = try Self.date("2025-11-23")
    #expect(record.start(today: today, newest: nil, requested: nil) == year)
    #expect(record.start(today: today, newest: today, requested: nil) == year)
    record.succeed(at: Self.now)
    #expect(
      record.start(today: today, newest: today, requested: nil) == (try Self.date("2026-11-09")))
    let asked = try Self.date("2020-01-01")
    #expect(record.start(today: today, newest: today, requested: asked) == asked)
    #expect(
      record.start(today: today, newest: try Self.date("2026-11-01"), requested: nil)
        == (try Self.date("2026-10-18")))
    // What was imported since does not hide what was not asked for.
    record.syncedAt = Self.now.adding(seconds: -30 * 86_400)
    #expect(
      record.start(today: today, newest: today, requested: nil) == (try Self.date("2026-10-10")))
  }

  @Test("what did not all come is asked for again") func pending() throws {
    let today = try Self.date("2026-11-23")
    var record = WhoopSyncRecord()
    record.fail(.unreachable, since: try Self.date("2024-01-01"), at: Self.now)
    record.fail(.refused, since: try Self.date("2026-11-09"), at: Self.now.adding(seconds: 60))
    #expect(record.failingSince == Self.now)
    #expect(record.hasJustFailed(at: Self.now.adding(seconds: 359)))
    #expect(!record.hasJustFailed(at: Self.now.adding(seconds: 360)))
    #expect(
      record.start(today: today, newest: today, requested: nil) == (try Self.date("2024-01-01")))
    #expect(WhoopSyncRecord(Array(record.text.utf8)) == record)
    record.succeed(at: Self.now)
    #expect(record.pendingSince == nil && record.trouble == nil)
    #expect(WhoopSyncRecord(Array(record.text.utf8)) == record)
    #expect(WhoopSyncRecord(Array("nonsense".utf8)) == WhoopSyncRecord())
  }

  @Test(
    "fresh is what was synced five minutes ago, or within the hour once the night is scored",
    arguments: [
      (nil, true, false), (0, false, true), (299, false, true), (300, false, false),
      (300, true, true), (3599, true, true), (3600, true, false), (-60, true, false),
    ] as [(Int?, Bool, Bool)])
  func freshness(_ age: Int?, _ isScored: Bool, _ isFresh: Bool) {
    var record = WhoopSyncRecord()
    record.syncedAt = age.map { Self.now.adding(seconds: -$0) }
    #expect(record.isFresh(at: Self.now, isTodayScored: isScored) == isFresh)
  }

  @Test("how it stands is said with a clock, a date, and what to do") func words() throws {
    let zone = Zone.fixture("Europe/Madrid")
    var record = WhoopSyncRecord()
    let today = try Self.date("2026-11-23")
    func line(_ phrases: Voice, on today: LocalDate) -> String {
      phrases.finding(
        .connection(
          WhoopConnection(
            connectedAt: Self.now.adding(seconds: -86_400), record, in: zone, today: today)))
    }
    #expect(line(Voice(.english), on: today) == "connected since Sun 22 Nov, not synced yet")
    record.succeed(at: Self.now.adding(seconds: -11))
    for voice in Language.allCases.map(\.voice) {
      #expect(line(voice, on: today).values == ["06:59"])
    }
    record.fail(.login, since: nil, at: Self.now)
    let later = today.advanced(by: 1)
    for voice in Language.allCases.map(\.voice) {
      #expect(line(voice, on: later).values == ["06:59", "23"])
      #expect(line(voice, on: later).hasSuffix(": readyday sync connect whoop"))
    }
  }
}
