/// How somebody says they are: `ill`, `injured left knee`, `4 "a good night"`.
package struct SaidFeeling: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    /// Whether it is systemic may have to be asked.
    case ill
    case word(Feeling.Word)
  }

  package let state: State
  /// What stands behind the word, without "until" and a day at its end.
  package private(set) var note: [String]
  package private(set) var until: DateExpression?
  package static let offered = [
    "ill", "injured", "tired", "stressed", "fine", "1", "2", "3", "4", "5",
  ]

  /// The parts of the body, if an injury was named.
  package static func candidates(behind operands: [String]) -> Candidates {
    Candidates(
      operands.isEmpty ? offered : operands.first == injured ? Joint.allCases.map(\.rawValue) : [])
  }

  private static let injured = "injured"

  /// - Parameter words: at least one.
  package init(_ words: [String], usage: Phrase) throws(UsageError) {
    let (how, rest) = (words[0], Array(words.dropFirst()))
    // A symptom that needs a doctor outweighs any word.
    let isAlarm = Feeling.isAlarm(words.joined(separator: " "), isWell: how.lowercased() == "fine")
    let word = Self.word(how)
    if isAlarm {
      let isWord = word != nil || [Self.injured, "ill"].contains(how.lowercased())
      (state, note) = (.word(.ill(isSystemic: true)), isWord ? rest : words)
    } else if let word {
      (state, note) = (.word(word), rest)
    } else if how.lowercased() == Self.injured {
      let (joint, length) = try Self.joint(rest, usage: usage)
      (state, note) = (.word(.injured(joint)), Array(rest.dropFirst(length)))
    } else if how.lowercased() == "ill" {
      (state, note) = (.ill, rest)
    } else {
      throw Self.refusal(of: how)
    }
    if let place = note.lastIndex(where: { ["until", "till", "hasta"].contains($0.lowercased()) }),
      let last = DateExpression(note[(place + 1)...].joined(separator: " "))
    {
      (note, until) = (Array(note[..<place]), last)
    }
  }

  /// Whether it lasts; tired, stressed, fine and a number are about one day.
  package var lasts: Bool {
    switch state {
    case .ill, .word(.ill), .word(.injured): true
    case .word: false
    }
  }

  private static func word(_ text: String) -> Feeling.Word? {
    switch text.lowercased() {
    case "tired": .tired
    case "stressed": .stressed
    case "fine": .fine
    default: Int(written: text).flatMap { Feeling.ratings.contains($0) ? .rated($0) : nil }
    }
  }

  private static func refusal(of how: String) -> UsageError {
    guard Int(written: how) != nil else { return .notAChoice(how, of: "feel", choices: offered) }
    return UsageError(
      "feel is 1 (rough) to 5 (great), not \(how)",
      es: "feel va de 1 (fatal) a 5 (genial), no \(how)"
    )
  }

  /// The part in one word or two, perhaps after "my", and how many words that are.
  private static func joint(
    _ words: [String], usage: Phrase
  ) throws(UsageError) -> (joint: Joint, words: Int) {
    let articles = words.prefix { ["my", "the", "mi", "el", "la"].contains($0.lowercased()) }.count
    let named = words.dropFirst(articles)
    guard let part = named.first else {
      throw UsageError(.lacks("feel injured", .aPart), [.usage(usage)])
    }
    guard let (joint, length) = joint(in: named) else {
      throw .notAChoice(part, of: "feel injured", choices: Joint.allCases.map(\.rawValue))
    }
    let rest = named.dropFirst(length)
    if let and = rest.first, ["and", "y", "e"].contains(and.lowercased()),
      let other = self.joint(in: rest.dropFirst())
    {
      throw UsageError(
        "one part at a time", es: "una zona cada vez",
        [.trying("readyday feel injured \(other.joint.rawValue)")])
    }
    return (joint, articles + length)
  }

  private static func joint(in words: ArraySlice<String>) -> (joint: Joint, words: Int)? {
    [2, 1].lazy.filter { $0 <= words.count }.compactMap { count in
      Voice.joint(named: words.prefix(count).joined(separator: " ")).map { ($0, count) }
    }.first
  }
}
