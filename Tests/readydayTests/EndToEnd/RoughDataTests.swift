import Foundation
import ReadyDayCore
import TestSupport
import Testing

@Suite("Data as they come") struct RoughDataTests {
  private let folder = try! TemporaryFolder()

  private static func brief(_ words: [String], input: String = "") throws -> Program.Result {
    return try Program(
      ["brief", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00"] + words, input: input
    ).run()
  }

  struct Morning: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The recovery of the 10th; the 9th has 61%.
    let recovery: String?
    let words: String
    let code: String
  }

  @Test(
    "a morning without a score is said in words, and yesterday's is never today's",
    arguments: [
      Morning(
        testDescription: "pending", recovery: #""score_state": "PENDING_SCORE", "score": null"#,
        words: "not scored yet", code: "recovery_pending"),
      Morning(
        testDescription: "unscorable", recovery: #""score_state": "UNSCORABLE", "score": null"#,
        words: "could not score it", code: "recovery_unscorable"),
      Morning(
        testDescription: "over 100",
        recovery:
          #""score_state": "SCORED", "score": {"user_calibrating": false, "recovery_score": 101}"#,
        words: Voice(.english).scoreState(.unusable, by: .whoop), code: "recovery_unusable"),
      Morning(
        testDescription: "under 0",
        recovery:
          #""score_state": "SCORED", "score": {"user_calibrating": false, "recovery_score": -3}"#,
        words: "No recovery score", code: "recovery_unusable"),
      Morning(
        testDescription: "missing", recovery: nil, words: "no record", code: "recovery_missing"),
      Morning(
        testDescription: "calibrating",
        recovery:
          #""score_state": "SCORED", "score": {"user_calibrating": true, "recovery_score": 88}"#,
        words: "provisional", code: "recovery_calibrating"),
    ])
  func unscored(morning: Morning) throws {
    func record(_ day: String, _ rest: String) -> String {
      let id = "00000000-0000-4000-8000-0000000000\(day)"
      return """
        {"id": "\(id)", "cycle_id": 1\(day), "start": "2026-03-\(day)T00:00:00.000Z", \
        "end": "2026-03-\(day)T05:00:00.000Z", "timezone_offset": "+01:00", "nap": false, \
        "score_state": "PENDING_SCORE", "score": null}
        {"cycle_id": 1\(day), "sleep_id": "\(id)", "created_at": "2026-03-\(day)T05:05:00.000Z", \
        "updated_at": "2026-03-\(day)T05:05:00.000Z", \(rest)}

        """
    }
    let scored =
      #""score_state": "SCORED", "score": {"user_calibrating": false, "recovery_score": 61}"#
    let records = record("09", scored) + (morning.recovery.map { record("10", $0) } ?? "")
    let text = try Self.brief(["--whoop", "-"], input: records)
    #expect(text.status == 0)
    let row = try #require(text.output.split(separator: "\n").first { $0.hasPrefix("RECOVERY") })
    #expect(row.hasPrefix("RECOVERY   61%") == false)
    #expect(text.output.contains(morning.words), "\(text.output)")
    if morning.testDescription != "calibrating" {
      #expect(text.output.contains("last known: 61% on Mon 9 Mar"))
    }
    let json = try Self.brief(["--whoop", "-", "--format", "json"], input: records).output
    #expect(json.contains("\"code\" : \"\(morning.code)\""))
  }

  struct Rough: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: @Sendable (String) -> Data
  }

  private static func latin(_ text: String) -> Data {
    Data(text.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") })
  }

  @Test(
    "a calendar is read whatever wrote it",
    arguments: [
      Rough(testDescription: "LF") { Data($0.replacing("\r\n", with: "\n").utf8) },
      Rough(testDescription: "CR") { Data($0.replacing("\r\n", with: "\r").utf8) },
      Rough(testDescription: "byte order mark") { Data([0xEF, 0xBB, 0xBF]) + Data($0.utf8) },
      Rough(testDescription: "Latin-1") { latin($0) },
      Rough(testDescription: "long lines, folded") { text in
        let long = String(repeating: "word ", count: 40)
        let folded = stride(from: 0, to: 200, by: 50).map { _ in String(long.prefix(50)) }
        let summary = "SUMMARY:Reuni\u{F3}n " + folded.joined(separator: "\r\n ")
        return Data(text.replacing("SUMMARY:Reuni\u{F3}n", with: summary).utf8)
      },
    ])
  func spellings(rough: Rough) throws {
    let text = """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VEVENT
      UID:1@example.test
      DTSTART:20260310T100000
      DTEND:20260310T110000
      SUMMARY:Reuni\u{F3}n
      END:VEVENT
      END:VCALENDAR

      """.replacing("\n", with: "\r\n")
    try folder.file("a.ics", rough.bytes(text))
    let result = try Self.brief(["--calendar", folder.url.path])
    #expect(result.status == 0)
    #expect(result.output.contains("10:00–11:00") && result.output.contains("Reuni"))
  }

  @Test("50 MB of calendar are read") func large() throws {
    var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
    let filler = String(repeating: "x", count: 60)
    let event =
      "BEGIN:VEVENT\r\nUID:@\r\nDTSTART:20200101T100000\r\nDTEND:20200101T110000\r\n"
      + String(repeating: "X-FILL:\(filler)\r\n", count: 8) + "END:VEVENT\r\n"
    text += String(repeating: event, count: 50_000_000 / event.utf8.count)
    text += "BEGIN:VEVENT\r\nUID:last\r\nDTSTART:20260310T100000\r\nDTEND:20260310T110000\r\n"
    text += "SUMMARY:The last one\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    try folder.file("large.ics", text)
    let result = try Self.brief(["--calendar", folder.path("large.ics")])
    #expect(result.status == 0 && result.output.contains("The last one"))
  }
}
