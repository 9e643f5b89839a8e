/// What to train today, and when.
package struct WorkoutSuggestion: Hashable, Sendable {
  /// Why this workout. Scores are 0…100.
  package enum Reason: String, Hashable, CaseIterable, Sendable {
    /// A score of 80 or more, and strength on fewer than 2 days, running on fewer than 4, or enough of both.
    case highLittleStrength = "high_little_strength"
    case highLittleRunning = "high_little_running"
    case highEnoughOfBoth = "high_enough_of_both"
    /// 60 or more, and strength on no day, or on some.
    case goodNoStrength = "good_no_strength"
    case goodSomeStrength = "good_some_strength"
    /// `moderate`: 40 or more.
    case moderate, low
    /// No score.
    case unknown
    /// The day allows less than the score would.
    case milderDay = "milder_day"
    /// The plan is for less than the day and the score allow.
    case milderPlan = "milder_plan"
  }

  package enum Time: Hashable, Sendable {
    case slot(TimeSpan, in: WorkoutWindow)
    case noWindow(minutes: Int)
    case noCalendar
  }

  package let workout: CatalogueWorkout
  package let exercises: [Exercise]
  /// At most what the day allows.
  package let intensity: TrainingIntensity
  package let reason: Reason
  /// Whether it is easier because a hard workout would end too late.
  package let isEasedForSleep: Bool
  package let time: Time
  /// Workouts that are no harder.
  package let alternatives: [CatalogueWorkout]
}

/// A workout chosen by score and recent training, before the day is considered.
struct WorkoutChoice: Hashable, Sendable {
  let workout: CatalogueWorkout
  let intensity: TrainingIntensity
  let reason: WorkoutSuggestion.Reason

  init(
    _ workout: CatalogueWorkout, _ intensity: TrainingIntensity,
    _ reason: WorkoutSuggestion.Reason
  ) {
    self.workout = workout
    self.intensity = intensity
    self.reason = reason
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

  /// This choice, or one no harder than `most`.
  func held(
    to most: TrainingIntensity, because reason: WorkoutSuggestion.Reason = .milderDay
  ) -> WorkoutChoice {
    switch (most, intensity) {
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

  /// This choice, or the nearest one that the trainee can do: only running may be impossible.
  func suited(to trainee: Trainee) -> WorkoutChoice {
    workout.isFor(trainee) ? self : WorkoutChoice(.upperBody, .moderate, reason)
  }

  fileprivate var shortest: Int { workout.minutes.lowerBound }
}

extension WorkoutSuggestion {
  /// Nil if the day allows no training.
  package init?(for day: Day, after week: TrainingWeek, by trainee: Trainee = Trainee()) {
    guard let most = day.verdict.suggested.intensity else { return nil }
    let isPlan = day.verdict.suggested < day.verdict.training
    let choice = WorkoutChoice(score: day.morning?.recovery.judgedScore, after: week)
      .suited(to: trainee).held(to: most, because: isPlan ? .milderPlan : .milderDay)
    guard choice.intensity == .hard, Self.slot(for: choice, on: day) == nil, day.hasCalendar else {
      self.init(choice, on: day, by: trainee, isEased: false)
      return
    }
    // Where only a late window fits, the workout is eased; where none fits, it is shown unchanged.
    let easy = choice.held(to: .easy)
    let fits = Self.slot(for: easy, on: day) != nil
    self.init(fits ? easy : choice, on: day, by: trainee, isEased: fits)
  }

  private init(_ choice: WorkoutChoice, on day: Day, by trainee: Trainee, isEased: Bool) {
    workout = choice.workout
    exercises = choice.workout.exercises(for: trainee)
    intensity = choice.intensity
    reason = choice.reason
    isEasedForSleep = isEased
    alternatives = choice.alternatives.filter { $0.isFor(trainee) }
    if day.hasCalendar {
      let slot = Self.slot(for: choice, on: day)
      time = slot.map { .slot($0.span, in: $0.window) } ?? .noWindow(minutes: choice.shortest)
    } else {
      time = .noCalendar
    }
  }

  private typealias Slot = (span: TimeSpan, window: WorkoutWindow)

  /// At the start of the best window; a hard workout must end early enough.
  private static func slot(for choice: WorkoutChoice, on day: Day) -> Slot? {
    let windows = day.windows(
      holding: choice.shortest, at: day.verdict.suggested, besides: day.sessions.taken)
    let slots = windows.map { window -> Slot in
      let minutes = min(choice.workout.minutes.upperBound, window.minutes)
      let end = window.span.start.adding(seconds: minutes * 60)
      return (TimeSpan(from: window.span.start, to: end), window)
    }
    return slots.first { slot in
      choice.intensity != .hard
        || slot.window.intensity == .hard
          && slot.window.hardUntil.map { slot.span.end <= $0 } ?? true
    }
  }
}
