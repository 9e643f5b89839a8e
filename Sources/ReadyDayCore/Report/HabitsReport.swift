extension Report {
  /// A row for each habit, whether or not it has a finding.
  package init(_ habits: Habits, phrases: Voice) {
    let title = "\(phrases.say("Habits", es: "Hábitos")) · \(phrases.span(of: habits.mornings))"
    guard !habits.hidesOutcome else {
      self.init(
        phrases.language, title: title,
        [Section(.note(phrases.remark(.outcomeHidden, habits.borders, by: habits.outcome)))])
      self = on(.habits)
      return
    }
    let asking = phrases.remark(.howToAsk, habits.borders, by: habits.outcome)
    let remarks = habits.remarks.map { phrases.remark($0, habits.borders, by: habits.outcome) }
    self.init(
      phrases.language, title: title, summary: phrases.habitsSubtitle(habits.outcome),
      [
        Section(.written([.table(phrases.table(of: habits.habits, by: habits))])),
        Section(.drawn(phrases.drawing(of: habits))), Section([.written([.sentences(remarks)])]),
        Section(
          .drawn([
            .sentences(remarks.filter { $0 != asking }),
            .more(phrases.howItWorks, phrases.method(of: habits)),
          ])),
      ])
    self = on(.habits)
  }

  /// The method, and the days behind each finding.
  package init(explaining habits: Habits, phrases: Voice) {
    let method = Section(.sentences(phrases.method(of: habits)))
    guard !habits.hidesOutcome else {
      self.init(phrases.language, [method])
      return
    }
    let rows = habits.habits.flatMap { habit in
      let days = phrases.days(habit.exposed, of: habit.pairs, latest: habit.days.suffix(shownDays))
      let state = phrases.state(habit.state, of: habit.outcome)
      let effect = phrases.finding(habit.finding, of: habit.outcome)
      let finding = habit.state == .tooFew ? "\(state), \(effect)" : "\(effect), \(state)"
      return [
        Paragraph("\(phrases.name(of: habit.exposure, habits.borders)): \(finding)"),
        Paragraph(days, depth: 1),
      ]
    }
    let list = Section(
      .note(
        phrases.say(
          "To list every day used: readyday explain habits --format json",
          es: "Para ver todos los días usados: readyday explain habits --format json")))
    self.init(phrases.language, [method, Section(.paragraphs(rows)), list])
  }
}

/// The most days that the text names for a habit.
private let shownDays = 5

extension Voice {
  /// Those of `some` in groups by what is known about them.
  fileprivate func table(of some: [Habits.Habit], by habits: Habits) -> Report.Table {
    Report.Table(
      Habits.State.allCases.compactMap { state in
        let own = some.filter { $0.state == state }
        let title = "\(self.state(state, of: habits.outcome).withCapital):"
        return own.isEmpty
          ? nil
          : Report.Table.Group(title: title, rows: own.map { row(of: $0, habits.borders) })
      }, fit: .list)
  }

  /// Intervals for the habits that have one, and a table of the others.
  fileprivate func drawing(of habits: Habits) -> [Report.Content] {
    let rest = habits.habits.filter { !$0.isDrawn }
    return (intervals(of: habits).map { [.intervals($0)] } ?? [])
      + (rest.isEmpty ? [] : [.table(table(of: rest, by: habits))])
  }

  fileprivate func row(of habit: Habits.Habit, _ borders: HabitBorders) -> Report.Table.Row {
    Report.Table.Row([
      Report.Cell(name(of: habit.exposure, borders), isVerbatim: habit.exposure.isFromJournal),
      Report.Cell(finding(habit.finding, of: habit.outcome)), Report.Cell(count(of: habit)),
    ])
  }
}

extension Habits {
  fileprivate var remarks: [HabitRemark] {
    if pairs < Self.morningsNeeded { return [.notYet(mornings: pairs, of: Self.morningsNeeded)] }
    let together = habits.enumerated().flatMap { place, habit in
      habits[place...].map(\.exposure).filter(habit.companions.contains)
        .map { HabitRemark.together(habit.exposure, $0) }
    }
    return (hasCalendar ? [] : [.noCalendar]) + together
      + (notLookedAt.isEmpty ? [] : [.notLookedAt(notLookedAt)])
      + (habits.contains { $0.state == .unconfirmed } ? [.unconfirmed] : []) + [.howToAsk]
  }
}

extension Document<Habits> {
  package static var habits: Document {
    Document("habits", about: .days, fields(Habits.Habit.fields))
  }

  /// Adds the days behind each finding.
  package static var explainedHabits: Document {
    let rows = Fields<Habits.Habit>(
      Habits.Habit.fields.all + [.dates("days") { $0.days }, .dates("other_days") { $0.otherDays }])
    return Document("explain", about: .days, [.constant("subject", "habits")] + fields(rows))
  }

  private static func fields(_ habit: Fields<Habits.Habit>) -> [Field<Habits>] {
    [
      .statusOfFiles, .constant("method", "ols_newey_west_holm"), .code("outcome") { $0.outcome },
      .list("habits", habit) { $0.hidesOutcome ? [] : $0.habits },
      .list("not_looked_at", HabitExposure.fields) { $0.hidesOutcome ? [] : $0.notLookedAt },
      .integer("pairs") { $0.pairs }, .integer("pairs_needed") { _ in Habits.morningsNeeded },
      .object("borders", HabitBorders.fields) { $0.borders },
    ]
  }
}

extension Habits.Habit {
  fileprivate static let fields = Fields<Habits.Habit>(
    [
      .texts("comes_with") { $0.companions.map(\.code) },
      .code("state") { $0.state }, .optionalNumber("b", decimals: 2) { $0.difference },
      .optionalNumber("lo", decimals: 2) { $0.interval?.lowerBound },
      .optionalNumber("hi", decimals: 2) { $0.interval?.upperBound }, .integer("n") { $0.pairs },
      .integer("exposed") { $0.exposed }, .integer("weeks") { $0.weeks },
      .optionalNumber("already", decimals: 2) { $0.already },
      .flag("confirmed_last_month") { $0.wasClearLastMonth },
    ] + Field.members(HabitExposure.fields) { $0.exposure })
}

extension HabitExposure {
  fileprivate static let fields = Fields<HabitExposure>([
    .text("code") { $0.code }, .optionalText("question") { $0.question },
  ])
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
