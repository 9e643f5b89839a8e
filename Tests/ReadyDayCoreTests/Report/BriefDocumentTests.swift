import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Document of a brief")
struct BriefDocumentTests {
  private static func object(
    _ briefing: Briefing, _ phrases: Voice = Voice(.english)
  ) throws -> NSDictionary {
    let context = DocumentContext(
      phrases: phrases, zone: briefing.zone, now: briefing.generatedAt)
    let document = Document.brief.text(of: briefing, in: context)
    let object = try JSONSerialization.jsonObject(with: Data(document.utf8))
    return try #require(object as? NSDictionary)
  }

  private static func json(_ phrases: Voice) throws -> JSON {
    let context = DocumentContext(
      phrases: phrases, zone: SampleBriefing.full.zone, now: SampleBriefing.full.generatedAt)
    let text = Document.brief.text(of: SampleBriefing.full, in: context)
    return try JSONReader.value(of: Array(text.utf8).span.bytes)
  }

  private static func keys(_ value: Any?) -> [String] {
    ((value as? NSDictionary)?.allKeys as? [String] ?? []).sorted()
  }

  @Test("a key that goes or changes its name needs a new schema version")
  func keys() throws {
    let brief = try Self.object(SampleBriefing.full)
    #expect(brief["schema"] as? String == "readyday.brief")
    #expect(brief["schema_version"] as? String == "2.5")
    #expect(
      Self.keys(brief) == [
        "all_day", "data_age", "date", "day_kinds", "events", "free", "generated_at", "headline",
        "language",
        "load", "place", "races",
        "readyday_version", "recommendations", "recovery", "reflections_due", "schema",
        "schema_version", "sessions", "shifts", "silence", "sleep", "state", "status", "strain",
        "tasks",
        "time_zone", "tomorrow_starts", "tonight", "verdict",
        "warnings", "windows",
      ])
    #expect(
      Self.keys(brief["recovery"]) == [
        "borderline", "calibrating", "category", "components", "hrv_ms", "hrv_sdnn_ms",
        "last_known", "measured_by", "resting_hr_bpm", "score", "score_mean", "score_usual_high",
        "score_usual_low", "scored_at", "skin_temp_celsius",
        "source", "spo2_pct", "state", "vendor_readiness", "zone", "zone_reason",
      ])
    #expect(
      Self.keys(brief["sleep"]) == [
        "asleep_min", "blocks", "consistency_pct", "debt_need_min", "disturbances",
        "efficiency_pct", "end", "in_bed_min", "naps", "needed_min", "performance_pct",
        "respiratory_rate_rpm", "stages_min", "start", "state",
      ])
    #expect(
      Self.keys(brief["load"]) == [
        "at_least", "counted_min", "event_count", "high_events", "level", "score", "unbroken",
      ])
  }

  @Test("the members of its lists have the same keys, each of them")
  func memberKeys() throws {
    let brief = try Self.object(SampleBriefing.full)
    let expected: [String: [String]] = [
      "events": [
        "all_day", "attendees", "calendar", "counted", "demand", "double_booked", "duration_min",
        "end",
        "held_again", "index", "kind", "kind_reason_code", "local_end", "local_start", "location",
        "not_counted", "overlaps", "owner", "owner_reason_code", "start", "title", "travel_min",
        "uid",
        "unanswered", "url",
      ],
      "free": ["duration_min", "end", "start"],
      "windows": [
        "duration_min", "end", "hard_until", "intensity", "part_of_day", "reason", "start",
      ],
    ]
    for (name, keys) in expected {
      let members = try #require(brief[name] as? [NSDictionary])
      #expect(!members.isEmpty)
      #expect(members.allSatisfy { Self.keys($0) == keys })
    }
  }

  @Test("numbers and times are those of the day")
  func values() throws {
    let brief = try Self.object(SampleBriefing.full)
    let load = try #require(brief["load"] as? NSDictionary)
    #expect(load["score"] as? Double == 82)
    #expect(load["counted_min"] as? Int == 495)
    #expect(brief["generated_at"] as? String == "2026-11-23T06:55:02+01:00")
    #expect(brief["status"] as? String == "complete")
    let recovery = try #require(brief["recovery"] as? NSDictionary)
    let variability = try #require(recovery["hrv_ms"] as? NSDictionary)
    #expect(
      Self.keys(variability) == [
        "days", "difference", "mean", "usual_high", "usual_low", "value",
      ])
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
      Briefing(
        day: SampleDay.make(occurrences: nil, morning: nil),
        sources: BriefingSources(calendars: nil, whoop: nil)))
    #expect(brief["load"] is NSNull)
    for list in ["events", "free", "windows", "recommendations"] {
      #expect((brief[list] as? [Any])?.isEmpty == true)
    }
    let recovery = try #require(brief["recovery"] as? NSDictionary)
    #expect(recovery["score"] is NSNull && recovery["state"] as? String == "missing")
    let warnings = try #require(brief["warnings"] as? [NSDictionary])
    #expect(warnings.map { $0["code"] as? String } == ["no_whoop", "no_calendar"])
  }

  @Test("both languages say the same once the words are left out")
  func languages() throws {
    let words: Set = ["headline", "language", "title", "body", "reason", "message"]
    let (english, spanish) = (try Self.json(Voice(.english)), try Self.json(Voice(.spanish)))
    #expect(english != spanish)
    #expect(english.without(words) == spanish.without(words))
  }

  @Test("a number that is none becomes null, a whole one loses its decimals")
  func numbers() {
    #expect(JSON(Double.nan, decimals: 1) == .null)
    #expect(JSON(.infinity) == .null)
    #expect(JSON(nil as Double?) == .null)
    #expect(JSON(52.04, decimals: 1) == .integer(52))
    #expect(JSON(52.06, decimals: 1) == .decimal(52.1))
    #expect(JSON(1e300) == .decimal(1e300))
  }

  @Test("invisible characters are spelled out, slashes are not")
  func escapes() {
    let text = JSON.string("a/b\u{1B}\u{9B}\u{202E}\u{7F}é").line
    #expect(text == "\"a/b\\u001b\\u009b\\u202e\\u007fé\"")
  }
}

extension JSON {
  /// The value without the members of these names, at every depth.
  fileprivate func without(_ names: Set<String>) -> JSON {
    switch self {
    case .array(let values): .array(values.map { $0.without(names) })
    case .object(let members):
      .object(members.filter { !names.contains($0.key) }.mapValues { $0.without(names) })
    case .null, .bool, .number, .string: self
    }
  }
}
