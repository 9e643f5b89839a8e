extension Spanish {
  package func label(_ subject: SetupFindings.Subject) -> String {
    switch subject {
    case .configuration: "configuración"
    case .zone: "zona horaria"
    case .whoop: name(of: HealthOrigin.whoop)
    case .oura: name(of: HealthOrigin.oura)
    case .fitbit: name(of: HealthOrigin.fitbit)
    case .garmin: name(of: HealthOrigin.garmin)
    case .appleHealth: name(of: HealthOrigin.appleHealth)
    case .calendars: "calendarios"
    case .owner: "tu correo"
    }
  }

  package func finding(_ finding: SetupFindings.Finding) -> String {
    switch finding {
    case .configuration(let file): file
    case .noConfiguration(let file): "no hay ninguna en \(file); se usan los valores por defecto"
    case .noPlaceForConfiguration: "no hay dónde guardarla: faltan HOME y XDG_CONFIG_HOME"
    case .doubtfulConfiguration(let message): message
    case .brokenConfiguration(let message): "no es válida: \(message)"
    case .zone(let name, let origin): "\(name), de \(origin ?? "este ordenador")"
    case .unknownZone(let name, let origin):
      "zona horaria desconocida, \(quoted(name)) (de \(origin)); se usa UTC"
    case .doubtfulZone(let name, let doubt): doubtful(name, doubt)
    case .zoneData(let folder): "datos de zonas horarias: \(folder)"
    case .noZoneData(let folder):
      "no hay datos de zonas horarias en \(folder): solo se puede usar UTC"
    case .noOwner:
      "sin indicar, así que cuentan también las invitaciones que has rechazado"
    case .unseenOwner(let count):
      "no está en \(count == 1 ? "la única invitación" : "ninguna de las \(count) invitaciones") de los "
        + "próximos siete días, así que cuentan también las que has rechazado"
    case .likelyOwner(let usual, let events):
      "\(usual.address) está en \(usual.count) de \(events) eventos con invitados: si es tuya, readyday "
        + "config set me \(usual.address)"
    case .othersCalendar(let name, let own, let events):
      "estás en \(own) de \(events) eventos con invitados de \(quoted(name)): si es de otras personas, "
        + "ponle kind: \"others\" con readyday config edit"
    case .guestless(let names):
      "en \(list(names)) no figuran invitados, como en los enlaces publicados: que falten no dice nada; "
        + "por CalDAV sí figuran"
    case .owner(let addresses): addresses.joined(separator: ", ")
    case .unreadable(let message): message
    case .fetched(let source, let status, let now, let zone):
      "\(name(of: source)): \(self.status(status, at: now, in: zone))"
    case .imported(let days, let nights):
      "importado: \(count(nights, "noche", "noches")), \(period(days))"
    case .assumedZones(let zones, let nights, let origin):
      "\(count(nights, "noche", "noches")) sin zona horaria propia, con la hora de \(list(zones)); para "
        + "leerlas en otra: readyday import \(origin.name) RUTA --assume-zone ZONA"
    case .sources(let spans, let order): sources(spans, order)
    case .noCalendar: "no se ha indicado ninguno"
    case .oldCalendar(let name, let days):
      "\(name) no ha cambiado en \(days) días: puede estar desactualizado"
    case .calendar(let calendar): census(calendar)
    case .noWhoop: "no se han indicado datos, ni se han importado"
    case .whoop(let files, let census, let isImported):
      records(files, census, isImported: isImported)
    case .connection(let connection): words(connection)
    case .noRecords(let paths): "no hay registros en \(paths.joined(separator: ", "))"
    case .lastNight(.scored): "incluye la última noche, ya calculada"
    case .lastNight(.missing): "incluye la última noche, sin recuperación"
    case .lastNight(.pending): "incluye la última noche, \(scoreState(.pending, by: .whoop))"
    case .lastNight(let state): "incluye la última noche: \(scoreState(state, by: .whoop))"
    case .lastNightOf(let date, let days): lastNight(of: date, daysAgo: days)
    }
  }

  private func records(
    _ files: BriefingSources.Files, _ census: WhoopCensus, isImported: Bool
  ) -> String {
    let nights = count(census.nights, "noche", "noches")
    let recoveries = count(census.recoveries, "recuperación", "recuperaciones")
    let span = census.mornings.map { ", \(period($0))" }
    let source = isImported ? "importados" : count(files.read, "archivo", "archivos")
    return "\(source)\(skipped(files)): \(nights), \(recoveries)\(span ?? "")"
  }

  private func lastNight(of date: LocalDate, daysAgo days: Int) -> String {
    days > 0
      ? "falta la última noche: la más reciente acabó el \(longDate(date)), "
        + "hace \(count(days, "día", "días"))"
      : "la última noche acaba el \(longDate(date)), que aún no ha llegado"
  }

  private func census(_ calendar: SetupFindings.CalendarCensus) -> String {
    let name = calendar.name.map { "\($0), \(calendar.path)" } ?? calendar.path
    return
      "\(name): \(count(calendar.files.read, "archivo", "archivos"))\(marks(of: calendar)), "
      + "\(count(calendar.events, "evento", "eventos")), \(calendar.upcoming) en los próximos 7 días"
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

  private func changed(daysAgo days: Int) -> String {
    days < 1 ? "hoy" : days == 1 ? "ayer" : "hace \(days) días"
  }

  private func doubtful(_ name: String, _ doubt: ZoneDoubt) -> String {
    "\(doubt.nights) de las últimas \(ZoneDoubt.nightsSeen) noches están en UTC\(doubt.offset), "
      + "y \(name) está en UTC\(doubt.zoneOffset): puede que todas las horas estén mal"
  }

  /// The latest first: they matter most, and there may be many.
  private func sources(_ spans: [SourceSpan], _ order: [HealthOrigin]) -> String {
    let shown = spans.suffix(SourceSpan.mostShown).reversed().map { span in
      "\(name(of: span.source)) (\(self.span(of: span.dates)))"
    }
    let rest = spans.count - shown.count
    return "las mañanas vienen de \(shown.joined(separator: ", "))"
      + (rest > 0 ? " y \(count(rest, "tramo anterior", "tramos anteriores"))" : "")
      + "; \(precedence(order))"
  }

  private func precedence(_ order: [HealthOrigin]) -> String {
    let names = order.map(name(of:))
    return names.count == 2
      ? "si ambos tienen datos de una mañana, se usa \(names[0])"
      : "si varios tienen datos de una mañana, el orden es \(names.joined(separator: ", "))"
  }

  private func skipped(_ files: BriefingSources.Files) -> String {
    files.skipped == 0 ? "" : " (\(count(files.skipped, "omitido", "omitidos")))"
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }

  package var problemsHeading: String { "PROBLEMAS" }
  package var nextStepsHeading: String { "QUÉ HACER" }
}
