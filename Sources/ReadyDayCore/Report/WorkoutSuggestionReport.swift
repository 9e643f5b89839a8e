/// A suggested workout and the data it is based on.
package struct SuggestedDay {
  package let day: Day
  package let week: TrainingWeek
  /// Nil on a day without training.
  package let suggestion: WorkoutSuggestion?

  package init(_ day: Day, after week: TrainingWeek, by trainee: Trainee = Trainee()) {
    self.day = day
    self.week = week
    suggestion = WorkoutSuggestion(for: day, after: week, by: trainee)
  }
}

extension Document<SuggestedDay> {
  package static var workout: Document {
    Document(
      "workout", about: .day, notes: { BriefingNote.notes(on: $0.day) },
      [
        .object("recovery", ReportedMorning.recoveryFields) { ReportedMorning(of: $0.day) },
        .object("last_7_days", TrainingWeek.fields) { $0.week },
        .object("verdict", DayVerdict.fields) { $0.day.verdict },
        .list("sessions", SessionFit.fields) { $0.day.shownSessions },
        .optionalObject("workout", WorkoutSuggestion.workoutFields) { $0.suggestion },
        .optionalCode("reason_code") { $0.suggestion?.reason },
        .words("reason") { workout, phrases in
          workout.suggestion?.explanation(phrases) ?? phrases.training(of: workout.day.verdict)
        },
        .optionalObject("replaced_row", WorkoutSuggestion.rowFields) { workout in
          workout.suggestion.flatMap { $0.replaced == nil ? nil : $0 }
        },
        .optionalObject("time", WorkoutSuggestion.Time.fields) { $0.suggestion?.time },
        .present("daylight", Daylight.fields) { $0.day.daylight },
        .present("weather", DayWeather.fields) { $0.day.weather },
        .codes("alternatives") { $0.suggestion?.alternatives ?? [] },
      ])
  }
}

extension TrainingWeek {
  fileprivate static let fields = Fields<TrainingWeek>([
    .flag("known") { $0.isKnown }, .integer("known_days") { $0.knownDays },
    .integer("running_days") { $0.running },
    .integer("strength_days") { $0.strength }, .integer("rest_days") { $0.rest },
  ])
}

extension WorkoutSuggestion {
  fileprivate static let workoutFields = Fields<WorkoutSuggestion>([
    .text("code") { $0.sport?.activity.rawValue ?? $0.workout.code },
    .json("kind", .oneOf(CatalogueWorkout.Kind.allCases.map(\.rawValue) + ["sport"])) {
      suggestion, _ in
      .string(suggestion.sport == nil ? suggestion.workout.kind.rawValue : "sport")
    },
    .words("title") { $1.name(of: $0) }, .code("intensity") { $0.intensity },
    .integer("shortest_min") { $0.minutes.lowerBound },
    .integer("longest_min") { $0.minutes.upperBound },
    .list("exercises", ProgrammeItem.exerciseFields) { $0.exercises },
  ])

  fileprivate static let rowFields = Fields<Self>([
    .optionalCode("code") { $0.replaced?.workout },
    .optionalCode("reason_code") { $0.replaced?.reason },
    .words("reason") { suggestion, phrases in
      suggestion.replaced.map { phrases.reason($0.reason, from: suggestion.limits) } ?? ""
    },
  ])

  fileprivate func explanation(_ phrases: Voice) -> String {
    let reason = phrases.reason(reason, from: limits)
    return isEasedForSleep ? "\(reason) \(phrases.easedForSleep)" : reason
  }
}

extension ProgrammeItem {
  /// Sets and repetitions are ranges.
  static let exerciseFields = Fields<ProgrammeItem>([
    .text("id") { $0.movement.id }, .words("name") { $1.name(of: $0.movement) },
    .words("cue") { $1.cue(for: $0.movement) },
    .json("sets", .list(of: .integer)) { item, _ in range(item.sets) },
    .json("repetitions", .optional(.list(of: .integer))) { item, _ in
      item.isTimed ? .null : range(item.amount)
    },
    .optionalInteger("duration_s") { $0.isTimed ? $0.amount : nil },
    .integer("rest_s") { $0.restSeconds }, .flag("each_side") { $0.isEachSide },
  ])

  private static func range(_ count: Int) -> JSON { .array([.integer(count), .integer(count)]) }
}

extension WorkoutSuggestion.Time {
  /// The span and its window; null if no time was found.
  fileprivate static let fields = Fields<WorkoutSuggestion.Time>([
    .code("state") { $0.state },
    .optionalObject("span", TimeSpan.fields) { $0.span },
    .optionalObject("window", TimeSpan.fields) { $0.window },
  ])

  private enum State: String, Coded { case found, noWindow, noCalendar }

  private var state: State {
    switch self {
    case .slot, .own: .found
    case .noWindow: .noWindow
    case .noCalendar: .noCalendar
    }
  }

  private var span: TimeSpan? {
    switch self {
    case .slot(let span, _), .own(let span): span
    case .noWindow, .noCalendar: nil
    }
  }

  private var window: TimeSpan? { if case .slot(_, let window) = self { window.span } else { nil } }
}
