// Plans, sessions, workouts and reflections as JSON.

extension SessionFit {
  /// A session of a briefing, with how it fits the day.
  struct Shown {
    let fit: SessionFit
    let day: Day
  }

  static let fields = Fields<Shown>([
    .optionalText("plan_id") { $0.fit.session.planID },
    .code("activity") { $0.fit.session.activity }, .words("name") { $1.name(of: $0.fit.session) },
    .optionalMoment("start") { $0.fit.session.span?.start },
    .optionalMoment("end") { $0.fit.session.span?.end },
    .optionalInteger("duration_min") { $0.fit.session.shown(\.minutes) },
    .optionalCode("intensity") { $0.fit.session.shown(\.intensity) },
    .flag("done") { $0.fit.session.isDone },
    .code("room") { $0.fit.room.code }, .code("allowed_intensity") { $0.fit.allowed },
    .flag("too_hard") { $0.fit.isTooHard },
    .optionalCode("adapted_because") { $0.fit.adaptation?.code },
    .optionalObject("proposal", Proposal.fields) { $0.fit.proposal },
    .words("note") { shown, phrases in
      phrases.fit(shown.fit, on: shown.day) { phrases.clocks(ofTraining: $0, on: shown.day) }
    },
  ])
}

extension PlannedSession {
  /// Nil for rest, which has neither length nor intensity.
  fileprivate func shown<Value>(_ value: (PlannedSession) -> Value) -> Value? {
    isNothing ? nil : value(self)
  }
}

extension Day {
  var shownSessions: [SessionFit.Shown] { sessionFits.map { SessionFit.Shown(fit: $0, day: self) } }
}

extension SessionFit.Room {
  fileprivate enum Code: String, Coded {
    case over, free, inCalendar, window, taken, unprepared, doubleBooked, pastSleep, none, unknown
  }

  fileprivate var code: Code {
    switch self {
    case .over: .over
    case .free: .free
    case .inCalendar: .inCalendar
    case .window: .window
    case .taken: .taken
    case .unprepared: .unprepared
    case .doubleBooked: .doubleBooked
    case .pastSleep: .pastSleep
    case .none: .none
    case .unknown: .unknown
    }
  }
}

extension SessionFit.Proposal {
  fileprivate static let fields = Fields<SessionFit.Proposal>([
    .optionalCode("activity") { $0.swap?.0 }, .optionalCode("intensity") { $0.swap?.1 },
    .optionalInteger("duration_min") { $0.swap?.2 ?? $0.target?.wholeMinutes },
    .optionalMoment("start") { $0.target?.start }, .optionalMoment("end") { $0.target?.end },
  ])

  private var swap: (Activity, PlannedIntensity, Int)? {
    if case .swap(let activity, let intensity, let minutes) = self {
      (activity, intensity, minutes)
    } else {
      nil
    }
  }

  private var target: TimeSpan? { if case .move(let target) = self { target } else { nil } }
}

extension ReflectedSession {
  static let fields = Fields<ReflectedSession>([
    .optionalText("plan_id") { $0.subject.planID },
    .optionalText("workout_id") { $0.subject.workoutID }, .date("date") { $0.date },
    .code("activity") { $0.activity }, .words("name") { $1.name(of: $0) },
  ])
}

extension WorkoutFacts {
  fileprivate static let fields = Fields<WorkoutFacts>([
    .timestamp("start") { $0.start }, .timestamp("end") { $0.end },
    .integer("duration_min") { $0.minutes }, .optionalCode("source") { $0.source },
    .optionalNumber("strain", decimals: 1) { $0.strain },
    .optionalNumber("average_hr_bpm", decimals: 1) { $0.averageHeartRate },
    .optionalNumber("max_hr_bpm", decimals: 1) { $0.maximumHeartRate },
    .json("zones_min", .optional(.list(of: .number))) { facts, _ in
      facts.zoneMinutes.map { .array($0.map { JSON($0, decimals: 1) }) } ?? .null
    },
    .optionalNumber("energy_kcal", decimals: 1) { $0.kilocalories },
    .optionalNumber("distance_m", decimals: 1) { $0.meters },
  ])
}

extension PlanDetails {
  fileprivate func shown<Value>(_ value: (PlanDetails) -> Value) -> Value? {
    activity.isNothing ? nil : value(self)
  }
}

extension Document<[DatedPlan]> {
  /// Plans by date. `plan export` writes the stored form instead, which `plan import` reads.
  package static var plans: Document {
    Document(
      "plans", about: .days,
      [
        .list(
          "plans",
          Fields<DatedPlan>([
            .text("id") { $0.plan.id }, .date("date") { $0.date },
            .integer("sequence") { $0.plan.details.sequence },
            .code("activity") { $0.plan.details.activity },
            .optionalCode("sport") { $0.plan.details.sport },
            .code("category") { $0.plan.details.activity.category },
            .words("name") { $1.name(of: $0.plan.details) },
            .json("start", .optional(.text(#"^\d{2}:\d{2}$"#))) { session, _ in
              JSON(session.plan.details.start?.clock)
            },
            .optionalInteger("duration_min") { $0.plan.details.shown(\.minutes) },
            .optionalCode("intensity") { $0.plan.details.shown(\.intensity) },
            .text("notes") { $0.plan.details.notes },
            .optionalText("repeats") { $0.plan.details.repetition?.text },
            .optionalText("race") { $0.plan.details.race?.title },
            .flag("main") { $0.plan.details.race?.isMain == true },
            .dates("skipped") { $0.plan.details.skipped.sorted() }, .flag("done") { $0.isDone },
            .moment("created_at") { $0.plan.createdAt },
            .moment("updated_at") { $0.plan.updatedAt },
          ])
        ) { $0 }
      ])
  }
}

/// Activities that a search found, and those planned recently.
package struct FoundActivities: Sendable {
  let activities: [ActivityName]
  let recent: [Activity]

  package init(_ activities: [ActivityName], recent: [Activity]) {
    self.activities = activities
    self.recent = recent
  }
}

extension Document<FoundActivities> {
  package static var activities: Document {
    Document(
      "activities",
      [
        .list(
          "activities",
          Fields<(name: ActivityName, isRecent: Bool)>([
            .code("activity") { $0.name.activity }, .optionalCode("sport") { $0.name.sport },
            .code("category") { $0.name.activity.category },
            .words("name") { $1.name(of: $0.name) }, .flag("recent") { $0.isRecent },
          ])
        ) { found in
          found.activities.map { ($0, $0.sport == nil && found.recent.contains($0.activity)) }
        }
      ])
  }
}

extension Document<[Reflection]> {
  package static var reflections: Document {
    Document(
      "reflections", about: .days,
      [
        .list(
          "reflections",
          Fields<Reflection>([
            .text("id") { $0.id }, .optionalText("plan_id") { $0.subject.planID },
            .optionalText("workout_id") { $0.subject.workoutID }, .date("date") { $0.date },
            .code("activity") { $0.activity }, .words("name") { $1.name(of: $0.session) },
            .optionalInteger("feeling") { $0.feeling }, .text("went_well") { $0.details.wentWell },
            .text("to_improve") { $0.details.toImprove },
            .optionalObject("workout", WorkoutFacts.fields) { $0.workout },
            .optionalObject("body", BodyFacts.fields) { $0.body },
            .moment("created_at") { $0.createdAt }, .moment("updated_at") { $0.updatedAt },
          ])
        ) { $0 }
      ])
  }
}

extension SourcedWorkout {
  static let fields = Fields<SourcedWorkout>([
    .text("workout_id") { $0.record.name }, .date("date") { $0.record.date },
    .code("activity") { $0.record.activity }, .words("name") { $1.name(of: $0.record) },
    .object("workout", WorkoutFacts.fields) { WorkoutFacts($0.record, source: $0.source) },
  ])
}

extension Document<[SessionsBehind.Entry]> {
  /// Sessions without a reflection.
  package static var due: Document {
    Document(
      "due", about: .days,
      [
        .list(
          "due",
          Fields<SessionsBehind.Entry>(
            [
              .integer("number") { $0.number },
              .optionalObject("workout", WorkoutFacts.fields) { $0.session.workout },
            ] + Field.members(ReflectedSession.fields) { $0.session })
        ) { $0 }
      ])
  }
}

extension SportVolume {
  static let fields = Fields<SportVolume>([
    .code("activity") { $0.name.activity }, .optionalCode("sport") { $0.name.sport },
    .words("name") { $0.sport.map($1.name(ofRecorded:)) ?? $1.name(of: $0.name) },
    .integer("duration_min") { $0.minutes },
    .optionalNumber("distance_m") { $0.meters }, .integer("planned_min") { $0.plannedMinutes },
  ])
}
