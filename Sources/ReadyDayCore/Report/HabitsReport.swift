extension Report {
  /// A row a habit, also of those of which nothing can be said.
  ///
  /// - Parameters:
  ///   - habits: the results of a year.
  ///   - phrases: the language to write it in.
  package init(_ habits: Habits, phrases: any Phrasebook) {
    let title = "\(phrases.habitsTitle) · \(phrases.span(of: habits.mornings))"
    guard !habits.hidesRecovery else {
      self.init(
        phrases.language, title: title, [Section(nil, .note(phrases.remark(.recoveryHidden)))])
      return
    }
    let groups = Habits.State.allCases.compactMap { state -> Table.Group? in
      let own = habits.habits.filter { $0.state == state }
      let title = "\(phrases.state(state).withCapital):"
      return own.isEmpty
        ? nil : Table.Group(title: title, rows: own.map { phrases.row(of: $0, habits.borders) })
    }
    let remarks = habits.remarks.map { phrases.remark($0) }
    self.init(
      phrases.language, title: title, summary: phrases.habitsSubtitle,
      [
        Section(nil, .table(Table(groups, fit: .list))),
        Section(nil, .paragraphs(remarks.map { Paragraph($0) })),
      ])
  }

  /// How the answers were found, and the days they rest on.
  ///
  /// - Parameters:
  ///   - habits: the results of a year.
  ///   - phrases: the language to write it in.
  package init(explaining habits: Habits, phrases: any Phrasebook) {
    let facts: [HabitFact] = [
      .rows(mornings: habits.mornings, pairs: habits.pairs), .model, .lag, .interval,
      .manyQuestions, .control, .notCounted,
    ]
    let method = Section(nil, .paragraphs(facts.map { Paragraph(phrases.explanation($0)) }))
    guard !habits.hidesRecovery else {
      self.init(phrases.language, [method])
      return
    }
    let rows = habits.habits.flatMap { habit in
      let days = HabitFact.days(
        exposed: habit.exposed, of: habit.pairs, latest: Array(habit.days.suffix(shownDays)))
      let finding = "\(phrases.finding(habit.finding)), \(phrases.state(habit.state))"
      return [
        Paragraph("\(phrases.name(of: habit.exposure, habits.borders)): \(finding)"),
        Paragraph(phrases.explanation(days), depth: 1),
      ]
    }
    let list = Section(nil, .note(phrases.explanation(.wholeList)))
    self.init(phrases.language, [method, Section(nil, .paragraphs(rows)), list])
  }
}

/// How many days of a habit are named in text.
private let shownDays = 5

extension Phrasebook {
  fileprivate func row(of habit: Habits.Habit, _ borders: HabitBorders) -> Report.Table.Row {
    Report.Table.Row([
      Report.Cell(
        name(of: habit.exposure, borders), isVerbatim: habit.exposure.isOfJournal),
      Report.Cell(finding(habit.finding)), Report.Cell(count(of: habit)),
    ])
  }
}

extension Habits {
  fileprivate var remarks: [HabitRemark] {
    if pairs < Self.morningsNeeded {
      return [.notYet(mornings: pairs, of: Self.morningsNeeded)]
    }
    let states = Set(habits.map(\.state))
    return (hasCalendar ? [] : [.noCalendar])
      + (states.contains(.unconfirmed) ? [.unconfirmed] : []) + [.howToAsk]
  }
}

extension Habits.State: Coded {}

extension Document<Habits> {
  package static var habits: Document {
    Document("habits", about: .days, fields(Habits.Habit.fields))
  }

  /// With the days that each answer rests on.
  package static var explainedHabits: Document {
    let rows = Fields<Habits.Habit>(
      Habits.Habit.fields.all + [
        .json("days", .list(of: .date)) { habit, _ in .array(habit.days.map(\.json)) },
        .json("other_days", .list(of: .date)) { habit, _ in .array(habit.otherDays.map(\.json)) },
      ])
    return Document(
      "explain", about: .days, [.constant("subject", "habits")] + fields(rows))
  }

  private static func fields(_ habit: Fields<Habits.Habit>) -> [Field<Habits>] {
    [
      .statusOfFiles, .constant("method", "ols_newey_west_holm"),
      .list("habits", habit) { $0.hidesRecovery ? [] : $0.habits },
      .integer("pairs") { $0.pairs },
      .integer("pairs_needed") { _ in Habits.morningsNeeded },
      .object("borders", HabitBorders.fields) { $0.borders },
    ]
  }
}

extension Habits.Habit {
  fileprivate static let fields = Fields<Habits.Habit>([
    .text("code") { $0.exposure.code }, .optionalText("question") { $0.exposure.question },
    .code("state") { $0.state }, .optionalNumber("b", decimals: 2) { $0.difference },
    .optionalNumber("lo", decimals: 2) { $0.interval?.lowerBound },
    .optionalNumber("hi", decimals: 2) { $0.interval?.upperBound },
    .integer("n") { $0.pairs }, .integer("exposed") { $0.exposed }, .integer("weeks") { $0.weeks },
    .optionalNumber("already", decimals: 2) { $0.already },
    .flag("confirmed_last_month") { $0.wasClearLastMonth },
  ])
}

extension HabitExposure {
  /// As it was asked; nil for what readyday asks.
  package var question: String? {
    if case .journal(let question) = self { question } else { nil }
  }
}

extension HabitBorders {
  fileprivate static let fields = Fields<HabitBorders>([
    .number("heavy_load") { $0.heavyLoad },
    .optionalNumber("high_strain", decimals: 1) { $0.highStrain },
    .optionalNumber("short_sleep_min") { $0.shortSleep },
    .optionalText("onset_before_work") { $0.onsetBeforeWork.map { clock(ofOnset: $0).clock } },
    .optionalText("onset_before_free") { $0.onsetBeforeFree.map { clock(ofOnset: $0).clock } },
  ])
}

extension LocalDate {
  fileprivate var json: JSON { .string(description) }
}
