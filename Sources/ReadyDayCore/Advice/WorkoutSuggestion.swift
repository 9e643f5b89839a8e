/// What to train today, and when.
package struct WorkoutSuggestion: Hashable, Sendable {
  /// Why this workout: which branch of the recommender was taken.
  package enum Reason: String, Hashable, CaseIterable, Sendable {
    /// From 80: strength on fewer than 2 days, running on fewer than 4, or enough of both.
    case highLittleStrength = "high_little_strength"
    case highLittleRunning = "high_little_running"
    case highEnoughOfBoth = "high_enough_of_both"
    /// From 60: strength on no day, or on some.
    case goodNoStrength = "good_no_strength"
    case goodSomeStrength = "good_some_strength"
    /// From 40.
    case moderate
    case low
    /// There is no score this morning.
    case unknown
  }

  /// When it is done.
  package enum Time: Hashable, Sendable {
    case slot(TimeSpan, in: WorkoutWindow)
    /// The calendar leaves no window of so many minutes.
    case noWindow(minutes: Int)
    /// Only a calendar could tell.
    case noCalendar
  }

  package let workout: CatalogueWorkout
  package let intensity: TrainingIntensity
  package let reason: Reason
  /// Whether it would be harder if a window ended earlier.
  package let isEasedForSleep: Bool
  package let time: Time
  /// Other workouts that ask for no more.
  package let alternatives: [CatalogueWorkout]
}

/// What the recommender picks before it looks at the day.
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

  /// - Parameter score: this morning's recovery, 0…100; nil when unknown.
  init(score: Double?, after week: TrainingWeek) {
    switch score {
    case nil: self.init(.core, .byFeel, .unknown)
    case .some(80...) where week.strength < 2: self.init(.fullBody, .hard, .highLittleStrength)
    case .some(80...) where week.running < 4: self.init(.tempoRun, .hard, .highLittleRunning)
    case .some(80...): self.init(.upperBody, .moderate, .highEnoughOfBoth)
    case .some(60..<80) where week.strength == 0:
      self.init(.lowerBody, .moderate, .goodNoStrength)
    case .some(60..<80): self.init(.yoga, .recovery, .goodSomeStrength)
    case .some(40..<60): self.init(.dynamicStretching, .recovery, .moderate)
    case .some: self.init(.walk, .recovery, .low)
    }
  }

  /// The same morning's choice where hard training would end too near to sleep.
  var eased: WorkoutChoice {
    switch workout {
    case .tempoRun: WorkoutChoice(.upperBody, .moderate, reason)
    default: WorkoutChoice(workout, .moderate, reason)
    }
  }

  var alternatives: [CatalogueWorkout] {
    switch workout {
    case .fullBody, .upperBody, .lowerBody, .tempoRun: [.core]
    case .core: [.walk, .dynamicStretching]
    case .yoga: [.core, .walk]
    case .dynamicStretching: [.foamRolling, .walk]
    case .foamRolling, .walk: [.foamRolling]
    }
  }
}

extension WorkoutSuggestion {
  /// The suggestion for the day of `inputs`, which need no outlook.
  ///
  /// - Parameters:
  ///   - inputs: the day; its shortest window is set to what the workout needs.
  ///   - week: what was trained before it.
  package init(for inputs: DayInputs, after week: TrainingWeek) {
    let choice = WorkoutChoice(score: inputs.morning?.recovery.score.value, after: week)
    guard choice.intensity == .hard, Self.hardSlot(for: choice, on: inputs) == nil,
      inputs.occurrences != nil
    else {
      self.init(choice, on: inputs, isEased: false)
      return
    }
    // An hour is left for it, but not one that is early enough; without any, it is told as it is.
    let eased = choice.eased
    let fits = Self.slots(for: eased, on: inputs).first != nil
    self.init(fits ? eased : choice, on: inputs, isEased: fits)
  }

  private init(_ choice: WorkoutChoice, on inputs: DayInputs, isEased: Bool) {
    workout = choice.workout
    intensity = choice.intensity
    reason = choice.reason
    isEasedForSleep = isEased
    alternatives = choice.alternatives
    let slot =
      choice.intensity == .hard
      ? Self.hardSlot(for: choice, on: inputs) : Self.slots(for: choice, on: inputs).first
    if inputs.occurrences == nil {
      time = .noCalendar
    } else {
      time = slot.map { .slot($0.span, in: $0.window) } ?? .noWindow(minutes: choice.shortest)
    }
  }

  private typealias Slot = (span: TimeSpan, window: WorkoutWindow)

  /// The first that ends early enough for hard training.
  private static func hardSlot(for choice: WorkoutChoice, on inputs: DayInputs) -> Slot? {
    let (zone, sleep) = (inputs.recoveryZone, inputs.day(for: choice).usualSleep)
    return slots(for: choice, on: inputs).first { slot in
      TrainingAdvice(zone: zone, endingAt: slot.span.end, sleepAt: sleep).intensity == .hard
    }
  }

  /// From the start of each window that holds the workout, the best window first.
  private static func slots(for choice: WorkoutChoice, on inputs: DayInputs) -> [Slot] {
    inputs.day(for: choice).allWindows.map { window in
      let minutes = min(choice.workout.minutes.upperBound, window.minutes)
      let end = window.span.start.adding(seconds: minutes * 60)
      return (TimeSpan(from: window.span.start, to: end), window)
    }
  }
}

extension WorkoutChoice {
  fileprivate var shortest: Int { workout.minutes.lowerBound }
}

extension DayInputs {
  fileprivate var recoveryZone: RecoveryZone { morning?.recovery.zone ?? .unknown }

  fileprivate func day(for choice: WorkoutChoice) -> Day {
    var preferences = preferences
    preferences.minimumWindowMinutes = choice.shortest
    return Day(
      date: date, zone: zone, now: now, occurrences: occurrences, morning: morning,
      preferences: preferences, sessions: sessions)
  }
}
