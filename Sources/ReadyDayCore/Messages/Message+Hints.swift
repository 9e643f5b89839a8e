extension Message {
  package static func accepted(_ form: AcceptedForm) -> Message {
    Message {
      $0.say("accepted: \($0.accepted(form))", es: "valores admitidos: \($0.accepted(form))")
    }.wrapped
  }
  /// `isQuoted`: whether to quote the guess, as a value rather than a command or option.
  package static func didYouMean(_ guess: String, isQuoted: Bool) -> Message {
    Message { voice in
      let guess = isQuoted ? voice.quoted(guess) : guess
      return voice.say("did you mean \(guess)?", es: "¿querías decir \(guess)?")
    }
  }
  package static let listingCommands = Message(
    "readyday help --all lists the commands", es: "readyday help --all enumera los comandos")
  package static func listingOptions(of command: String) -> Message {
    Message(
      "readyday \(command) --help lists the options",
      es: "readyday \(command) --help enumera las opciones")
  }
  package static func takenElsewhere(_ option: String, not command: String) -> Message {
    Message(
      "other commands take \(option), \(command) does not",
      es: "otros comandos admiten \(option); \(command) no")
  }
  package static let listingSessionsDue = Message(
    "readyday reflect due --all lists them", es: "readyday reflect due --all las enumera")
  package static let listingRules = Message(
    "readyday help explain lists the rules", es: "readyday help explain enumera las reglas")
  package static let calendarsStay = Message(
    "calendars are never edited; what an event would cost:",
    es: "los calendarios no se editan nunca; lo que costaría un evento:")
  package static let listingActivities = Message(
    "readyday plan activities lists them", es: "readyday plan activities las enumera")
  package static let givingCalendar = Message(
    "try: --calendar FILE_OR_FOLDER", es: "prueba: --calendar ARCHIVO_O_CARPETA")
  /// The first steps if there is no data.
  package static let gettingStarted: [Message] = [
    .typed("readyday init"),
    Message(
      "readyday brief --whoop FILE_OR_FOLDER --calendar FILE_OR_FOLDER",
      es: "readyday brief --whoop ARCHIVO_O_CARPETA --calendar ARCHIVO_O_CARPETA"),
    Message(
      "readyday import apple-health EXPORT_ZIP  (without a WHOOP)",
      es: "readyday import apple-health EXPORT_ZIP  (sin WHOOP)"),
  ]
  /// What an import looks for in files that nobody knows.
  package static let lookedFor = Message(
    "looked for: WHOOP, Apple Health, Health Auto Export, Oura, Fitbit (Google Takeout), Garmin and "
      + "intervals.icu; if it is one of them, name it: readyday import KIND PATH",
    es:
      "se han buscado: WHOOP, Salud de Apple, Health Auto Export, Oura, Fitbit (Google Takeout), Garmin e "
      + "intervals.icu; si es uno de ellos, indícalo: readyday import TIPO RUTA"
  ).wrapped
  /// `names`: those of a night in the named kind of export.
  package static func lookedFor(_ names: [String]) -> Message {
    let names = names.joined(separator: ", ")
    return Message(
      "looked for: files with \(names), which its nights have",
      es: "se han buscado archivos con \(names), que tienen sus noches"
    ).wrapped
  }
  package static func store(_ advice: StoreAdvice) -> Message { Message { $0.storeAdvice(advice) } }
  package static func form(_ option: Phrase) -> Message { Message { option.text(in: $0.language) } }
  package static func usage(_ usage: Phrase) -> Message {
    Message {
      $0.say("usage: \(usage.text(in: $0.language))", es: "uso: \(usage.text(in: $0.language))")
    }
  }
  /// - Parameter spanish: the same command in Spanish words, where it has any.
  package static func trying(_ text: String, es spanish: String? = nil) -> Message {
    Message("try: \(text)", es: "prueba: \(spanish ?? text)")
  }
  package static func known(_ names: [String]) -> Message {
    Message(
      "known: \(names.joined(separator: ", "))", es: "se conocen: \(names.joined(separator: ", "))")
  }
  package static func oneOf(_ words: [String]) -> Message {
    Message(
      "one of: \(words.joined(separator: ", "))",
      es: "una de estas: \(words.joined(separator: ", "))")
  }
  package static func oneOrMoreOf(_ words: [String]) -> Message {
    Message(
      "one or more of: \(words.joined(separator: ", "))",
      es: "una o más de: \(words.joined(separator: ", "))")
  }
  package static let recoveryIsHidden = Message(
    "recovery is hidden by --hide, --audience or privacy.hide",
    es: "la recuperación está oculta por --hide, --audience o privacy.hide")
  package static let healthIsHidden = Message(
    "your answers about health are hidden by --hide, --audience or privacy.hide",
    es: "tus respuestas sobre tu salud están ocultas por --hide, --audience o privacy.hide")
  package static func feeling(_ range: ClosedRange<Int>) -> Message {
    Message(
      "--feeling is \(range.lowerBound) to \(range.upperBound)",
      es: "--feeling va de \(range.lowerBound) a \(range.upperBound)")
  }
  package static let planByID = Message("--plan ID chooses a plan", es: "--plan ID elige un plan")
  package static let dateOfPlan = Message(
    "use --date to say which day", es: "usa --date para decir qué día")
  package static let removeWithoutAsking = Message(
    "use --yes to skip the question", es: "usa --yes para que no pregunte")
  package static let removeByHand = Message(
    "its target may be used by others: delete what you want by hand",
    es: "quizá otros usen también el destino: borra a mano lo que quieras")
  package static let placeForConfiguration = Message(
    "set HOME or XDG_CONFIG_HOME, or use --config FILE",
    es: "define HOME o XDG_CONFIG_HOME, o usa --config ARCHIVO")
  package static let doctorReadsConfiguration = Message(
    "readyday doctor shows what it configures", es: "readyday doctor muestra qué resulta de ella")
  package static let doctorShowsAges = Message(
    "readyday doctor shows how old your files are",
    es: "readyday doctor muestra de cuándo son tus archivos")
  package static func fillingIn(_ key: String, at place: String) -> Message {
    Message("fill in \(key): \(place)", es: "rellena \(key): \(place)")
  }
  package static let completingConfiguration = Message(
    "readyday init looks for them and fills them in", es: "readyday init los busca y los rellena")
  package static let seeingDemo = Message(
    "readyday demo shows what you would get", es: "readyday demo muestra qué obtendrías")
  package static let choosingEditor = Message(
    "set VISUAL or EDITOR to the editor you use",
    es: "define VISUAL o EDITOR con el editor que uses")
  package static let writeAnotherConfiguration = Message(
    "readyday init --config FILE writes another", es: "readyday init --config ARCHIVO escribe otra")

  package static let registration = Message(
    "compare with what \(Message.dashboardAddress) shows",
    es: "compáralo con lo que muestra \(Message.dashboardAddress)")
  package static let configureClient = Message(
    "run it in a terminal, or set sync_whoop in the configuration",
    es: "ejecútalo en una terminal, o pon sync_whoop en la configuración")
  package static let otherFolder = Message(
    "readyday data erase whoop deletes the stored data; XDG_DATA_HOME sets another folder",
    es: "readyday data erase whoop borra lo guardado; XDG_DATA_HOME indica otra carpeta")
  package static let loginLater = Message(
    "if the next sync asks to log in again, this is why",
    es: "si la próxima sincronización pide iniciar sesión, es por esto")

  /// `quoted`: whether to quote the guess, as a value rather than a command or option.
  package static func guesses(_ word: String, among known: [String], quoted: Bool = false)
    -> [Message]
  { ClosestWord.closest(to: word, among: known).map { [.didYouMean($0, isQuoted: quoted)] } ?? [] }

  package static let notAsked = Message(
    "nothing is asked from 22:00 to 07:00; readyday reflect due --all lists what is due",
    es: "de 22:00 a 07:00 no se pregunta nada; readyday reflect due --all enumera lo pendiente")
  /// `count`: the sessions already asked about, which are still due.
  package static func nothingNewDue(open count: Int) -> Message {
    guard count > 0 else { return .noSessionDue }
    return Message { voice in
      let listed =
        count == 1
        ? voice.say("the one", es: "la que ya salió")
        : voice.say("the \(count)", es: "las \(count) que ya salieron")
      return voice.say(
        "no new session is due; readyday reflect due --all lists \(listed) asked about before",
        es: "no hay ninguna sesión pendiente nueva; readyday reflect due --all enumera \(listed)")
    }
  }
  /// The same problem occurs `count` more times in its file.
  package static func furtherLikeIt(_ count: Int) -> Message {
    Message(
      "(\(count) more like this in the file; --verbose lists them)",
      es: "(\(count) más como este en el archivo; --verbose los enumera)")
  }
  /// `variable`: an environment variable; its data is read instead of imported data.
  package static func importIsBeside(variable: String) -> Message {
    Message(
      "\(variable) is set: imported data is only read without it",
      es: "\(variable) tiene valor: lo importado solo se lee sin ella")
  }
}
