import Foundation
import Testing

/// A folder of `Fixtures/scenarios`: what is typed, and all that must come of it.
struct Scenario: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let all: [Scenario] = {
    let folder = Fixtures.url("scenarios").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map(Scenario.init)
  }()

  /// One a line; they run in `Fixtures`.
  func arguments() throws -> [String] {
    try text("arguments").split(separator: "\n").map(String.init)
  }

  /// With what readyday keeps in the folder of `Fixtures` that the file `data` names, if there is one.
  func program() throws -> Program {
    var program = Program(try arguments())
    if let folder = try? text("data") {
      let path = Fixtures.url(folder.trimmingCharacters(in: .whitespacesAndNewlines)).path
      program.environment["XDG_DATA_HOME"] = path
    }
    return program
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: url(file), encoding: .utf8)
  }

  func write(_ text: String, to file: String) throws {
    try text.write(to: url(file), atomically: true, encoding: .utf8)
  }

  private func url(_ file: String) -> URL { Fixtures.url("scenarios/\(name)/\(file)") }
}
