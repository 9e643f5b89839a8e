import Foundation
import TestSupport
import Testing

/// One of the scenes in a file of `Fixtures/transcripts`: what is typed, one command after the other, and all that must
/// come of it.
///
///     === a red morning trades intervals for a walk
///     --- file .config/readyday/config.json5
///     {time_zone: "Europe/Madrid"}
///     $ readyday plan add intervals 18:00
///     what goes to standard output
///     --- errors
///     what goes to standard error
///     --- status 4
///     $ readyday brief --whoop whoop | grep Running
///
/// Errors and status stand there only when they say something. Files are made in a home of the scene's own, which is
/// `~` and lasts through its commands; what stands before the first scene holds for all of them. Commands run in
/// `Fixtures`, at 08:00 of 10 March 2026 in Madrid unless they say something else. What is in `Fixtures` can be the
/// value of a variable before a command, `ID1` is the first random name that was stored, and `\` stands before a line
/// of output that looks like a mark.
///
/// In `Fixtures/scenarios`, a file is one command, of somebody who has no home.
struct Scenario: Sendable, CustomTestStringConvertible {
  struct Block: Equatable {
    /// Its first line: `$ …`, `--- file …`, or a title.
    let mark: String
    var lines: [String] = []
  }

  /// `scenarios` or `transcripts`.
  let folder: String
  let file: String
  /// The blocks that all scenes of the file begin with.
  let first: [Block]
  let own: [Block]

  var name: String { folder == "scenarios" ? file : "\(file): \(own[0].mark.dropFirst(4))" }

  var testDescription: String { name }

  static let alone = all(in: "scenarios")
  static let transcripts = all(in: "transcripts")

  private static func all(in folder: String) -> [Scenario] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: Fixtures.url(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
      scenes(of: String(name.dropLast(4)), in: folder)
    }
  }

  private static func scenes(of file: String, in folder: String) -> [Scenario] {
    let lines = ((try? Fixtures.bytes("\(folder)/\(file).txt")) ?? [])
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var scenes = [[Block(mark: "")]]
    for line in lines.last == "" ? lines.dropLast() : lines[...] {
      let last = scenes.count - 1
      if line.hasPrefix(Block.title) {
        scenes[last] = Block.withoutEnd(scenes[last])
        scenes.append([Block(mark: line)])
      } else if line.hasPrefix(Block.command) || line.hasPrefix(Block.file) {
        scenes[last].append(Block(mark: line))
      } else {
        scenes[last][scenes[last].count - 1].lines.append(line)
      }
    }
    let first = folder == "scenarios" ? [] : scenes.removeFirst()
    return scenes.map { blocks in
      let own = blocks.filter { !$0.mark.isEmpty || !$0.lines.isEmpty }
      return Scenario(folder: folder, file: file, first: first, own: own)
    }
  }

  /// The words of its first command, without the program's name.
  var arguments: [String] {
    var command = (own.lazy.compactMap(\.command).first ?? "")[...]
    _ = TypedLine.variables(before: &command)
    return TypedLine(String(command))?.words ?? []
  }

  /// The same scene with what the program says now.
  func now() throws -> Scenario {
    try ScenarioHome.with(isAlone: folder == "scenarios") { home in
      _ = try home.play(first)
      let played = try home.play(own)
      return Scenario(
        folder: folder, file: file, first: first,
        own: folder == "scenarios" ? played : Block.withoutEnd(played))
    }
  }

  private static let recording = NSLock()

  /// Puts `scene` in the place of this one.
  func record(_ scene: Scenario) throws {
    try Self.recording.withLock {
      let place = Fixtures.url("\(folder)/\(file).txt")
      var text = try Data(contentsOf: place)
      guard let range = text.range(of: Block.data(own)) else { return }
      text.replaceSubrange(range, with: Block.data(scene.own))
      try text.write(to: place)
    }
  }
}

extension Scenario.Block {
  static let title = "=== "
  static let command = "$ "
  static let file = "--- file "
  private static let marks = [title, command, "--- "]
  private static let errorsMark = "--- errors"
  private static let status = "--- status "

  /// What is typed; nil for another block.
  var command: String? { mark.hasPrefix(Self.command) ? String(mark.dropFirst(2)) : nil }

  var fileName: String? { mark.hasPrefix(Self.file) ? String(mark.dropFirst(9)) : nil }

  /// The blocks of a scene without the blank lines above the next title, which are none of the output's.
  static func withoutEnd(_ blocks: [Scenario.Block]) -> [Scenario.Block] {
    var blocks = blocks
    while blocks.last?.lines.last == "" { blocks[blocks.count - 1].lines.removeLast() }
    return blocks
  }

  /// What the lines say, without what keeps them from looking like marks.
  static func text(_ lines: some Sequence<String>) -> String {
    lines.map { line in
      let isMarked = Self.marks.contains { line.hasPrefix("\\" + $0) }
      return (isMarked ? String(line.dropFirst()) : line) + "\n"
    }.joined()
  }

  private static func lines(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in
        let line = String(decoding: line, as: UTF8.self)
        return Self.marks.contains { line.hasPrefix($0) } ? "\\" + line : line
      }
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// What a run gave back, as a file has it.
  static func lines(_ result: Program.Result) -> [String] {
    let errors = lines(result.errors)
    return lines(result.output) + (errors.isEmpty ? [] : [errorsMark] + errors)
      + (result.status == 0 ? [] : ["\(status)\(result.status)"])
  }

  static func data(_ blocks: [Scenario.Block]) -> Data {
    Data(
      blocks.flatMap { ($0.mark.isEmpty ? [] : [$0.mark]) + $0.lines }.map { $0 + "\n" }.joined()
        .utf8)
  }

  var errors: [String] {
    Array(lines.drop { $0 != Self.errorsMark }.dropFirst().prefix { !$0.hasPrefix(Self.status) })
  }

  var output: [String] { Array(lines.prefix { !$0.hasPrefix("--- ") }) }
}
