extension Voice {
  /// The invalid value and what is allowed; lower case, no full stop.
  package func problem(_ problem: PlanProblem) -> String {
    switch problem {
    case .sequenceOutOfRange(let number):
      say("a sequence is 1 to 6, not \(number)", es: "el orden va de 1 a 6; \(number) no vale")
    case .sequenceTaken(let number, let date):
      say(
        "\(shortDate(date)) has a session \(number) already; each number from 1 to 6 can be used once a day",
        es:
          "el \(self.date(date)) ya tiene una sesión \(number); cada número del 1 al 6 se usa una vez al día"
      )
    case .tooManyPlans(let limit, let leftOut):
      say(
        "one import takes \(counted(limit)) sessions; \(counted(leftOut)) more were skipped",
        es:
          "una importación admite \(counted(limit)) sesiones; se han omitido otras \(counted(leftOut))"
      )
    case .dayFull(let date):
      say(
        "\(shortDate(date)) already has six sessions, the most a day can have",
        es: "el \(self.date(date)) ya tiene seis sesiones, el máximo de un día")
    case .noCommonPlace:
      say(
        "none of the numbers 1 to 6 is free on all the days of this plan",
        es: "ningún número del 1 al 6 está libre todos los días de este plan")
    case .durationOutOfRange(let minutes):
      say(
        "a session must last 1 to 479 minutes, a race up to 1440, not \(minutes)",
        es:
          "una sesión dura más de 0 y menos de 480 minutos, y una competición, hasta 1440; "
          + "\(minutes) no vale"
      )
    case .notesTooLong(let count):
      say(
        "notes can have at most 500 characters, not \(count)",
        es: "las notas admiten 500 caracteres como mucho, no \(count)")
    case .unreadableRule(let rule):
      say(
        "\(quoted(rule)) is not a valid repeat rule: use daily, weekly, monthly, yearly, mon,thu or a rule "
          + "like FREQ=WEEKLY;INTERVAL=2",
        es:
          "\(quoted(rule)) no es una regla de repetición válida: usa daily, weekly, monthly, yearly, lun,jue o una regla "
          + "como FREQ=WEEKLY;INTERVAL=2")
    case .neverTakesPlace(let date):
      say(
        "the repetition ends before \(shortDate(date)), so it never takes place",
        es: "la repetición termina antes del \(self.date(date)): no tendría lugar ningún día")
    case .ruleWithinADay(let rule):
      say(
        "\(quoted(rule)) repeats within a day; daily is the most often it can be",
        es: "\(quoted(rule)) se repite varias veces al día; como mucho, una vez al día")
    case .feelingOutOfRange(let number):
      say("a feeling is 1 to 5, not \(number)", es: "la sensación va de 1 a 5; \(number) no vale")
    case .reflectionTooLong(let count):
      say(
        "a text can have at most 2,000 characters, not \(count)",
        es: "un texto admite 2000 caracteres como mucho, no \(count)")
    case .reflectedAlready(let session, let reflection):
      say(
        "\(title(of: session)) already has a reflection: \(reflection)",
        es: "\(title(of: session)) ya tiene una anotación: \(reflection)")
    case .unknownID(let id):
      say(
        "nothing has the name \(quoted(id)) or an ID starting with it",
        es: "no hay nada que se llame \(quoted(id)) ni cuyo identificador empiece así")
    case .ambiguousID(let id, let matches):
      say(
        "more than one ID starts with \(quoted(id)): \(matches.joined(separator: ", "))",
        es: "más de un identificador empieza por \(quoted(id)): \(matches.joined(separator: ", "))")
    }
  }

  /// One sentence without its full stop.
  package func passedOver(_ event: PlanCalendar.PassedOver) -> String {
    let title = quotedTitle(event.title)
    return switch event.reason {
    case .cancelled: say("\(title) is cancelled; skipped", es: "\(title) está cancelado; se omite")
    case .changedInstance:
      say(
        "\(title) is a changed instance of a series; skipped",
        es: "\(title) es una repetición modificada de una serie; se omite")
    case .repeats(let rule):
      say(
        "\(title) repeats in a way plans cannot: \(rule)",
        es: "\(title) se repite de un modo que los planes no admiten: \(rule)")
    case .otherDays(let rule):
      say(
        "\(title) repeats on days that are different days here, in your time zone: \(rule)",
        es: "\(title) se repite en días que aquí, en tu zona horaria, son otros: \(rule)")
    }
  }

  /// Says that a series from another zone stays at one local time; lower case, no full stop.
  package func foreignSeries(in zone: String, at start: TimeOfDay) -> String {
    let zone = zone.beginning(bytes: Limits.Diagnostics.excerptBytes)
    return say(
      "the series is in \(zone); here it stays at \(start.clock), even while the clocks have changed "
        + "in only one of the two places",
      es: "la serie usa la hora de \(zone); aquí se repite siempre a \(las(start)), aunque "
        + "solo uno de los dos sitios haya cambiado la hora")
  }

  /// What is wrong with a stored file; lower case, no full stop.
  package func problem(_ fault: StoreFault) -> String {
    switch fault {
    case .notJSON(let line, let column, let found):
      say(
        "not JSON at line \(line), column \(column)" + (found.map { ": \(quoted($0))" } ?? ""),
        es: "JSON no válido en la línea \(line), columna \(column)"
          + (found.map { ": \(quoted($0))" } ?? ""))
    case .repeatedMember(let name, let line):
      say(
        "\(quoted(name)) appears twice in one object, the second time in line \(line)",
        es: "\(quoted(name)) está dos veces en el mismo sitio, la segunda en la línea \(line)")
    case .nestedTooDeep(let limit, let line):
      say(
        "values nested more than \(limit) deep at line \(line)",
        es: "valores anidados a más de \(limit) niveles en la línea \(line)")
    case .anotherFile(let schema):
      say(
        "this is not a file of the schema \(schema)", es: "no es un archivo del esquema \(schema)")
    case .newerVersion(let version):
      say(
        "written by a newer readyday (schema version \(version))",
        es: "escrito por un readyday más nuevo (versión \(version) del esquema)")
    case .entry(let number, let field, let reason):
      say(
        "entry \(number), \(field): \(words(reason))",
        es: "entrada \(number), \(field): \(words(reason))")
    }
  }

  private func words(_ reason: StoreFault.Reason) -> String {
    switch reason {
    case .expected(let form):
      say("\(self.form(form)) was expected", es: "se esperaba \(self.form(form))")
    case .impossible(let problem): self.problem(problem)
    case .repeated:
      say("an entry before it has the same", es: "una entrada anterior tiene lo mismo")
    }
  }

  private func form(_ form: FieldForm) -> String {
    switch form {
    case .text: say("text", es: "un texto")
    case .number: say("a number", es: "un número")
    case .wholeNumber: say("a whole number", es: "un número entero")
    case .numbers: say("numbers", es: "una lista de números")
    case .list: say("a list", es: "una lista")
    case .object: say("an object", es: "un objeto")
    case .objects: say("objects", es: "una lista de objetos")
    case .activity: say("an activity", es: "una actividad")
    case .session:
      say("the ID of a plan or a workout", es: "el identificador de un plan o de un entrenamiento")
    case .like(let example): example
    }
  }
}
