/// How a session went, in the user's words.
package struct Reflection: Equatable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// The plan with this id, on the reflection's date.
    case plan(String)
    /// The recorded workout with this id.
    case workout(String)
  }

  /// The contents of a reflection, before ``Reflection`` validates them.
  package struct Details: Hashable, Sendable {
    /// From 1 (bad) to 5 (great).
    package var feeling: Int
    package var wentWell: String
    package var toImprove: String

    package init(feeling: Int, wentWell: String = "", toImprove: String = "") {
      (self.feeling, self.wentWell, self.toImprove) = (feeling, wentWell, toImprove)
    }

    /// Takes a grade, what went well and what to improve, as far as there are so many words.
    package mutating func take(_ words: [String]) {
      feeling = words.first.flatMap { Int(written: $0) } ?? feeling
      if words.count > 1 { wentWell = words[1] }
      if words.count > 2 { toImprove = words[2] }
    }
  }

  package private(set) var id = ""
  package private(set) var subject = Subject.plan("")
  /// The day of the session.
  package private(set) var date = LocalDate(dayNumber: 0)
  package private(set) var activity = Activity.other
  package internal(set) var details = Details(feeling: 0)
  /// The workout's measurements, copied when the reflection is made and never edited.
  package internal(set) var workout: WorkoutFacts?
  /// The sport, if ``activity`` is other; nil if unknown.
  package private(set) var sport: OtherSport?
  /// What was known about the body that morning, also copied and never edited.
  package internal(set) var body: BodyFacts?
  package private(set) var createdAt = Instant(secondsSince1970: 0)
  package private(set) var updatedAt = Instant(secondsSince1970: 0)
  /// From 1 to 5; nil if hidden.
  var feeling: Int? { isFeelingHidden ? nil : details.feeling }
  var isFeelingHidden = false

  private init() {}

  init(
    _ details: Details, id: String, on session: ReflectedSession, createdAt: Instant,
    updatedAt: Instant
  ) throws(PlanProblem) {
    (self.id, self.details, subject, date) = (id, details, session.subject, session.date)
    (activity, sport) = (session.activity, session.sport)
    (workout, body) = (session.workout, session.body)
    (self.createdAt, self.updatedAt) = (createdAt, updatedAt)
    try check()
  }

  private func check() throws(PlanProblem) {
    guard Self.feelings.contains(details.feeling) else { throw .feelingOutOfRange(details.feeling) }
    let lengths = [details.wentWell, details.toImprove].compactMap {
      $0.length(over: Self.textLimit)
    }
    if let length = lengths.first { throw .reflectionTooLong(characters: length) }
  }

  package static let feelings = 1...5
  /// The most characters in each of the two texts.
  package static let textLimit = 2000

  var session: ReflectedSession {
    ReflectedSession(
      subject: subject, date: date, activity: activity, sport: sport, workout: workout, body: body)
  }
}

extension Reflection: StoredItem {
  package static let kind = "reflections"
  package static let table = StoredTable(
    Reflection(), check: { reflection throws(PlanProblem) in try reflection.check() },
    [
      .id(\.id), .required("feeling", .integer, \.details.feeling),
      .unlessEmpty("went_well", .text, \.details.wentWell),
      .unlessEmpty("to_improve", .text, \.details.toImprove),
      StoredField(name: "plan_id", shape: .string, isAlways: false) {
        members, reflection throws(StoredFieldFault) in
        reflection.subject = try Subject(members)
        return true
      } write: {
        $0.subject.planID.map(JSON.string)
      },
      .beside("workout_id", .string) { $0.subject.workoutID.map(JSON.string) },
      .required("date", .date, \.date), .required("activity", .activity, \.storedName),
      .optional("sport", .knownWord, \.sport),
      .optional("workout", .object(WorkoutFacts.table), \.workout),
      .optional("body", .object(BodyFacts.table), \.body),
    ] + StoredField.times(\.createdAt, \.updatedAt))

  /// The activity without its sport, which is stored as a separate member.
  private var storedName: ActivityName {
    get { ActivityName(activity) }
    set { activity = newValue.activity }
  }
}

extension Reflection.Subject {
  fileprivate init(_ members: StoredMembers) throws(StoredFieldFault) {
    let plan = try members.text("plan_id").map { Self.plan($0) }
    let workout = try members.text("workout_id").map { Self.workout($0) }
    guard let subject = plan ?? workout else {
      throw StoredFieldFault(field: "plan_id", expected: .session)
    }
    self = subject
  }

  var planID: String? { if case .plan(let id) = self { id } else { nil } }

  var workoutID: String? { if case .workout(let id) = self { id } else { nil } }
}

package struct ReflectedSession: Hashable, Sendable {
  package let subject: Reflection.Subject
  package let date: LocalDate
  package let activity: Activity
  private(set) var sport: OtherSport?
  package internal(set) var workout: WorkoutFacts?
  /// The planned start; nil for a workout, or if the plan has no time of day.
  var start: TimeOfDay?
  package var body: BodyFacts?
}

extension ReflectedSession {
  package init(_ workout: SourcedWorkout) {
    let record = workout.record
    self.init(
      subject: .workout(record.name), date: record.date, activity: record.activity,
      workout: WorkoutFacts(record, source: workout.source))
  }

  package init(_ session: DatedPlan) {
    let details = session.plan.details
    self.init(
      subject: .plan(session.plan.id), date: session.date, activity: details.activity,
      sport: details.sport)
    start = details.start
  }

  /// The actual start, or else the planned one.
  package var clock: TimeOfDay? { workout?.start.reading.time ?? start }

  var name: ActivityName { sport.map { ActivityName($0) } ?? ActivityName(activity) }

  /// Whether both are the same workout under two ids, as in two exports.
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
  /// The id as typed and stored; a moment is in local time, since its day can differ in UTC.
  package var name: String {
    switch id {
    case .number(let number): String(number)
    case .text(let text): text
    case .began(let moment): Timestamp(moment, at: offset).description
    }
  }
}

/// What was known about the body on the morning of a session, stored with a reflection.
package struct BodyFacts: Hashable, Sendable {
  /// 0…100.
  package var recovery: Double?
  package var asleepMinutes: Double?
  /// WHOOP's sleep performance, percent.
  package var sleepPerformance: Double?
  /// rMSSD, milliseconds.
  package var heartRateVariability: Double?
  /// Beats per minute.
  package var restingHeartRate: Double?

  static let table = StoredTable(
    BodyFacts(),
    [
      .optional("recovery_score", .number, \.recovery),
      .optional("asleep_min", .number, \.asleepMinutes),
      .optional("sleep_performance_pct", .number, \.sleepPerformance),
      .optional("hrv_ms", .number, \.heartRateVariability),
      .optional("resting_hr_bpm", .number, \.restingHeartRate),
    ])
}

/// A wearable's measurements of a workout, stored with a reflection.
package struct WorkoutFacts: Hashable, Sendable {
  package private(set) var start, end: Timestamp
  /// The source's name for the sport, if no ``Activity`` matches it; otherwise nil.
  package var sport: String?
  /// 0…21.
  package var strain: Double?
  /// Beats per minute.
  package var averageHeartRate, maximumHeartRate: Double?
  /// Minutes in each of the six heart rate zones, 0…5.
  package var zoneMinutes: [Double]?
  package var kilocalories, meters: Double?
  package var source: HealthOrigin?

  package init(_ record: WorkoutRecord, source: HealthOrigin? = nil) {
    self.source = source
    start = Timestamp(record.span.start, at: record.offset)
    end = Timestamp(record.span.end, at: record.offset)
    sport = record.sport
    strain = record.strain?.tenths
    averageHeartRate = record.averageHeartRate?.tenths
    maximumHeartRate = record.maximumHeartRate?.tenths
    zoneMinutes = record.zoneMinutes?.map(\.tenths)
    kilocalories = record.kilocalories?.tenths
    meters = record.meters?.tenths
  }

  private init() {
    start = Timestamp(Instant(secondsSince1970: 0), at: .zero)
    end = start
  }

  static let table = StoredTable(
    WorkoutFacts(),
    [
      .required("start", moment, \.start), .required("end", moment, \.end),
      .optional("sport", .text, \.sport), .optional("strain", .number, \.strain),
      .optional("average_hr_bpm", .number, \.averageHeartRate),
      .optional("max_hr_bpm", .number, \.maximumHeartRate),
      .optional("energy_kcal", .number, \.kilocalories), .optional("distance_m", .number, \.meters),
      .optional("zones_min", zones, \.zoneMinutes), .optional("source", .knownWord, \.source),
    ])

  private static let moment = StoredForm(
    .moment, like: .like("2026-11-23T18:00:00+01:00"), reading: { Timestamp($0) },
    writing: \.description)

  /// An empty list counts as a missing one.
  private static let zones = StoredForm<[Double]>(shape: .list(of: .number), expected: .numbers) {
    members, name throws(StoredFieldFault) in
    let minutes = try members.numbers(name) ?? []
    return minutes.isEmpty ? nil : minutes
  } write: {
    .array($0.map { .decimal($0) })
  }

  package var minutes: Int {
    TimeSpan(from: start.instant, to: max(start.instant, end.instant)).wholeMinutes
  }
}

extension Double {
  /// Rounded to a tenth; no wearable is more precise.
  var tenths: Double { (self * 10).shown / 10 }
}
