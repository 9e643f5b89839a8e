import ReadyDayCore

/// What a plan is to say; nil where nothing was said.
struct SessionOptions: Sendable {
  private static let activityOption = Option<ActivityName>(
    "activity", .activity, help: "see plan activities; strength training when left out")
  private static let startOption = Option<Setting<TimeOfDay>>(
    "start", startForm, help: "18:00; none leaves the time open")
  private static let durationOption = Option<Int>(
    "duration",
    ValueForm("MIN", accepted: .minutes(1...479)) { Int($0) ?? Minutes($0)?.count },
    help: "45, 45m, 1h30m; above 0, below 480; 60 when left out")
  private static let intensityOption = Option<PlannedIntensity>(
    "intensity", .choice, help: "moderate when left out")
  private static let sequenceOption = Option<Int>(
    "sequence", ValueForm("N", accepted: .grade(1...6)) { Int($0) },
    help: "1 to 6, once a day; the next one free when left out")
  private static let notesOption = Option<String>(
    "notes", .text("TEXT"), help: "500 characters at most")
  private static let repeatOption = Option<String>(
    "repeat",
    .text(
      "RULE", candidates: Candidates(["daily", "weekly", "monthly", "yearly", "mon,thu", "none"])),
    help: "daily, weekly, mon,thu, or as calendars say it: FREQ=WEEKLY;INTERVAL=2; none ends it")
  private static let skipOption = Option<LocalDate>(
    "skip", skipForm, help: "edit: a plan that repeats is not on this day")

  private static let startForm = ValueForm<Setting<TimeOfDay>>(
    "TIME", accepted: .timeOfDay, candidates: Candidates(["none"])
  ) { text in
    if text == "none" { return .cleared }
    return TimeOfDay(clock: text).map { .set($0) }
  }

  private static let skipForm = ValueForm<LocalDate>(
    "DATE", accepted: .plainDate
  ) { text in
    guard case .date(let date) = DateExpression(text) else { return nil }
    return date
  }

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

  init(_ arguments: Arguments) {
    activity = arguments[Self.activityOption]
    start = arguments[Self.startOption]
    minutes = arguments[Self.durationOption]
    intensity = arguments[Self.intensityOption]
    sequence = arguments[Self.sequenceOption]
    notes = arguments[Self.notesOption]
    rule = arguments[Self.repeatOption].map { $0 == "none" ? .cleared : .set($0) }
    skipped = arguments[Self.skipOption]
  }
}

extension ValueForm<ActivityName> {
  fileprivate static var activity: ValueForm {
    ValueForm("NAME", candidates: Candidates(Activity.allCases.map(\.rawValue))) {
      ActivitySearch().activity(named: $0)
    } refusal: { given in
      let near = ActivitySearch().matches(given.text).prefix(3)
      return UsageError(
        .noSuchActivity(given.text, origin: given.origin),
        near.map { .didYouMean($0.rawValue, isQuoted: false) } + [.listing(.activities)])
    }
  }
}

extension SessionOptions {
  /// Whether nothing was said at all.
  var isEmpty: Bool {
    activity == nil && start == nil && minutes == nil && intensity == nil && sequence == nil
      && notes == nil && rule == nil && skipped == nil
  }

  func change(_ details: inout PlanDetails) throws {
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
