/// What one source file declares and names, as far as its words tell: comments and strings are
/// passed over, code inside `\(…)` is not.
package struct SwiftSource {
  /// A type that other files can name, with the types around it: `["Zone", "Transition"]`.
  package typealias Path = [String]

  package private(set) var declared: Set<Path> = []
  /// Types by the names written before and after dots, as in `Zone.Transition(at: …)`.
  package private(set) var named: Set<Path> = []

  package init(_ text: String) {
    var code = SwiftCode(text)
    code.readToEnd()
    readDeclarations(code.words)
    readNames(code.words)
  }
}

extension SwiftSource {
  private static let typeKeywords: Set = ["struct", "enum", "protocol", "class", "actor"]

  private mutating func readDeclarations(_ words: [String]) {
    /// The types, or other blocks (nil), whose braces are open.
    var around: [Path?] = []
    var opening: Path?
    for (index, word) in words.enumerated() {
      switch word {
      case "{":
        around.append(opening)
        opening = nil
      case "}": _ = around.popLast()
      case "extension": opening = Self.path(in: words, at: index + 1)
      case "typealias",
        _ where Self.typeKeywords.contains(word):
        guard let name = Self.path(in: words, at: index + 1)?.first,
          !around.contains(nil)
        else { continue }
        let path = around.compactMap { $0 }.flatMap { $0 } + [name]
        if !Self.isPrivate(words, at: index) { declared.insert(path) }
        if word != "typealias" { opening = [name] }
      default: continue
      }
    }
  }

  private mutating func readNames(_ words: [String]) {
    for index in words.indices where index == 0 || words[index - 1] != "." {
      guard let path = Self.path(in: words, at: index) else { continue }
      for length in path.indices { named.insert(Array(path[...length])) }
    }
  }

  /// The capitalised names joined by dots that begin at `index`.
  private static func path(in words: [String], at index: Int) -> Path? {
    var path: Path = []
    var index = index
    while index < words.count, words[index].first?.isUppercase == true {
      path.append(words[index])
      guard index + 1 < words.count, words[index + 1] == "." else { break }
      index += 2
    }
    return path.isEmpty ? nil : path
  }

  private static func isPrivate(_ words: [String], at index: Int) -> Bool {
    let modifiers = words[..<index].reversed().prefix {
      ["private", "fileprivate", "indirect", "final", "package", "public"].contains($0)
    }
    return modifiers.contains { $0.hasSuffix("private") }
  }
}

/// Cuts Swift text into words and punctuation.
private struct SwiftCode {
  private(set) var words: [String] = []
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func readToEnd() { while !rest.isEmpty { readPiece() } }

  private mutating func readPiece() {
    if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
    } else if rest.hasPrefix("/*") {
      skipBlockComment()
    } else if let hashes = stringOpening() {
      readString(hashes: hashes)
    } else {
      readWord()
    }
  }

  private mutating func readWord() {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if word.isEmpty {
      let mark = rest.removeFirst()
      if !mark.isWhitespace, mark != "`" { words.append(String(mark)) }
    } else {
      words.append(String(word))
      rest = rest.dropFirst(word.count)
    }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// The `#`s in front of the string that begins here, or nil when none does.
  private func stringOpening() -> String? {
    let hashes = rest.prefix { $0 == "#" }
    return rest[hashes.endIndex...].first == "\"" ? String(hashes) : nil
  }

  private mutating func readString(hashes: String) {
    rest = rest.dropFirst(hashes.count)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty {
      if rest.hasPrefix(quotes + hashes) {
        rest = rest.dropFirst(quotes.count + hashes.count)
        return
      } else if rest.hasPrefix("\\" + hashes + "(") {
        rest = rest.dropFirst(hashes.count + 2)
        readInterpolation()
      } else {
        rest = rest.dropFirst(rest.hasPrefix("\\" + hashes) ? hashes.count + 2 : 1)
      }
    }
  }

  private mutating func readInterpolation() {
    var depth = 1
    while depth > 0, let next = rest.first {
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      readPiece()
    }
  }
}
