extension Document<Briefing> {
  /// The briefing as JSON, including the sentences of the text.
  package static var brief: Document {
    Document(
      "brief", about: .day, notes: { $0.notes },
      [
        .json("readyday_version", .string) { _, _ in .string(Version.current) },
        .code("status") { $0.status }, .object("data_age", DataAge.fields) { DataAge($0) },
        .words("headline") { $1.headline($0.headline) },
        .optionalObject("load", Day.loadFields) { $0.day.ifHasCalendar },
        .object("verdict", DayVerdict.fields) { $0.day.verdict },
        .optionalObject("state", Day.stateFields) { $0.day.ifStateIsShown },
        .optionalObject("place", Place.fields) { $0.day.place },
        .present("daylight", Daylight.fields) { $0.day.daylight },
        .present("weather", DayWeather.fields) { $0.day.weather },
        .json("silence", .anyOf(.string, .null)) { briefing, context in
          JSON(briefing.missingReadings.map { context.phrases.sentence(about: $0) })
        },
        .object("tonight", Tonight.fields) { $0.day.tonight },
        .optionalObject("shifts", DayShifts.fields) { $0.day.shifts },
        .optionalMoment("tomorrow_starts") { $0.day.tomorrow?.firstEvent?.span?.start },
        .list("recommendations", LetteredAdvice.fields) { LetteredAdvice.all(in: $0) },
        .list("events", DayEvent.fields) { $0.day.events },
        .list("all_day", DayEvent.fields) { $0.day.allDayAbove },
        .list("day_kinds", DayKind.fields) { $0.day.kinds },
        .list("races", Races.Ahead.fields) { $0.day.racesAhead },
        .list("free", TimeSpan.fields) { $0.day.freeBesideSessions },
        .list("windows", Day.windowFields) { $0.day.knownWindows }, usualSession,
        .list("sessions", SessionFit.fields) { $0.day.shownSessions },
        .list("tasks", DueTask.fields) { briefing in
          briefing.tasks.map { DueTask(task: $0, date: briefing.date, zone: briefing.zone) }
        },
        .list("changes", SeenEvents.Change.fields, isThere: { !$0.day.changes.isEmpty }) {
          $0.day.changes
        },
        .list("reflections_due", ReflectedSession.fields) { $0.reflectionsDue },
      ] + morning { ReportedMorning(of: $0.day) })
  }
}

/// Only on days with one.
private var usualSession: Field<Briefing> {
  let fields = Fields<UsualSession>([
    .code("activity") { $0.activity }, .text("start") { $0.start.clock },
    .integer("duration_min") { $0.minutes }, .code("intensity") { $0.intensity },
    .dates("dates") { $0.dates },
  ])
  return .present("usual_session", fields) { $0.day.usualSession }
}

extension Document {
  /// A day's recovery, sleep and strain, in the form that all documents share.
  static func morning(_ read: @escaping Field<Value>.Read<ReportedMorning>) -> [Field<Value>] {
    Field.members(
      Fields([ReportedMorning.recovery, ReportedMorning.sleep, ReportedMorning.strain]), read)
  }
}

/// A task that is due by a date.
struct DueTask {
  let task: Occurrence
  let date: LocalDate
  let zone: Zone

  static let fields = Fields<DueTask>([
    .optionalText("uid") { $0.task.uid }, .text("title") { $0.task.title },
    .text("calendar") { $0.task.calendar },
    .json("due", .anyOf(.moment, .date)) { due, context in
      switch due.task.time {
      case .timed(let span): .moment(span.start, in: context.zone)
      case .allDay(let days): .string(days.lowerBound.description)
      }
    },
    .flag("overdue") { $0.task.time.days(in: $0.zone).lowerBound < $0.date },
  ])
}

/// A piece of advice with its letter on the screen.
private struct LetteredAdvice: Sendable {
  let letter: AdviceLetter
  let advice: AdviceOutcome

  static func all(in briefing: Briefing) -> [LetteredAdvice] {
    briefing.allAdvice.enumerated().map {
      LetteredAdvice(letter: AdviceLetter(place: $0.offset + 1), advice: $0.element)
    }
  }

  static let fields = Fields<LetteredAdvice>(
    [.text("letter") { $0.letter.description }] + Field.members(AdviceOutcome.fields) { $0.advice })
}

extension AdviceOutcome {
  fileprivate static let fields = Fields<AdviceOutcome>(
    [
      .flag("shown") { $0.absence == nil }, .code("place") { $0.recommendation.place },
      .optionalCode("not_shown") { $0.absence },
    ] + Field.members(Recommendation.fields) { $0.recommendation })
}

extension Recommendation {
  fileprivate static let fields = Fields<Recommendation>([
    .text("rule") { $0.rule }, .code("type") { $0.kind }, .code("priority") { $0.priority },
    .words("title") { $0.finding.title(in: $1) }, .words("body") { $0.finding.body(in: $1) },
    .json("inputs", .dictionary(of: .anyOf(.number, .string, .null))) { advice, context in
      let inputs = advice.inputs.map { ($0.name, $0.value.json(in: context.zone)) }
      return .object(Dictionary(inputs) { first, _ in first })
    },
    proposal,
  ])

  /// The move that the advice proposes; nil for other advice.
  private static var proposal: Field<Recommendation> {
    let fields = Fields<MoveProposal>([
      .moment("start") { $0.span.start }, .moment("end") { $0.span.end },
      .object("from_day", MoveProposal.Change.fields) { $0.from },
      .object("to_day", MoveProposal.Change.fields) { $0.to },
    ])
    var field = Field<Recommendation>.optionalObject("proposal", fields) { $0.finding.proposal }
    field.isThere = { $0.finding.proposal != nil }
    return field
  }
}

extension Recommendation.Input.Value {
  fileprivate func json(in zone: Zone) -> JSON {
    switch self {
    case .number(let number): JSON(number, decimals: 1)
    case .text(let text): .string(text)
    case .moment(let instant): .moment(instant, in: zone)
    }
  }
}

extension Races.Ahead {
  fileprivate static let fields = Fields<Races.Ahead>([
    .text("title") { $0.race.title }, .date("date") { $0.race.days.lowerBound },
    .optionalMoment("start") { $0.race.start }, .integer("days") { $0.days },
    .optionalInteger("at_least_min") { $0.race.minutes }, .flag("main") { $0.race.isMain },
    .optionalInteger("taper_percent_less") { $0.taper?.percentLess },
  ])
}
