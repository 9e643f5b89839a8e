/// How a session went, in its owner's words.
package struct Reflection: Hashable, Sendable {
  /// What it looks back on.
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
    ReflectedSession(subject: subject, date: date, activity: activity, workout: workout)
  }
}

/// The session a reflection is about.
package struct ReflectedSession: Hashable, Sendable {
  package let subject: Reflection.Subject
  package let date: LocalDate
  package let activity: Activity
  package let workout: WorkoutFacts?

  init(
    subject: Reflection.Subject, date: LocalDate, activity: Activity, workout: WorkoutFacts? = nil
  ) {
    self.subject = subject
    self.date = date
    self.activity = activity
    self.workout = workout
  }

  /// A recorded workout.
  package init(_ record: WorkoutRecord) {
    self.init(
      subject: .workout(record.id.name), date: record.date, activity: record.activity,
      workout: WorkoutFacts(record))
  }

  /// A plan on one of its days.
  package init(_ session: DatedPlan) {
    self.init(
      subject: .plan(session.plan.id), date: session.date,
      activity: session.plan.details.activity)
  }
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

extension RecordID {
  /// As text, the same in every run: what a person types, and a file keeps.
  package var name: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    case .began(let moment): moment.stamp
    }
  }
}
