/// One step from the whole configuration down to a value.
enum ConfigurationStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

/// Something in the configuration that cannot be followed.
struct ConfigurationFault: Error, Hashable, Sendable {
  let path: [ConfigurationStep]
  /// Whether the key itself is wrong, not its value.
  let isAboutKey: Bool
  /// Lower case, no full stop.
  let wording: Wording
  /// What could stand there instead, one a line.
  var advice: [Wording] = []
}

extension ConfigurationFault {
  static func unknownKey(
    _ key: String, at path: [ConfigurationStep], known: [String]
  ) -> ConfigurationFault {
    let guess = UsageError.didYouMean(key, among: known, quoted: true)
    let names = known.joined(separator: ", ")
    return ConfigurationFault(
      path: path + [.key(key)], isAboutKey: true,
      wording: Wording(en: "unknown key \"\(key)\"", es: "clave desconocida «\(key)»"),
      advice: guess.isEmpty ? [Wording(en: "known: \(names)", es: "se conocen: \(names)")] : guess)
  }
}

extension [ConfigurationStep] {
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
