import Foundation
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("Scenarios") struct ScenarioTests {
  private static let isRecording = ProcessInfo.processInfo.environment["READYDAY_RECORD"] == "1"

  @Test(
    "the built program says what it said before", arguments: Scenario.alone + Scenario.transcripts)
  func golden(_ scenario: Scenario) throws {
    let now = try scenario.now()
    for (expected, block) in zip(scenario.own, now.own) {
      #expect(block.lines == expected.lines, "\(block.mark)")
    }
    guard Self.isRecording, now.own != scenario.own else { return }
    try scenario.record(now)
    Issue.record("\(scenario.name) was recorded anew: read the difference before it is kept")
  }

  @Test("every scenario in English exists in Spanish too, unless it is for programs")
  func languages() throws {
    let names = Set(Scenario.alone.map(\.name))
    #expect(!names.isEmpty)
    for name in names where !name.hasSuffix("-es") && !name.hasSuffix("-json") {
      #expect(names.contains(name + "-es"))
    }
  }

  @Test(
    "all advice stands within the first 24 lines of 80 columns",
    arguments: Scenario.alone.filter(\.isForTerminals))
  func firstScreen(_ scenario: Scenario) throws {
    let lines = scenario.own[0].output
    // A mail is copied, and has lines of its own.
    let isMail = scenario.arguments.contains("--draft")
    // One line has the first advice, however long it is.
    let isLine = scenario.arguments.contains("--oneline")
    #expect(isMail || isLine || lines.allSatisfy { $0.displayWidth <= 80 })
    guard let advice = lines.firstIndex(where: { $0 == "WHAT TO DO" || $0 == "QUÉ HACER" }) else {
      return
    }
    let end = lines[advice...].firstIndex(of: "") ?? lines.endIndex
    #expect(end <= 24 || scenario.arguments.contains("--width"))
  }

  @Test(
    "a brief is a screen of 22 lines, whatever the day: a race, a programme, plans, a computed score",
    arguments: Scenario.alone.filter(\.isScreen))
  func oneScreen(_ scenario: Scenario) throws {
    let lines = scenario.own[0].output
    #expect(lines.count <= TextRenderer.screen)
    let advice = lines.firstIndex { $0 == "WHAT TO DO" || $0 == "QUÉ HACER" }
    #expect(advice.map { $0 < 5 } ?? true)
  }
}

extension Scenario {
  fileprivate var isScreen: Bool {
    arguments.contains("brief") && isForTerminals
      && Set(arguments).isDisjoint(with: ["--width", "--long", "--all", "--oneline"])
  }

  /// Whether people read it where lines have an end.
  fileprivate var isForTerminals: Bool {
    !arguments.contains("--format") && !name.hasSuffix("-json")
  }
}
