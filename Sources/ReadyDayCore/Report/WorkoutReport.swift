extension Report {
  /// The workout suggested for a day: when, the exercises, and why.
  package init(_ workout: SuggestedDay, isToday: Bool = true, phrases: Voice) {
    let extra = workout.suggestion == nil ? nil : phrases.isExtra(on: workout.day)
    let verdict = Section(
      [.note(phrases.training(on: workout.day, isToday: isToday))]
        + (extra.map { [.note($0)] } ?? []))
    self.init(
      phrases.language, title: phrases.longDate(workout.day.date).withCapital,
      place: phrases.place(of: workout.day),
      [
        verdict,
        Section(
          phrases.timeline(of: workout.day, isNumbered: isToday).map { [.timeline($0)] } ?? []),
      ] + (workout.suggestion.map { phrases.sections(of: $0, on: workout) } ?? []))
    self = on(.workout)
  }

  /// A workout from the catalogue, regardless of the day: its exercises, with instructions.
  package init(_ named: NamedWorkout, phrases: Voice) {
    let workout = named.workout
    let title = "\(phrases.name(of: workout).withCapital), \(phrases.minutes(workout.minutes))"
    let rows = named.exercises.flatMap { exercise in
      let movement = exercise.movement
      return [
        Paragraph("\(phrases.name(of: movement)): \(phrases.amount(of: exercise))", depth: 1),
        Paragraph("\(phrases.instruction(for: movement)) \(phrases.cue(for: movement))", depth: 2),
      ]
    }
    let foot =
      (named.isForTrainee
        ? []
        : [
          phrases.say(
            "Not possible with your equipment and what you avoid: readyday body profile",
            es: "No es posible con tu material y lo que evitas: readyday body profile")
        ]) + [phrases.explained(named.exercises)].compactMap(\.self)
    self.init(
      phrases.language, title: title, [Section(.paragraphs(rows)), Section(.sentences(foot))])
  }
}

/// A workout from the catalogue, adapted to one person.
package struct NamedWorkout: Sendable {
  package let workout: CatalogueWorkout
  package let exercises: [ProgrammeItem]
  /// Whether the person's equipment and injuries allow it.
  package let isForTrainee: Bool

  package init(_ workout: CatalogueWorkout, by trainee: Trainee) {
    self.workout = workout
    isForTrainee = workout.isFor(trainee)
    exercises = workout.exercises(for: isForTrainee ? trainee : .equipped)
  }
}

extension CatalogueWorkout {
  /// Accepts a code, a name in either language, or part of a name that matches only one workout.
  package init?(named name: String) {
    func fold(_ text: String) -> String {
      TitleWords.fold(text).filter { $0.isLetter || $0.isNumber }
    }
    let sought = fold(name)
    let named = Self.allCases.map { workout in
      let names = Language.allCases.map { $0.voice.name(of: workout) }
      return (workout, ([workout.code] + names).map(fold))
    }
    let exact = named.filter { $0.1.contains(sought) }
    let found = exact.isEmpty ? named.filter { $0.1.contains { $0.contains(sought) } } : exact
    guard !sought.isEmpty, found.count == 1 else { return nil }
    self = found[0].0
  }
}

extension Document<NamedWorkout> {
  package static var namedWorkout: Document {
    Document(
      "workout",
      [
        .code("code") { $0.workout }, .code("kind") { $0.workout.kind },
        .words("title") { $1.name(of: $0.workout) },
        .integer("shortest_min") { $0.workout.minutes.lowerBound },
        .integer("longest_min") { $0.workout.minutes.upperBound },
        .flag("fits_profile") { $0.isForTrainee },
        .list("exercises", ProgrammeItem.exerciseFields) { $0.exercises },
      ])
  }
}

extension Report.Content {
  static func beneath(_ texts: [String]) -> Report.Content {
    .paragraphs(texts.map { Report.Paragraph($0, depth: 1) })
  }
}

extension Voice {
  /// What is left of what the day allows.
  fileprivate func training(on day: Day, isToday: Bool) -> String {
    if day.isEasierAfterWorkout { return "\(trainedToday.withCapital): \(easyAfterWorkout)." }
    guard let session = day.eveOf else { return training(of: day.verdict, isToday: isToday) }
    let today = isToday ? say(" today", es: "Hoy, si entrenas") : say("", es: "Si entrenas")
    return say(
      "Keep any training moderate\(today): \(isTomorrow(session)).",
      es: "\(today), con moderación: \(isTomorrow(session)).")
  }

  /// Nobody knows whether the user did a session that has ended without a recording.
  fileprivate func isExtra(on day: Day) -> String? {
    guard !day.hasRecordedWorkout, case .trained(let title) = day.noWindow else { return nil }
    return say(
      "\(quoted(title)) is over: if you went, this is extra.",
      es: "\(quoted(title)) ya ha pasado: si fuiste, esto es un extra.")
  }

  /// What the day allows, or the plan if that is easier.
  func training(of verdict: DayVerdict, isToday: Bool = true) -> String {
    verdict.suggested < verdict.training
      ? asPlanned(verdict.suggested, isToday: isToday) : sentence(about: verdict, isToday: isToday)
  }

  fileprivate func sections(
    of suggestion: WorkoutSuggestion, on workout: SuggestedDay
  ) -> [Report.Section] {
    [
      Report.Section([.note(sentence(about: suggestion))] + planned(on: workout.day)),
      Report.Section(say("When", es: "Cuándo"), .beneath(time(of: suggestion, on: workout.day))),
      suggestion.exercises.isEmpty
        ? nil
        : Report.Section(
          say("What", es: "Qué"),
          [
            .table(exercises(of: suggestion)),
            .beneath(
              suggestion.alternatives.isEmpty ? [] : [alternatives(suggestion.alternatives)]),
            .written([.beneath([explained(suggestion.exercises)].compactMap(\.self))]),
          ]),
      Report.Section(say("Why", es: "Por qué"), .beneath(reasons(for: suggestion, on: workout))),
    ].compactMap(\.self)
  }

  /// Sessions already planned: the user should not train twice by mistake.
  private func planned(on day: Day) -> [Report.Content] {
    day.sessionFits.filter(\.session.isToDo).map { fit in
      let isFine = !fit.isTooHard && fit.proposal == nil
      let judgement =
        isFine ? "" : ": " + self.fit(fit, on: day) { clocks(ofTraining: $0, on: day) }
      return .note(alreadyPlanned(words(of: fit.session) + judgement))
    }
  }

  private func time(of suggestion: WorkoutSuggestion, on day: Day) -> [String] {
    switch suggestion.time {
    case .own(let span):
      [clocks(ofTraining: span, on: day)] + (suggestion.isOutdoors ? outside(on: day) : [])
    case .slot(let span, let window):
      [
        slot(
          clocks(of: span, in: day.zone(at: span.start)),
          in: clocks(ofTraining: window.span, on: day)), windowReason(window),
      ] + (suggestion.isOutdoors ? outside(on: day) : [])
    case .noWindow(let minutes): [noTime(for: minutes)]
    case .noCalendar: [noTime(for: nil)]
    }
  }

  private func exercises(of suggestion: WorkoutSuggestion) -> Report.Table {
    Report.Table(suggestion.exercises.map { (name(of: $0.movement), amount(of: $0)) }, fit: .wrap)
  }

  /// The command that shows more about an exercise.
  fileprivate func explained(_ exercises: [ProgrammeItem]) -> String? {
    exercises.first.map {
      say(
        "how to: readyday body show \($0.movement.id)",
        es: "cómo se hace: readyday body show \($0.movement.id)")
    }
  }

  private func reasons(for suggestion: WorkoutSuggestion, on workout: SuggestedDay) -> [String] {
    let eased = suggestion.isEasedForSleep ? [easedForSleep] : []
    let score = workout.day.morning.flatMap { measured($0.recovery) }
    let why = reason(suggestion.reason, from: suggestion.limits)
    return [why] + eased
      + [row(replacedBy: suggestion), score, week(workout.week)].compactMap(\.self)
  }

  /// For example `recovery 57%, yellow`.
  private func measured(_ recovery: RecoverySummary) -> String? {
    guard let score = recovery.score.value else { return nil }
    let maker = recovery.category == nil ? "" : ", \(scoreState(.scored, by: .computed))"
    return
      "\(heading(.recovery).lowercased()) \(percent(ofScore: score)), \(colour(of: recovery))\(maker)"
  }
}

/// Recorded workouts, latest first.
package struct PastWorkouts: Sendable {
  package let workouts: [SourcedWorkout]

  package init(_ workouts: [SourcedWorkout]) {
    self.workouts = workouts.ordered { $0.record.span.start > $1.record.span.start }
  }
}

extension Report {
  /// Recorded workouts by day.
  package init(_ past: PastWorkouts, phrases: Voice) {
    let days = Dictionary(grouping: past.workouts) { $0.record.date }.ordered { $0.key > $1.key }
    let table = Table(
      days.map { date, workouts in
        Table.Group(
          title: phrases.longDate(date).withCapital, rows: workouts.map { phrases.row(of: $0) })
      }, fit: .cut)
    self.init(
      phrases.language,
      days.isEmpty
        ? .note(phrases.say("no workouts recorded", es: "ningún entrenamiento registrado"))
        : .table(table))
  }
}

extension Voice {
  fileprivate func row(of workout: SourcedWorkout) -> Report.Table.Row {
    let record = workout.record
    var facts = WorkoutFacts(record, source: workout.source)
    // Heart rate zones would need another line. Reflections show them.
    facts.zoneMinutes = nil
    return Report.Table.Row(
      [
        Report.Cell(record.span.start.reading(at: record.offset).time.clock),
        Report.Cell(length(of: record)), Report.Cell(name(of: record)),
      ], details: measured(facts))
  }
}

extension Document<PastWorkouts> {
  package static var workouts: Document {
    Document("workouts", about: .days, [.list("workouts", SourcedWorkout.fields) { $0.workouts }])
  }
}
