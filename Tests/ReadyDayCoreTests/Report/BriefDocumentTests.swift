import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Document of a brief") struct BriefDocumentTests {
  private static func object(
    _ briefing: Briefing, _ phrases: Voice = Voice(.english)
  ) throws -> NSDictionary {
    let context = DocumentContext(
      phrases: phrases, zone: briefing.zone, now: briefing.generatedAt)
    let document = Document.brief.text(of: briefing, in: context)
    let object = try JSONSerialization.jsonObject(with: Data(document.utf8))
    return try #require(object as? NSDictionary)
  }

  private static func keys(_ value: Any?) -> [String] {
    ((value as? NSDictionary)?.allKeys as? [String] ?? []).sorted()
  }

  @Test("numbers and times are those of the day") func values() throws {
    let brief = try Self.object(SampleBriefing.full)
    let load = try #require(brief["load"] as? NSDictionary)
    #expect(load["score"] as? Double == 82)
    #expect(load["counted_min"] as? Int == 495)
    #expect(brief["generated_at"] as? String == "2026-11-23T06:55:02+01:00")
    #expect(brief["status"] as? String == "complete")
    let recovery = try #require(brief["recovery"] as? NSDictionary)
    let variability = try #require(recovery["hrv_ms"] as? NSDictionary)
    #expect(
      Self.keys(variability) == ["days", "difference", "mean", "usual_high", "usual_low", "value"])
    #expect(variability["mean"] as? Double == 55.1 && variability["value"] as? Double == 38.2)
    let advice = try #require(brief["recommendations"] as? [NSDictionary])
    #expect(advice.prefix(3).map { $0["letter"] as? String } == ["A", "B", "C"])
    let sleep = try #require(brief["sleep"] as? NSDictionary)
    #expect(sleep["start"] as? String == "2026-11-23T00:48:00+01:00")
    let windows = try #require(brief["windows"] as? [NSDictionary])
    let reasons = windows.compactMap { ($0["reason"] as? String)?.values }
    #expect(reasons == [[], ["05", "1", "30", "Stand-up"], ["1", "30", "Dinner with Marta"]])
    let events = try #require(brief["events"] as? [NSDictionary])
    #expect(events.first?["end"] as? String == "2026-11-24")
    #expect(events.compactMap { $0["not_counted"] as? String } == ["all_day", "declined"])
  }

  @Test("what is missing is null, with a code among the warnings; arrays are always there")
  func missing() throws {
    let brief = try Self.object(
      Briefing(day: SampleDay.make(occurrences: nil, morning: nil), sources: .none))
    #expect(brief["load"] is NSNull)
    for list in ["events", "free", "windows", "recommendations"] {
      #expect((brief[list] as? [Any])?.isEmpty == true)
    }
    let recovery = try #require(brief["recovery"] as? NSDictionary)
    #expect(recovery["score"] is NSNull && recovery["state"] as? String == "missing")
    let warnings = try #require(brief["warnings"] as? [NSDictionary])
    #expect(warnings.map { $0["code"] as? String } == ["no_whoop", "no_calendar"])
  }

  @Test("a number that is none becomes null, a whole one loses its decimals") func numbers() {
    #expect(JSON(Double.nan, decimals: 1) == .null)
    #expect(JSON(.infinity) == .null)
    #expect(JSON(nil as Double?) == .null)
    #expect(JSON(52.04, decimals: 1) == .integer(52))
    #expect(JSON(52.06, decimals: 1) == .decimal(52.1))
    #expect(JSON(1e300) == .decimal(1e300))
  }

  @Test("invisible characters are spelled out, slashes are not") func escapes() {
    let text = JSON.string("a/b\u{1B}\u{9B}\u{202E}\u{7F}é").line
    #expect(text == "\"a/b\\u001b\\u009b\\u202e\\u007fé\"")
  }
}
