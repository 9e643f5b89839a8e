import Foundation
import TestSupport

/// Where the commands of a scene are typed.
final class ScenarioHome {
  private let folder: TemporaryFolder
  private var environment = Program.environment
  /// The random names of what was stored.
  private var ids: [String] = []

  /// - Parameter isAlone: whether it is somebody without a home.
  static func with<Result>(isAlone: Bool, _ body: (ScenarioHome) throws -> Result) throws -> Result
  {
    // Of the same length everywhere: lines are broken by what stands in them.
    let name = "readyday-\(UUID().uuidString.prefix(8).lowercased())"
    let folder = try TemporaryFolder(name, in: URL(filePath: "/tmp"))
    return try withExtendedLifetime(folder) { try body(ScenarioHome(folder, isAlone: isAlone)) }
  }

  private init(_ folder: TemporaryFolder, isAlone: Bool) {
    self.folder = folder
    environment["PATH"] = Program.executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
    // As on a terminal, whose screen a brief has to fit.
    environment["COLUMNS"] = "80"
    guard !isAlone else { return }
    environment["HOME"] = folder.url.path
    environment["TZ"] = "Europe/Madrid"
    environment["READYDAY_NOW"] = "2026-03-10T08:00:00+01:00"
  }

  /// The same blocks with what the program says now.
  func play(_ blocks: [Scenario.Block]) throws -> [Scenario.Block] {
    try blocks.map { block in
      if let name = block.fileName { try folder.file(name, Scenario.Block.text(block.lines)) }
      guard let command = block.command else { return block }
      return Scenario.Block(mark: block.mark, lines: try type(command))
    }
  }

  private func type(_ command: String) throws -> [String] {
    let command = ids.enumerated().reduce(command) {
      $0.replacingOccurrences(of: "ID\($1.offset + 1)", with: $1.element)
    }
    if command.hasPrefix("export ") {
      set(command.dropFirst(7), in: &environment)
      return []
    }
    let result = try run(command)
    look()
    return Scenario.Block.lines(
      Program.Result(
        output: masked(result.output), errors: masked(result.errors), status: result.status))
  }

  private func run(_ command: String) throws -> Program.Result {
    var (rest, environment) = (command[...], environment)
    for variable in TypedLine.variables(before: &rest) { set(variable, in: &environment) }
    let parts = rest.split(separator: " | ", maxSplits: 1).map(String.init)
    guard Program.isOwn, let line = TypedLine(parts[0]) else {
      return try shell(String(rest), environment)
    }
    var program = Program(line.words.map(expanded))
    program.environment = environment
    let result = try program.runHere()
    guard parts.count > 1 else { return result }
    let filtered = try shell(parts[1], environment, input: result.output)
    return Program.Result(
      output: filtered.output, errors: result.errors + filtered.errors, status: filtered.status)
  }

  private func shell(
    _ command: String, _ environment: [String: String], input: String = ""
  ) throws -> Program.Result {
    var program = Program(["-c", command])
    program.executable = URL(filePath: "/bin/sh")
    program.environment = environment
    program.input = input
    return try program.run()
  }

  /// What is in Fixtures is meant by its name there.
  private func set(_ variable: Substring, in environment: inout [String: String]) {
    let parts = variable.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = expanded(String(parts[1]))
    let place = Fixtures.url(value).path
    let isPlace = !value.isEmpty && FileManager.default.fileExists(atPath: place)
    environment[String(parts[0])] = isPlace ? place : value
  }

  private func expanded(_ word: String) -> String {
    word.hasPrefix("~/") ? folder.url.path + word.dropFirst() : word
  }

  private func look() {
    let data = folder.path(".local/share/readyday")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: data)) ?? []
    for name in names.filter({ $0.hasSuffix(".json") }).sorted() {
      // A link may lead nowhere.
      let bytes = FileManager.default.contents(atPath: "\(data)/\(name)") ?? Data()
      let text = String(decoding: bytes, as: UTF8.self)
      for id in text.matches(of: #/"id" ?: ?"([0-9a-hjkmnp-tv-z]{8})"/#).map({ String($0.1) })
      where !ids.contains(id) { ids.append(id) }
    }
  }

  private func masked(_ text: String) -> String {
    let places = [
      (folder.url.path, "/home/ana"), (Fixtures.repository.path + "/Fixtures", "/fixtures"),
    ]
    return (places + ids.enumerated().map { ($1, "ID\($0 + 1)") }).reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}

/// A command that needs no shell: the program's name, and words as they are, or between single quotes.
struct TypedLine {
  let words: [String]

  /// Takes off what the command sets for itself.
  static func variables(before command: inout Substring) -> [Substring] {
    var variables: [Substring] = []
    while let found = command.prefixMatch(of: #/\w+=[^ '"]* /#) {
      variables.append(found.output.dropLast())
      command = command[found.range.upperBound...]
    }
    return variables
  }

  init?(_ text: String) {
    let pieces = text.split(separator: "'", omittingEmptySubsequences: false)
    var words = [""]
    for (index, piece) in pieces.enumerated() {
      guard index.isMultiple(of: 2) else {
        words[words.count - 1] += piece
        continue
      }
      guard piece.allSatisfy({ !"|&;<>()$`\"\\*?[".contains($0) }) else { return nil }
      let parts = piece.split(separator: " ", omittingEmptySubsequences: false)
      words[words.count - 1] += parts[0]
      words += parts.dropFirst().map(String.init)
    }
    guard words.removeFirst() == "readyday" else { return nil }
    self.words = words
  }
}
