extension Report {
  /// A day in chronological order: its load, its events, and the free time between them.
  package init(agendaOf day: Day, phrases: Voice) {
    let tasks = phrases.tasks(day.tasks, on: day.date, in: day.zone)
    let events = Section(
      nil,
      (phrases.timeline(of: day).map { [.timeline($0)] } ?? [])
        + [.events(phrases.events(of: day, showsFree: true))]
        + (tasks.isEmpty ? [] : [.list(tasks)]))
    self.init(
      phrases.language, title: phrases.longDate(day.date).withCapital,
      place: phrases.place(of: day),
      allDay: phrases.allDay(of: day), summary: phrases.load(of: day), [events])
    self = on(.agenda)
  }

  /// Several days, one below the other, on one page.
  package init(agendaOf days: some Sequence<Day>, phrases: Voice) {
    let reports = days.map { Report(agendaOf: $0, phrases: phrases) }
    guard reports.count > 1, let first = reports.first, let last = reports.last else {
      self = reports.first ?? Report(phrases.language, [])
      return
    }
    let sections = reports.flatMap { report in
      [
        Section(
          report.title, [.details((report.allDay.map { [$0.pageLine] } ?? []) + report.summary)])
      ]
        + report.sections
    }
    self.init(phrases.language, place: first.place, sections)
    let ends = [first.title, last.title].compactMap(\.self)
    self = on(.agenda, date: ends.joined(separator: " – "))
  }
}

extension Voice {
  fileprivate func load(of day: Day) -> [String] {
    guard day.hasCalendar else { return [sentence(BriefingNote.noCalendar, on: day)] }
    let load = day.load
    if day.counted.isEmpty, !load.isLeast { return [events(0, minutes: 0)] }
    return [
      score(of: load) + (load.knownLevel.map { "  \(loadLevel($0).uppercased())" } ?? ""),
      events(load.parts.count, minutes: load.countedMinutes), highDemand(load.highEvents),
    ]
  }
}

extension Document<AnySequence<Day>> {
  /// Days with their events and free time. Writes each day before computing the next.
  package static var agenda: Document {
    Document(
      "agenda", about: .days,
      [
        .statusOfFiles,
        .list(
          "days",
          Fields<Day>([
            .date("date") { $0.date }, .text("time_zone") { $0.zone.name },
            .optionalObject("load", Day.loadFields) { $0.ifHasCalendar },
            .list("events", DayEvent.fields) { $0.events },
            .list("all_day", DayEvent.fields) { $0.allDayAbove },
            .list("day_kinds", DayKind.fields) { $0.kinds },
            .list("free", TimeSpan.fields) { $0.freeBesideSessions },
            .list("sessions", SessionFit.fields) { $0.shownSessions },
            .list("tasks", DueTask.fields) { day in
              day.tasks.map { DueTask(task: $0, date: day.date, zone: day.zone) }
            },
          ])
        ) { $0 },
      ])
  }
}

extension Report {
  /// Windows for training, each with its reason.
  package init(windowsOf briefing: Briefing, phrases: Voice) {
    let words = BriefWords(phrases: phrases, day: briefing.day, tellsAll: false)
    self.init(
      phrases.language, title: phrases.longDate(briefing.date).withCapital,
      place: phrases.place(of: briefing.day),
      [
        Section(phrases.timeline(of: briefing.day).map { [.timeline($0)] } ?? []),
        words.training(briefing.day.sessionFits), phrases.windowsSection(of: briefing.day),
        phrases.outsideSection(of: briefing.day),
      ].compactMap(\.self))
    self = on(.windows)
  }
}

extension Voice {
  fileprivate func windowsSection(of day: Day) -> Report.Section {
    guard !day.windows.isEmpty else {
      let none =
        day.verdict.suggested.intensity == nil ? training(of: day.verdict) : noWindow(day.noWindow)
      return Report.Section(
        .note(day.hasCalendar ? none : sentence(BriefingNote.noCalendar, on: day)))
    }
    return Report.Section(title(of: Heading.windows), .table(table(of: day.knownWindows, on: day)))
  }

  fileprivate func outsideSection(of day: Day) -> Report.Section? {
    let lines = outside(on: day)
    return lines.isEmpty ? nil : Report.Section(lines.map { Report.Content.note($0) })
  }
}

extension Document<Briefing> {
  package static var windows: Document {
    Document(
      "windows", about: .day, notes: { $0.notes },
      [
        .list("sessions", SessionFit.fields) { $0.day.shownSessions },
        .list("windows", Day.windowFields) { $0.day.knownWindows },
        .present("daylight", Daylight.fields) { $0.day.daylight },
        .present("weather", DayWeather.fields) { $0.day.weather },
      ])
  }
}
