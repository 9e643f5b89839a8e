import Foundation

/// One of the cases in a file of `Fixtures`:
///
///     === what it shows
///     what is read
///     --- a name
///     what must come of it
package struct WrittenCase: Sendable, CustomStringConvertible {
  package struct Part: Sendable {
    /// What stands behind the dashes.
    package let name: String
    package var lines: [String] = []
  }

  package let description: String
  package let text: String
  package let parts: [Part]

  /// A test whose file is missing cannot run.
  package static func all(in path: String) -> [WrittenCase] {
    guard let text = try? Fixtures.text(path) else { preconditionFailure("no file \(path)") }
    return text.components(separatedBy: "\n=== ").dropFirst().map(WrittenCase.init)
  }

  private init(_ scene: String) {
    var lines = scene.components(separatedBy: "\n")
    description = lines.removeFirst()
    while lines.last?.isEmpty == true { lines.removeLast() }
    var parts = [Part(name: "")]
    for line in lines {
      if line.hasPrefix("--- ") {
        parts.append(Part(name: String(line.dropFirst(4))))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    text = parts.removeFirst().lines.joined(separator: "\n")
    self.parts = parts
  }

  /// What stands below `name`; nothing where that is not there.
  package subscript(name: String) -> [String] { parts.first { $0.name == name }?.lines ?? [] }
}
