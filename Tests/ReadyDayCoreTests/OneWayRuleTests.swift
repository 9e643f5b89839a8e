import Foundation
import TestSupport
import Testing

/// Dependencies between the rooms of the core point one way: downwards.
@Suite("Rooms of the core") struct OneWayRuleTests {
  /// From the ground up. Rooms on one floor do not name each other either. A folder inside another is a room of
  /// its own where it is named here, and belongs to the other one where it is not.
  static let floors = [
    ["Text"],
    ["Time"],
    ["Diagnostics", "Network", "Statistics"],
    ["Calendars", "Health", "Outside"],
    ["Health/Whoop", "Health/AppleHealth"],
    ["Health/Wearables"],
    ["Recovery", "Day", "Training", "Sync"],
    ["Body"],
    ["Language"],
    ["Advice"],
    ["Briefing"],
    ["History"],
    ["Language/Reports"],
    ["Report", "Sample"],
    ["Configuration"],
    ["Messages", "Assistant"],
    ["CommandLine"],
  ]

  /// What a room may name on its own floor: a diary holds mornings, plans, and where they came from.
  static let neighbours: [String: Set<String>] = ["Day": ["Recovery", "Training", "Sync"]]

  @Test("no file names a type of a room above its own") func core() throws {
    let house = try House(
      of: Fixtures.repository.appending(path: "Sources/ReadyDayCore"),
      rooms: Set(Self.floors.joined()))
    #expect(house.files.count > 50)
    #expect(Set(house.files.map(\.room)) == Set(Self.floors.joined()))
    #expect(house.violations(floors: Self.floors, neighbours: Self.neighbours) == [])
  }

  private static let ground = House.File(
    room: "Time", name: "Clock.swift",
    text: "public struct Clock { enum Tick { case long } }\nprivate struct Shelf {}")
  private static let upper = House.File(
    room: "Day", name: "Diary.swift",
    text: """
      struct Diary { struct Page { let clock: Clock } }
      extension Clock { struct Face {} }
      private struct Hidden {}
      typealias Book = Diary
      """)
  private static let beside = House.File(
    room: "Training", name: "Plan.swift", text: "enum Plan { case rest }")

  /// A line in a file on the ground floor, and the rooms it must not know.
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    var room = "Time"
    let names: [String]
    var testDescription: String { line }
  }

  @Test(
    "a small house with a name from above is found out",
    arguments: [
      Case(line: "let diary: Diary", names: ["Diary"]),
      Case(line: "let page = Diary.Page(1)", names: ["Diary", "Diary.Page"]),
      Case(line: "extension Diary {}", names: ["Diary"]),
      Case(line: "let book: [Book?]", names: ["Book"]),
      Case(line: "let face: Clock.Face", names: ["Clock.Face"]),
      Case(line: #"let text = "a \(Diary("b")) c""#, names: ["Diary"]),
      Case(line: "let plan: Plan", room: "Day", names: ["Plan"]),
      Case(line: "let clock: Clock, tick: Clock.Tick", names: []),
      Case(line: "let clock: Clock", room: "Day", names: []),
      Case(line: "// Diary", names: []),
      Case(line: "/* Diary /* Book */ Diary */ let a = 1", names: []),
      Case(line: #"let text = "Diary \" Diary""#, names: []),
      Case(line: ##"let text = #"Diary " \(Diary) Book"#"##, names: []),
      Case(line: "let text = \"\"\"\n  Diary \"Diary\"\n  \"\"\"", names: []),
      Case(line: "let other = Something.Diary, diary = 1, Diaries = 2", names: []),
      Case(line: "struct Hidden {}\nlet mine: Hidden", names: []),
      Case(line: "struct Own { enum Page {} ; let page: Page }", names: []),
    ])
  func smallHouse(row: Case) {
    let file = House.File(room: row.room, name: "New.swift", text: row.line)
    let house = House(files: [Self.ground, Self.upper, Self.beside, file])
    let found = house.violations(floors: Self.floors, neighbours: [:])
    let owner = row.names == ["Plan"] ? "Training" : "Day"
    #expect(found == row.names.map { "\(row.room)/New.swift names \($0) of \(owner)" })
  }

  @Test("a neighbour may be named where the table says so") func neighbour() {
    let file = House.File(room: "Day", name: "New.swift", text: "let plan: Plan")
    let house = House(files: [file, Self.beside])
    #expect(house.violations(floors: Self.floors, neighbours: ["Day": ["Training"]]) == [])
  }

  @Test("a room inside another is above it, and beside its own kind") func roomInside() throws {
    try TemporaryFolder.with { folder in
      try folder.file("Health/Night.swift", "struct Night { let export: Export }")
      try folder.file("Health/Parts/Hour.swift", "struct Hour { let sport: Sport }")
      try folder.file("Health/Whoop/Sport.swift", "struct Sport { let night: Night, hour: Hour }")
      try folder.file("Health/AppleHealth/Export.swift", "struct Export { let sport: Sport }")
      let house = try House(of: folder.url, rooms: Set(Self.floors.joined()))
      #expect(
        house.violations(floors: Self.floors, neighbours: [:]) == [
          "Health/AppleHealth/Export.swift names Sport of Health/Whoop",
          "Health/Night.swift names Export of Health/AppleHealth",
          "Health/Parts/Hour.swift names Sport of Health/Whoop",
        ])
    }
  }

  @Test("a room that stands on no floor is found out") func unknownRoom() {
    let house = House(files: [House.File(room: "Attic", name: "Box.swift", text: "")])
    #expect(
      house.violations(floors: Self.floors, neighbours: [:]) == ["Attic/Box.swift is on no floor"])
  }
}

/// What the sources name of other modules.
@Suite("Imports") struct ImportRuleTests {
  private static let system: Set = ["Glibc", "Musl", "Darwin"]
  private static let systemFolder = "readyday/Files/System/"

  /// Sentences such as `readyday/Help.swift imports Glibc`.
  private static func violations(in text: String, at path: String) -> [String] {
    text.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: " ")
      let words = parts.drop { $0 != "import" }.dropFirst()
      // A sentence of help may have the word too.
      let isStatement = parts.prefix { $0 != "import" }.allSatisfy {
        $0.hasPrefix("@") || ["public", "package", "internal"].contains($0)
      }
      guard isStatement, !line.contains("//"), let module = words.first, words.count == 1 else {
        return nil
      }
      let isSystem = system.contains(String(module)) && path.hasPrefix(systemFolder)
      return module == "ReadyDayCore" || isSystem ? nil : "\(path) imports \(module)"
    }
  }

  @Test("one folder alone imports the C library, and no file Foundation") func sources() throws {
    let folder = Fixtures.repository.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let files = (paths ?? []).filter { $0.hasSuffix(".swift") }
    #expect(files.count > 300)
    #expect(files.contains { $0.hasPrefix(Self.systemFolder) })
    let found = try files.sorted().flatMap { path in
      Self.violations(
        in: try String(contentsOf: folder.appending(path: path), encoding: .utf8), at: path)
    }
    #expect(found == [])
  }

  @Test(
    "an import from elsewhere is found out",
    arguments: [
      ("  import Glibc", "readyday/Help.swift", ["readyday/Help.swift imports Glibc"]),
      ("@testable import Foundation", "readyday/A.swift", ["readyday/A.swift imports Foundation"]),
      (
        "import Foundation", systemFolder + "A.swift", [systemFolder + "A.swift imports Foundation"]
      ),
      ("public import Musl", systemFolder + "A.swift", []),
      ("import ReadyDayCore\nlet imports = 1", "readyday/A.swift", []),
    ])
  func smallFile(text: String, path: String, found: [String]) {
    #expect(Self.violations(in: text, at: path) == found)
  }
}
