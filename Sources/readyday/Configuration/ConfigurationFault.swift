import ReadyDayCore

/// Something in the configuration that cannot be followed.
struct ConfigurationFault: Error, Hashable, Sendable {
  let path: [JSONStep]
  /// Whether the key itself is wrong, not its value.
  let isAboutKey: Bool
  /// Lower case, no full stop.
  let wording: Wording
  /// What could stand there instead, one a line.
  var advice: [Wording] = []
}

extension ConfigurationFault {
  static func unknownKey(
    _ key: String, at path: [JSONStep], known: [String]
  ) -> ConfigurationFault {
    let guess = UsageError.didYouMean(key, among: known, quoted: true)
    let names = known.joined(separator: ", ")
    return ConfigurationFault(
      path: path + [.key(key)], isAboutKey: true,
      wording: Wording(en: "unknown key \"\(key)\"", es: "clave desconocida «\(key)»"),
      advice: guess.isEmpty ? [Wording(en: "known: \(names)", es: "se conocen: \(names)")] : guess)
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

extension JSONFault {
  /// Lower case, no full stop.
  var wording: Wording {
    switch reason {
    case .expected(let expected):
      let wanted = expected.wording
      return Wording(
        en: "expected \(wanted.english)", es: "se esperaba \(wanted.spanish)")
    case .unclosedString:
      return Wording(en: "the text is not closed", es: "el texto no está cerrado")
    case .unclosedComment:
      return Wording(en: "the comment is not closed", es: "el comentario no está cerrado")
    case .badEscape:
      return Wording(en: "invalid escape sequence", es: "secuencia de escape no válida")
    case .notUTF8:
      return Wording(en: "this is not text in UTF-8", es: "esto no es texto en UTF-8")
    case .tooDeep: return Wording(en: "expected fewer levels", es: "se esperaban menos niveles")
    case .tooLong: return Wording(en: "the text is too long", es: "el texto es demasiado largo")
    case .repeatedName(let name):
      return Wording(
        en: "the key \"\(name)\" stands here twice", es: "la clave «\(name)» está aquí dos veces")
    }
  }
}

extension JSONFault.Expected {
  fileprivate var wording: Wording {
    switch self {
    case .value: Wording(en: "a value", es: "un valor")
    case .name: Wording(en: "a key", es: "una clave")
    case .colon: Wording("\":\"")
    case .end: Wording(en: "the end of the file", es: "el fin del archivo")
    case .comma(let close):
      Wording(en: "\",\" or \"\(close)\"", es: "\",\" o \"\(close)\"")
    }
  }
}
