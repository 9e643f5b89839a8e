extension Voice {
  /// A problem and its consequence; lower case, no full stop.
  package func problem(_ problem: Problem) -> String {
    switch problem {
    case .calendar(let problem): self.problem(problem)
    case .health(let problem): self.problem(problem)
    case .export(let problem): self.problem(problem)
    }
  }

  private func problem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .notACalendar:
      say(
        "contains no VCALENDAR; skipped",
        es: "no contiene ningún calendario (VCALENDAR); se ha omitido")
    case .otherEncoding(let name):
      say(
        "written in \(name); nothing was read: save it as UTF-8",
        es: "escrito en \(name); no se ha leído nada: guárdalo como UTF-8")
    case .movedTooFar(let limit):
      say(
        "RANGE=THISANDFUTURE moves dates by more than \(limit) days; some of RDATE and EXDATE may be "
          + "missing",
        es:
          "RANGE=THISANDFUTURE mueve fechas más de \(limit) días; puede faltar alguna de RDATE y EXDATE"
      )
    case .unfinished(let component):
      say(
        "the file ends inside \(component), which was skipped",
        es: "el archivo termina dentro de \(component), que se ha omitido")
    case .noEnd(let component): say("\(component) has no END", es: "\(component) no tiene END")
    case .strayEnd(let component):
      say(
        "END:\(component) closes nothing that is open; skipped",
        es: "END:\(component) no cierra nada que esté abierto; se ha omitido")
    case .nestedTooDeep(let limit):
      say(
        "components nested more than \(limit) deep; anything deeper was skipped",
        es: "componentes anidados a más de \(limit) niveles; lo más profundo se ha omitido")
    case .lineTooLong(let limit):
      say(
        "line of more than \(limit) bytes; skipped",
        es: "línea de más de \(limit) bytes; se ha omitido")
    case .notAContentLine:
      say(
        "line without a name and a colon; skipped",
        es: "línea sin nombre y dos puntos; se ha omitido")
    case .cutShort:
      say(
        "the file ends before END:VCALENDAR; what was complete was used",
        es: "el archivo termina antes de END:VCALENDAR; se ha usado lo que estaba completo")
    case .repeated(let property):
      say(
        "\(property) more than once; the first was used",
        es: "\(property) aparece más de una vez; se ha usado la primera")
    case .textTooLong(let property, let limit):
      say(
        "\(property) of more than \(limit) bytes; the rest was skipped",
        es: "\(property) de más de \(limit) bytes; el resto se ha omitido")
    case .furtherProblems(let count):
      say(
        "\(count) more \(count == 1 ? "problem" : "problems") in this file",
        es: "\(count) \(count == 1 ? "problema" : "problemas") más en este archivo")
    case .notUTF8:
      say("not UTF-8; read as Windows-1252", es: "no es UTF-8; se ha leído como Windows-1252")
    case .noStart:
      say(
        "VEVENT without a readable DTSTART; skipped",
        es: "evento sin fecha de inicio válida: omitido")
    case .noRecurrenceID:
      say(
        "override without a readable RECURRENCE-ID; skipped",
        es: "excepción sin RECURRENCE-ID legible; se ha omitido")
    case .unreadable(let property, let value):
      say(
        "cannot read \(property) \(quoted(value)); skipped",
        es: "no se puede leer \(property) \(quoted(value)); se ha omitido")
    case .unreadableRulePart(let part, let value):
      say(
        "cannot use \(part)=\(value) in this rule; that part was skipped",
        es: "no se puede usar \(part)=\(value) en esta regla; esa parte se ha omitido")
    case .unusableRulePart(let part, let value):
      say(
        "nothing in \(part)=\(value) can be used; only the first date is shown",
        es: "no se puede usar nada de \(part)=\(value); solo se muestra la primera fecha")
    case .forbiddenRulePart(let part, let frequency):
      say(
        "\(part) has no meaning in a \(frequency) rule; skipped",
        es: "\(part) no tiene sentido en una regla \(frequency); se ha omitido")
    case .untilBeforeStart:
      say(
        "UNTIL is before DTSTART; the series has no date",
        es: "UNTIL es anterior a DTSTART; la serie no tiene ninguna fecha")
    case .sharedUID:
      say(
        "several events share this UID and none is newer; all are shown",
        es: "varios eventos comparten este UID y ninguno es más reciente; se muestran todos")
    case .timeInDate(let property):
      say(
        "\(property) is a DATE but has a time; read with the time",
        es: "\(property) es una fecha (DATE) con hora; se ha leído con la hora")
    case .unreadableRule:
      say(
        "rule without a valid FREQ; skipped",
        es: "repetición sin frecuencia válida (FREQ); se ha omitido")
    case .intervalNotPositive(let value):
      say(
        "INTERVAL \(quoted(value)) is not positive; read as 1",
        es: "INTERVAL \(quoted(value)) no es positivo; se ha leído como 1")
    case .ruleYieldsNothing:
      say(
        "the rule yields no date; only the first one is shown",
        es: "la regla no da ninguna fecha; solo se muestra la primera")
    case .ruleTooLong(let limit):
      say(
        "the rule takes more than \(limit) steps; later dates may be missing",
        es: "regla de más de \(limit) pasos; pueden faltar fechas posteriores")
    case .crowdedSeries(let count):
      say(
        "too many dates to list; \(count) \(count == 1 ? "was" : "were") skipped",
        es:
          "demasiadas fechas para mostrarlas todas; \(count == 1 ? "se ha omitido 1" : "se han omitido \(count)")"
      )
    case .tooManyEvents(let count):
      say(
        "too many events to list; \(count) \(count == 1 ? "was" : "were") skipped",
        es:
          "demasiados eventos para mostrarlos todos; \(count == 1 ? "se ha omitido 1" : "se han omitido \(count)")"
      )
    case .tooManyValues(let property, let limit):
      say(
        "more than \(limit) values of \(property); the rest was skipped",
        es: "más de \(limit) valores de \(property); el resto se ha omitido")
    case .otherCalendarScale(let scale):
      say(
        "RSCALE \(quoted(scale)) is not supported; only the first date is shown",
        es: "RSCALE \(quoted(scale)) no está admitido; solo se muestra la primera fecha")
    case .unknownZone(let name):
      say(
        "unknown time zone \(quoted(name)); its times were read in your zone",
        es: "zona horaria desconocida \(quoted(name)); sus horas se han leído en tu zona")
    case .unusableZone(let name):
      say(
        "VTIMEZONE \(quoted(name)) cannot be used; its times were read in your zone",
        es: "el VTIMEZONE \(quoted(name)) no se puede usar; sus horas se han leído en tu zona")
    case .contradictedZone(let name):
      say(
        "VTIMEZONE \(quoted(name)) contradicts the zone of that name; that zone's clocks were used",
        es:
          "el VTIMEZONE \(quoted(name)) contradice la zona de ese nombre; se ha usado la hora de esa zona"
      )
    case .olderZoneData(let name, let moment, let file, let system, let version):
      olderZoneData(
        quoted(name), moment, file.clock, system.clock, version.map { " (\($0))" } ?? "")
    case .partlyUsableZone(let name):
      say(
        "part of VTIMEZONE \(quoted(name)) cannot be read; the rest was used",
        es: "parte del VTIMEZONE \(quoted(name)) no se puede leer; se ha usado el resto")
    case .endsBeforeStart:
      say(
        "DTEND is before DTSTART; read as ending when it starts",
        es: "DTEND es anterior a DTSTART; se ha leído como si acabara al empezar")
    }
  }

  private func olderZoneData(
    _ name: String, _ moment: LocalDateTime, _ file: String, _ system: String, _ version: String
  ) -> String {
    let date = "\(moment.date)"
    return say(
      "VTIMEZONE \(name) is newer than this system's time zones\(version): at \(moment.time.clock) UTC on "
        + "\(date) it has \(file) and the system \(system), which was used",
      es: "el VTIMEZONE \(name) es más nuevo que las zonas horarias del sistema\(version): a las "
        + "\(moment.time.clock) UTC del \(date) da las \(file), y el sistema las \(system), que se han usado"
    )
  }

  private func expected(_ value: HealthProblem.Expected) -> String {
    switch value {
    case .number: say("number", es: "un número")
    case .text: say("string", es: "un texto")
    case .id: say("ID", es: "un ID")
    case .value: say("value", es: "un valor")
    case .example(let text): text
    }
  }

  private func problem(_ problem: HealthProblem) -> String {
    switch problem {
    case .malformedJSON(nil):
      say(
        "not JSON from here on; the rest was skipped",
        es: "no es JSON a partir de aquí; el resto se ha omitido")
    case .malformedJSON(let found?):
      say(
        "\(quoted(found)) is not valid JSON here; the rest was skipped",
        es: "\(quoted(found)) no es JSON válido aquí; el resto se ha omitido")
    case .cutShort:
      say(
        "the file ends in the middle of a value; what was complete was used",
        es: "el archivo termina en medio de un valor; se ha usado lo que estaba completo")
    case .otherEncoding(let name):
      say(
        "written in \(name), not read: save it as UTF-8",
        es: "escrito en \(name), no se ha leído: guárdalo como UTF-8")
    case .noRecords:
      say(
        "no WHOOP records in it; skipped", es: "no contiene ningún registro de WHOOP; se ha omitido"
      )
    case .notUTF8:
      say("not UTF-8; read as Windows-1252", es: "no es UTF-8; se ha leído como Windows-1252")
    case .notARecord: say("not a record; skipped", es: "no es un registro; se ha omitido")
    case .unreadableRecord(let kind, let field, let expected):
      say(
        "\(kind) record without a readable \(quoted(field)), skipped: "
          + "\(self.expected(expected)) expected",
        es: "registro \(quoted(kind)) sin \(quoted(field)) legible, omitido: "
          + "se esperaba \(self.expected(expected))")
    case .strayQuote(let kind):
      say(
        "\(kind) record with a stray quote; its line was skipped",
        es: "registro \(quoted(kind)) con una comilla suelta; se ha omitido su línea")
    case .otherWidth(let kind, let cells, let headers):
      say(
        "\(kind) record with \(cells) cells under \(headers) headers; its line was skipped",
        es:
          "registro \(quoted(kind)) con \(cells) celdas bajo \(headers) cabeceras; se ha omitido su línea"
      )
    case .rowTooLong(let kind):
      say(
        "\(kind) record too long for a table; its line was skipped",
        es: "registro \(quoted(kind)) demasiado largo para una tabla; se ha omitido su línea")
    case .tooManyRows(let limit):
      say(
        "more than \(limit) rows; the rest was skipped",
        es: "más de \(limit) filas; el resto se ha omitido")
    case .endsBeforeStart(let kind):
      say(
        "\(kind) record that ends before it begins; skipped",
        es: "registro \(quoted(kind)) que termina antes de empezar; se ha omitido")
    case .outOfRange(let field, let value):
      say(
        "\(quoted(field)) cannot be \(value); read as unknown",
        es: "\(quoted(field)) no puede ser \(value); se ha leído como desconocido")
    case .unknownValue(let field, let value):
      say(
        "unknown value \(quoted(value)) of \(quoted(field)); the rest of the record was used",
        es:
          "valor desconocido \(quoted(value)) de \(quoted(field)); se ha usado el resto del registro"
      )
    case .privateFormat:
      say(
        "WHOOP's old private format (before 2022), not read: export the data again",
        es:
          "el antiguo formato privado de WHOOP (anterior a 2022), no se ha leído: exporta los datos de nuevo"
      )
    case .foreignShape:
      say(
        "rows made by another program; not read",
        es: "filas creadas por otro programa; no se han leído")
    case .twoAccounts:
      say(
        "records of more than one WHOOP account: two people's exports may be mixed",
        es: "registros de más de una cuenta de WHOOP: puede que sean de dos personas")
    case .undatedRecoveries(let number):
      say(
        "\(count(number, "recovery", "recoveries")) without a date, since "
          + (number == 1 ? "its sleep or cycle is" : "their sleeps or cycles are")
          + " not there; not used: give sleep.json or cycle.json too",
        es: "\(count(number, "recuperación", "recuperaciones")) sin fecha, porque "
          + (number == 1 ? "falta su sueño o su ciclo" : "faltan sus sueños o sus ciclos")
          + "; sin usar: indica también sleep.json o cycle.json")
    case .writtenAsText(let field):
      say(
        "values in quotation marks, such as that of \(quoted(field)); read all the same",
        es: "valores entre comillas, como el de \(quoted(field)); se han leído igualmente")
    case .noClock(let field):
      say(
        "no readable \(quoted(field)); the clocks of your time zone were taken",
        es: "falta \(quoted(field)), o no se puede leer; se ha usado la hora de tu zona")
    case .missingName(let name, let closest, let isColumn):
      say(
        "no \(isColumn ? "column" : "field") \(quoted(name))"
          + (closest.map { "; closest \(quoted($0))" } ?? ""),
        es: "no hay \(isColumn ? "ninguna columna" : "ningún campo") \(quoted(name))"
          + (closest.map { "; lo más parecido es \(quoted($0))" } ?? ""))
    case .ambiguousDate(let date):
      say(
        "\(quoted(date)) could be day/month or month/day; the file was not read",
        es: "\(quoted(date)) puede ser día/mes o mes/día; no se ha leído el archivo")
    }
  }
}
