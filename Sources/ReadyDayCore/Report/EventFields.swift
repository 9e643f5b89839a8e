// Events, time spans and a day's load as JSON.

extension TimeSpan {
  static let fields = Fields<TimeSpan>([
    .moment("start") { $0.start }, .moment("end") { $0.end },
    .integer("duration_min") { $0.wholeMinutes },
  ])
}

extension DayEvent {
  static let fields = Fields<DayEvent>(
    [
      .optionalText("uid") { $0.occurrence.uid }, .text("title") { $0.title },
      .optionalText("calendar") { $0.calendarName }, .optionalInteger("index") { $0.index },
      .flag("counted") { $0.index != nil }, .flag("double_booked") { $0.isDoubleBooked },
      .optionalCode("not_counted") { $0.notCounted }, .code("kind") { $0.kind },
      .code("kind_reason_code") { $0.kindEvidence.code }, .code("owner") { $0.owner },
      .code("owner_reason_code") { $0.ownerEvidence.code },
      .json("overlaps", .list(of: .integer)) { event, _ in
        .array(event.overlaps.map { .integer($0) })
      },
      .flag("unanswered") { $0.isUnanswered }, .flag("held_again") { $0.isHeldAgain },
      .optionalObject("demand", EventDemand.fields) { $0.demand },
      .integer("attendees") { $0.attendees }, .optionalText("location") { $0.occurrence.location },
      .integer("travel_min") { $0.travelSeconds / 60 }, .optionalText("url") { $0.occurrence.url },
      .json("local_start", .optional(.moment)) { event, context in
        event.localMoments(context.zone).start
      },
      .json("local_end", .optional(.moment)) { event, context in
        event.localMoments(context.zone).end
      },
      .present("learned", LearnedTitle.fields) { $0.occurrence.withheld == nil ? $0.learned : nil },
      .json("during_trip", .bool, isThere: \.isDuringTrip) { _, _ in .bool(true) },
      .json("unlisted", .integer, isThere: { $0.occurrence.unlisted > 0 }) { event, _ in
        .integer(event.occurrence.unlisted)
      },
    ] + Field.members(Occurrence.Time.fields) { $0.occurrence.time })

  /// Start and end in the event's own zones; null where they match `zone`.
  fileprivate func localMoments(_ zone: Zone) -> (start: JSON, end: JSON) {
    guard let span, let zones = occurrence.zones?.zones(of: span, besides: zone) else {
      return (.null, .null)
    }
    return (
      zones.start.map { .moment(span.start, in: $0) } ?? .null,
      zones.end.map { .moment(span.end, in: $0) } ?? .null
    )
  }

  /// Nil if calendar names are hidden.
  fileprivate var calendarName: String? { occurrence.calendar.isEmpty ? nil : occurrence.calendar }
}

extension LearnedTitle {
  fileprivate static let fields = Fields<LearnedTitle>([
    .code("activity") { $0.activity }, .code("intensity") { $0.intensity },
    .dates("dates") { $0.dates },
  ])
}

extension DayKind {
  static let fields = Fields<DayKind>([
    .code("kind") { $0.kind }, .code("reason_code") { $0.reason.code },
    .words("reason") { $1.reason(of: $0) }, .optionalMoment("until") { $0.until },
  ])
}

extension Occurrence.Time {
  /// Start and end as moments, or as dates for all-day events.
  fileprivate static let fields = Fields<Occurrence.Time>([
    .json("start", .anyOf(.moment, .date)) { time, context in
      switch time {
      case .timed(let span): .moment(span.start, in: context.zone)
      case .allDay(let days): .string(days.lowerBound.description)
      }
    },
    .json("end", .anyOf(.moment, .date)) { time, context in
      switch time {
      case .timed(let span): .moment(span.end, in: context.zone)
      case .allDay(let days): .string(days.upperBound.description)
      }
    },
    .optionalInteger("duration_min") { $0.timed?.wholeMinutes },
    .flag("all_day") { $0.timed == nil },
  ])

  private var timed: TimeSpan? { if case .timed(let span) = self { span } else { nil } }
}

extension EventDemand {
  fileprivate static let fields = Fields<EventDemand>([
    .code("level") { $0.level }, .integer("score") { $0.score },
    .list("reasons", Factor.fields) { $0.factors },
    .json("limit", .optional(limitShape)) { demand, _ in demand.limit.map(\.json) ?? .null },
  ])

  private static let limitShape = JSONShape.object([
    "reason_code": .oneOf(Limit.Kind.allCases.map(\.rawValue)), "word": .optional(.string),
  ])
}

extension EventDemand.Limit {
  fileprivate var json: JSON {
    .object(["reason_code": .string(kind.rawValue), "word": word.map(JSON.string) ?? .null])
  }
}

extension EventDemand.Factor {
  fileprivate static let fields = Fields<EventDemand.Factor>([
    .text("factor") { $0.named.name }, .integer("points") { $0.points },
    .json("value", .anyOf(.string, .integer)) { factor, _ in factor.named.value },
  ])

  private var named: (name: String, value: JSON) {
    switch kind {
    case .duration(let minutes): ("duration_min", .integer(minutes))
    case .attendees(let count): ("attendees", .integer(count))
    case .timeOfDay(let time): ("time_of_day", .string(time.clock))
    case .keyword(let word): ("keyword", .string(word))
    case .kind(let kind): ("kind", .string(kind.rawValue))
    case .userRule(let pattern): ("user_rule", .string(pattern))
    }
  }
}

extension Day {
  static let loadFields = Fields<Day>([
    .number("score", decimals: 3) { $0.load.score.rounded(beside: $0.load.borders) },
    .code("level") { $0.load.level }, .flag("at_least") { $0.load.isLeast },
    .integer("counted_min") { $0.load.countedMinutes },
    .integer("event_count") { $0.load.parts.count },
    .integer("high_events") { $0.load.highEvents },
    .list("unbroken", TimeSpan.fields) { $0.marathons.map(\.span) },
  ])

  var ifHasCalendar: Day? { hasCalendar ? self : nil }

  static let windowFields = Fields<WorkoutWindow>(
    [
      .code("intensity") { $0.intensity }, .code("part_of_day") { $0.part },
      .optionalMoment("hard_until") { $0.hardUntil }, .words("reason") { $1.windowReason($0) },
      .json("light_min", .integer, isThere: { $0.light != nil }) { window, _ in
        JSON(window.light?.wholeMinutes)
      },
    ] + Field.members(TimeSpan.fields) { $0.span })
}

extension MoveProposal.Change {
  static let fields = Fields<MoveProposal.Change>([
    .date("date") { $0.date }, .number("load_before") { $0.before },
    .number("load_after") { $0.after },
  ])
}

extension JSON {
  /// RFC 3339, with the offset in effect at that moment.
  static func moment(_ instant: Instant, in zone: Zone) -> JSON {
    .string(Timestamp(instant, at: zone.offset(at: instant)).description)
  }
}
