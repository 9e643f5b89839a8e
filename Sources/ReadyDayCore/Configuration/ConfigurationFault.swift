/// Something in the configuration that cannot be followed.
package struct ConfigurationFault: Error, Hashable, Sendable {
  /// What a value is, or should be.
  package enum Kind: Hashable, CaseIterable, Sendable {
    case null, bool, number, wholeNumber, text, list, object
  }

  package enum Problem: Hashable, Sendable {
    case unknownKey(String)
    case wrongKind(Kind, instead: Kind)
    case unreadable(String)
    case outOfRange(String)
    case emptyText
    case calendarWithoutPath
    /// Never shown itself: it may contain a password.
    case refusedAddress
    /// Of a calendar that is read from a file.
    case agentWithoutAddress
    case ruleWithoutMatch
    case ruleWithoutEffect
  }

  /// What could stand there instead.
  package enum Advice: Hashable, Sendable {
    case typed(String)
    case accepted(AcceptedForm)
    case didYouMean(String)
    case known([String])
  }

  package let path: [JSONStep]
  /// Whether the key itself is wrong, not its value.
  package let isAboutKey: Bool
  package let problem: Problem
  /// One a line.
  package var advice: [Advice] = []
}

extension ConfigurationFault {
  static func unknownKey(
    _ key: String, at path: [JSONStep], known: [String]
  ) -> ConfigurationFault {
    let guess = guesses(key, among: known)
    return ConfigurationFault(
      path: path + [.key(key)], isAboutKey: true, problem: .unknownKey(key),
      advice: guess.isEmpty ? [.known(known)] : guess)
  }

  static func guesses(_ word: String, among known: [String]) -> [Advice] {
    ClosestWord.closest(to: word, among: known).map { [.didYouMean($0)] } ?? []
  }
}

extension [JSONStep] {
  /// `calendars[]`, whichever element it is.
  var section: String {
    reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index: text += "[]"
      }
    }
  }

  /// `calendars[0].path`, counted from 0 as JSON tools do.
  package var text: String {
    reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}
