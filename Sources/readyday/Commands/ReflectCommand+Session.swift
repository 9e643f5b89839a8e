import ReadyDayCore

extension ReflectCommand {
  /// How many days back a session can be reflected on.
  static let daysBack = 7

  func add(saying said: ReflectionOptions) throws -> CommandOutput {
    if let word = words.first, said.plan ?? said.workout != nil {
      throw UsageError(.unexpectedWord(word))
    }
    let reading = try SessionReading(run)
    return try keep(session(of: said, among: reading), reading) { said.change(&$0) }
  }

  /// About the latest session due: in `reflect 4 "felt strong"`, 4 is the feeling, not a number.
  func answerLatest(saying said: ReflectionOptions) throws -> CommandOutput {
    if said.feeling != nil { return try add(saying: said) }
    let reading = try SessionReading(run)
    guard let latest = reading.behind.open.first else { throw UsageError(.noSessionDue) }
    return try keep(latest.session, reading) { details in
      details.take(words)
      said.change(&details)
    }
  }

  func keep(
    _ session: ReflectedSession, _ reading: SessionReading,
    _ say: (inout Reflection.Details) -> Void
  ) throws -> CommandOutput {
    var session = session
    session.body = reading.body(on: session.date)
    let reflection = try run.store.changeReflections { reflections in
      var details = Reflection.Details(feeling: Reflection.feelings.lowerBound)
      say(&details)
      return try reflections.add(
        details, on: session, id: reflections.freshID, at: run.occasion.present)
    }
    return answer([reflection], as: .done(.added), reading.notices)
      .after(.keptReflection(reflection.id))
  }

  /// Lists new sessions, or with `--all` every open one, and records that they were listed.
  func due() throws -> CommandOutput {
    let takesAll = arguments.has(Self.listingAll)
    let now = run.occasion.present
    let isQuiet = ReflectionTime.isQuiet(run.occasion.zone.reading(at: now).time)
    let isWatched = run.context.columns != nil
    guard !isQuiet || takesAll || format == .json || isWatched else { return .nothing([]) }
    let reading = try SessionReading(run)
    let isAsking = !isQuiet || takesAll
    let due = isAsking ? reading.behind.entries.filter { takesAll ? $0.isOpen : $0.isNew } : []
    // A failure is ignored: the same sessions are then listed again.
    let new = due.filter(\.isNew)
    if !new.isEmpty { try? keep(new, as: .asked) }
    guard !due.isEmpty || format == .json else {
      // Without a terminal, prints nothing if nothing is due, because cron would mail it.
      guard isWatched else { return .nothing(reading.notices) }
      return options.answer(
        run.style.text(of: nothingDue(reading, isQuiet: !isAsking)), reading.notices)
    }
    return answer(due, reading) { phrases in
      Report(due: due.map(options.redaction.applied), phrases: phrases) { entry in
        [
          "readyday reflect add \(entry.number) --feeling 1..5",
          "readyday reflect dismiss \(entry.number)",
        ]
      }
    }
  }

  private func nothingDue(_ reading: SessionReading, isQuiet: Bool) -> Report {
    let open = reading.behind.open.count
    let remark = run.phrases.text(isQuiet && open > 0 ? .notAsked : .nothingNewDue(open: open))
    return Report(sentences: [remark], in: run.phrases.language)
  }

  private func keep(_ entries: [SessionsBehind.Entry], as state: Reminder.State) throws {
    try run.store.changeReminders(as: state) { reminders in
      reminders.put(entries.map(\.session), as: state, today: run.occasion.today)
    }
  }

  func dismiss() throws -> CommandOutput {
    if takesAll, let word = words.first { throw UsageError(.unexpectedWord(word)) }
    guard takesAll || !words.isEmpty else {
      throw UsageError(
        .lacks("reflect dismiss", .anArgument),
        [
          .usage(
            Phrase("NUMBER|NAME", es: "NÚMERO|NOMBRE").map { "readyday reflect dismiss \($0)" })
        ])
    }
    let reading = try SessionReading(run)
    let dismissed = takesAll ? reading.behind.open : try entries(among: reading)
    guard !dismissed.isEmpty else { throw UsageError(.noSessionDue) }
    try keep(dismissed, as: .dismissed)
    return answer(dismissed, reading) { Report(dismissed: dismissed, phrases: $0) }
      .after(Message("the sessions are no longer due", es: "las sesiones ya no están pendientes"))
  }

  private func answer(
    _ entries: [SessionsBehind.Entry], _ reading: SessionReading, report: (Voice) -> Report
  ) -> CommandOutput {
    let shown = entries.map(options.redaction.applied)
    return run.answer(format, .due, shown, report: report).with(reading.notices)
  }

  /// Several sessions by number, or one session by name.
  private func entries(among reading: SessionReading) throws -> [SessionsBehind.Entry] {
    let areNumbers = words.allSatisfy { Int(written: $0) != nil }
    let names = areNumbers ? words : [name]
    return try names.map { try entry($0, among: reading) }
  }

  /// - Parameter takesLatest: whether the last of several sessions with the name is meant.
  func entry(
    _ text: String, among reading: SessionReading,
    takesLatest: Bool = false
  ) throws -> SessionsBehind.Entry {
    let title = { (session: ReflectedSession) in run.phrases.title(of: session) }
    let name = SessionName(text, date: run.occasion.date)
    do throws(SessionsBehind.Fault) { return try reading.behind.entry(name, title: title) } catch {
      switch error {
      case .unknown(let text):
        throw UsageError(
          "no session has the number or name \"\(text)\"",
          es: "ninguna sesión tiene ese número o nombre: «\(text)»", [.listingSessionsDue])
      case .ambiguous(let text, let entries):
        if takesLatest, let latest = entries.first { return latest }
        throw UsageError.several(called: text, entries) { "\($0.number)  \(title($0.session))" }
      }
    }
  }

  /// The session that the user named, or else the only one due.
  private func session(
    of said: ReflectionOptions, among reading: SessionReading
  ) throws -> ReflectedSession {
    if let id = said.plan {
      let plan = try run.plan(id)
      let date = try plan.day(isNamed: options.hasDate, run.occasion.date)
      return ReflectedSession(DatedPlan(date: date, plan: plan))
    }
    if let id = said.workout { return ReflectedSession(try reading.workout(id)) }
    if !words.isEmpty { return try entry(name, among: reading, takesLatest: true).session }
    let due = reading.behind.open
    guard let only = due.first, due.count == 1 else {
      throw UsageError(
        due.isEmpty ? .noSessionDue : .sessionsDue(due.count),
        due.map { .typed("\($0.number)  \(run.phrases.title(of: $0.session))") } + [.planByID])
    }
    return only.session
  }
}

struct SessionReading {
  let behind: SessionsBehind
  let notices: [StyledLine]
  private let workouts: [SourcedWorkout]
  private let mornings: [MorningReport]
  private let phrases: Voice

  init(_ run: CommandRun) throws {
    phrases = run.phrases
    let today = run.occasion.today
    let first = today.advanced(by: -ReflectCommand.daysBack)
    // One more day, because workouts are dated by their local clock.
    let days = first...today.advanced(by: 1)
    let data = try run.read(
      Request(dates: first...today, mornings: first...today, workouts: .on(days), needsData: false))
    notices = run.notices(about: data)
    workouts = data.health?.sourcedWorkouts(on: days) ?? []
    // A reflection stores every known value; hidden ones are not displayed.
    mornings = data.health?.reports(hiding: Redaction(placeholder: "")) ?? []
    behind = SessionsBehind(
      of: days, workouts: workouts, training: try run.store.records(), at: run.occasion.present,
      in: run.occasion.zone)
  }

  func has(_ session: ReflectedSession) -> Bool {
    behind.entries.contains {
      $0.session.subject == session.subject && $0.session.date == session.date
    }
  }

  func body(on date: LocalDate) -> BodyFacts? {
    mornings.first { $0.date == date }.flatMap { BodyFacts($0) }
  }

  /// The workout with the id `id`, or else the one whose id begins with it.
  func workout(_ id: String) throws -> SourcedWorkout {
    let matches = workouts.filter { $0.record.name.hasPrefix(id) }
    let exact = matches.first { $0.record.name == id }
    guard let match = exact ?? matches.first else { throw PlanProblem.unknownID(id) }
    guard matches.count == 1 || exact != nil else {
      throw UsageError.several(called: id, matches) { match in
        "\(match.record.name)  \(phrases.title(of: ReflectedSession(match)))"
      }
    }
    return match
  }
}
