/// How a session went, in the user's words.
package struct Reflection: Hashable, Sendable {
  /// What it reflects on.
  package enum Subject: Hashable, Sendable {
    /// The plan of this id, on the reflection's date.
    case plan(String)
    /// The recorded workout of this id.
    case workout(String)
  }

  /// What a reflection says, before it is known to be possible.
  package struct Details: Hashable, Sendable {
    /// 1…5, better upwards.
    package var feeling: Int
    package var wentWell: String
    package var toImprove: String

    package init(feeling: Int, wentWell: String = "", toImprove: String = "") {
      self.feeling = feeling
      self.wentWell = wentWell
      self.toImprove = toImprove
    }
  }

  package let id: String
  package let subject: Subject
  /// The day of the session.
  package let date: LocalDate
  package let activity: Activity
  package let details: Details
  /// What was measured; copied when the reflection is made, and never edited.
  package let workout: WorkoutFacts?
  /// Which sport it was, of ``activity`` other.
  package let sport: OtherSport?
  /// What was known of the body that morning; copied as well.
  package let body: BodyFacts?
  package let createdAt: Instant
  package let updatedAt: Instant

  init(
    _ details: Details, id: String, on session: ReflectedSession, createdAt: Instant,
    updatedAt: Instant
  ) throws(PlanProblem) {
    guard Self.feelings.contains(details.feeling) else {
      throw .feelingOutOfRange(details.feeling)
    }
    for text in [details.wentWell, details.toImprove] {
      if let length = text.length(over: Self.textLimit) {
        throw .reflectionTooLong(characters: length)
      }
    }
    self.id = id
    subject = session.subject
    date = session.date
    activity = session.activity
    workout = session.workout
    sport = session.sport
    body = session.body
    self.details = details
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

extension Reflection {
  package static let feelings = 1...5
  /// Characters, of each of its two texts.
  package static let textLimit = 2000

  var session: ReflectedSession {
    ReflectedSession(
      subject: subject, date: date, activity: activity, sport: sport, workout: workout, body: body)
  }
}

/// The session a reflection is about.
package struct ReflectedSession: Hashable, Sendable {
  package let subject: Reflection.Subject
  package let date: LocalDate
  package let activity: Activity
  let sport: OtherSport?
  package let workout: WorkoutFacts?
  /// When it was to begin; nil of a workout, and where that was left open.
  var start: TimeOfDay?
  package var body: BodyFacts?

  init(
    subject: Reflection.Subject, date: LocalDate, activity: Activity, sport: OtherSport? = nil,
    workout: WorkoutFacts? = nil, body: BodyFacts? = nil
  ) {
    self.subject = subject
    self.date = date
    self.activity = activity
    self.sport = sport
    self.workout = workout
    self.body = body
  }

  /// A recorded workout.
  package init(_ workout: SourcedWorkout) {
    let record = workout.record
    self.init(
      subject: .workout(record.name), date: record.date, activity: record.activity,
      workout: WorkoutFacts(record, source: workout.source))
  }

  /// A plan on one of its days.
  package init(_ session: DatedPlan) {
    let details = session.plan.details
    self.init(
      subject: .plan(session.plan.id), date: session.date, activity: details.activity,
      sport: details.sport)
    start = details.start
  }
}

extension ReflectedSession {
  /// When it began, or was to begin.
  package var clock: TimeOfDay? { workout?.start.reading.time ?? start }

  var name: ActivityName { sport.map { ActivityName($0) } ?? ActivityName(activity) }
}

extension ReflectedSession {
  /// Whether both are one workout under two ids: another export may name it otherwise.
  func isSameWorkout(as other: ReflectedSession) -> Bool {
    guard case .workout = subject, case .workout = other.subject, let workout,
      let same = other.workout
    else { return false }
    let apart = workout.end.instant.seconds(since: same.end.instant)
    return workout.start.instant == same.start.instant
      && (abs(apart) <= 60 || activity == other.activity)
  }
}

extension WorkoutRecord {
  /// Its id as text, the same in every run: what a person types, and a file keeps. A moment is that of the workout's own
  /// clock: in UTC it may be of another day.
  package var name: String {
    switch id {
    case .number(let number): String(number)
    case .text(let text): text
    case .began(let moment): Timestamp(moment, at: offset).description
    }
  }
}
