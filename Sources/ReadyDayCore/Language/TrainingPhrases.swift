/// The words of plans, sessions and reflections in one language.
package protocol TrainingPhrases: Sendable {
  /// As a list shows it, beginning with a capital: `Jiu-Jitsu`.
  func name(of activity: Activity) -> String
  func name(of sport: OtherSport) -> String
  func name(of category: Activity.Category) -> String
  /// As an adjective of a session: `hard`, `fuerte`.
  func intensity(_ intensity: PlannedIntensity) -> String
  func heading(_ heading: TrainingHeading) -> String
  /// The name of a value next to it, in lower case: `went well`.
  func label(_ label: TrainingLabel) -> String

  /// How a planned session goes with the day; lower case, no full stop. `clocks` shows a stretch of time.
  func fit(_ fit: SessionFit, on day: Day, clocks: (TimeSpan) -> String) -> String
  /// `Running, Mon 23 Nov: how did it go?`
  func reflectionDue(_ session: ReflectedSession) -> String
  /// On which days a plan takes place, in words where there are simple ones: `every week`.
  func repetition(_ repetition: Repetition) -> String
  /// Beside a plan; lower case, no full stop.
  func note(_ note: PlanNote) -> String
  /// `12 sessions to take:`, above a list of them.
  func sessionsFound(_ count: Int) -> String
  /// That this many events name no activity; lower case, no full stop.
  func unnamed(_ count: Int) -> String
  /// `3 of 5`.
  func feeling(_ feeling: Int) -> String
  /// `strain 12.4`, `average HR 152 bpm`, …, one each that is known and not hidden.
  func measured(_ facts: WorkoutFacts, without hidden: Set<HealthMetric>) -> [String]
  /// Shown instead of a list of these days: `nothing planned on Mon 23 Nov`.
  func nothingPlanned(on days: ClosedRange<LocalDate>) -> String
  /// What is planned for a later day.
  ///
  /// - Parameter session: in words.
  func nextPlanned(_ session: String) -> String
  var noReflections: String { get }
  /// `Apple Health`.
  /// A brand, the same in every language but for Apple's.
  func name(of origin: HealthOrigin) -> String
  var noActivity: String { get }

  /// `added`, with what it was done to behind it.
  func done(_ change: TrainingChange) -> String
  /// `3 new, 0 updated, 1 unchanged`.
  func imported(_ tally: TrainingPlans.Tally) -> String
  /// Before something is removed for good; a question, or what surrounds it.
  func confirmation(_ part: Confirmation) -> String
  /// What to do about a file that cannot be understood; lower case, no full stop.
  func storeAdvice(_ advice: StoreAdvice) -> String

  /// What is wrong and what is allowed; lower case, no full stop.
  func problem(_ problem: PlanProblem) -> String
  /// One sentence without its full stop.
  func passedOver(_ event: PlanCalendar.PassedOver) -> String
  /// A series of another zone is kept at one hour here; lower case, no full stop.
  func foreignSeries(in zone: String, at start: TimeOfDay) -> String
  /// What is wrong with a file that readyday keeps; lower case, no full stop.
  func problem(_ fault: StoreFault) -> String
}

extension Phrasebook {
  /// `plans.ics:12: "Yoga": ` and what is to be said of it.
  ///
  /// - Parameter finding: what does not become the plan its file says.
  package func finding(_ finding: PlanImport.Finding) -> String {
    switch finding {
    case .passedOver(let event): passedOver(event)
    case .refused(let problem, let origin): at(origin) + self.problem(problem)
    case .otherClock(let zone, let start, let origin):
      at(origin) + foreignSeries(in: zone, at: start)
    }
  }

  private func at(_ origin: PlanImport.Origin?) -> String {
    guard let origin else { return "" }
    return "\(origin.place): " + (origin.title.map { "\(quoted($0)): " } ?? "")
  }
}

package enum TrainingHeading: Hashable, CaseIterable, Sendable {
  /// The sessions of a day, in capitals.
  case training
  /// The activities planned last, in capitals.
  case recent
}

/// What happened to a plan or a reflection.
package enum TrainingChange: Hashable, CaseIterable, Sendable {
  case added, changed, removed, unchanged
  /// A session was trained; it was not after all.
  case done, undone
  /// The same is planned already, by this id.
  case known
  /// Nobody will reflect on it.
  case dismissed
}

/// The parts of a question before something is removed.
package enum Confirmation: Hashable, Sendable {
  /// This many sessions of a calendar.
  case take(Int)
  /// A session of this name, or this many files.
  case remove(String)
  case eraseFiles(Int)
  /// This many entries of a list of the configuration, by its key.
  case dropEntries(Int, of: String)
  /// All events of this title.
  case hideEvents(String)
  /// By a new programme, the one that is running.
  case endProgramme
  /// This many files were removed.
  case erased(Int)
  /// Behind the question: `[y/N]`.
  case choices
  /// Why nothing was removed.
  case nobodyToAsk
  case declined
  case nothingKept
  /// What bears this path stays: someone else put it there.
  case leftThere(String)
}

package enum StoreAdvice: Hashable, CaseIterable, Sendable {
  /// A newer version of readyday wrote it.
  case update
  case mend
  /// The last good copy is there; a command that takes it back follows.
  case mendOrTakeBack
  /// The file is gone and its last good copy is there; a command that takes it back follows.
  case takeBack
  /// The file is gone, and the copy that is there cannot be understood.
  case moveCopyAway
}

/// Labels for the values of a plan or a reflection.
package enum TrainingLabel: Hashable, CaseIterable, Sendable {
  case activity, category, date, start, duration, intensity, sequence, repeats, skipped, notes
  case created, updated, feeling, wentWell, toImprove, measured
  /// Shown instead of the time of day, of a session without one.
  case anyTime
  /// Shown instead of a demand or a date.
  case plan, today
  /// Before what is planned, and behind what has been done.
  case planned, done
  case strain, mean
  /// Who measured a workout, and the body on its day.
  case source, thatMorning
}
