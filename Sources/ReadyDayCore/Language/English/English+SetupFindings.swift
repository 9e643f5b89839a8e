extension English {
  package func label(_ subject: SetupFindings.Subject) -> String {
    switch subject {
    case .configuration: "configuration"
    case .zone: "time zone"
    case .whoop: name(of: HealthOrigin.whoop)
    case .oura: name(of: HealthOrigin.oura)
    case .fitbit: name(of: HealthOrigin.fitbit)
    case .garmin: name(of: HealthOrigin.garmin)
    case .appleHealth: name(of: HealthOrigin.appleHealth)
    case .calendars: "calendars"
    case .owner: "you"
    }
  }

  package func finding(_ finding: SetupFindings.Finding) -> String {
    switch finding {
    case .configuration(let file): file
    case .noConfiguration(let file): "none at \(file); using the defaults"
    case .noPlaceForConfiguration: "nowhere to store one: neither HOME nor XDG_CONFIG_HOME is set"
    case .doubtfulConfiguration(let message): message
    case .brokenConfiguration(let message): "invalid: \(message)"
    case .zone(let name, let origin): "\(name), from \(origin ?? "this computer")"
    case .unknownZone(let name, let origin):
      "unknown time zone \(quoted(name)) (from \(origin)); using UTC"
    case .doubtfulZone(let name, let doubt): doubtful(name, doubt)
    case .zoneData(let folder): "time zone data: \(folder)"
    case .noZoneData(let folder): "no time zone data in \(folder): only UTC is available"
    case .noOwner: "your email address is not set, so invitations you declined are counted"
    case .unseenOwner(let count):
      "not in \(count == 1 ? "the 1 invitation" : "any of the \(count) invitations") of the next seven "
        + "days, so invitations you declined are counted"
    case .likelyOwner(let usual, let events):
      "\(usual.address) is in \(usual.count) of \(events) events with guests: if it is yours, readyday "
        + "config set me \(usual.address)"
    case .othersCalendar(let name, let own, let events):
      "you are in \(own) of \(events) events with guests of \(quoted(name)): if it is other people's, "
        + "give it kind: \"others\" with readyday config edit"
    case .guestless(let names):
      "no guests are named in \(list(names)), as in published links: that they are missing says "
        + "nothing there; CalDAV names them"
    case .owner(let addresses): addresses.joined(separator: ", ")
    case .unreadable(let message): message
    case .fetched(let source, let status, let now, let zone):
      "\(name(of: source)): \(self.status(status, at: now, in: zone))"
    case .imported(let days, let nights):
      "imported: \(count(nights, "night")), \(span(of: days))"
    case .assumedZones(let zones, let nights, let origin):
      "\(count(nights, "night")) without a time zone of \(nights == 1 ? "its" : "their") own, read in "
        + "\(list(zones)); to read them in another one: readyday import \(origin.name) PATH "
        + "--assume-zone ZONE"
    case .sources(let spans, let order): sources(spans, order)
    case .noCalendar: "none configured"
    case .oldCalendar(let name, let days):
      "\(name) has not changed for \(days) days: it may be out of date"
    case .calendar(let calendar): census(calendar)
    case .noWhoop: "none configured or imported"
    case .whoop(let files, let census, let isImported):
      records(files, census, isImported: isImported)
    case .connection(let connection): words(connection)
    case .noRecords(let paths): "no records in \(paths.joined(separator: ", "))"
    case .lastNight(.scored): "last night is in, and scored"
    case .lastNight(.missing): "last night is in, without a recovery"
    case .lastNight(.pending): "last night is in, \(scoreState(.pending, by: .whoop))"
    case .lastNight(let state): "last night is in: \(scoreState(state, by: .whoop))"
    case .lastNightOf(let date, let days): lastNight(of: date, daysAgo: days)
    }
  }

  private func records(
    _ files: BriefingSources.Files, _ census: WhoopCensus, isImported: Bool
  ) -> String {
    let recoveries = count(census.recoveries, "recovery score", "recovery scores")
    let span = census.mornings.map { ", \(self.span(of: $0))" }
    let source = isImported ? "imported" : count(files.read, "file")
    return
      "\(source)\(skipped(files)): \(count(census.nights, "night")), \(recoveries)\(span ?? "")"
  }

  private func lastNight(of date: LocalDate, daysAgo days: Int) -> String {
    days > 0
      ? "last night is missing: the last one ended on \(longDate(date)), \(count(days, "day")) ago"
      : "the last night ends on \(longDate(date)), which is still to come"
  }

  private func census(_ calendar: SetupFindings.CalendarCensus) -> String {
    let name = calendar.name.map { "\($0), \(calendar.path)" } ?? calendar.path
    return "\(name): \(count(calendar.files.read, "file"))\(skipped(calendar.files)), "
      + "\(count(calendar.events, "event")), \(calendar.upcoming) in the next 7 days"
      + (calendar.changedDaysAgo.map { ", changed \(changed(daysAgo: $0))" } ?? "")
  }

  private func changed(daysAgo days: Int) -> String {
    days < 1 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }

  private func doubtful(_ name: String, _ doubt: ZoneDoubt) -> String {
    "\(doubt.nights) of the last \(ZoneDoubt.nightsSeen) nights are at UTC\(doubt.offset), "
      + "and \(name) is at UTC\(doubt.zoneOffset): all times may be off"
  }

  /// The latest first: they matter most, and there may be many.
  private func sources(_ spans: [SourceSpan], _ order: [HealthOrigin]) -> String {
    let shown = spans.suffix(SourceSpan.mostShown).reversed().map { span in
      "\(name(of: span.source)) (\(self.span(of: span.dates)))"
    }
    let rest = spans.count - shown.count
    return "mornings come from \(shown.joined(separator: ", "))"
      + (rest > 0 ? ", and \(count(rest, "earlier stretch", "earlier stretches"))" : "")
      + "; \(precedence(order))"
  }

  private func precedence(_ order: [HealthOrigin]) -> String {
    let names = order.map(name(of:))
    return names.count == 2
      ? "\(names[0]) takes precedence when both have one"
      : "when several have one, the order is \(names.joined(separator: ", "))"
  }

  private func skipped(_ files: BriefingSources.Files) -> String {
    files.skipped == 0 ? "" : " (\(files.skipped) skipped)"
  }

  private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
  }

  package var problemsHeading: String { "PROBLEMS" }
  package var nextStepsHeading: String { "WHAT TO DO" }
}
