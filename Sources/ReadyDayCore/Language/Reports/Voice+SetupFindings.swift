extension Voice {
  package func label(_ subject: SetupFindings.Subject) -> String {
    switch subject {
    case .configuration: say("configuration", es: "configuración")
    case .zone: say("time zone", es: "zona horaria")
    case .source(let origin): name(of: origin)
    case .calendars: say("calendars", es: "calendarios")
    case .owner: say("you", es: "tu correo")
    case .feelings: say("how you are", es: "cómo estás")
    case .stored: say("stored data", es: "lo guardado")
    }
  }

  /// Lower case, no full stop.
  package func finding(_ finding: SetupFindings.Finding) -> String {
    switch finding {
    case .configuration(let file): file
    case .noConfiguration(let file):
      say(
        "none at \(file); using the defaults",
        es: "no hay ninguna en \(file); se usan los valores por defecto")
    case .noPlaceForConfiguration:
      say(
        "nowhere to store one: neither HOME nor XDG_CONFIG_HOME is set",
        es: "no hay dónde guardarla: faltan HOME y XDG_CONFIG_HOME")
    case .doubtfulConfiguration(let message): message
    case .openConfiguration:
      say(
        "it holds a secret address, and others can read it",
        es: "contiene una dirección secreta, y otros pueden leerla")
    case .brokenConfiguration(let message):
      say("invalid: \(message)", es: "no es válida: \(message)")
    case .zone(let name, let origin):
      say(
        "\(name), from \(origin ?? "this computer")",
        es: "\(name), de \(origin ?? "este ordenador")")
    case .zoneOfNights(let name, let system):
      say(
        "\(name), from your nights; this computer is set to \(system)",
        es: "\(name), la de tus noches; este ordenador está en \(system)")
    case .unknownZone(let name, let origin):
      say(
        "unknown time zone \(quoted(name)) (from \(origin)); using UTC",
        es: "zona horaria desconocida, \(quoted(name)) (de \(origin)); se usa UTC")
    case .doubtfulZone(let name, let doubt): doubtful(name, doubt)
    case .zoneData(let folder, let version?, _):
      say(
        "time zone data \(version): \(folder)", es: "datos de zonas horarias \(version): \(folder)")
    case .zoneData(let folder, nil, let newest):
      say("time zone data: \(folder)", es: "datos de zonas horarias: \(folder)")
        + (newest.map { say("; newest change: \($0)", es: "; último cambio: \($0)") } ?? "")
    case .oldZoneData(let folder, let version):
      say(
        "time zone data \(version) in \(folder) is more than a year old",
        es: "los datos de zonas horarias \(version) de \(folder) tienen más de un año")
    case .noZoneData(let folder):
      say(
        "no time zone data in \(folder): only UTC is available",
        es: "no hay datos de zonas horarias en \(folder): solo se puede usar UTC")
    case .noOwner:
      say(
        "your email address is not set, so invitations you declined are counted",
        es: "sin indicar, así que cuentan también las invitaciones que has rechazado")
    case .unseenOwner(let count):
      say(
        "not in \(count == 1 ? "the 1 invitation" : "any of the \(count) invitations") of the next seven "
          + "days, so invitations you declined are counted",
        es:
          "no está en \(count == 1 ? "la única invitación" : "ninguna de las \(count) invitaciones") de los "
          + "próximos siete días, así que cuentan también las que has rechazado")
    case .likelyOwner(let usual, let events):
      say(
        "\(usual.address) is in \(usual.count) of \(events) events with guests; if it is yours: readyday "
          + "config set me \(usual.address)",
        es:
          "\(usual.address) está en \(usual.count) de \(events) eventos con invitados; "
          + "si es el tuyo: readyday config set me \(usual.address)")
    case .othersCalendar(let name, let own, let events):
      say(
        "you are in \(own) of \(events) events with guests of \(quoted(name)): if it is other people's, "
          + "give it kind: \"others\" with readyday config edit",
        es:
          "estás en \(own) de \(events) eventos con invitados de \(quoted(name)): si es de otras personas, "
          + "ponle kind: \"others\" con readyday config edit")
    case .guestless(let names):
      say(
        "no guests are named in \(list(names)), as is usual in published links, so your invitations "
          + "there are unknown; CalDAV names the guests",
        es:
          "en \(list(names)) no figuran invitados, como es normal en los enlaces publicados, así que no se "
          + "sabe a qué te han invitado; por CalDAV sí figuran")
    case .owner(let addresses): addresses.joined(separator: ", ")
    case .unreadable(let message), .damaged(let message): message
    case .fetched(let source, let status, let now, let zone):
      "\(name(of: source)): \(self.status(status, at: now, in: zone))"
    case .imported(let days, let nights):
      say(
        "imported: \(count(nights, "night")), \(span(of: days))",
        es: "importado: \(count(nights, "noche", "noches")), \(period(days))")
    case .assumedZones(let zones, let nights, let origin):
      say(
        "\(count(nights, "night")) without a time zone of \(nights == 1 ? "its" : "their") own, read in "
          + "\(list(zones)); to read them in another one: readyday import \(origin.name) PATH "
          + "--assume-zone ZONE",
        es:
          "\(count(nights, "noche", "noches")) sin zona horaria propia, con la hora de \(list(zones)); para "
          + "leerlas en otra: readyday import \(origin.name) RUTA --assume-zone ZONA")
    case .sources(let spans, let order): sources(spans, order)
    case .noCalendar: say("none configured", es: "no se ha indicado ninguno")
    case .cutCalendar(let name, let files):
      say(
        "\(name): the end of \(count(files, "file")) is missing, and perhaps events",
        es: "\(name): falta el final de \(count(files, "archivo")), y quizá falten eventos")
    case .oldCalendar(let name, let days):
      say(
        "\(name) has not changed for \(days) days: it may be out of date",
        es: "\(name) no ha cambiado en \(days) días: puede estar desactualizado")
    case .calendar(let calendar): census(calendar)
    case .noWhoop:
      say("none configured or imported", es: "no se han indicado datos, ni se han importado")
    case .whoop(let files, let census, let isImported):
      records(files, census, isImported: isImported)
    case .connection(let connection): words(connection)
    case .noRecords(let paths):
      say(
        "no records in \(paths.joined(separator: ", "))",
        es: "no hay registros en \(paths.joined(separator: ", "))")
    case .lastNight(.scored):
      say("last night is in, and scored", es: "incluye la última noche y su puntuación")
    case .lastNight(.missing):
      say("last night is in, without recovery", es: "incluye la última noche, sin recuperación")
    case .lastNight(.pending):
      say(
        "last night is in, \(scoreState(.pending, by: .whoop))",
        es: "incluye la última noche, \(scoreState(.pending, by: .whoop))")
    case .lastNight(let state):
      say(
        "last night is in: \(scoreState(state, by: .whoop))",
        es: "incluye la última noche: \(scoreState(state, by: .whoop))")
    case .lastNightOf(let date, let days): lastNight(of: date, daysAgo: days)
    case .frozen(let nights): frozen(nights: nights)
    case .feelings(let count, let last):
      say(
        "\(self.count(count, "entry", "entries")), the latest for \(longDate(last))",
        es: "\(self.count(count, "anotación", "anotaciones")), la última del \(dateAndYear(last))")
    }
  }

  private func records(_ files: BriefingSources.Files, _ census: WhoopCensus, isImported: Bool)
    -> String
  {
    let nights = say(
      count(census.nights, "night", "nights"), es: count(census.nights, "noche", "noches"))
    let recoveries = say(
      count(census.recoveries, "recovery score", "recovery scores"),
      es: count(census.recoveries, "recuperación", "recuperaciones"))
    let span = census.mornings.map { ", " + say(self.span(of: $0), es: period($0)) }
    let source =
      isImported
      ? say("imported", es: "importados")
      : say(count(files.read, "file"), es: count(files.read, "archivo", "archivos"))
    return "\(source)\(skipped(files)): \(nights), \(recoveries)\(span ?? "")"
  }

  private func lastNight(of date: LocalDate, daysAgo days: Int) -> String {
    days > 0
      ? say(
        "last night is missing: the last one ended on \(longDate(date)), \(count(days, "day")) ago",
        es: "falta la última noche: la más reciente acabó el \(dateAndYear(date)), "
          + "hace \(count(days, "día", "días"))")
      : say(
        "the last night ends on \(longDate(date)), which is in the future",
        es: "la última noche acaba el \(dateAndYear(date)), que aún no ha llegado")
  }

  private func census(_ calendar: SetupFindings.CalendarCensus) -> String {
    let name = calendar.name.map { "\($0), \(calendar.path)" } ?? calendar.path
    return say(
      "\(name): \(count(calendar.files.read, "file"))\(skipped(calendar.files)), "
        + "\(count(calendar.events, "event")), \(calendar.upcoming) in the next 7 days"
        + (calendar.changedDaysAgo.map { ", changed \(changed(daysAgo: $0))" } ?? ""),
      es: "\(name): \(count(calendar.files.read, "archivo", "archivos"))\(marks(of: calendar)), "
        + "\(count(calendar.events, "evento", "eventos")), \(calendar.upcoming) en los próximos 7 días"
    )
  }

  private func changed(daysAgo days: Int) -> String {
    days < 1
      ? say("today", es: "hoy")
      : days == 1 ? say("yesterday", es: "ayer") : say("\(days) days ago", es: "hace \(days) días")
  }

  private func doubtful(_ name: String, _ doubt: ZoneDoubt) -> String {
    say(
      "the last \(doubt.nights) nights are at UTC\(doubt.offset), and \(name) is at UTC\(doubt.zoneOffset): "
        + "you may have moved",
      es: "las últimas \(doubt.nights) noches están en UTC\(doubt.offset) y \(name) está en "
        + "UTC\(doubt.zoneOffset): puede que te hayas mudado")
  }

  /// Names the latest spans first: they matter most, and there may be many.
  private func sources(_ spans: [SourceSpan], _ order: [HealthOrigin]) -> String {
    let shown = spans.suffix(SourceSpan.mostShown).reversed().map { span in
      "\(name(of: span.source)) (\(self.span(of: span.dates)))"
    }
    let rest = spans.count - shown.count
    return say(
      "mornings come from \(shown.joined(separator: ", "))"
        + (rest > 0 ? ", and \(count(rest, "earlier period", "earlier periods"))" : "")
        + "; \(precedence(order))",
      es: "las mañanas vienen de \(shown.joined(separator: ", "))"
        + (rest > 0 ? " y \(count(rest, "tramo anterior", "tramos anteriores"))" : "")
        + "; \(precedence(order))")
  }

  private func precedence(_ order: [HealthOrigin]) -> String {
    let names = order.map(name(of:))
    return names.count == 2
      ? say(
        "\(names[0]) takes precedence when both have the same morning",
        es: "si ambos tienen datos de una mañana, se usa \(names[0])")
      : say(
        "when several have the same morning, the order is \(names.joined(separator: ", "))",
        es: "si varios tienen datos de una mañana, el orden es \(names.joined(separator: ", "))")
  }

  private func skipped(_ files: BriefingSources.Files) -> String {
    files.skipped == 0
      ? ""
      : say(" (\(files.skipped) skipped)", es: " (\(count(files.skipped, "omitido", "omitidos")))")
  }

  private func marks(of calendar: SetupFindings.CalendarCensus) -> String {
    let (read, skipped) = (calendar.files.read, calendar.files.skipped)
    let marks = [
      calendar.changedDaysAgo.map {
        "\(read == 1 ? "modificado" : "modificados") \(changed(daysAgo: $0))"
      }, skipped == 0 ? nil : count(skipped, "omitido", "omitidos"),
    ].compactMap(\.self)
    return marks.isEmpty ? "" : " (\(marks.joined(separator: "; ")))"
  }
}
