import Foundation
import TestSupport
import Testing

/// Dependencies between the rooms of the program point downwards too.
@Suite("Rooms of the program") struct ProgramRoomTests {
  static let floors = [
    ["Files/System"],
    ["Failure"],
    ["Files"],
    ["Configuration"],
    ["Network", "Sync"],
    ["Rendering"],
    ["Commands"],
    ["ReadyDay.swift"],
  ]

  static let neighbours: [String: Set<String>] = ["Network": ["Sync"], "Sync": ["Network"]]

  /// Files that all lead to each other. What is won is kept: a smaller figure takes its place.
  static let largestCycle = 9

  private func house() throws -> House {
    try House(
      of: Fixtures.repository.appending(path: "Sources/readyday"), rooms: Set(Self.floors.joined()))
  }

  @Test("no file names a type of a room above its own") func program() throws {
    let house = try house()
    #expect(Set(house.files.map(\.room)) == Set(Self.floors.joined()))
    #expect(house.violations(floors: Self.floors, neighbours: Self.neighbours) == [])
  }

  @Test("the largest cycle of files grows no more") func cycle() throws {
    let cycle = try house().largestCycle
    #expect(cycle.count <= Self.largestCycle)
  }

  @Test("a cycle of three files is found, and what only leads to it is not") func smallCycle() {
    let files = ["A": "B", "B": "C", "C": "A", "D": "A"].map { type, named in
      House.File(room: "Day", name: type, text: "struct \(type) { let next: \(named) }")
    }
    #expect(House(files: files).largestCycle.sorted() == ["Day/A", "Day/B", "Day/C"])
  }
}

extension House {
  /// The most files of which each leads to each, by the types that they name.
  var largestCycle: [String] {
    let edges = edges
    let reached = files.indices.map { Self.reached(from: $0, along: edges) }
    let cycles = files.indices.map { start in
      reached[start].filter { reached[$0].contains(start) }
    }
    return (cycles.max { $0.count < $1.count } ?? []).map { "\(files[$0].room)/\(files[$0].name)" }
  }

  /// The files whose types each file names.
  private var edges: [Set<Int>] {
    var owners: [SwiftSource.Path: Int] = [:]
    for (index, file) in files.enumerated() {
      for path in file.source.declared { owners[path] = index }
    }
    return files.map { file in
      Set(file.source.named.filter { !isOwn($0, to: file) }.compactMap { owners[$0] })
    }
  }

  private static func reached(from start: Int, along edges: [Set<Int>]) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = edges[start]
    while let next = waiting.popFirst() {
      found.insert(next)
      waiting.formUnion(edges[next].subtracting(found))
    }
    return found
  }
}
