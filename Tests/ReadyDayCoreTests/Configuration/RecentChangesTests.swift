import Testing

@testable import ReadyDayCore

@Suite("What was last changed")
struct RecentChangesTests {
  private typealias Change = RecentChanges.Change

  private static func change(_ path: String, _ before: String?, _ after: String) -> Change {
    .file(path, from: before.map { Array($0.utf8) }, to: Array(after.utf8))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String?
    let backup: String?
    var expected: RecentChanges.Last? = nil
  }

  @Test(
    "is told by what the file and its backup hold",
    arguments: [
      Case(
        testDescription: "both as they were left", file: "3", backup: "2",
        expected: .undoable("plans")),
      Case(
        testDescription: "killed before the backup: the change before", file: "2", backup: "1",
        expected: .undoable("plans")),
      Case(
        testDescription: "killed between the backup and the file", file: "2", backup: "2",
        expected: .overtaken("plans")),
      Case(
        testDescription: "an older file restored", file: "1", backup: "2",
        expected: .overtaken("plans")),
      Case(
        testDescription: "edited by hand", file: "mine", backup: "2", expected: .overtaken("plans")),
      Case(
        testDescription: "another backup", file: "3", backup: "mine", expected: .overtaken("plans")),
      Case(testDescription: "removed: nothing is left to undo", file: nil, backup: "2"),
    ])
  func last(_ example: Case) {
    var changes = RecentChanges()
    changes.add(Self.change("elsewhere", nil, "1"))
    for (before, after) in [(nil, "1"), ("1", "2"), ("2", "3")] {
      changes.add(Self.change("plans", before, after))
    }
    let stored = RecentChanges(Array(changes.text.utf8))
    #expect(stored == changes)
    let last = stored.last { path in
      path == "plans"
        ? (example.file.map { Array($0.utf8) }, example.backup.map { Array($0.utf8) }) : nil
    }
    #expect(last == example.expected)
  }

  @Test("a first change has no backup, and what cannot be undone is passed over once it is named")
  func order() {
    var changes = RecentChanges([.final("import"), Self.change("plans", nil, "1")])
    changes.add(.final("init"))
    let now = { (_: String) -> RecentChanges.Contents? in (Array("1".utf8), nil) }
    #expect(changes.last(in: now) == .final("init"))
    changes.forget(.final("init"))
    #expect(changes.last(in: now) == .undoable("plans"))
    changes.forget(.overtaken("plans"))
    #expect(changes.last(in: now) == nil && changes == RecentChanges())
  }

  @Test(
    "the list stays short, and a damaged one is empty",
    arguments: ["", "{", "[]", "{\"changes\": 1}"])
  func limits(text: String) {
    #expect(RecentChanges(Array(text.utf8)) == RecentChanges())
    var changes = RecentChanges()
    for number in 0..<100 { changes.add(Self.change("\(number)", nil, "1")) }
    let reached = (0..<100).filter { number in
      changes.last { $0 == "\(number)" ? (Array("1".utf8), nil) : nil } != nil
    }
    #expect(reached == Array(60..<100))
  }
}
