extension Report {
  /// Planned sessions, with `notes` below them. `light`: whether easy was typed as light.
  package init(
    _ plans: [DatedPlan], as form: TrainingForm, in zone: Zone, notes: [PlanNote] = [],
    saying light: Bool = false, phrases: Voice
  ) {
    let contents: [Content] =
      switch form {
      case .entry: [.table(phrases.timetable(of: plans))]
      case .details: plans.map { .table(phrases.table(of: $0.plan, in: zone)) }
      case .done(let change):
        plans.map { plan in
          let name = phrases.name(of: plan, saying: light)
          return .note("\(phrases.done(change)) \(plan.plan.id): \(name)")
        }
      }
    let beneath = notes.map { Paragraph(phrases.note($0), depth: 1) }
    self.init(
      phrases.language, [Section(contents + (beneath.isEmpty ? [] : [.paragraphs(beneath)]))])
  }

  /// Says that nothing is planned on `days`, and shows `next`, the first session after them, with
  /// the command that lists it.
  package init(
    nothingPlannedOn days: ClosedRange<LocalDate>, next: DatedPlan?, listedBy command: String,
    phrases: Voice
  ) {
    let later = next.map { session in
      Content.paragraphs([
        Paragraph(phrases.nextPlanned(phrases.name(of: session)), depth: 1),
        Paragraph(command, depth: 1, isCommand: true),
      ])
    }
    self.init(
      phrases.language,
      [Section([.note(phrases.nothingPlanned(on: days))] + (later.map { [$0] } ?? []))])
  }

  /// A preview of the sessions to import from a calendar, with the first `shown` of them.
  package init(found sessions: [PlanImport.Session], shown: Int = 20, phrases: Voice) {
    let rows = sessions.prefix(shown).map { session in
      [phrases.name(of: session.plan.onFirstDay), session.title.map { phrases.quoted($0) } ?? ""]
    }
    var table = Table(
      rows.map { cells in Table.Row(cells.map { Cell($0, isVerbatim: true) }) }, fit: .cut)
    table.isIndented = true
    let more = sessions.count - rows.count
    let further = more > 0 ? [Content.paragraphs([Paragraph(phrases.further(more), depth: 1)])] : []
    self.init(
      phrases.language,
      [Section([.note(phrases.sessionsFound(sessions.count)), .table(table)] + further)])
  }

  /// Search results, each with the name to use in options.
  package init(found activities: [ActivityName], phrases: Voice) {
    self.init(
      phrases.language,
      activities.isEmpty
        ? .note(phrases.say("no activity has that name", es: "ninguna actividad se llama así"))
        : .table(phrases.names(of: activities, isIndented: false)))
  }

  /// All activities by category, below those planned recently, latest first.
  package init(catalogueAfter recent: [Activity], phrases: Voice) {
    let latest = Section(
      phrases.say("Recent", es: "Recientes"),
      .table(phrases.names(of: recent.prefix(5).map { ActivityName($0) })))
    let all = Activity.Category.allCases.map { category in
      Section(
        phrases.name(of: category),
        .table(
          phrases.names(
            of: Activity.allCases.filter { $0.category == category }.map { ActivityName($0) })))
    }
    self.init(phrases.language, (recent.isEmpty ? [] : [latest]) + all)
  }
}

extension Voice {
  /// What, when, how long and how hard, on one line. `light`: whether easy is called light.
  package func name(of session: DatedPlan, saying light: Bool = false) -> String {
    let details = session.plan.details
    let parts = [name(of: details), shortDate(session.date), start(of: details)]
    let size =
      details.activity.isNothing
      ? [] : [length(of: details), intensity(details.intensity, saying: light)]
    let notes = details.repeats.map { [$0.text] } ?? []
    let rule = details.repetition.map { [repetition($0)] } ?? []
    return (parts + notes + size + rule).joined(separator: ", ")
  }

  /// The title of the race, or the name of the sport or activity.
  func name(of details: PlanDetails) -> String {
    details.race?.title ?? details.sport.map { name(of: $0) } ?? name(of: details.activity)
  }

  private func intensity(_ intensity: PlannedIntensity, saying light: Bool) -> String {
    intensity == .light && light ? say("light", es: "suave") : self.intensity(intensity)
  }

  private func mainRace(_ details: PlanDetails) -> String {
    details.race?.isMain == true ? say(" (main race)", es: " (competición principal)") : ""
  }

  private func length(of details: PlanDetails) -> String { duration(minutes: details.minutes) }

  private func start(of details: PlanDetails) -> String {
    details.start?.clock ?? untimed(details.activity)
  }

  fileprivate func timetable(of plans: [DatedPlan]) -> Report.Table {
    let days = Dictionary(grouping: plans, by: \.date).ordered { $0.key < $1.key }
    return Report.Table(
      days.map { date, plans in
        Report.Table.Group(
          title: longDate(date),
          rows: plans.enumerated().map { row(of: $1, number: $0 + 1) })
      }, fit: .cut)
  }

  private func row(of session: DatedPlan, number: Int) -> Report.Table.Row {
    let (plan, details) = (session.plan, session.plan.details)
    let mark = session.isDone ? ", \(done)" : ""
    let isSized = !details.activity.isNothing
    let cells = [
      String(number), start(of: details), isSized ? length(of: details) : "",
      isSized ? intensity(details.intensity) : "", name(of: details) + mainRace(details) + mark,
      plan.id,
    ]
    return Report.Table.Row(cells.map { Report.Cell($0) }, note: details.notes)
  }

  fileprivate func table(of plan: TrainingPlan, in zone: Zone) -> Report.Table {
    let details = plan.details
    let isSized = !details.activity.isNothing
    let others = [
      (say("intensity", es: "intensidad"), isSized ? intensity(details.intensity) : ""),
      (say("sequence", es: "orden"), String(details.sequence)),
      (say("repeats", es: "se repite"), details.repetition.map { repetition($0) } ?? ""),
      (
        say("except", es: "excepto"),
        details.skipped.sorted().map(shortDate).joined(separator: ", ")
      ),
      (done, details.done.sorted().map(shortDate).joined(separator: ", ")),
      (say("notes", es: "notas"), details.notes),
    ]
    return table(
      of: name(of: details) + mainRace(details), category: name(of: details.activity.category),
      on: details.date, at: start(of: details), minutes: isSized ? details.minutes : nil, others,
      created: plan.createdAt, updated: plan.updatedAt, in: zone)
  }

  package func name(of activity: ActivityName) -> String {
    activity.sport.map { name(of: $0) } ?? name(of: activity.activity)
  }

  fileprivate func names(of activities: [ActivityName], isIndented: Bool = true) -> Report.Table {
    var table = Report.Table(activities.map { (name(of: $0), $0.code) }, fit: .cut)
    table.isIndented = isIndented
    return table
  }
}

extension TrainingPlan {
  package var onFirstDay: DatedPlan { DatedPlan(date: details.date, plan: self) }
}

extension Warning {
  package init(_ note: PlanNote, _ phrases: Voice) {
    self.init(code: note.code, message: phrases.note(note))
  }
}
