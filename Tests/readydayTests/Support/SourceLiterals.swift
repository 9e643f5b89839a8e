/// The string literals of Swift source, without what is inserted into them; those within an insertion count too.
struct SourceLiterals {
  private(set) var texts: [String] = []
  /// Those of the arguments `es:`, among all.
  private(set) var spanish: [String] = []
  /// The brackets that are open, outside of literals, and the same where the argument began.
  private var depth = 0
  private var depthOfSpanish: Int?
  private var previous: Character = " "
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
      case nil: readCode(character, before: rest)
      }
    }
  }

  private mutating func readCode(_ character: Character, before rest: Substring) {
    switch character {
    case "\"": open.append(.literal(""))
    case "e" where previous == " " && (rest.hasPrefix("s: ") || rest == "s:"):
      depthOfSpanish = depth
    case "(", "[": depth += 1
    case ")", "]":
      depth -= 1
      if depth < depthOfSpanish ?? 0 { depthOfSpanish = nil }
    case "," where depth == depthOfSpanish: depthOfSpanish = nil
    default: break
    }
    previous = character
  }

  private mutating func read(_ character: Character, after text: String, _ rest: inout Substring) {
    switch character {
    case "\"":
      open.removeLast()
      guard !text.isEmpty else { return }
      texts.append(text)
      if depthOfSpanish != nil { spanish.append(text) }
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
