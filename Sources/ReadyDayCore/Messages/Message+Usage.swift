extension Message {
  /// `command`: the command, action or option that lacks something, as typed.
  package static func lacks(_ command: String, _ need: Message) -> Message {
    Message {
      $0.say("\(command) needs \($0.text(need))", es: "\(command) necesita \($0.text(need))")
    }
  }
  /// `count` is the number of pieces of advice that day.
  package static func noSuchAdvice(_ letter: AdviceLetter, count: Int) -> Message {
    switch count {
    case 0:
      Message(
        "no advice \(letter): there is none that day",
        es: "no hay consejo \(letter): ese día no hay ninguno")
    case 1:
      Message(
        "no advice \(letter): that day has only A",
        es: "no hay consejo \(letter): ese día solo hay A")
    default:
      Message(
        "no advice \(letter): that day has A to \(AdviceLetter(place: count))",
        es: "no hay consejo \(letter): ese día van de la A a la \(AdviceLetter(place: count))")
    }
  }
  package static func unknownCommand(_ word: String) -> Message {
    Message("unknown command \"\(word)\"", es: "comando desconocido «\(word)»")
  }
  package static func unknownOption(_ word: String) -> Message {
    Message("unknown option \(word)", es: "opción desconocida \(word)")
  }
  package static func unexpectedWord(_ word: String) -> Message {
    Message("unexpected argument \"\(word)\"", es: "argumento inesperado «\(word)»")
  }
  package static func valueMissing(option: String) -> Message {
    Message("\(option) needs a value", es: "\(option) necesita un valor")
  }
  package static func valueUnwanted(option: String) -> Message {
    Message("\(option) takes no value", es: "\(option) no lleva ningún valor")
  }
  /// `origin` is the option, the environment variable or the command that received `text`.
  package static func unreadable(_ text: String, origin: String) -> Message {
    Message("\(origin): invalid value \"\(text)\"", es: "\(origin): valor no válido «\(text)»")
  }
  /// The text could mean either of two dates.
  package static func ambiguousDate(_ text: String, origin: String) -> Message {
    Message(
      "\(origin): \"\(text)\" could be either of two dates",
      es: "\(origin): «\(text)» puede ser dos fechas")
  }
  /// The text is longer than a session can be.
  package static func tooLong(_ text: String, minutes: Int) -> Message {
    Message {
      $0.say(
        "\"\(text)\" is \($0.duration(minutes: minutes)), longer than any session",
        es: "«\(text)» son \($0.duration(minutes: minutes)), más que cualquier sesión")
    }
  }
  package static func unclear(_ name: EventName.Unclear) -> Message { Message { $0.unclear(name) } }
  package static func impossible(_ reason: WhatIf.Impossible) -> Message {
    Message { $0.impossible(reason) }
  }
  package static let noSessionDue = Message(
    "no session is due", es: "no hay ninguna sesión pendiente")
  package static func sessionsDue(_ count: Int) -> Message {
    Message("\(count) sessions are due: say which", es: "hay \(count) sesiones pendientes: di cuál")
  }
  package static let noProgramme = Message(
    "no exercise programme is running", es: "no hay ningún programa de ejercicios en marcha")
  /// The date is in the future, but the command is about the past.
  package static func ahead(_ command: String, _ date: LocalDate) -> Message {
    Message(
      "\(command) takes today or an earlier date, not \(date)",
      es: "\(command) admite hoy o una fecha anterior, no \(date)")
  }
  package static func noFreeDay(_ date: LocalDate) -> Message {
    Message("no free day for the session: \(date)", es: "no hay día libre para la sesión: \(date)")
  }
  package static let anArgument = Message("an argument", es: "un argumento")
  package static let aCondition = Message("a condition", es: "una condición")
  package static let aPart = Message("the part, such as knee", es: "la zona, por ejemplo rodilla")
  package static let aChange = Message("a change", es: "un cambio")
  package static let aSource = Message(
    "a file or folder to import: readyday import PATH, or readyday import oura PATH",
    es: "un archivo o carpeta que importar: readyday import RUTA, o readyday import oura RUTA")
  package static let anActivity = Message(
    "an activity, such as run", es: "una actividad, por ejemplo correr")
  package static let aFolder = Message("one folder", es: "una carpeta")
  package static let aFile = Message("one file", es: "un archivo")
  package static let anID = Message("an ID or a name", es: "un ID o un nombre")
  package static let somethingToChange = Message("something to change", es: "algo que cambiar")
  /// An option, or one of its values, has no effect without another option.
  package static func needs(_ option: String, _ other: String) -> Message {
    Message("\(option) needs \(other)", es: "\(option) necesita \(other)")
  }
  /// Two options with the same meaning.
  package static func both(_ option: String, _ other: String) -> Message {
    Message("\(option) and \(other) cannot be combined", es: "\(option) y \(other) no van juntos")
  }
  /// An option was given, and so was an argument in its place.
  package static func wordAndOption(_ option: String) -> Message {
    Message(
      "\(option) was given, and so was an argument in its place; use only one",
      es: "\(option) y una palabra suelta sirven para lo mismo; usa solo una")
  }
  package static func days(from first: LocalDate, to last: LocalDate) -> Message {
    Message(
      "--from \(first) --to \(last): the first day must come first, at most a century before the last",
      es:
        "--from \(first) --to \(last): el primer día va antes que el último, y como mucho un siglo")
  }
}
