import ReadyDayCore

/// Plans and activities in a terminal.
struct PlanText: Sendable {
  let phrases: any Phrasebook
  let width: Int
}

extension PlanText {
  /// Days with their sessions beneath.
  func list(_ sessions: [DatedPlan]) -> [StyledLine] {
    guard !sessions.isEmpty else { return [StyledLine(phrases.nothingPlanned)] }
    let days = Dictionary(grouping: sessions, by: \.date).sorted { $0.key < $1.key }
    let widths = sessions.reduce(into: [0, 0, 0, 0]) { widths, session in
      widths = zip(widths, columns(of: session)).map { max($0, $1.displayWidth) }
    }
    return TextRenderer.joined(
      days.map { date, sessions in
        [StyledLine(phrases.longDate(date))]
          + sessions.flatMap { lines(of: $0, columns: widths) }
      })
  }

  /// `added 7f3k2q9x: Running, Mon 23 Nov, 18:00, 60 min, hard`.
  func done(_ deed: TrainingDeed, _ plan: TrainingPlan) -> [StyledLine] {
    let line = StyledLine("\(phrases.done(deed)) \(plan.id): \(name(of: plan.onFirstDay))")
    return line.broken(toWidth: width)
  }

  /// On one line: what, when, how long and how hard.
  func name(of session: DatedPlan) -> String {
    let details = session.plan.details
    let parts = [
      phrases.name(of: details.activity), phrases.shortDate(session.date),
      details.start?.clock ?? phrases.label(.anyTime),
      phrases.duration(minutes: details.minutes, .full), phrases.intensity(details.intensity),
    ]
    return (parts + (details.repetition.map { [phrases.repetition($0)] } ?? []))
      .joined(separator: ", ")
  }

  private func columns(of session: DatedPlan) -> [String] {
    let details = session.plan.details
    return [
      details.start?.clock ?? phrases.label(.anyTime),
      phrases.duration(minutes: details.minutes, .full), phrases.intensity(details.intensity),
      phrases.name(of: details.activity),
    ]
  }

  private func lines(of session: DatedPlan, columns widths: [Int]) -> [StyledLine] {
    let details = session.plan.details
    let cells = zip(columns(of: session), widths).map { StyledLine($0).padded(toWidth: $1 + 2) }
    let head = cells.reduce(StyledLine("  \(details.sequence)  "), +)
    let line = (head + StyledLine(session.plan.id)).truncated(toWidth: width)
    let notes = StyledLine.verbatim(details.notes)
    guard !notes.isEmpty else { return [line] }
    return [line] + notes.broken(toWidth: width - 5).map { StyledLine("     ") + $0 }
  }
}

extension PlanText {
  /// Everything about one plan, a value a line.
  func details(of plan: TrainingPlan, in zone: Zone) -> [StyledLine] {
    let details = plan.details
    let skipped = details.skipped.sorted().map(phrases.shortDate).joined(separator: ", ")
    return rows([
      (.activity, phrases.name(of: details.activity)),
      (.category, phrases.name(of: details.activity.category)),
      (.date, phrases.longDate(details.date)),
      (.start, details.start?.clock ?? phrases.label(.anyTime)),
      (.duration, phrases.duration(minutes: details.minutes, .full)),
      (.intensity, phrases.intensity(details.intensity)),
      (.sequence, String(details.sequence)),
      (.repeats, details.repetition.map { phrases.repetition($0) } ?? ""), (.skipped, skipped),
      (.notes, details.notes), (.created, moment(plan.createdAt, zone)),
      (.updated, moment(plan.updatedAt, zone)),
    ])
  }

  /// The values that are there, behind their names.
  func rows(_ values: [(TrainingLabel, String)]) -> [StyledLine] {
    let column = (values.map { phrases.label($0.0).displayWidth }.max() ?? 0) + 2
    return values.filter { !$0.1.isEmpty }.flatMap { label, value in
      TextRenderer.row(
        [.verbatim(value)], behind: StyledLine(phrases.label(label)), margin: column,
        width: width)
    }
  }

  /// `Mon 23 Nov 18:05` on the clocks of `zone`.
  func moment(_ instant: Instant, _ zone: Zone) -> String {
    let reading = zone.reading(at: instant)
    return "\(phrases.shortDate(reading.date)) \(reading.time.clock)"
  }
}

extension PlanText {
  /// What a search found, each with its category and the name that options understand.
  func found(_ activities: [Activity]) -> [StyledLine] {
    guard !activities.isEmpty else { return [StyledLine(phrases.noActivity)] }
    return entries(activities, margin: 0)
  }

  /// The whole catalogue by category, what was planned last before all.
  func catalogue(recent: [Activity]) -> [StyledLine] {
    let latest =
      recent.isEmpty
      ? []
      : [StyledLine(phrases.heading(TrainingHeading.recent))]
        + entries(Array(recent.prefix(5)), margin: 2)
    let all = Activity.Category.allCases.map { category in
      [StyledLine(phrases.name(of: category).uppercased())]
        + entries(Activity.allCases.filter { $0.category == category }, margin: 2)
    }
    return TextRenderer.joined([latest] + all)
  }

  private func entries(_ activities: [Activity], margin: Int) -> [StyledLine] {
    let names = activities.map { phrases.name(of: $0) }
    let column = (names.map(\.displayWidth).max() ?? 0) + 2
    let indent = StyledLine(String(repeating: " ", count: margin))
    return zip(activities, names).map { activity, name in
      let line = indent + StyledLine(name).padded(toWidth: column) + StyledLine(activity.rawValue)
      return line.truncated(toWidth: width)
    }
  }
}

extension TrainingPlan {
  /// The plan on its own date.
  var onFirstDay: DatedPlan { DatedPlan(date: details.date, plan: self) }
}
