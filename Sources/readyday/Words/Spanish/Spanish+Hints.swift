import ReadyDayCore

extension Spanish {
  func hint(_ hint: Hint) -> String {
    switch hint {
    case .typed(let text): text
    case .accepted(let form): "valores admitidos: \(accepted(form))"
    case .form(let option): option.text(in: language)
    case .usage(let usage): "uso: \(usage.text(in: language))"
    case .trying(let text): "prueba: \(text)"
    case .didYouMean(let guess, true): "¿querías decir \(quoted(guess))?"
    case .didYouMean(let guess, false): "¿querías decir \(guess)?"
    case .known(let names): "se conocen: \(names.joined(separator: ", "))"
    case .oneOf(let words): "una de estas: \(words.joined(separator: ", "))"
    case .oneOrMoreOf(let words): "una o más de: \(words.joined(separator: ", "))"
    case .listing(.commands): "readyday --help enumera los comandos"
    case .listing(.options(let command)): "readyday \(command) --help enumera las opciones"
    case .listing(.sessionsDue): "readyday reflect due --all las enumera"
    case .listing(.rules): "readyday help explain enumera las reglas"
    case .listing(.activities): "readyday plan activities las enumera"
    case .giving(.calendar): "prueba: --calendar ARCHIVO_O_CARPETA"
    case .giving(.whoopAndCalendar):
      "readyday brief --whoop ARCHIVO_O_CARPETA --calendar ARCHIVO_O_CARPETA"
    case .giving(.appleHealth): "readyday import apple-health EXPORT_ZIP  (sin WHOOP)"
    case .lastScored(let date, let score): "última puntuación: \(date) (\(percent(ofScore: score)))"
    case .tryLastScored(let date):
      "prueba: readyday brief --date \(date), o inténtalo cuando la noche tenga puntuación"
    case .event(let event):
      "\(event.number)  \(event.from.range(to: event.to))  \(event.title.limited(toBytes: 240))"
    case .recoveryIsHidden:
      "la recuperación está oculta por --hide, --audience o privacy.hide"
    case .feeling(let range): "--feeling va de \(range.lowerBound) a \(range.upperBound)"
    case .planByID: "--plan ID elige un plan"
    case .dateOfPlan: "--date dice qué día fue"
    case .removeWithoutAsking: "usa --yes para que no pregunte"
    case .removeByHand: "quizá otros usen también el destino: borra a mano lo que quieras"
    case .placeForConfiguration: "define HOME o XDG_CONFIG_HOME, o usa --config ARCHIVO"
    case .doctorReadsConfiguration: "readyday doctor muestra qué resulta de ella"
    case .fillingIn(let key, let place): "rellena \(key): \(place)"
    case .completingConfiguration: "readyday init los busca y los rellena"
    case .choosingEditor: "define VISUAL o EDITOR con el editor que uses"
    case .seeingDemo: "readyday demo muestra qué obtendrías"
    case .writeAnotherConfiguration: "readyday init --config ARCHIVO escribe otra"
    case .foreign(.garth):
      "son datos de Garmin aplanados por otro exportador; pide la exportación de la cuenta en "
        + "garmin.com/account/datamanagement e importa su zip"
    case .foreign(.googleFit):
      "son sesiones de sueño de Google Fit, que solo dicen cuándo empezó y acabó el sueño; exporta los "
        + "datos de la app o el dispositivo que lo registró"
    case .whoop(let advice): self.advice(advice)
    case .store(let advice): storeAdvice(advice)
    }
  }

  func accepted(_ form: AcceptedForm) -> String {
    switch form {
    case .words(let words): words.joined(separator: ", ")
    case .date: "hoy, mañana, ayer, lun..dom, +2d, -1w, 2026-11-23"
    case .sessionWords:
      "una actividad, un día (mañana, jue), una hora (18:00), una duración (45 min), suave, moderada o fuerte"
    case .moment: "fecha y hora con su desfase horario, 2026-11-23T06:55:00+01:00"
    case .week: "una semana como 2026-W35, o last"
    case .timeOfDay: "una hora, 18:00 o 6pm, o none"
    case .length: "una duración de 1m a 24h: 45m, 1h, 1h30m"
    case .lengthBetween(let least, let most): "30m, 1h30m, 8h; de \(least) a \(most)"
    case .minutes(let range): "minutos, de \(range.lowerBound) a \(range.upperBound)"
    case .number(let range): "un número de \(range.lowerBound) a \(range.upperBound)"
    case .grade(let range): "un número, de \(range.lowerBound) a \(range.upperBound)"
    case .columns(let range):
      "un número de columnas, de \(range.lowerBound) a \(range.upperBound)"
    case .range(let least, let most): "de \(least) a \(most)"
    case .comparison: "una comparación con un número, '<50' o '>=70'"
    case .event: "el número de un evento o parte de su título"
    case .eventAndTime: "2=10:00, \"board review=jue 10:00\", 2=2026-11-24T10:00"
    case .eventAndLength: "un evento y una duración, 2=30m, \"board review=1h\""
    case .webAddress: "una dirección que empiece por https:// o webcal://"
    case .mailbox: "una dirección, ana@example.test o «Ana <ana@example.test>»"
    case .address: "una dirección, ana@example.test"
    case .zone: "el nombre de una zona horaria, Europe/Madrid o UTC"
    case .zoneName: "el nombre de una zona horaria, Europe/Madrid"
    case .subject:
      "el número o el título de un evento, la letra de un consejo, una regla, o veredicto, día, carga, recuperación, sueño, ventanas, esfuerzo, noche, hábitos, cuerpo"
    }
  }
}
