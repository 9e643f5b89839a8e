/// What options and words say about a session to plan.
package struct SessionOptions: Sendable {
  private static let activityOption = Option<ActivityName>(
    "activity", .activity, aliases: ["sport"],
    help: "see plan activities (default: strength training)",
    es: "consulta plan activities (por defecto: fuerza)")
  private static let startOption = Option<Setting<TimeOfDay>>(
    "start", startForm, aliases: ["time"], help: "start time, such as 18:00 or 6pm, or none",
    es: "hora de inicio, por ejemplo 18:00 o 6pm, o none")
  private static let durationOption = Option<Int>(
    "duration",
    lengthForm, aliases: ["length"],
    help:
      "45, 45m, 1h30m; under 480 min, a race up to 24h (default: 60, or 30 for yoga and the like)",
    es: """
      45, 45m, 1h30m; menos de 480 min; una competición, hasta 24h (por defecto: 60, o 30 para yoga
      y similares)
      """)
  private static let intensityOption = Option<PlannedIntensity>(
    "intensity", .intensity, help: "(default: moderate, or light for yoga and the like)",
    es: "(por defecto: moderate, o light para yoga y similares)")
  private static let sequenceOption = Option<Int>(
    "sequence", ValueForm(.typed("N"), accepted: .grade(1...6)) { Int(written: $0) },
    help: "position in the day, 1 to 6 (default: the next one free)",
    es: "orden en el día, de 1 a 6 (por defecto: el siguiente libre)")
  private static let notesOption = Option<String>(
    "notes", .text(), help: "up to 500 characters", es: "hasta 500 caracteres")
  private static let repeatOption = Option<String>(
    "repeat",
    .text(
      Phrase("RULE", es: "REGLA"),
      candidates: Candidates(["daily", "weekly", "monthly", "yearly", "mon,thu", "none"])),
    help: "daily, weekly, mon,thu, or an RRULE: FREQ=WEEKLY;INTERVAL=2; or none, to stop repeating",
    es: "daily, weekly, mon,thu o una RRULE: FREQ=WEEKLY;INTERVAL=2; none: una sola vez")
  private static let mainFlag = Flag(
    "main",
    help: "this race is the one to taper for", es: "marca la competición como principal")
  private static let skipOption = Option<DateExpression>(
    "skip", .date, help: "skip this day of a repeating plan",
    es: "omite este día de un plan que se repite")
  private static let unskipOption = Option<DateExpression>(
    "unskip", .date, help: "stop skipping this day", es: "deja de omitir este día")

  package static let lengthForm = ValueForm<Int>(.typed("MIN"), accepted: .minutes(1...479)) {
    Int(written: $0) ?? Minutes($0)?.count
  }

  package static let startForm = ValueForm<Setting<TimeOfDay>>(
    Phrase("TIME", es: "HORA"), accepted: .timeOfDay, candidates: Candidates(["none"])
  ) { text in
    if text == "none" { return .cleared }
    return TimeOfDay(spoken: text).map { .set($0) }
  }

  package static let options: [any CommandOption] = [
    activityOption, startOption, durationOption, intensityOption, sequenceOption, notesOption,
    repeatOption, mainFlag,
  ]
  package static let skipping: [any CommandOption] = [skipOption, unskipOption]

  /// A value that an option can also remove.
  package enum Setting<Value: Sendable>: Sendable {
    case cleared
    case set(Value)
  }

  private let arguments: Arguments
  // These may also come from words instead of options.
  package private(set) var activity: ActivityName?
  private var start: Setting<TimeOfDay>?
  private var minutes: Int?
  private var intensity: PlannedIntensity?
  private var repeats: Repeats?
  private var isLong = false
  /// Whether the easy intensity was called light.
  package private(set) var saysLight: Bool

  package init(_ arguments: Arguments) {
    self.arguments = arguments
    let word = arguments.values(of: Self.intensityOption).last?.text
    saysLight = word?.lowercased() == PlannedIntensity.light.rawValue
    (activity, start) = (arguments[Self.activityOption], arguments[Self.startOption])
    (minutes, intensity) = (arguments[Self.durationOption], arguments[Self.intensityOption])
  }

  package var sequence: Int? { arguments[Self.sequenceOption] }
  private var isMain: Bool { arguments.has(Self.mainFlag) }

  /// Fails if an option sets something that `words` describe too.
  package mutating func take(_ words: SessionOperands) throws {
    try take(times: words)
    try Self.put(words.activity(), in: &activity, Self.activityOption)
    isLong = words.isLong
  }

  /// Ignores the names in `words`, which are those of an existing plan.
  package mutating func take(times words: SessionOperands) throws {
    try Self.put(words.start.map { .set($0) }, in: &start, Self.startOption)
    try Self.put(words.length(), in: &minutes, Self.durationOption)
    try Self.put(words.intensity, in: &intensity, Self.intensityOption)
    (repeats, saysLight) = (words.repeats, saysLight || words.saysLight)
  }

  private static func put<Value>(
    _ word: Value?, in place: inout Value?, _ option: any CommandOption
  ) throws {
    guard let word else { return }
    guard place == nil else { throw UsageError(.wordAndOption(option.flag)) }
    place = word
  }

  /// Changes the race of a plan. Fails for `--main` if the plan is not a race.
  private func change(race details: inout PlanDetails) throws {
    guard let race = details.race else {
      if isMain { throw UsageError(.needs(Self.mainFlag.flag, "plan add race")) }
      return
    }
    details.race = PlannedRace(
      race.title, minutes: minutes ?? race.minutes, isMain: isMain || race.isMain)
    if details.repetition != nil {
      throw UsageError("a race is on one day", es: "una competición es de un solo día")
    }
  }

  package var hasRule: Bool { arguments.has(Self.repeatOption) }

  /// The day that a repeating plan is to leave out.
  package func skipped(today: LocalDate) -> LocalDate? {
    arguments[Self.skipOption]?.date(today: today)
  }

  package var isEmpty: Bool {
    activity == nil && start == nil && minutes == nil && intensity == nil && repeats == nil
      && !(Self.options + Self.skipping).contains(where: arguments.has)
  }

  /// Words such as `tomorrow` are relative to `today`.
  package func change(_ details: inout PlanDetails, today: LocalDate) throws {
    if isLong { details.minutes = details.activity.longMinutes }
    if let repeats {
      // Repeats are what intervals consist of, so they are hard unless something else is said.
      (details.notes, details.intensity) = (repeats.text, .hard)
    }
    if let minutes { details.minutes = minutes }
    if let intensity { details.intensity = intensity }
    if let sequence { details.sequence = sequence }
    if let notes = arguments[Self.notesOption] { details.notes = notes }
    if let day = skipped(today: today) { details.skipped.insert(day) }
    if let day = arguments[Self.unskipOption] { details.skipped.remove(day.date(today: today)) }
    if let activity { details.name = activity }
    switch start {
    case .set(let time): details.start = time
    case .cleared: details.start = nil
    case nil: break
    }
    if let rule = arguments[Self.repeatOption] {
      details.repetition = rule == "none" ? nil : try Repetition(rule)
    }
    try change(race: &details)
  }
}

extension ValueForm<PlannedIntensity> {
  package static var intensity: ValueForm {
    let known = oneOf(PlannedIntensity.allCases, { $0.rawValue }, spoken: { $1.intensity($0) })
    // Briefings use these words for a light session.
    return ValueForm(known.placeholder, candidates: known.candidates) {
      ["easy", "suave"].contains($0.lowercased()) ? .light : known.read($0)
    } refusal: {
      known.refusal(of: $0)
    }
  }
}

extension ValueForm<ActivityName> {
  package static var activity: ValueForm {
    ValueForm(
      Phrase("NAME", es: "NOMBRE"), candidates: Candidates(Activity.allCases.map(\.rawValue))
    ) {
      ActivitySearch.former($0) == nil ? ActivitySearch().activity(named: $0) : nil
    } refusal: { given in
      if let former = ActivitySearch.former(given.text) { return former.refusal(of: given) }
      let near = ActivitySearch().found(given.text).prefix(3)
      return UsageError(
        "\(given.origin): no activity is called \"\(given.text)\"",
        es: "\(given.origin): ninguna actividad se llama «\(given.text)»",
        near.isEmpty
          ? [
            .listingActivities, .calendarsStay,
            .trying("readyday what-if --add \"\(given.text)=10:00\""),
          ] : near.map { .didYouMean($0.code, isQuoted: false) } + [.listingActivities])
    }
  }
}

extension FormerName {
  fileprivate func refusal(of given: Arguments.Given) -> UsageError {
    let hints: [Message] =
      switch self {
      case .cardio: [.choosing("run, ride, swim, row, elliptical, jump rope")]
      case .skills: [.choosing("basketball, tennis, climbing, …"), .listingActivities]
      case .competition: [.trying("readyday plan add race \"City 10K\" sunday 10:00")]
      }
    return UsageError(
      "\(given.origin): \"\(given.text)\" matches several activities: say which",
      es: "\(given.origin): «\(given.text)» puede ser muchas actividades: di cuál", hints)
  }
}

extension Message {
  fileprivate static func choosing(_ examples: String) -> Message {
    Message("for example: \(examples)", es: "por ejemplo: \(examples)")
  }
}
