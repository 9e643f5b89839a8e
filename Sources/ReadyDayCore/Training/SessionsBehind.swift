/// The sessions of some days that are over, newest first: what was recorded, and what was planned and no workout
/// answers for.
package struct SessionsBehind: Sendable {
  package struct Entry: Hashable, Sendable {
    /// From 1, the newest; those that were looked back on are counted too, so that a number stays while one after the
    /// other is.
    package let number: Int
    package let session: ReflectedSession
    let isReflected: Bool
    let reminder: Reminder.State?

    /// Whether nobody has looked back on it, nor said that nobody will.
    package var isOpen: Bool { !isReflected && reminder != .dismissed }
    /// Whether it is open and was never asked about.
    package var isNew: Bool { isOpen && reminder == nil }
  }

  package let entries: [Entry]

  /// - Parameters:
  ///   - days: the dates of the sessions.
  ///   - workouts: what was recorded, also on other days.
  ///   - kept: what is planned, and what is known of how sessions went.
  ///   - now: what ended less than an hour ago is not over yet.
  ///   - zone: the clock by which plans are kept.
  package init(
    of days: ClosedRange<LocalDate>, workouts: [SourcedWorkout], kept: KeptTraining,
    at now: Instant, in zone: Zone
  ) {
    let sports = workouts.filter { days.contains($0.record.date) && !$0.record.activity.isPause }
    let clock = Clock(now: now, zone: zone)
    let recorded = sports.filter { clock.isOver($0.record.span.end) }.map { workout in
      (start: workout.record.span.start, session: ReflectedSession(workout))
    }
    let planned = kept.plans.sessions(on: days).filter { session in
      !session.plan.details.activity.isPause && clock.isOver(session)
        && !sports.contains { $0.record.answers(session) }
    }.map { (start: clock.start(of: $0), session: ReflectedSession($0)) }
    let sorted = (recorded + planned).sorted { $0.start > $1.start }
    entries = sorted.enumerated().map { index, found in
      Entry(
        number: index + 1, session: found.session,
        isReflected: kept.reflections.reflection(on: found.session) != nil,
        reminder: kept.reminders.state(of: found.session))
    }
  }

  package var open: [Entry] { entries.filter(\.isOpen) }
}

/// All that somebody keeps about their training.
package struct KeptTraining: Sendable {
  package var plans = TrainingPlans()
  package var reflections = Reflections()
  package var reminders = Reminders()

  /// Nothing yet.
  package init() {}
}

/// A recorded workout, and who recorded it.
package struct SourcedWorkout: Hashable, Sendable {
  package let record: WorkoutRecord
  package let source: HealthOrigin?

  package init(_ record: WorkoutRecord, source: HealthOrigin? = nil) {
    (self.record, self.source) = (record, source)
  }
}

extension Activity {
  /// Whether nobody looks back on it: a sauna and the like.
  fileprivate var isPause: Bool { category == .recovery }
}

extension WorkoutRecord {
  /// Whether this is what became of a planned session.
  fileprivate func answers(_ session: DatedPlan) -> Bool {
    date == session.date && activity == session.plan.details.activity
  }
}

/// When planned sessions are over.
private struct Clock {
  let now: Instant
  let zone: Zone

  func isOver(_ end: Instant) -> Bool {
    now.seconds(since: end) >= ReflectionTime.minutesAfter * 60
  }

  /// Without a time of day once its day is past, or its owner says that it is done.
  func isOver(_ session: DatedPlan) -> Bool {
    let details = session.plan.details
    guard details.start != nil else {
      let today = zone.reading(at: now).date
      return session.date < today || session.date == today && session.isDone
    }
    return isOver(start(of: session).adding(seconds: details.minutes * 60))
  }

  func start(of session: DatedPlan) -> Instant {
    zone.instant(of: LocalDateTime(session.date, session.plan.details.start ?? .midnight))
  }
}

extension SessionsBehind {
  /// Why no session is meant by a word.
  package enum Fault: Error, Hashable, Sendable {
    /// None is numbered or called so.
    case unknown(String)
    /// More than one is.
    case ambiguous(String, [Entry])
  }

  /// The session of this number, or the only open one that its words or the beginning of its id name.
  ///
  /// - Parameters:
  ///   - text: `2`, `run`, `cycling mon`, `6a9469`.
  ///   - name: a session in the reader's words.
  package func entry(
    _ text: String, name: (ReflectedSession) -> String
  ) throws(Fault) -> Entry {
    if let number = Int(text), let entry = entries.first(where: { $0.number == number }) {
      return entry
    }
    let named = entries.filter { $0.session.id.hasPrefix(text) }
    // A number is never meant as the day of a name.
    let called = Int(text) == nil ? open.filter { $0.session.isCalled(text, name($0.session)) } : []
    let found = named.isEmpty ? called : named
    guard let first = found.first else { throw .unknown(text) }
    guard found.count == 1 else { throw .ambiguous(text, found) }
    return first
  }
}

extension ReflectedSession {
  /// Whether each word of `text` begins one of the session's, in any language.
  fileprivate func isCalled(_ text: String, _ name: String) -> Bool {
    func words(_ text: String) -> [String] {
      text.split { !$0.isLetter && !$0.isNumber }.map { TitleWords.fold(String($0)) }
    }
    let names = Language.allCases.map { $0.phrasebook.name(of: self) } + [activity.rawValue, name]
    let known = names.flatMap(words)
    let sought = words(text)
    let isNamed = sought.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    let activity = ActivitySearch().activity(named: text)
    return !sought.isEmpty && isNamed || activity.map { $0 == self.name } ?? false
  }
}
