import ReadyDayCore

/// What a shell can offer where a value or an operand is expected.
struct Candidates: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case files, folders, zones
  }

  var words: [String] = []
  var place: Place?
  /// Whether several of ``words`` may be given, separated by commas.
  var isList = false

  var isEmpty: Bool { words.isEmpty && place == nil }
}

extension Candidates {
  init(_ value: CommandOption.Value) {
    switch value {
    case .none: self.init()
    case .word(let name), .words(let name): self.init(placeholder: name)
    case .oneOf(let choices): self.init(words: choices)
    case .someOf(let choices): self.init(words: choices, isList: true)
    }
  }

  /// - Parameter name: what stands for the value in the help page; it means the same in every
  ///   command, and is left out of the offer where nothing can be listed.
  init(placeholder name: String) {
    switch name {
    case "PATH", "FILE": self.init(place: .files)
    case "DIR": self.init(place: .folders)
    case "ZONE": self.init(place: .zones)
    case "DATE": self.init(words: DateExpression.words)
    case "COMMAND": self.init(words: Commands.names)
    case "RULE": self.init(words: RecommendationEngine.standard.ruleIDs)
    case "SCHEMA": self.init(words: DocumentName.allCases.map(\.rawValue))
    case _ where name.lowercased() == name: self.init(words: [name])
    default: self.init()
    }
  }

  fileprivate static func + (a: Candidates, b: Candidates) -> Candidates {
    Candidates(words: a.words + b.words, place: a.place ?? b.place)
  }
}

/// A word that is no option, by its place among those of its kind.
struct Operand: Hashable, Sendable {
  /// As the help page calls it, `show|path|check`.
  let name: String
  let candidates: Candidates
  /// Whether more of the same may follow.
  let repeats: Bool

  /// - Parameter text: one place of a usage line: `COMMAND`, `PATH...`, `load|RULE`, `[ID]`.
  fileprivate init(_ text: Substring) {
    repeats = text.contains("...")
    name = text.filter { !"[].".contains($0) }
    candidates = name.split(separator: "|").reduce(Candidates()) { candidates, alternative in
      candidates + Candidates(placeholder: String(alternative))
    }
  }
}

extension Syntax {
  /// In the order in which they are typed.
  var operands: [Operand] { (operand ?? "").split(separator: " ").map(Operand.init) }
}
