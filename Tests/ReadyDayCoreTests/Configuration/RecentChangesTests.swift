import Testing

@testable import ReadyDayCore

@Suite("What was last changed") struct RecentChangesTests {
  private typealias Change = RecentChanges.Change

  private static func change(_ path: String, _ before: String?, _ after: String) -> Change {
    .file(path, from: before.map { Array($0.utf8) }, to: Array(after.utf8))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String?
    let backup: String?
    var expected: Expected? = nil

    enum Expected: Equatable, Sendable {
      case undoable(to: String)
      case overtaken
    }
  }

  @Test(
    "is told by what the file and its backup hold",
    arguments: [
      Case(
        testDescription: "both as they were left", file: "3", backup: "2",
        expected: .undoable(to: "2")),
      Case(
        testDescription: "killed before the backup: the change before", file: "2", backup: "1",
        expected: .undoable(to: "1")),
      Case(
        testDescription: "killed between the backup and the file", file: "2", backup: "2",
        expected: .undoable(to: "1")),
      Case(testDescription: "an older file restored", file: "1", backup: "2", expected: .overtaken),
      Case(testDescription: "edited by hand", file: "mine", backup: "2", expected: .overtaken),
      Case(
        testDescription: "another backup", file: "3", backup: "mine", expected: .undoable(to: "2")),
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
    switch example.expected {
    case .undoable(let before):
      let (now, old) = (Array((example.file ?? "").utf8), Array(before.utf8))
      #expect(last == .undoable("plans", now: now, before: old))
    case .overtaken: #expect(last == .overtaken("plans"))
    case nil: #expect(last == nil)
    }
  }

  @Test("of several changes of one file, each is taken back in turn, then those of others")
  func inTurn() {
    var changes = RecentChanges([.file("feelings", from: nil, to: [7])])
    for (before, after) in [(nil, "1"), ("1", "2"), ("2", "1"), ("1", "3")] {
      changes.add(Self.change("plans", before, after))
    }
    changes.add(Self.change("plans", "3", "never made"))
    var held: [UInt8]? = Array("3".utf8)
    var seen: [[UInt8]?] = []
    for _ in 0..<4 {
      let last = changes.last { $0 == "plans" ? (held, nil) : ([7], nil) }
      guard case .undoable("plans", _, let before)? = last else { continue }
      seen.append(before)
      held = before ?? Array("empty".utf8)
      if let last { changes.forget(last) }
    }
    #expect(seen == [Array("1".utf8), Array("2".utf8), Array("1".utf8), nil])
    let other = changes.last { $0 == "plans" ? (held, nil) : ([7], nil) }
    #expect(other == .undoable("feelings", now: [7], before: nil))
  }

  @Test("what is erased cannot be brought back, but for the backup beside it") func erased() {
    var changes = RecentChanges([Self.change("plans", "1", "2")])
    changes.forgetTexts()
    let now = Array("2".utf8)
    #expect(changes.last { _ in (now, nil) } == .overtaken("plans"))
    let backup = Array("1".utf8)
    #expect(changes.last { _ in (now, backup) } == .undoable("plans", now: now, before: backup))
  }

  @Test("a first change has no backup, and what cannot be undone is passed over once it is named")
  func order() {
    var changes = RecentChanges([.final("import"), Self.change("plans", nil, "1")])
    changes.add(.final("init"))
    let now = { (_: String) -> RecentChanges.Contents? in (Array("1".utf8), nil) }
    #expect(changes.last(in: now) == .final("init"))
    changes.forget(.final("init"))
    #expect(changes.last(in: now) == .undoable("plans", now: Array("1".utf8), before: nil))
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
    #expect(reached == Array(90..<100))
  }
}
