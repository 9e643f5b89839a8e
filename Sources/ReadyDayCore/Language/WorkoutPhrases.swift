/// What a language says of the workout suggested for a day; part of every `Phrasebook`.
package protocol WorkoutPhrases: Sendable {
  /// In lower case: `strength, lower body`.
  func name(of workout: CatalogueWorkout) -> String
  /// Shown instead of a list: `no workouts recorded`.
  var noWorkouts: String { get }
  /// `3–4 × 8–12, rest 90 s`; what is done once says only how long.
  func amount(of exercise: Exercise) -> String
  /// `30–40 min`.
  func minutes(_ range: ClosedRange<Int>) -> String
  /// The whole suggestion as one sentence.
  func sentence(about suggestion: WorkoutSuggestion) -> String
  /// Why this workout, as a sentence.
  func reason(_ reason: WorkoutSuggestion.Reason) -> String
  /// Why it is not harder: a sentence.
  var easedForSleep: String { get }
  /// What was trained in the last 7 days.
  func week(_ week: TrainingWeek) -> String
  /// What is planned for that day, each as `Running, hard, 1 h`.
  func alreadyPlanned(_ sessions: [String]) -> String
  /// When it fits: `17:30–18:10, from 17:30–19:00 free`.
  func slot(_ slot: String, in window: String) -> String
  /// Shown instead of the time.
  func noTime(_ time: WorkoutSuggestion.Time) -> String
  /// `instead, if you like: …`
  func alternatives(_ workouts: [CatalogueWorkout]) -> String
  /// What is typed to learn more of an exercise: `how to: readyday body show squat`.
  func howToDo(_ movement: Movement) -> String
  /// Shown with a workout that the user's equipment or what they avoid rules out; a sentence.
  var notForTrainee: String { get }
  /// As a heading, in capitals.
  func heading(_ heading: WorkoutHeading) -> String
}

/// The parts of a suggested workout that have a title of their own.
package enum WorkoutHeading: Hashable, CaseIterable, Sendable {
  case time, workout, reason
}
