extension Spanish {
  package func problem(_ problem: Problem) -> String {
    switch problem {
    case .calendar(let problem): self.problem(problem)
    case .health(let problem): self.problem(problem)
    case .export(let problem): self.problem(problem)
    }
  }

  private func problem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .otherEncoding(let name):
      "escrito en \(name); no se ha leído nada: guárdalo como UTF-8"
    case .movedTooFar(let limit):
      "RANGE=THISANDFUTURE mueve fechas más de \(limit) días; puede faltar alguna de RDATE y EXDATE"
    case .notACalendar: "no contiene ningún VCALENDAR; no se ha leído nada"
    case .unfinished(let component): "el archivo termina dentro de \(component), que se ha omitido"
    case .strayEnd(let component):
      "END:\(component) no cierra nada que esté abierto; se ha omitido"
    case .nestedTooDeep(let limit):
      "componentes anidados a más de \(limit) niveles; lo más profundo se ha omitido"
    case .lineTooLong(let limit): "línea de más de \(limit) bytes; se ha omitido"
    case .notAContentLine: "línea sin nombre y dos puntos; se ha omitido"
    case .cutShort:
      "el archivo termina antes de END:VCALENDAR; se ha usado lo que estaba completo"
    case .repeated(let property): "\(property) aparece más de una vez; se ha usado la primera"
    case .textTooLong(let property, let limit):
      "\(property) de más de \(limit) bytes; el resto se ha omitido"
    case .furtherProblems(let count):
      "\(count) \(count == 1 ? "problema" : "problemas") más en este archivo"
    case .notUTF8: "no es UTF-8; se ha leído como Latin-1"
    case .noStart: "VEVENT sin DTSTART legible; se ha omitido"
    case .noRecurrenceID: "excepción sin RECURRENCE-ID legible; se ha omitido"
    case .unreadable(let property, let value):
      "no se puede leer \(property) \(quoted(value)); se ha omitido"
    case .unreadableRulePart(let part, let value):
      "no se puede usar \(part)=\(value) en esta regla; esa parte se ha omitido"
    case .unusableRulePart(let part, let value):
      "no se puede usar nada de \(part)=\(value); solo se muestra la primera fecha"
    case .forbiddenRulePart(let part, let frequency):
      "\(part) no tiene sentido en una regla \(frequency); se ha omitido"
    case .untilBeforeStart: "UNTIL es anterior a DTSTART; la serie no tiene ninguna fecha"
    case .sharedUID:
      "varios eventos comparten este UID y ninguno es más reciente; se muestran todos"
    case .timeInDate(let property):
      "\(property) es una fecha (DATE) con hora; se ha leído con la hora"
    case .unreadableRule: "regla sin FREQ legible; se ha omitido"
    case .intervalNotPositive(let value):
      "INTERVAL \(quoted(value)) no es positivo; se ha leído como 1"
    case .ruleYieldsNothing: "la regla no da ninguna fecha; solo se muestra la primera"
    case .ruleTooLong(let limit): "regla de más de \(limit) pasos; pueden faltar fechas posteriores"
    case .crowdedSeries(let count):
      "demasiadas fechas para mostrarlas todas; \(count == 1 ? "se ha omitido 1" : "se han omitido \(count)")"
    case .tooManyEvents(let count):
      "demasiados eventos para mostrarlos todos; \(count == 1 ? "se ha omitido 1" : "se han omitido \(count)")"
    case .tooManyValues(let property, let limit):
      "más de \(limit) valores de \(property); el resto se ha omitido"
    case .otherCalendarScale(let scale):
      "RSCALE \(quoted(scale)) no está admitido; solo se muestra la primera fecha"
    case .unknownZone(let name):
      "zona horaria desconocida \(quoted(name)); sus horas se han leído en tu zona"
    case .unusableZone(let name):
      "el VTIMEZONE \(quoted(name)) no se puede usar; sus horas se han leído en tu zona"
    case .contradictedZone(let name):
      "el VTIMEZONE \(quoted(name)) contradice la zona de ese nombre; se ha usado la hora de esa zona"
    case .partlyUsableZone(let name):
      "parte del VTIMEZONE \(quoted(name)) no se puede leer; se ha usado el resto"
    case .endsBeforeStart: "DTEND es anterior a DTSTART; se ha leído como si acabara al empezar"
    }
  }

  private func problem(_ problem: HealthProblem) -> String {
    switch problem {
    case .malformedJSON(nil): "no es JSON a partir de aquí; el resto se ha omitido"
    case .malformedJSON(let found?):
      "\(quoted(found)) no es JSON válido aquí; el resto se ha omitido"
    case .cutShort:
      "el archivo termina en medio de un valor; se ha usado lo que estaba completo"
    case .otherEncoding(let name):
      "escrito en \(name), no se ha leído: guárdalo como UTF-8"
    case .noRecords: "no contiene ningún registro de WHOOP; se ha omitido"
    case .notARecord: "no es un registro; se ha omitido"
    case .unreadableRecord(let kind, let field, let expected):
      "registro \(quoted(kind)) sin \(quoted(field)) legible, omitido: "
        + "se esperaba \(self.expected(expected))"
    case .otherWidth(let kind, let cells, let headers):
      "registro \(quoted(kind)) con \(cells) celdas bajo \(headers) cabeceras; se ha omitido su línea"
    case .strayQuote(let kind):
      "registro \(quoted(kind)) con una comilla suelta; se ha omitido su línea"
    case .endsBeforeStart(let kind):
      "registro \(quoted(kind)) que termina antes de empezar; se ha omitido"
    case .outOfRange(let field, let value):
      "\(quoted(field)) no puede ser \(value); se ha leído como desconocido"
    case .unknownValue(let field, let value):
      "valor desconocido \(quoted(value)) de \(quoted(field)); se ha usado el resto del registro"
    case .privateFormat:
      "el antiguo formato privado de WHOOP (anterior a 2022), no se ha leído: exporta los datos de nuevo"
    case .foreignShape: "filas creadas por otro programa; no se han leído"
    case .twoAccounts:
      "registros de más de una cuenta de WHOOP: puede que sean de dos personas"
    case .undatedRecoveries(let count):
      "\(count == 1 ? "1 recuperación" : "\(count) recuperaciones") sin fecha, porque "
        + (count == 1 ? "falta su sueño o su ciclo" : "faltan sus sueños o sus ciclos")
        + "; sin usar: indica también sleep.json o cycle.json"
    case .writtenAsText(let field):
      "valores entre comillas, como el de \(quoted(field)); se han leído igualmente"
    case .noClock(let field):
      "falta \(quoted(field)), o no se puede leer; se ha usado la hora de tu zona"
    case .missingName(let name, let closest, let isColumn):
      "no hay \(isColumn ? "ninguna columna" : "ningún campo") \(quoted(name))"
        + (closest.map { "; lo más parecido es \(quoted($0))" } ?? "")
    case .ambiguousDate(let date):
      "\(quoted(date)) puede ser día/mes o mes/día; no se ha leído el archivo"
    }
  }

  private func expected(_ value: HealthProblem.Expected) -> String {
    switch value {
    case .number: "un número"
    case .text: "un texto"
    case .id: "un ID"
    case .value: "un valor"
    case .example(let text): text
    }
  }
}
