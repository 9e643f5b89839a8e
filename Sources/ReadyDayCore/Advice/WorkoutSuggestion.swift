/// What to train today, and when.
package struct WorkoutSuggestion: Equatable, Sendable {
  /// Why this workout was chosen. Scores are 0…100.
  package enum Reason: String, Hashable, Coded {
    /// Score 80 or more: strength on fewer than 2 of 7 days, running on fewer than 4, or neither.
    case highLittleStrength = "high_little_strength"
    case highLittleRunning = "high_little_running"
    case highEnoughOfBoth = "high_enough_of_both"
    /// Score 60 or more, with no strength or some in the last 7 days.
    case goodNoStrength = "good_no_strength"
    case goodSomeStrength = "good_some_strength"
    /// `moderate` is for a score of 40 or more, and `low` for less.
    case moderate, low
    case unknown
    /// The day allows less than the score would.
    case milderDay = "milder_day"
    /// The plan is easier than the day and the score would allow.
    case milderPlan = "milder_plan"
    /// Another session of the day is hard.
    case hardPlanned = "hard_planned"
    /// The day allows more than the score alone would.
    case dayAllows = "day_allows"
    /// The user's own sport that was done least recently in the last 28 days.
    case ownSport = "own_sport"
    /// The calendar has the session.
    case ownSession = "own_session"
    /// The session in the calendar or the plan is too hard for the day.
    case ownTooHard = "own_too_hard"
    /// An injury, health or the profile rules out the usual choice.
    case ruledOut = "ruled_out"
  }

  package enum Time: Hashable, Sendable {
    case slot(TimeSpan, in: WorkoutWindow)
    /// The time of the session in the calendar.
    case own(TimeSpan)
    case noWindow(minutes: Int)
    case noCalendar
  }

  /// One of the user's sports, with its length in minutes.
  package struct Sport: Equatable, Sendable {
    package let activity: Activity
    package let minutes: ClosedRange<Int>
    /// The title in the calendar; nil for a sport that is only suggested.
    package var title: String?
  }

  /// A row of the original table, which only looks at the score and the last 7 days.
  package struct Row: Equatable, Sendable {
    package let workout: CatalogueWorkout
    package let reason: Reason
  }

  /// The scores from which the rows of the table apply, highest first.
  package struct Limits: Equatable, Sendable {
    package let high: Int
    package let good: Int
    package let moderate: Int
  }

  package let workout: CatalogueWorkout
  /// The row for the score, if the suggestion is another one; nil without a score.
  package let replaced: Row?
  package let limits: Limits
  /// Replaces `workout`; nil if the workout comes from the catalogue.
  package let sport: Sport?
  package let exercises: [ProgrammeItem]
  /// No harder than the day allows.
  package let intensity: TrainingIntensity
  package let reason: Reason
  /// Whether the workout was made easier because a hard one would end too late.
  package let isEasedForSleep: Bool
  package let time: Time
  /// Other workouts that are no harder.
  package let alternatives: [CatalogueWorkout]
}

/// A workout chosen by score and recent training, before the day is considered.
struct WorkoutChoice: Equatable, Sendable {
  let workout: CatalogueWorkout
  let intensity: TrainingIntensity
  let reason: WorkoutSuggestion.Reason
  private(set) var sport: WorkoutSuggestion.Sport?

  init(
    _ workout: CatalogueWorkout, _ intensity: TrainingIntensity,
    _ reason: WorkoutSuggestion.Reason, sport: WorkoutSuggestion.Sport? = nil
  ) {
    (self.sport, self.workout, self.intensity, self.reason) = (sport, workout, intensity, reason)
  }

  /// - Parameter score: this morning's recovery, 0…100; nil if unknown.
  init(score: Double?, after week: TrainingWeek) {
    switch score {
    case nil: self.init(.core, .byFeel, .unknown)
    case .some(80...) where week.strength < 2: self.init(.fullBody, .hard, .highLittleStrength)
    case .some(80...) where week.running < 4: self.init(.tempoRun, .hard, .highLittleRunning)
    case .some(80...): self.init(.upperBody, .moderate, .highEnoughOfBoth)
    case .some(60..<80) where week.strength == 0: self.init(.lowerBody, .moderate, .goodNoStrength)
    case .some(60..<80): self.init(.yoga, .easy, .goodSomeStrength)
    case .some(40..<60): self.init(.dynamicStretching, .easy, .moderate)
    case .some: self.init(.walk, .easy, .low)
    }
  }

  /// The session in the calendar, or a strength workout or recent sport, as hard as `day` allows.
  init(for day: Day, after week: TrainingWeek, allowing most: TrainingIntensity) {
    let row = WorkoutChoice(score: day.morning?.recovery.tableScore, after: week)
    if let own = day.sessionToDo {
      let isReplaced = day.isEasyInstead(of: own)
      self = row.sport(
        own.activity, own.minutes...own.minutes, isReplaced ? .easy : most,
        isReplaced ? .ownTooHard : .ownSession, isReplaced ? nil : own.title)
    } else if let plan = day.easedPlan?.session {
      self = row.sport(plan.activity, plan.minutes...plan.minutes, .moderate, .ownTooHard)
    } else if row.reason == .low || row.workout.kind == .strength && day.isForStrength {
      self = row.raised(to: most, after: week)
    } else if let sport = day.sportToDo {
      let usual = day.habits.minutes(of: sport)
      let longest = min(usual, day.mostMinutes ?? (most == .easy ? Self.longestEasy : usual))
      self = row.sport(sport, longest * 2 / 3 / 5 * 5...longest, most, .ownSport)
    } else {
      let runs = row.workout != .tempoRun || day.habits.sports.isEmpty
      let own = runs ? row : WorkoutChoice(.fullBody, .hard, .ownSport)
      self = own.raised(to: most, after: week)
    }
  }

  /// In minutes.
  private static let longestEasy = 60

  private func sport(
    _ activity: Activity, _ minutes: ClosedRange<Int>, _ intensity: TrainingIntensity,
    _ reason: WorkoutSuggestion.Reason, _ title: String? = nil
  ) -> WorkoutChoice {
    WorkoutChoice(
      workout, intensity, reason, sport: .init(activity: activity, minutes: minutes, title: title))
  }

  /// This choice, or one as hard as `least` if this one is easier.
  private func raised(to least: TrainingIntensity, after week: TrainingWeek) -> WorkoutChoice {
    switch (least, intensity) {
    case (.hard, .easy), (.hard, .moderate): WorkoutChoice(.fullBody, .hard, .dayAllows)
    case (.moderate, .easy):
      WorkoutChoice(week.strength == 0 ? .lowerBody : .upperBody, .moderate, .dayAllows)
    default: self
    }
  }

  /// This choice, or one no harder than `most` if this one is harder.
  func held(
    to most: TrainingIntensity, because reason: WorkoutSuggestion.Reason = .milderDay
  ) -> WorkoutChoice {
    if sport != nil, most == .easy {
      return WorkoutChoice(workout, .easy, self.reason, sport: sport)
    }
    // Without a score, nothing can be compared with it.
    let reason = self.reason == .unknown && reason == .milderDay ? .unknown : reason
    return switch (most, intensity) {
    case (.easy, .hard), (.easy, .moderate), (.easy, .byFeel): WorkoutChoice(.yoga, .easy, reason)
    case (.moderate, .hard):
      WorkoutChoice(workout == .tempoRun ? .upperBody : workout, .moderate, reason)
    case (.byFeel, .hard), (.byFeel, .moderate): WorkoutChoice(.core, .byFeel, .unknown)
    default: self
    }
  }

  var alternatives: [CatalogueWorkout] {
    switch workout {
    case .fullBody, .upperBody, .lowerBody, .tempoRun: [.core]
    case .core: [.walk, .dynamicStretching]
    case .yoga: [.core, .walk]
    case .dynamicStretching: [.foamRolling, .walk]
    case .foamRolling: [.walk]
    case .walk: [.foamRolling, .dynamicStretching]
    }
  }

  /// This choice if the trainee can do it; else another easy one, or a full-body workout.
  func suited(to trainee: Trainee) -> WorkoutChoice {
    guard sport == nil, !workout.isFor(trainee) else { return self }
    guard intensity == .easy else { return WorkoutChoice(.fullBody, intensity, .ruledOut) }
    let other = (alternatives + [.yoga]).first { $0.isFor(trainee) }
    return other.map { WorkoutChoice($0, .easy, .ruledOut) } ?? self
  }

  fileprivate var minutes: ClosedRange<Int> { sport?.minutes ?? workout.minutes }

  fileprivate var isOutdoors: Bool {
    sport?.activity.isOutdoors ?? workout.isOutdoors
  }

  /// The window or, outdoors, a part of it that has light and suitable weather, if the choice fits.
  fileprivate func part(of window: WorkoutWindow) -> TimeSpan {
    guard isOutdoors else { return window.span }
    func isLong(_ span: TimeSpan) -> Bool { span.seconds >= minutes.lowerBound * 60 }
    let lit = window.light.map { light in
      let isDarkFirst = light.start > window.span.start
      return TimeSpan(
        from: isDarkFirst ? light.start.roundedUp(to: 300) : light.start, to: light.end)
    }
    let part = lit.flatMap { isLong($0) ? $0 : nil } ?? window.span
    return part.without(window.rough).first(where: isLong) ?? part
  }
}

extension WorkoutSuggestion {
  /// Nil if the day allows no training.
  package init?(for day: Day, after week: TrainingWeek, by trainee: Trainee = Trainee()) {
    guard let allowed = day.windowTraining.intensity else { return nil }
    let isSecond = day.hasHardPlan
    let most = isSecond ? .easy : trainee.isGentle && allowed == .hard ? .moderate : allowed
    let isPlan = day.verdict.suggested < day.verdict.training
    let choice = WorkoutChoice(for: day, after: week, allowing: most).suited(to: trainee)
      .held(to: most, because: isSecond ? .hardPlanned : isPlan ? .milderPlan : .milderDay)
    guard choice.intensity == .hard, day.sessionToDo?.span == nil,
      Self.slot(for: choice, on: day) == nil, day.hasCalendar
    else {
      self.init(choice, on: day, after: week, by: trainee, isEased: false)
      return
    }
    // Eases the workout if only a late window fits. If no window fits, it stays as it is.
    let easy = choice.held(to: .easy)
    let fits = Self.slot(for: easy, on: day) != nil
    self.init(fits ? easy : choice, on: day, after: week, by: trainee, isEased: fits)
  }

  private init(
    _ wanted: WorkoutChoice, on day: Day, after week: TrainingWeek, by trainee: Trainee,
    isEased: Bool
  ) {
    let choice =
      wanted.sport != nil || wanted.workout.isFor(trainee)
      ? wanted : WorkoutChoice(.walk, .easy, wanted.reason)
    workout = choice.workout
    sport = choice.sport
    exercises = sport == nil ? choice.workout.exercises(for: trainee, at: choice.intensity) : []
    intensity = choice.intensity
    reason = choice.reason
    isEasedForSleep = isEased
    let row = WorkoutChoice(score: day.morning?.recovery.tableScore, after: week)
    let isOther = sport != nil || row.workout != workout
    replaced =
      isOther && row.reason != .unknown ? Row(workout: row.workout, reason: row.reason) : nil
    limits = day.morning?.recovery.source == .whoop ? .whoop : .own
    alternatives = sport == nil ? choice.alternatives.filter { $0.isFor(trainee) } : []
    if let span = day.sessionToDo.map(\.span) ?? day.easedPlan?.span {
      time = .own(span)
    } else if day.hasCalendar {
      let slot = Self.slot(for: choice, on: day)
      time =
        slot.map { .slot($0.span, in: $0.window) } ?? .noWindow(minutes: choice.minutes.lowerBound)
    } else {
      time = .noCalendar
    }
  }

  package var minutes: ClosedRange<Int> { sport?.minutes ?? workout.minutes }

  package var isOutdoors: Bool { sport?.activity.isOutdoors ?? workout.isOutdoors }

  private typealias Slot = (span: TimeSpan, window: WorkoutWindow)

  /// The start of the best window that suits the choice: the day's best one if it is long enough.
  /// Hard training ends in time if its shortest length allows it.
  private static func slot(for choice: WorkoutChoice, on day: Day) -> Slot? {
    let isHard = choice.intensity == .hard
    let windows = day.windows(
      holding: choice.minutes.lowerBound, at: day.windowTraining,
      besides: day.sessions.taken + day.sessionFits.compactMap(\.place),
      outdoors: choice.isOutdoors
    ).filter { !isHard || $0.intensity == .hard }
    let best = day.windows.first?.span
    let holdsBest = windows.first { window in
      best.map { $0.intersection(window.span) == $0 } ?? false
    }
    return (holdsBest ?? windows.first).map { window in
      let part = isHard && window.hardUntil != nil ? window.span : choice.part(of: window)
      let latest = part.end.adding(seconds: -choice.minutes.lowerBound * 60)
      // A quarter of an hour is enough to change and be off.
      let ready = day.moment.adding(seconds: 15 * 60).roundedUp(to: 15 * 60)
      let start = max(part.start, min(ready, latest))
      let end = isHard ? window.hardUntil ?? part.end : part.end
      let minutes = TimeSpan(from: start, to: end).wholeMinutes
        .clamped(from: choice.minutes.lowerBound, to: choice.minutes.upperBound)
      return (TimeSpan(from: start, to: start.adding(seconds: minutes * 60)), window)
    }
  }
}

extension SessionFit {
  fileprivate var span: TimeSpan? { session.span ?? place }
}

extension Day {
  /// The first plan that is hard, and that the day allows at a moderate intensity.
  fileprivate var easedPlan: SessionFit? {
    sessionFits.first { fit in
      if fit.session.isToDo, case .swap(_, .moderate, _) = fit.proposal { true } else { false }
    }
  }

  /// Whether the user does strength training, has planned some, or has no known sports.
  fileprivate var isForStrength: Bool {
    (habits.sports.map(\.activity) + sessions.map(\.activity)).contains { $0.category == .strength }
      || habits.sports.isEmpty
  }

  /// The endurance sport of recent weeks done least recently, or else a walk or yoga; nil if none.
  fileprivate var sportToDo: Activity? {
    let possible = habits.sports.map(\.activity).filter {
      $0.category != .strength && state.injury(loadedBy: $0) == nil
    }
    return possible.first { $0 != .walking && $0.category != .mindBody } ?? possible.first
  }
}

extension WorkoutSuggestion.Limits {
  fileprivate static let own = Self(high: 80, good: 60, moderate: 40)
  fileprivate static let whoop = Self(
    high: 84, good: 50, moderate: Int(truncating: RecoveryZone.yellowFrom))
}

extension RecoverySummary {
  /// Maps WHOOP's scores to the table's rows from 40, 60 and 80: green and yellow span two each.
  fileprivate var tableScore: Double? {
    guard source == .whoop, let score = judgedScore else { return judgedScore }
    return switch zone {
    case .green: score >= 84 ? 80 : 60
    case .yellow: score >= 50 ? 60 : 40
    case .red, .unknown: 0
    }
  }
}
