import TestSupport
import Testing

@testable import ReadyDayCore

/// A text with one place marked in it, `{"a": ⟦12⟧}`, so that no test counts columns.
struct MarkedText {
  let bytes: [UInt8]
  /// Line and column of the mark, counted from 1.
  let line: Int
  let column: Int

  init(_ marked: String) {
    let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
    bytes = Array(parts.joined().utf8).split(
      separator: Array("⟧".utf8), omittingEmptySubsequences: false
    )
    .joined().map(\.self)
    let before = Array(parts[0].utf8)
    line = before.count { $0 == 0x0A } + 1
    column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
  }

  func location(in file: String) -> ReadyDayCore.SourceLocation {
    ReadyDayCore.SourceLocation(file: file, line: line, column: column)
  }
}

@Suite("What is wrong in a file, and where") struct ReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A page's text after its first, sound, pair of records.
    let text: String
    let problem: HealthProblem
    var skipped = 0
  }

  static let sound = """
    {"records":[
    \(WhoopText.sleep(from: "2026-03-08T22:00:00Z", to: "2026-03-09T06:00:00Z")),
    \(WhoopText.recovery()),
    \(WhoopText.cycle(2, from: "2026-03-09T22:00:00Z", to: nil)),

    """
  static let night = WhoopText.sleep("s2", from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z")
  static let morning = WhoopText.recovery(of: "s2", cycle: 2)

  static let cases = [
    Case(
      testDescription: "a score as text",
      text: morning.replacing("\"recovery_score\":63.0", with: "\"recovery_score\":⟦\"63\"⟧")
        + "]}", problem: .writtenAsText(field: "recovery_score")),
    Case(
      testDescription: "a sleep without an end",
      text: "⟦" + night.replacing("\"end\":\"2026-03-10T06:00:00Z\",", with: "") + "]}",
      problem: .unreadableRecord(kind: "sleep", field: "end", expected: .value), skipped: 1),
    Case(
      testDescription: "a time that is none",
      text: night.replacing("\"2026-03-10T06:00:00Z\"", with: "⟦\"10.03.2026\"⟧") + "]}",
      problem: .unreadableRecord(
        kind: "sleep", field: "end", expected: .example("2026-03-10T05:12:44.805Z")), skipped: 1),
    Case(
      testDescription: "an offset that is none",
      text: night.replacing("\"+01:00\"", with: "⟦\"CET\"⟧") + "]}",
      problem: .noClock(field: "timezone_offset")),
    Case(
      testDescription: "a night that ends before it begins",
      text: night.replacing("\"2026-03-10T06:00:00Z\"", with: "⟦\"2026-03-09T06:00:00Z\"⟧") + "]}",
      problem: .endsBeforeStart(kind: "sleep"), skipped: 1),
    Case(
      testDescription: "scored, but without a score",
      text: #"{"cycle_id":2,"sleep_id":"s2","score_state":"SCORED","score":⟦null}]}"#,
      problem: .outOfRange(field: "score", value: "null")),
    Case(
      testDescription: "a score of 140",
      text: morning.replacing("\"recovery_score\":63.0", with: "\"recovery_score\":⟦140.0⟧") + "]}",
      problem: .outOfRange(field: "recovery_score", value: "140.0")),
    Case(
      testDescription: "minutes below zero",
      text: night.replacing(
        "\"total_rem_sleep_time_milli\":5400000", with: "\"total_rem_sleep_time_milli\":⟦-5400000⟧")
        + "]}", problem: .outOfRange(field: "total_rem_sleep_time_milli", value: "-5400000")),
    Case(
      testDescription: "a state of the future",
      text: morning.replacing("\"SCORED\"", with: "⟦\"ESTIMATED\"⟧") + "]}",
      problem: .unknownValue(field: "score_state", value: "\"ESTIMATED\"")),
    Case(
      testDescription: "something else among the records",
      text: "⟦{\"retro\": false}⟧]}", problem: .notARecord, skipped: 1),
    Case(
      testDescription: "a number with two points",
      text: morning.replacing("\"hrv_rmssd_milli\":61.5", with: "\"hrv_rmssd_milli\":⟦61.5.2⟧")
        + "]}", problem: .malformedJSON(reason: "6"), skipped: 1),
    Case(
      testDescription: "a number no computer holds",
      text: morning.replacing("\"hrv_rmssd_milli\":61.5", with: "\"hrv_rmssd_milli\":⟦1e999")
        + "]}", problem: .malformedJSON(reason: "1"), skipped: 1),
    Case(
      testDescription: "a name with a line's end in it",
      text: morning.replacing("recovery_score", with: "recovery⟦\nscore") + "]}",
      problem: .malformedJSON(reason: "\n"), skipped: 1),
    Case(
      testDescription: "a name with an escape that is none",
      text: morning.replacing("recovery_score", with: "recovery⟦\\_score") + "]}",
      problem: .malformedJSON(reason: "\\"), skipped: 1),
    Case(
      testDescription: "a missing comma",
      text: morning.replacing(",\"user_id\"", with: "⟦\"user_id\"") + "]}",
      problem: .malformedJSON(reason: "\"")),
    Case(
      testDescription: "two commas at the end",
      text: morning + ",⟦,]}", problem: .malformedJSON(reason: ",")),
    Case(
      testDescription: "the end in the middle", text: String(morning.prefix(90)) + "⟦",
      problem: .cutShort),
  ]

  @Test("one record's trouble is reported at its place and costs nothing else", arguments: cases)
  func trouble(_ case: Case) {
    let text = MarkedText(Self.sound + `case`.text)
    var archive = WhoopArchive(mornings: date("2026-03-01")...date("2026-03-31"))
    archive.add(text.bytes, from: "whoop/all.json")
    #expect(archive.diagnostics.map(\.problem) == [.health(`case`.problem)])
    #expect(archive.diagnostics.map(\.location) == [text.location(in: "whoop/all.json")])
    #expect(archive.diagnostics.map(\.severity) == [.warning])
    #expect(archive.skippedCount == `case`.skipped)
    #expect(archive.report(on: date("2026-03-09")).recovery.score.value == 63)
    #expect(archive.report(on: date("2026-03-09")).sleep.asleepMinutes.value == 420)
  }

  @Test("a value outside its range is unknown, the rest of its record is not") func outOfRange() {
    let odd = Self.morning.replacing("\"recovery_score\":63.0", with: "\"recovery_score\":140")
    let report = WhoopArchive(reading: "[\(Self.night),\(odd)]").report(on: date("2026-03-10"))
    #expect(report.recovery.score.value == nil)
    #expect(report.recovery.zone == .unknown)
    #expect(report.recovery.state == .unusable)
    #expect(report.recovery.restingHeartRate.value == 54)
  }

  @Test("of thousands of things that are no records the first places are kept, and all are counted")
  func manyOddities() {
    let odd = String(repeating: ",7", count: 5000)
    let text = "[[\(Self.morning)\(odd)],[\(Self.night)\(odd)]]"
    let finder = RecordFinder(Array(text.utf8).span.bytes)
    #expect(finder.oddities.first.count == Limits.Diagnostics.perFile)
    #expect(finder.oddities.count == 10_000)
    let archive = WhoopArchive(reading: text)
    #expect(archive.skippedCount == 10_000)
    #expect(archive.diagnostics.count == Limits.Diagnostics.perFile + 1)
    #expect(
      archive.diagnostics.last?.problem
        == .calendar(.furtherProblems(count: 10_000 - Limits.Diagnostics.perFile)))
    #expect(archive.report(on: date("2026-03-10")).recovery.score.value == 63)
  }

  @Test("a field of the future costs nothing, whatever it holds") func newField() {
    let rich = Self.morning.replacing(
      "\"user_id\":1",
      with: #""user_id":1,"tags":[1,{"a":[]}],"extra":{"x":"}"},"señal":1,"\u00e9":2"#)
    let archive = WhoopArchive(reading: "[\(Self.night),\(rich)]")
    #expect(archive.diagnostics == [])
    #expect(archive.report(on: date("2026-03-10")).recovery.score.value == 63)
  }

  @Test("a name that is no UTF-8 costs its record, and is told") func brokenName() throws {
    var bytes = Array("[\(Self.night),\(Self.morning)]".utf8)
    let name = try #require(bytes.firstRange(of: Array("recovery_score".utf8)))
    bytes[name.lowerBound] = 0xFF
    var archive = WhoopArchive(mornings: date("2026-03-10")...date("2026-03-10"))
    archive.add(bytes, from: "recovery.json")
    #expect(archive.skippedCount == 1)
    #expect(archive.diagnostics.map(\.problem) == [.health(.malformedJSON(reason: "\u{FFFD}"))])
  }

  @Test("in JSON Lines a broken line costs itself alone") func brokenLine() {
    let lines = [Self.night, String(Self.night.prefix(200)), Self.morning]
    let archive = WhoopArchive(reading: lines.joined(separator: "\n") + "\n")
    #expect(archive.diagnostics.map(\.problem) == [.health(.malformedJSON(reason: nil))])
    #expect(archive.diagnostics.map(\.location.line) == [2])
    #expect(archive.skippedCount == 1)
    #expect(archive.report(on: date("2026-03-10")).recovery.score.value == 63)
  }

  @Test("the line in question is shown, unless it is too long to be") func excerpt() {
    let text = "[\n\(Self.night),\n{\"retro\": false}\n]"
    #expect(WhoopArchive(reading: text).diagnostics.map(\.excerpt) == ["{\"retro\": false}"])
    let oneLine = text.replacing("\n", with: "")
    #expect(WhoopArchive(reading: oneLine).diagnostics.map(\.excerpt) == [nil])
  }
}

@Suite("Files without WHOOP's records") struct OtherFilesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let problem: HealthProblem
  }

  static let cases = [
    Case(
      testDescription: "a profile", text: #"{"user_id":1,"email":"a@example.org"}"#,
      problem: .noRecords),
    Case(
      testDescription: "an empty page", text: #"{"records":[],"next_token":null}"#,
      problem: .noRecords),
    Case(testDescription: "nothing at all", text: " \n", problem: .noRecords),
    Case(
      testDescription: "flattened recoveries",
      text: #"{"recoveries":[{"cycle_id":1,"recovery_score":64,"hrv_rmssd":51.2}]}"#,
      problem: .foreignShape),
    Case(
      testDescription: "daily rows",
      text: #"{"entries":[{"date":"2026-03-10","recovery":64,"hrv":51,"rhr":50,"asleepMin":431}]}"#,
      problem: .foreignShape),
    Case(
      testDescription: "the private format",
      text: #"[{"during":"['2021-01-01T22:00:00.000Z','2021-01-02T06:00:00.000Z')","score":64}]"#,
      problem: .privateFormat),
  ]

  @Test("alone they are an error", arguments: cases) func alone(_ case: Case) {
    let archive = WhoopArchive(reading: `case`.text)
    #expect(archive.recordCount == 0)
    #expect(archive.diagnostics.map(\.problem) == [.health(`case`.problem)])
    #expect(archive.diagnostics.map(\.severity) == [.error])
  }

  @Test("beside records they are passed over, only the private format is not", arguments: cases)
  func beside(_ case: Case) {
    var archive = WhoopFixture.archive()
    archive.add(Array(`case`.text.utf8), from: "other.json")
    let expected: [Problem] = `case`.problem == .privateFormat ? [.health(.privateFormat)] : []
    #expect(archive.diagnostics.map(\.problem) == expected)
  }
}

@Suite("Reading only what the day needs") struct ScanningTests {
  /// The fixture's records again and again, each time 61 days earlier and under other ids.
  static func years() -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for kind in WhoopFixture.kinds {
      let text = String(decoding: WhoopFixture.bytes(kind), as: UTF8.self)
      files[kind] = (0..<12).flatMap { Array(shifted(text, by: -61 * $0, round: $0).utf8) }
    }
    return files
  }

  /// `text` with every date moved by `days` and every id changed.
  static func shifted(_ text: String, by days: Int, round: Int) -> String {
    let moved = text.replacing(/20\d\d-\d\d-\d\d/) { match in
      date(String(match.output)).advanced(by: days).description
    }
    let renamed = moved.replacing(/"((?:sleep_)?id)": "../) { "\"\($0.output.1)\": \"x\(round)" }
    return renamed.replacing(/"((?:cycle_)?id)": (\d+)/) { match in
      "\"\(match.output.1)\": \((Int(written: match.output.2) ?? 0) * 100 + round)"
    }
  }

  @Test("a day read alone is that day read with all others") func same() {
    let files = Self.years()
    func archive(_ mornings: ClosedRange<LocalDate>) -> WhoopArchive {
      var archive = WhoopArchive(mornings: mornings)
      for (kind, bytes) in files { archive.add(bytes, from: kind) }
      return archive
    }
    let all = date("2024-03-15")...date("2026-03-12")
    let whole = archive(all)
    #expect(whole.diagnostics == [])
    var random = SystemRandomNumberGenerator()
    for _ in 0..<12 {
      guard let day = all.randomElement(using: &random) else { continue }
      let alone = archive(day...day)
      // A score older than the reach is not looked for; everything else is the same.
      #expect(alone.report(on: day) == whole.report(on: day), "\(day)")
      #expect(alone.newest == whole.newest)
      #expect(alone.recordCount == whole.recordCount)
      #expect(alone.records.sleeps.all.count < whole.records.sleeps.all.count / 3)
    }
  }

  @Test("a file cut anywhere keeps the whole records before the cut, and says where it ends")
  func cut() {
    let records = [
      WhoopText.sleep(from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z"),
      WhoopText.recovery(), WhoopText.cycle(from: "2026-03-09T22:00:00Z", to: nil),
    ]
    var text = "{\"user\":{\"id\":1},\"all\":{\"records\":["
    var ends: [Int] = []
    for record in records {
      text += record
      ends.append(text.utf8.count)
      text += ",\n"
    }
    for size in 1..<text.utf8.count {
      let archive = WhoopArchive(reading: String(decoding: text.utf8.prefix(size), as: UTF8.self))
      #expect(archive.recordCount == ends.count { $0 <= size }, "cut at \(size)")
      #expect(archive.diagnostics.map(\.problem) == [.health(.cutShort)], "cut at \(size)")
    }
  }

  @Test("arrays nested a hundred thousand deep are passed over") func deep() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(WhoopArchive(reading: text).diagnostics.map(\.problem) == [.health(.noRecords)])
  }
}
