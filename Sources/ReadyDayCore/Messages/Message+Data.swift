extension Message {
  /// Reported with `--strict`.
  package static let nothingToSync = Message(
    "nothing to sync: no WHOOP login and no calendar with a URL",
    es: "no hay nada que sincronizar: ni sesión en WHOOP ni calendario con URL")

  package static func skipped(_ count: Int) -> Message {
    count == 1
      ? Message("1 problem in the input (--strict)", es: "1 problema en los datos (--strict)")
      : Message(
        "\(count) problems in the input (--strict)",
        es: "\(count) problemas en los datos (--strict)")
  }
  package static let nothingGiven = Message(
    "nothing to read yet: give readyday your WHOOP data, a calendar, or both",
    es: "aún no hay nada que leer: indica tus datos de WHOOP, un calendario o ambos")
  package static func noScoredSleep(_ date: LocalDate) -> Message {
    Message("no sleep score for \(date)", es: "no hay puntuación del sueño del \(date)")
  }
  package static let noCalendar = Message(
    "no calendar given", es: "no se ha indicado ningún calendario")
  package static let calendarsLost = Message(
    "your calendars could not be read", es: "no se han podido leer tus calendarios")
  package static let eventsUncertain = Message(
    "part of your calendars is missing: it may hold a demanding event",
    es: "falta parte de tus calendarios: puede haber ahí un evento exigente")

  package static let loadUncertain = Message(
    "some of your calendar data is missing: the load may be higher",
    es: "falta una parte de tus calendarios: la carga puede ser mayor")
  package static let noHealthData = Message(
    "no health data given", es: "no se han indicado datos de salud")
}

/// Changes that were saved although the output failed; repeating the command would repeat them.
extension Message {
  package static func keptPlan(_ id: String) -> Message {
    Message("the plan was saved as \(id)", es: "el plan se ha guardado como \(id)")
  }
  package static func keptReflection(_ id: String) -> Message {
    Message("the reflection was saved as \(id)", es: "la anotación se ha guardado como \(id)")
  }
  /// A saved profile, assessment or programme.
  package static let keptBody = Message("the change was saved", es: "el cambio se ha guardado")
  package static let importedPlans = Message(
    "the plans were imported", es: "los planes se han importado")
  package static func importedRecords(_ folder: String) -> Message {
    Message(
      "the records are in \(folder.shownName)", es: "los registros están en \(folder.shownName)")
  }
  package static let erased = Message("the files were removed", es: "los archivos se han borrado")
  /// Left by an erasure of everything.
  package static func configurationStays(_ file: String) -> Message {
    Message(
      "the configuration stays: \(file.shownName)",
      es: "la configuración se queda: \(file.shownName)")
  }
  /// Left by an erasure of the WHOOP records alone.
  package static let loginStays = Message(
    "you are still logged in to WHOOP; readyday sync disconnect whoop ends that",
    es: "sigues con la sesión de WHOOP iniciada; readyday sync disconnect whoop la cierra")
  package static func closedToOthers(_ file: String) -> Message {
    Message(
      "\(file.shownName) holds a secret address: now only you can read it",
      es: "\(file.shownName) contiene una dirección secreta: ahora solo puedes leerlo tú")
  }
  package static func configured(_ file: String) -> Message {
    Message("\(file.shownName) was written", es: "\(file.shownName) se ha escrito")
  }
}
