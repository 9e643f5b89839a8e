extension Voice {
  package func accepted(_ form: AcceptedForm) -> String {
    switch form {
    case .words(let words): words.joined(separator: ", ")
    case .date:
      say(
        "today, tomorrow, yesterday, mon..sun, +2d, -1w, 2026-11-23",
        es: "hoy, mañana, ayer, lun..dom, +2d, -1w, 2026-11-23")
    case .sessionWords:
      say(
        "an activity, a day (tomorrow, thu), a time (18:00, 6pm), a duration (45 min), light, moderate or hard",
        es:
          "una actividad, un día (mañana, jue), una hora (18:00), una duración (45 min), suave, moderada o fuerte"
      )
    case .moment:
      say(
        "a date and time with offset, 2026-11-23T06:55:00+01:00",
        es: "fecha y hora con su desfase horario, 2026-11-23T06:55:00+01:00")
    case .week: say("a week like 2026-W35, or last", es: "una semana como 2026-W35, o last")
    case .timeOfDay:
      say("a time of day, 18:00 or 6pm, or none", es: "una hora, 18:00 o 6pm, o none")
    case .length:
      say(
        "a duration from 1m to 24h: 45m, 1h, 1h30m", es: "una duración de 1m a 24h: 45m, 1h, 1h30m")
    case .lengthBetween(let least, let most):
      say(
        "a duration such as 1h30m, from \(least) to \(most)",
        es: "una duración como 1h30m, de \(least) a \(most)")
    case .hours:
      say(
        "a start and an end such as 06:00-22:00",
        es: "una hora de inicio y otra de fin, como 06:00-22:00")
    case .minutes(let range):
      say(
        "minutes, \(range.lowerBound) to \(range.upperBound)",
        es: "minutos, de \(range.lowerBound) a \(range.upperBound)")
    case .number(let range):
      say(
        "a number from \(range.lowerBound) to \(range.upperBound)",
        es: "un número de \(range.lowerBound) a \(range.upperBound)")
    case .grade(let range):
      say(
        "a number, \(range.lowerBound) to \(range.upperBound)",
        es: "un número, de \(range.lowerBound) a \(range.upperBound)")
    case .columns(let range):
      say(
        "a number of columns, \(range.lowerBound) to \(range.upperBound)",
        es: "un número de columnas, de \(range.lowerBound) a \(range.upperBound)")
    case .range(let least, let most): say("\(least) to \(most)", es: "de \(least) a \(most)")
    case .comparison:
      say(
        "a comparison with a number, '<50' or '>=70'",
        es: "una comparación con un número, '<50' o '>=70'")
    case .event:
      say(
        "the number of an event, or part of its title",
        es: "el número de un evento o parte de su título")
    case .eventAndTime:
      say(
        "2=10:00, \"board review=thu 10:00\", 2=2026-11-24T10:00",
        es: "2=10:00, \"board review=jue 10:00\", 2=2026-11-24T10:00")
    case .titleAndTime:
      say(
        "a title and a time, meeting=15:00-16:00, \"call=thu 10:00\"",
        es: "un título y una hora, reunión=15:00-16:00, \"llamada=jue 10:00\"")
    case .eventAndLength:
      say(
        "an event and a duration, 2=30m, \"board review=1h\"",
        es: "un evento y una duración, 2=30m, \"board review=1h\"")
    case .webAddress:
      say(
        "an address that begins with https:// or webcal://",
        es: "una dirección que empiece por https:// o webcal://")
    case .mailbox:
      say(
        "an address, ana@example.test or \"Ana <ana@example.test>\"",
        es: "una dirección, ana@example.test o «Ana <ana@example.test>»")
    case .address: say("an address, ana@example.test", es: "una dirección, ana@example.test")
    case .zone:
      say(
        "the name of a time zone, such as Europe/Madrid or UTC",
        es: "el nombre de una zona horaria, como Europe/Madrid o UTC")
    case .zoneName:
      say(
        "the name of a time zone, such as Europe/Madrid",
        es: "el nombre de una zona horaria, como Europe/Madrid")
    case .subject:
      say(
        "an event's number or title, an advice letter, a rule, or verdict, state, day, load, recovery, score, sleep, windows, strain, tonight, place, habits, body",
        es:
          "el número o el título de un evento, la letra de un consejo, una regla, o veredicto, estado, día, carga, recuperación, puntuación, sueño, ventanas, esfuerzo, noche, lugar, hábitos, cuerpo"
      )
    }
  }
}
