import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("The app's own CSV export") struct CSVTests {
  static let cyclesFile = "physiological_cycles.csv"

  static func text(_ name: String) -> String {
    let folder = WhoopFixture.folder.deletingLastPathComponent().appending(path: "whoop-csv")
    let data = try? Data(contentsOf: folder.appending(path: name))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  static func archive(
    cycles: [UInt8]? = nil, mornings: ClosedRange<LocalDate> = WhoopFixture.mornings
  ) -> WhoopArchive {
    var archive = WhoopArchive(mornings: mornings)
    archive.add(cycles ?? Array(text(cyclesFile).utf8), from: cyclesFile)
    for name in ["sleeps.csv", "workouts.csv", "journal_entries.csv"] {
      archive.add(Array(text(name).utf8), from: name)
    }
    return archive
  }

  /// The cycles alone, as one file.
  static func reports(_ cycles: [UInt8]) -> [MorningReport] {
    var archive = WhoopArchive(mornings: WhoopFixture.mornings)
    archive.add(cycles, from: cyclesFile)
    return archive.reports(on: WhoopFixture.mornings)
  }

  static let plain = reports(Array(text(cyclesFile).utf8))

  @Test("it gives the mornings that the API's records give, but for rounding") func sameAsJSON() {
    let archive = Self.archive()
    #expect(archive.diagnostics == [])
    #expect(archive.newest == date("2026-03-11"))
    let pages = WhoopFixture.archive()
    for day in WhoopFixture.mornings { expectClose(archive.report(on: day), pages.report(on: day)) }
  }

  private func expectClose(_ csv: MorningReport, _ json: MorningReport) {
    func expect(_ a: Double?, _ b: Double?, within tolerance: Double, _ what: String) {
      #expect((a == nil) == (b == nil), "\(what) on \(csv.date)")
      if let a, let b { #expect(abs(a - b) <= tolerance, "\(what) on \(csv.date)") }
    }
    expect(csv.recovery.score.value, json.recovery.score.value, within: 0.5, "score")
    expect(
      csv.recovery.heartRateVariability.value, json.recovery.heartRateVariability.value,
      within: 0.5, "hrv")
    expect(csv.recovery.bloodOxygen.value, json.recovery.bloodOxygen.value, within: 0.005, "spo2")
    #expect(csv.recovery.state == json.recovery.state)
    #expect(csv.recovery.lastKnown == json.recovery.lastKnown)
    if csv.date >= date("2026-02-14") {
      // Before that the first days count, which the export does not know to be calibrating.
      expect(
        csv.recovery.heartRateVariability.baseline?.mean,
        json.recovery.heartRateVariability.baseline?.mean, within: 0.5, "mean hrv")
    }
    expect(csv.strainYesterday, json.strainYesterday, within: 0.051, "strain")
    #expect(csv.sleep.state == json.sleep.state)
    #expect(csv.sleep.span == json.sleep.span)
    #expect(csv.sleep.blocks == json.sleep.blocks)
    #expect(csv.sleep.naps.map(\.span) == json.sleep.naps.map(\.span))
    #expect(csv.sleep.usualOnset == json.sleep.usualOnset)
    // The split night of 25 February was 359.2 minutes; rounded by stages it is no longer short.
    if csv.date != date("2026-02-25") {
      #expect(csv.sleep.shortNightsInARow == json.sleep.shortNightsInARow)
    }
    expect(csv.sleep.asleepMinutes.value, json.sleep.asleepMinutes.value, within: 3, "asleep")
    expect(csv.sleep.neededMinutes, json.sleep.neededMinutes, within: 0.5, "need")
    expect(csv.sleep.debtMinutes, json.sleep.debtMinutes, within: 0.5, "debt")
    expect(csv.sleep.performance, json.sleep.performance, within: 0.5, "performance")
    expect(csv.sleep.stages?.noData, json.sleep.stages?.noData, within: 6, "no data")
  }

  @Test(
    "headers are known in the app's languages", arguments: WrittenCase.all(in: "whoop-headers.txt"))
  func translated(_ language: WrittenCase) {
    let text = Self.text(Self.cyclesFile)
    let rows = text.split(separator: "\n").dropFirst().joined(separator: "\n")
    let translated = language.text.replacing("\n", with: ",") + "\n" + rows
    #expect(Self.reports(Array(translated.utf8)) == Self.plain)
    // A spreadsheet may have saved it in Latin-1.
    let latin1 = translated.unicodeScalars.map { UInt8($0.value) }
    #expect(Self.reports(latin1) == Self.plain)
  }

  struct Spelling: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let respell: @Sendable (String) -> String
  }

  static let spellings = [
    Spelling(testDescription: "a byte order mark and CRLF") {
      "\u{FEFF}" + $0.replacing("\n", with: "\r\n")
    },
    Spelling(testDescription: "semicolons and decimal commas") {
      $0.replacing(",", with: ";").replacing(/(\d)\.(\d)/) { "\($0.output.1),\($0.output.2)" }
    },
    Spelling(testDescription: "decimal commas in quotes") {
      $0.replacing(/(\d+)\.(\d+)/) { "\"\($0.output.1),\($0.output.2)\"" }
    },
    Spelling(testDescription: "tabs") { $0.replacing(",", with: "\t") },
    Spelling(testDescription: "everything in quotes") { text in
      text.split(separator: "\n").map { line in
        line.split(separator: ",", omittingEmptySubsequences: false)
          .map { "\"\($0)\"" }.joined(separator: ",")
      }.joined(separator: "\n")
    },
    Spelling(testDescription: "another order, and a column of another program's") { text in
      text.split(separator: "\n").map { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        return "\"noop, \"\"1\"\"\"," + cells.reversed().joined(separator: ",")
      }.joined(separator: "\n")
    },
    Spelling(testDescription: "day/month/year") { respelled($0, "$3/$2/$1") },
    Spelling(testDescription: "month/day/year") { respelled($0, "$2/$3/$1") },
    Spelling(testDescription: "day.month.year") { respelled($0, "$3.$2.$1") },
    Spelling(testDescription: "blank lines at the end") { $0 + "\n\n" },
  ]

  /// `text` with the year, month and day of every date put where `pattern` has $1, $2 and $3.
  static func respelled(_ text: String, _ pattern: String) -> String {
    text.replacing(/(\d{4})-(\d\d)-(\d\d)/) { match in
      pattern.replacing("$1", with: match.output.1).replacing("$2", with: match.output.2)
        .replacing("$3", with: match.output.3)
    }
  }

  @Test("spreadsheets may have saved it their way", arguments: spellings)
  func respelt(_ spelling: Spelling) {
    let text = spelling.respell(Self.text(Self.cyclesFile))
    #expect(Self.reports(Array(text.utf8)) == Self.plain)
  }

  static let header = text(cyclesFile).prefix { $0 != "\n" }
  /// One cycle with its night; the marks are put into it by the cases.
  static let row = """
    2026-03-09 22:30:00,2026-03-10 22:10:00,UTCZ,63,54,61,33.90,96.10,12.5,2100,160,70,\
    2026-03-09 22:30:00,2026-03-10 06:30:00,81,14.5,450,480,270,90,90,30,520,60,91,74
    """

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let row: String
    let problem: HealthProblem
    var severity = Diagnostic.Severity.warning
  }

  static let cases = [
    Case(
      testDescription: "a score of 140", row: row.replacing(",63,", with: ",⟦140⟧,"),
      problem: .outOfRange(field: "Recovery score %", value: "140")),
    Case(
      testDescription: "a word for a number", row: row.replacing(",450,480,", with: ",450,⟦n/a⟧,"),
      problem: .outOfRange(field: "In bed duration (min)", value: "n/a")),
    Case(
      testDescription: "no zone", row: row.replacing("UTCZ", with: "⟦Mars/Base⟧"),
      problem: .noClock(field: "Cycle timezone")),
    Case(
      testDescription: "a date the calendar lacks",
      row: row.replacing("2026-03-10 06:30:00", with: "⟦2026-02-30 06:30:00⟧"),
      problem: .unreadableRecord(
        kind: "cycle", field: "Wake onset", expected: .example("2026-03-10 05:12:44"))),
    Case(
      testDescription: "dates that could be March or September",
      row: "⟦" + respelled(row.replacing("2026-03-10", with: "2026-03-09"), "$3/$2/$1"),
      problem: .ambiguousDate("09/03/2026 22:30:00"), severity: .error),
  ]

  @Test("what cannot be read is reported at its place", arguments: cases)
  func trouble(_ case: Case) {
    let text = MarkedText("\(Self.header)\n\(`case`.row)\n")
    var archive = WhoopArchive(mornings: date("2026-03-10")...date("2026-03-10"))
    archive.add(text.bytes, from: "my.csv")
    #expect(archive.diagnostics.map(\.problem) == [.health(`case`.problem)])
    #expect(archive.diagnostics.map(\.location) == [text.location(in: "my.csv")])
    #expect(archive.diagnostics.map(\.severity) == [`case`.severity])
  }

  @Test("a whole efficiency may be written as 101, and breathing that was not measured as 0")
  func rounded() {
    let row = Self.row.replacing(",60,91,", with: ",60,101,").replacing(
      ",81,14.5,", with: ",81,0.0,")
    let archive = WhoopArchive(reading: "\(Self.header)\n\(row)\n")
    let sleep = archive.report(on: date("2026-03-10")).sleep
    #expect(archive.diagnostics == [])
    #expect(sleep.efficiency == 100)
    #expect(sleep.respiratoryRate.value == nil)
    let night = WhoopText.sleep(from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z")
      .replacing("_rate\":14.5", with: "_rate\":0.0").replacing("91.5", with: "100.6")
    let page = WhoopArchive(reading: "[\(night)]")
    #expect(page.diagnostics == [])
    #expect(page.report(on: date("2026-03-10")).sleep.efficiency == 100)
    #expect(page.report(on: date("2026-03-10")).sleep.respiratoryRate.value == nil)
  }

  @Test("the private format of 2022 is named, as in JSON") func privateFormat() {
    let text =
      "created_at,activity_id,score,during,timezone_offset,is_nap\n"
      + "2022-01-02 07:00:00,1,81,\"['2022-01-01T22:00:00Z','2022-01-02T06:00:00Z')\",-0700,f\n"
    let archive = WhoopArchive(reading: text, from: "sleeps.csv")
    #expect(archive.diagnostics.map(\.problem) == [.health(.privateFormat)])
  }

  @Test("a file in UTF-16 is told by its encoding", arguments: [true, false])
  func wide(hasMark: Bool) {
    let text = "Cycle start time,Recovery score %\n2026-03-10 07:00:00,50\n"
    var archive = WhoopArchive(reading: "", from: "none.csv")
    let before = archive.diagnostics.count
    archive.add((hasMark ? [0xFF, 0xFE] : []) + text.utf8.flatMap { [$0, 0] }, from: "a.csv")
    let problems = archive.diagnostics.map(\.problem).dropFirst(before)
    #expect(Array(problems) == [.health(.otherEncoding("UTF-16 (little-endian)"))])
  }

  @Test("blank cells of a closed cycle are unscorable, of an open one pending") func blank() {
    let values = Self.row.split(separator: ",").prefix(3)
    let closed = values.joined(separator: ",") + String(repeating: ",", count: 23)
    let open = "\(values[0]),,\(values[2])" + String(repeating: ",", count: 23)
    for (row, state) in [(closed, ScoreState.unscorable), (open, .pending)] {
      let archive = WhoopArchive(reading: "\(Self.header)\n\(row)\n")
      #expect(archive.report(on: date("2026-03-10")).recovery.state == state)
    }
  }

  @Test(
    "a score that cannot be is none that WHOOP failed to make", arguments: ["101", "-3", "nan"])
  func impossibleScore(score: String) {
    let row = Self.row.replacing(",63,", with: ",\(score),")
    let archive = WhoopArchive(reading: "\(Self.header)\n\(row)\n")
    #expect(archive.report(on: date("2026-03-10")).recovery.state == .unusable)
    #expect(
      archive.diagnostics.map(\.problem)
        == [.health(.outOfRange(field: "Recovery score %", value: score))])
  }

  @Test("years of rows are read only as far as the day needs") func reach() {
    let day = date("2026-01-12")
    let archive = Self.archive(mornings: day...day)
    #expect(archive.recordCount > 150)
    #expect(archive.newest == date("2026-03-11"))
    #expect(archive.records.cycles.all.count < 10)
    #expect(archive.report(on: day) == Self.archive().report(on: day))
  }

  @Test("rows of nights before those that are read tell their variability alone") func older() {
    let rows = (0...100).map { day in
      let morning = date("2026-03-10").advanced(by: -day)
      return Self.row.replacing("2026-03-09", with: "\(morning.advanced(by: -1))")
        .replacing("2026-03-10", with: "\(morning)")
        .replacing(",61,", with: day.isMultiple(of: 2) ? ",50," : ",60,")
    }
    let text = "\(Self.header)\n\(rows.joined(separator: "\n"))\n"
    var archive = WhoopArchive(mornings: date("2026-03-10")...date("2026-03-10"))
    archive.add(Array(text.utf8), from: Self.cyclesFile)
    #expect(archive.diagnostics.isEmpty)
    #expect(archive.records.sleeps.all.count < 85)
    #expect(archive.report(on: date("2026-03-10")).variability?.count?.mornings == 75)
  }
}
