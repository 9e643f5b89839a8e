extension Voice {
  /// In capitals.
  package func heading(_ heading: Heading) -> String {
    switch heading {
    case .recovery: say("RECOVERY", es: "RECUPERACIÓN")
    case .sleep: say("SLEEP", es: "SUEÑO")
    case .calendar: say("CALENDAR", es: "AGENDA")
    case .advice: say("WHAT TO DO", es: "QUÉ HACER")
    case .today: say("TODAY", es: "HOY")
    case .events: say("EVENTS", es: "EVENTOS")
    case .notCounted: say("not counted", es: "no cuentan")
    case .windows: say("WHEN TO TRAIN", es: "CUÁNDO ENTRENAR")
    case .before: say("BEFORE", es: "ANTES")
    case .after: say("AFTER", es: "DESPUÉS")
    }
  }

  package func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .warning: say("warning", es: "aviso")
    case .error: "error"
    }
  }

  /// - Parameter time: nil unless WHOOP scored the recovery on the briefing's date.
  package func scoredByWhoop(at time: TimeOfDay?) -> String {
    say(
      "Recovery scored by WHOOP" + (time.map { " at \($0.clock)" } ?? ""),
      es: "Recuperación según WHOOP" + (time.map { " a \(las($0))" } ?? ""))
  }

  package func calendarFiles(_ files: BriefingSources.Files) -> String {
    let read = say(
      "\(count(files.read, "calendar file")) read",
      es: "\(count(files.read, "archivo")) de calendario \(files.read == 1 ? "leído" : "leídos")")
    return files.skipped == 0
      ? say("\(read), none skipped", es: "\(read), ninguno omitido")
      : say("\(read), \(files.skipped) skipped", es: "\(read), \(count(files.skipped, "omitido"))")
  }

  /// The parts of calendars that could not be read; empty if all could. Lower case, no full stop.
  package func gaps(_ gaps: CalendarGaps) -> [String] {
    let (series, unlisted) = (gaps.uncomputedSeries, gaps.unlistedEvents)
    let (unread, cut) = (gaps.unreadEvents, gaps.cutFiles)
    let parts = [
      say(
        "part of \(series == 1 ? "one" : "\(series)") series could not be computed",
        es: "no se ha podido calcular parte de \(series == 1 ? "una serie" : "\(series) series")"),
      say(
        "\(count(unlisted, "event")) not listed: there are too many",
        es: "\(count(unlisted, "evento")) sin mostrar: son demasiados"),
      say(
        "\(count(unread, "event")) could not be read",
        es: "no se ha\(unread == 1 ? "" : "n") podido leer \(count(unread, "evento"))"),
      say(
        "the end of \(count(cut, "calendar file")) is missing",
        es: "falta el final de \(count(cut, "archivo")) de calendario"),
    ]
    return zip([series, unlisted, unread, cut], parts).filter { $0.0 > 0 }.map(\.1)
  }

  /// The command that gives the reasons for advice; `date` is nil for today.
  package func askingWhy(_ letter: AdviceLetter, on date: LocalDate?) -> String {
    say(
      "why? readyday explain \(letter)" + (date.map { " --date \($0)" } ?? ""),
      es: "¿por qué? readyday explain \(letter)" + (date.map { " --date \($0)" } ?? ""))
  }

  /// Marks the subject of a mail or the title of an entry as a sample.
  package var sample: String { say("sample", es: "ejemplo") }

  /// Lower case, no full stop. `place` names the day's time zone.
  package func note(_ note: BriefingNote, at place: String = "") -> String {
    switch note {
    case .zoneDoubtful:
      say(
        "your last \(ZoneDoubt.nightsSeen) nights were in another time zone; if you have moved, run: readyday doctor",
        es:
          "tus últimas \(ZoneDoubt.nightsSeen) noches han sido en otra zona horaria; si te has mudado, ejecuta: readyday doctor"
      )
    case .arrivesElsewhere:
      say("times without a place are \(place) time", es: "las horas sin ciudad son de \(place)")
    case .placeUnclear:
      say(
        "you may be in another time zone: readyday --tz ZONE",
        es: "puede que estés en otra zona horaria: readyday --tz ZONA")
    case .shiftUntimed:
      say(
        "a shift has no times in your calendar: add them to have sleep and training planned around it",
        es:
          "hay un turno sin horas en tu calendario: pónselas para planificar el sueño y el entreno")
    case .competitionUnclear:
      say(
        "an event may be a race or match of yours: readyday correct EVENT kind race",
        es: "un evento puede ser una competición tuya: readyday correct EVENTO kind race")
    case .calendarsOld:
      say(
        "no calendar has changed for over a week: are they still kept up to date?",
        es: "ningún calendario ha cambiado en más de una semana: ¿siguen al día?")
    case .sampleData:
      say(
        "SAMPLE DATA: nights and meetings invented for this demo",
        es: "DATOS DE EJEMPLO: noches y reuniones inventadas para esta demostración")
    case .noWhoop:
      say(
        "no WHOOP data, so nothing about recovery or sleep",
        es: "sin datos de WHOOP no se muestran la recuperación ni el sueño")
    case .noCalendar:
      say(
        "no calendar, so nothing about events or free time",
        es: "sin calendario no se muestran eventos ni tiempo libre")
    case .calendarsLost:
      say(
        "your calendars could not be read, so there is nothing about events or free time",
        es: "no se han podido leer tus calendarios: no se muestran eventos ni tiempo libre")
    case .recoveryPending:
      say(
        "WHOOP is still scoring last night: recovery is not known yet",
        es: "WHOOP aún calcula la puntuación de la noche: todavía no hay recuperación")
    case .recoveryUnscorable:
      say(
        "WHOOP could not score last night: recovery is unknown",
        es: "WHOOP no pudo calcular la puntuación de la noche: no hay recuperación")
    case .recoveryUnusable:
      say(
        "the score cannot be used: recovery is unknown",
        es: "la puntuación no se puede usar: no hay recuperación")
    case .recoveryMissing:
      say("no recovery recorded for this date", es: "no hay recuperación registrada en esta fecha")
    case .recoveryOnlyNap:
      say(
        "WHOOP scored a nap on this date, not the night: recovery is unknown",
        es: "WHOOP solo tiene la puntuación de una siesta en esta fecha: no hay recuperación")
    case .recoveryOfEarlierSleep:
      say(
        "this is the recovery of the earlier sleep: the last one has no score",
        es: "la recuperación es la del sueño anterior: el último no tiene puntuación")
    case .recoveryCalibrating:
      say(
        "WHOOP is still getting to know you: the recovery is provisional",
        es: "WHOOP aún se está calibrando: la recuperación es provisional")
    case .sleepPending:
      say(
        "WHOOP is still scoring last night's sleep",
        es: "WHOOP aún calcula la puntuación del sueño de la última noche")
    case .sleepUnscorable:
      say("last night's sleep has no score", es: "el sueño de la última noche no tiene puntuación")
    case .sleepMissing:
      say("no sleep recorded for this date", es: "no hay sueño registrado en esta fecha")
    case .nothingMeasured:
      say(
        "nothing measured on this date that a score could be computed from",
        es: "no se ha medido nada con lo que calcular la recuperación de esta fecha")
    case .nothingToCompare:
      say(
        "too few earlier days to compare this date with, so no computed score",
        es: "faltan días con los que comparar esta fecha: no hay recuperación calculada")
    case .recoveryComputed:
      say(
        "the recovery is computed by readyday, not scored by WHOOP",
        es: "la recuperación la calcula readyday, no WHOOP")
    case .scoreReweighted:
      say(
        "one component of the computed score is missing; its weight goes to the others",
        es: "falta un componente de la puntuación calculada; su peso se reparte entre los demás")
    case .scoreProvisional:
      say(
        "the computed score has no colour: that needs HRV, or resting HR and sleep",
        es:
          "la puntuación calculada no tiene color: hace falta la VFC, o la FC en reposo y el sueño")
    case .notFromWhoop:
      say(
        "sleep need, performance, consistency and strain come only from WHOOP",
        es:
          "la necesidad, el rendimiento y la regularidad del sueño y el esfuerzo solo los da WHOOP")
    case .hidden: say("some values are hidden", es: "algunos valores están ocultos")
    case .feelHidden:
      say(
        "feel is \(notConsidered): if ill or injured, rest first",
        es: "«feel» está \(notConsidered): si estás mal o tienes una lesión, descansa")
    case .baselineShort:
      say(
        "fewer than 7 scored days in the last 30: no average to compare with",
        es: "menos de 7 días con datos en los últimos 30: no hay media con la que comparar")
    }
  }
  /// What hiding does to feel; a page that says so needs no other remark.
  var notConsidered: String { say("hidden and not considered", es: "oculto y no cuenta") }
}
