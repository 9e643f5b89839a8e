import Foundation
import TestSupport
import Testing

/// A file of `Fixtures/scenarios`: what is typed, and all that must come of it.
///
///     $ XDG_DATA_HOME=kept readyday brief --date 2026-03-10
///     what goes to standard output
///     --- errors
///     what goes to standard error
///     --- status 4
///
/// The last two parts stand there only when they say something. Commands run in `Fixtures`; single quotes keep a
/// word with spaces together. Most run as for a user whose home is configured (`READYDAY_CONFIG=madrid.json5`):
/// with `--tz`, readyday would not look for where the user is.
struct Scenario: Sendable, CustomTestStringConvertible {
  /// All that a run of the program gives back.
  struct Outcome: Equatable {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  let name: String

  var testDescription: String { name }

  static let all: [Scenario] = {
    let folder = Fixtures.url("scenarios").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map {
      Scenario(name: String($0.dropLast(4)))
    }
  }()

  func arguments() throws -> [String] {
    Array(try words().drop { $0 != "readyday" }.dropFirst())
  }

  /// With the environment that stands before its name: files and folders of `Fixtures`, and a zone in `TZ`.
  func program() throws -> Program {
    var program = Program(try arguments())
    // As on a terminal, whose screen a brief has to fit.
    program.environment["COLUMNS"] = "80"
    for word in try words().prefix(while: { $0 != "readyday" }) {
      let parts = word.split(separator: "=").map(String.init)
      program.environment[parts[0]] = parts[0] == "TZ" ? parts[1] : Fixtures.url(parts[1]).path
    }
    return program
  }

  func expected() throws -> Outcome { try parts().outcome }

  func record(_ outcome: Outcome) throws {
    var text = "$ \(try parts().command)\n\(outcome.output)"
    if !outcome.errors.isEmpty { text += "\(Self.errorsMark)\(outcome.errors)" }
    if outcome.status != 0 { text += "\(Self.statusMark)\(outcome.status)\n" }
    try Data(text.utf8).write(to: file)
  }
}

extension Scenario {
  private static let errorsMark = "--- errors\n"
  private static let statusMark = "--- status "

  private var file: URL { Fixtures.url("scenarios/\(name).txt") }

  /// The words of the command, as a shell takes them apart.
  private func words() throws -> [String] {
    let pieces = try parts().command.split(separator: "'", omittingEmptySubsequences: false)
    var words = [""]
    for (index, piece) in pieces.enumerated() {
      let parts = index.isMultiple(of: 2) ? piece.components(separatedBy: " ") : [String(piece)]
      words[words.count - 1] += parts[0]
      words += parts.dropFirst()
    }
    return words
  }

  private func parts() throws -> (command: String, outcome: Outcome) {
    var rest = try Data(contentsOf: file)
    var outcome = Outcome()
    if let status = Self.cut(Self.statusMark, off: &rest) {
      outcome.status = Int32(status.dropLast()) ?? -1
    }
    outcome.errors = Self.cut(Self.errorsMark, off: &rest) ?? ""
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    outcome.output = String(decoding: rest[end...].dropFirst(), as: UTF8.self)
    return (String(decoding: rest[..<end].dropFirst(2), as: UTF8.self), outcome)
  }

  /// What stands behind the line that begins with `mark`; nil when there is none. By bytes: to a `String`, the end
  /// of a line that calendars have is one character.
  private static func cut(_ mark: String, off text: inout Data) -> String? {
    guard let range = text.range(of: Data("\n\(mark)".utf8)) else { return nil }
    let tail = text[range.upperBound...]
    text = text[...range.lowerBound]
    return String(decoding: tail, as: UTF8.self)
  }
}
