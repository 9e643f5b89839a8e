/// The string literals of Swift source, without what is inserted into them; those within an insertion count too.
struct SourceLiterals {
  private(set) var texts: [String] = []
  /// The literals and insertions around the current place, the innermost last.
  private var open: [Place] = []

  private enum Place {
    case literal(String)
    /// With the parentheses that are still open.
    case insertion(Int)
  }

  init(_ source: String) {
    for line in source.split(separator: "\n") where !line.contains("//") { read(line) }
  }

  private mutating func read(_ line: Substring) {
    var rest = line
    while let character = rest.popFirst() {
      switch open.last {
      case .literal(let text): read(character, after: text, &rest)
      case .insertion(let depth): skip(character, depth)
      case nil: if character == "\"" { open.append(.literal("")) }
      }
    }
  }

  private mutating func read(_ character: Character, after text: String, _ rest: inout Substring) {
    switch character {
    case "\"":
      open.removeLast()
      if !text.isEmpty { texts.append(text) }
    case "\\" where rest.first == "(":
      rest.removeFirst()
      open.append(.insertion(1))
    case "\\": replace(.literal(text + String(rest.popFirst() ?? " ")))
    default: replace(.literal(text + String(character)))
    }
  }

  private mutating func skip(_ character: Character, _ depth: Int) {
    switch character {
    case "\"": open.append(.literal(""))
    case "(": replace(.insertion(depth + 1))
    case ")" where depth == 1: open.removeLast()
    case ")": replace(.insertion(depth - 1))
    default: break
    }
  }

  private mutating func replace(_ place: Place) { open[open.count - 1] = place }
}
