import ReadyDayCore

/// Something in the configuration that cannot be followed.
struct ConfigurationFault: Error, Hashable, Sendable {
  let path: [JSONStep]
  /// Whether the key itself is wrong, not its value.
  let isAboutKey: Bool
  let message: ConfigurationMessage
  /// What could stand there instead, one a line.
  var hints: [Hint] = []
}

extension ConfigurationFault {
  static func unknownKey(
    _ key: String, at path: [JSONStep], known: [String]
  ) -> ConfigurationFault {
    let guess = Hint.guesses(key, among: known, quoted: true)
    return ConfigurationFault(
      path: path + [.key(key)], isAboutKey: true, message: .unknownKey(key),
      hints: guess.isEmpty ? [.known(known)] : guess)
  }

  /// With the key whose value is wrong.
  var placed: Message {
    let message = Message.configuration(message)
    return isAboutKey || path.isEmpty ? message : .at(path.text, message)
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
  var text: String {
    reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}
