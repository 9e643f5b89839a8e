import ReadyDayCore

extension Spanish {
  func usage(_ message: UsageMessage) -> String {
    switch message {
    case .unknownCommand(let word): "comando desconocido \(quoted(word))"
    case .unknownOption(let word): "opción desconocida \(word)"
    case .unexpectedWord(let word): "argumento inesperado \(quoted(word))"
    case .valueMissing(let option): "\(option) necesita un valor"
    case .valueUnwanted(let option): "\(option) no lleva ningún valor"
    case .skippedDay(let date, let zone):
      "el \(date) no existe en \(zone): sus relojes se saltaron ese día"
    case .unreadable(let text, let origin): "\(origin): valor no válido \(quoted(text))"
    case .ambiguousDate(let text, let origin):
      "\(origin): \(quoted(text)) puede ser dos fechas"
    case .unknownWord(let word): "palabra desconocida \(quoted(word))"
    case .wordsAreOnce(let word):
      "\(quoted(word)) son varias sesiones, y con palabras solo se prevé una"
    case .tooLong(let text, let minutes):
      "\(quoted(text)) son \(duration(minutes: minutes)), más que cualquier sesión"
    case .noSuchActivity(let name, let origin):
      "\(origin): ninguna actividad se llama \(quoted(name))"
    case .lacks(let command, let need): "\(command) necesita \(self.need(need))"
    case .clash(let clash): self.clash(clash)
    case .noSuchAdvice(let letter, 0): "no hay consejo \(letter): ese día no hay ninguno"
    case .noSuchAdvice(let letter, 1): "no hay consejo \(letter): ese día solo hay A"
    case .noSuchAdvice(let letter, let count):
      "no hay consejo \(letter): ese día van de la A a la \(AdviceLetter(place: count))"
    case .noSuchSubject(let word): "no hay nada llamado \(quoted(word)) que explicar"
    case .unclear(let name): unclear(name)
    case .impossible(let reason): impossible(reason)
    case .noSessionDue: "no hay ninguna sesión pendiente"
    case .sessionsDue(let count): "hay \(count) sesiones pendientes: di cuál"
    case .noSessionCalled(let text): "ninguna sesión tiene ese número o nombre: \(quoted(text))"
    case .severalSessionsCalled(let text):
      "hay varias sesiones con ese nombre, \(quoted(text)): di cuál"
    case .removesSeries(let id): "el plan \(id) se repite: remove lo borra entero, no un día"
    case .planIsNotOn(let date, let id): "el plan \(id) no es el \(date)"
    case .noMovement(let text): "no hay un único movimiento que se llame \(quoted(text))"
    case .notInSession(let id, let date): "\(id) no está en la sesión del \(date)"
    case .noProgramme: "no hay ningún programa de ejercicios en marcha"
    case .nothingToUndo: "no hay ningún cambio que deshacer"
    case .noProgrammeSession(let date): "el programa no tiene sesión el \(date)"
    case .ahead(let command, let date): "\(command) admite hoy o una fecha anterior, no \(date)"
    case .alreadyMarked(let status, let date): "la sesión del \(date) ya está \(name(of: status))"
    case .noFreeDay(let date): "no hay día libre para la sesión: \(date)"
    case .tooFewMovements(let minutes, let most):
      "con tu material y lo que evitas no hay movimientos para sesiones de \(minutes) min; "
        + "los hay para \(most) min"
    case .addressForPath(let key): "\(key) admite archivos y carpetas, no direcciones web"
    case .notAList(let key): "\(key) no es una lista"
    case .zoneIsWritten(let origin):
      "--assume-zone es para horas sin zona horaria, y \(name(of: origin)) la escribe junto a cada una"
    case .severalExports: "hay más de un tipo de exportación: impórtalas una a una"
    }
  }

  private func need(_ need: UsageMessage.Need) -> String {
    switch need {
    case .condition: "una condición"
    case .change: "un cambio"
    case .subject, .choice: "un argumento"
    case .source:
      "un archivo o carpeta que importar: readyday import RUTA, o readyday import oura RUTA"
    case .folder: "una carpeta"
    case .file: "un archivo"
    case .id: "un ID o un nombre"
    case .somethingToChange: "algo que cambiar"
    case .setting: "una clave y su valor"
    case .option(let option): option
    }
  }

  private func clash(_ clash: UsageMessage.Clash) -> String {
    switch clash {
    case .standardInputTwice: "la entrada estándar (-) solo se puede leer una vez"
    case .outputIsRead(let file): "--output \(file) sobrescribiría lo que se lee"
    case .needs(let option, let other): "\(option) necesita \(other)"
    case .both(let option, let other): "\(option) y \(other) no van juntos"
    case .onelineAndFormat(let format): "--oneline es texto, no \(format)"
    case .includeAndFormat(let format): "--include es para --format ics, no para \(format)"
    case .hiddenRecovery: "check --recovery pregunta por un dato oculto"
    case .icsWithoutExport: "solo plan export escribe ics"
    case .exportAsText: "plan export escribe json o ics"
    case .wordAndOption(let option): "\(option) y una palabra suelta indican lo mismo; usa solo una"
    case .planAndWorkout: "una anotación trata de un plan o de un entrenamiento, no de los dos"
    case .days(let first, let last):
      "--from \(first) --to \(last): el primer día va antes que el último, y como mucho un siglo"
    }
  }
}
