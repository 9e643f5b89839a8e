extension Report {
  /// What is planned.
  ///
  /// - Parameters:
  ///   - plans: in order of date, each on one of its days.
  ///   - form: how much is said of each.
  ///   - zone: the zone whose clocks are shown.
  ///   - phrases: in whose words.
  package init(
    _ plans: [DatedPlan], as form: TrainingForm, in zone: Zone, phrases: any Phrasebook
  ) {
    let contents: [Content] =
      switch form {
      case .entry:
        [plans.isEmpty ? .note(phrases.nothingPlanned) : .table(phrases.timetable(of: plans))]
      case .details: plans.map { .table(phrases.table(of: $0.plan, in: zone)) }
      case .done(let change):
        plans.map { .note("\(phrases.done(change)) \($0.plan.id): \(phrases.name(of: $0))") }
      }
    self.init(phrases.language, [Section(nil, contents)])
  }

  /// What a search found, each activity with the name that options understand.
  ///
  /// - Parameters:
  ///   - activities: the best first.
  ///   - phrases: in whose words.
  package init(found activities: [Activity], phrases: any Phrasebook) {
    self.init(
      phrases.language,
      [
        Section(
          nil,
          activities.isEmpty
            ? .note(phrases.noActivity)
            : .table(phrases.names(of: activities, isIndented: false)))
      ])
  }

  /// The whole catalogue by category, what was planned last before all.
  ///
  /// - Parameters:
  ///   - recent: the latest first.
  ///   - phrases: in whose words.
  package init(catalogueAfter recent: [Activity], phrases: any Phrasebook) {
    let latest = Section(
      phrases.heading(TrainingHeading.recent).inSentenceCase,
      .table(phrases.names(of: Array(recent.prefix(5)))))
    let all = Activity.Category.allCases.map { category in
      Section(
        phrases.name(of: category),
        .table(phrases.names(of: Activity.allCases.filter { $0.category == category })))
    }
    self.init(phrases.language, (recent.isEmpty ? [] : [latest]) + all)
  }
}

extension Phrasebook {
  /// On one line: what, when, how long and how hard.
  ///
  /// - Parameter session: what is named.
  package func name(of session: DatedPlan) -> String {
    let details = session.plan.details
    let parts = [
      name(of: details.activity), shortDate(session.date), start(of: details),
      duration(minutes: details.minutes, .full), intensity(details.intensity),
    ]
    return (parts + (details.repetition.map { [repetition($0)] } ?? [])).joined(separator: ", ")
  }

  private func start(of details: PlanDetails) -> String {
    details.start?.clock ?? label(.anyTime)
  }

  /// Days with their sessions beneath.
  fileprivate func timetable(of plans: [DatedPlan]) -> Report.Table {
    let days = Dictionary(grouping: plans, by: \.date).sorted { $0.key < $1.key }
    return Report.Table(
      days.map { date, plans in
        Report.Table.Group(title: longDate(date), rows: plans.map { row(of: $0.plan) })
      }, fit: .cut)
  }

  private func row(of plan: TrainingPlan) -> Report.Table.Row {
    let details = plan.details
    let cells = [
      String(details.sequence), start(of: details), duration(minutes: details.minutes, .full),
      intensity(details.intensity), name(of: details.activity), plan.id,
    ]
    return Report.Table.Row(cells.map { Report.Cell($0) }, note: details.notes)
  }

  fileprivate func table(of plan: TrainingPlan, in zone: Zone) -> Report.Table {
    let details = plan.details
    return table(of: [
      (.activity, name(of: details.activity)), (.category, name(of: details.activity.category)),
      (.date, longDate(details.date)), (.start, start(of: details)),
      (.duration, duration(minutes: details.minutes, .full)),
      (.intensity, intensity(details.intensity)), (.sequence, String(details.sequence)),
      (.repeats, details.repetition.map { repetition($0) } ?? ""),
      (.skipped, details.skipped.sorted().map(shortDate).joined(separator: ", ")),
      (.notes, details.notes), (.created, moment(plan.createdAt, in: zone)),
      (.updated, moment(plan.updatedAt, in: zone)),
    ])
  }

  fileprivate func names(of activities: [Activity], isIndented: Bool = true) -> Report.Table {
    var table = Report.Table(activities.map { (name(of: $0), $0.rawValue) }, fit: .cut)
    table.isIndented = isIndented
    return table
  }
}

extension TrainingPlan {
  /// The plan on its own date.
  package var onFirstDay: DatedPlan { DatedPlan(date: details.date, plan: self) }
}
