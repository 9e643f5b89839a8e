import Testing

@testable import ReadyDayCore

@Suite("Quotes in CSV") struct CSVQuoteTests {
  static let header =
    "Cycle start time,Cycle end time,Cycle timezone,Workout start time,Workout end time,"
    + "Activity name,Activity Strain"

  /// A workout of an hour on each of so many days of March.
  static func rows(_ count: Int, named name: (Int) -> String = { _ in "Running" }) -> [String] {
    (1...count).map { number in
      let day = "2026-03-\(number < 10 ? "0" : "")\(number)"
      return "\(day) 00:00:00,\(day) 23:00:00,UTC+01:00,\(day) 17:00:00,\(day) 18:00:00,"
        + "\(name(number)),10.5"
    }
  }

  static func archive(_ rows: [String], lineEnd: String = "\n") -> WhoopArchive {
    var archive = WhoopArchive.ofEverything
    let text = ([header] + rows).map { $0 + lineEnd }.joined()
    archive.add(Array(text.utf8), from: "workouts.csv")
    return archive
  }

  struct Stray: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Names by the days they stand on.
    let names: [Int: String]
    /// The days of which nothing can be known.
    let lost: [Int]
  }

  static let strays = [
    Stray(testDescription: "one that is never closed", names: [5: "\"Running"], lost: [5]),
    Stray(testDescription: "one on the last line", names: [28: "\"Running"], lost: [28]),
    Stray(
      testDescription: "one that another stray one meets", names: [5: "\"Running", 9: "\"Yoga"],
      lost: [5, 9]),
    Stray(
      testDescription: "two that look like one cell", names: [5: "\"Running", 9: "Yoga\""],
      lost: [5]),
    Stray(
      testDescription: "two on lines that follow each other",
      names: [5: "\"Running", 6: "Yoga\""], lost: [5]),
    Stray(
      testDescription: "one that a cell in quotes meets",
      names: [5: "\"Running", 9: "\"Yoga\"", 11: "\"Yoga\""], lost: [5]),
    Stray(testDescription: "in the middle of a cell", names: [5: "5\" run", 7: "run\""], lost: []),
    Stray(testDescription: "in the middle of a quoted cell", names: [5: "\"5\" run\""], lost: []),
    Stray(testDescription: "doubled ones", names: [5: "\"a \"\"fast\"\", long run\""], lost: []),
    Stray(testDescription: "blanks around a quoted cell", names: [5: " \"Yoga\" "], lost: []),
    Stray(
      testDescription: "a line break in a cell", names: [5: "\"a\nlong, slow\n\nrun\""], lost: []),
    Stray(
      testDescription: "more line breaks than a note has",
      names: [5: "\"a" + String(repeating: "\n", count: 200) + "b\""], lost: [5]),
  ]

  @Test("a stray quote costs its own line", arguments: strays, ["\n", "\r\n"])
  func stray(_ stray: Stray, lineEnd: String) throws {
    let archive = Self.archive(Self.rows(28) { stray.names[$0] ?? "Running" }, lineEnd: lineEnd)
    let days = Set(archive.workouts.map(\.date.day))
    #expect(days == Set(1...28).subtracting(stray.lost))
    let told = archive.diagnostics.filter { $0.problem == .health(.strayQuote(kind: "workout")) }
    #expect(told.map(\.location.line) == stray.lost.map { $0 + 1 })
    #expect(told.allSatisfy { $0.location.column == 91 })
  }

  @Test(
    "a row longer than a table's costs its own line, quoted or not",
    arguments: [
      String(repeating: "x", count: Limits.Table.rowBytes),
      String(repeating: ",", count: Limits.Table.cells),
      "\"" + String(repeating: "x", count: Limits.Table.rowBytes),
      "\"" + String(repeating: "x\",\"", count: Limits.Table.cells) + "\"",
    ])
  func long(name: String) {
    let archive = Self.archive(Self.rows(28) { $0 == 5 ? name : "Running" })
    #expect(Set(archive.workouts.map(\.date.day)) == Set(1...28).subtracting([5]))
    #expect(archive.diagnostics.map(\.problem) == [.health(.rowTooLong(kind: "workout"))])
    #expect(archive.diagnostics.map(\.location.line) == [6])
  }

  @Test("a header longer than a table's is no table's") func longHeader() {
    var archive = WhoopArchive.ofEverything
    let header = Self.header + String(repeating: ",x", count: Limits.Table.cells) + "\n"
    archive.add(Array((header + Self.rows(1)[0]).utf8), from: "workouts.csv")
    #expect(archive.recordCount == 0)
  }

  @Test("a cell in quotes is read as it is meant") func texts() {
    let names = [1: "5\" run", 2: "\"a \"\"fast\"\", long run\"", 3: "\"two\nlines\""]
    let archive = Self.archive(Self.rows(3) { names[$0] ?? "" })
    #expect(archive.workouts.map(\.sport) == ["5\" run", "A \"fast\", long run", "Two\nlines"])
    #expect(archive.diagnostics == [])
  }

  @Test("lines that are left out count as records that were not read") func counted() {
    let archive = Self.archive(Self.rows(28) { $0 % 4 == 0 ? "\"Running" : "Running" })
    #expect(archive.recordCount == 28)
    #expect(archive.skippedCount == 7)
    #expect(archive.workouts.count == 21)
  }

  @Test("a line that nobody asked for is not told, and the quote may hide its date") func asked() {
    let rows = Self.rows(20) { $0 == 3 ? "\"Running" : "Running" }
    let hidden = rows[4].replacing("2026-03-05 17", with: "\"2026-03-05 17")
    for (row, count) in [(rows[4], 0), (hidden, 1)] {
      var archive = WhoopArchive(
        mornings: date("2026-03-18")...date("2026-03-18"),
        workouts: date("2026-03-15")...date("2026-03-18"))
      let text = ([Self.header] + rows + [row]).joined(separator: "\n")
      archive.add(Array(text.utf8), from: "workouts.csv")
      #expect(archive.workouts.count == 4)
      #expect(archive.diagnostics.count == count)
    }
  }

  @Test(
    "of a file of nothing but stray quotes a hundred lines are told, and how many more",
    arguments: ["\"\n", "a,\"\n", "a\",\"\n", "\",\"\n", "\"\"\"\n", "\"a\"b,\"\n"])
  func flood(line: String) {
    let columns = Self.header + String(repeating: ",x", count: 500)
    let text = columns + "\n" + String(repeating: line, count: 10_000)
    var archive = WhoopArchive.ofEverything
    archive.add(Array(text.utf8), from: "workouts.csv")
    #expect(archive.diagnostics.count <= 101)
  }

  @Test("a row with another number of cells is left out and told, empty ones at its end aside")
  func width() {
    var rows = Self.rows(9)
    rows[2] = rows[2].replacing("2026-03-03 18:00:00,", with: "")
    rows[4] += ",7"
    rows[6] += ",,"
    let archive = Self.archive(rows)
    #expect(archive.records.distinctWorkouts.map(\.date.day) == [1, 2, 4, 6, 7, 8, 9])
    #expect(
      archive.diagnostics.map(\.problem) == [
        .health(.otherWidth(kind: "workout", cells: 6, headers: 7)),
        .health(.otherWidth(kind: "workout", cells: 8, headers: 7)),
      ])
    #expect(archive.skippedCount == 2)
  }
}
