import ReadyDayCore

/// What a plan is to say; nil where nothing was said.
struct SessionOptions: Sendable {
  private static let activityOption = CommandOption(
    "activity", .word(name: "NAME"), help: "see plan activities; strength training when left out")
  private static let startOption = CommandOption(
    "start", .word(name: "TIME"), help: "18:00; none leaves the time open")
  private static let durationOption = CommandOption(
    "duration", .word(name: "MIN"), help: "45, 45m, 1h30m; above 0, below 480; 60 when left out")
  private static let intensityOption = CommandOption(
    "intensity", .oneOf(PlannedIntensity.allCases.map(\.rawValue)),
    help: "moderate when left out")
  private static let sequenceOption = CommandOption(
    "sequence", .word(name: "N"), help: "1 to 6, once a day; the next one free when left out")
  private static let notesOption = CommandOption(
    "notes", .word(name: "TEXT"), help: "500 characters at most")
  private static let repeatOption = CommandOption(
    "repeat", .word(name: "RULE"),
    help: "daily, weekly, mon,thu, or as calendars say it: FREQ=WEEKLY;INTERVAL=2; none ends it")
  private static let skipOption = CommandOption(
    "skip", .word(name: "DATE"), help: "edit: a plan that repeats is not on this day")

  static let group = Syntax.Group(
    title: "The session",
    options: [
      activityOption, startOption, durationOption, intensityOption, sequenceOption, notesOption,
      repeatOption, skipOption,
    ])

  /// Something that can also be taken away.
  enum Setting<Value: Sendable>: Sendable {
    case cleared
    case set(Value)
  }

  let sequence: Int?
  private let activity: ActivityName?
  private let start: Setting<TimeOfDay>?
  private let minutes: Int?
  private let intensity: PlannedIntensity?
  private let notes: String?
  private let rule: Setting<String>?
  private let skipped: LocalDate?

  init(_ arguments: Arguments) throws(UsageError) {
    activity = try Self.activity(in: arguments)
    start = try arguments.value(of: Self.startOption, accepted: "a time of day, 18:00, or none") {
      text in
      if text == "none" { return Setting.cleared }
      return TimeOfDay(clock: text).map { .set($0) }
    }
    minutes = try arguments.value(of: Self.durationOption, accepted: "minutes, 1 to 479") {
      Int($0) ?? Minutes($0)?.count
    }
    intensity = try arguments.choice(of: Self.intensityOption)
    sequence = try arguments.value(of: Self.sequenceOption, accepted: "a number, 1 to 6") {
      Int($0)
    }
    notes = arguments.value(of: Self.notesOption)?.text
    rule = arguments.value(of: Self.repeatOption).map {
      $0.text == "none" ? .cleared : .set($0.text)
    }
    skipped = try arguments.value(of: Self.skipOption, accepted: "a date, 2026-11-23") {
      guard case .date(let date) = DateExpression($0) else { return nil }
      return date
    }
  }

  private static func activity(in arguments: Arguments) throws(UsageError) -> ActivityName? {
    guard let given = arguments.value(of: activityOption) else { return nil }
    let search = ActivitySearch()
    if let name = search.activity(named: given.text) { return name }
    let near = search.matches(given.text).prefix(3).map { "did you mean \($0.rawValue)?" }
    throw UsageError(
      "\(given.origin): no activity is called \"\(given.text)\"",
      hints: near + ["readyday plan activities lists them"])
  }
}

extension SessionOptions {
  /// Whether nothing was said at all.
  var isEmpty: Bool {
    activity == nil && start == nil && minutes == nil && intensity == nil && sequence == nil
      && notes == nil && rule == nil && skipped == nil
  }

  func change(_ details: inout PlanDetails) throws(PlanProblem) {
    if let minutes { details.minutes = minutes }
    if let intensity { details.intensity = intensity }
    if let sequence { details.sequence = sequence }
    if let notes { details.notes = notes }
    if let skipped { details.skipped.insert(skipped) }
    if let activity {
      details.activity = activity.activity
      details.notes = activity.added(to: details.notes)
    }
    switch start {
    case .set(let time): details.start = time
    case .cleared: details.start = nil
    case nil: break
    }
    switch rule {
    case .set(let text): details.repetition = try Repetition(text)
    case .cleared: details.repetition = nil
    case nil: break
    }
  }
}
