/// What one source measured of a body over the days: values and workouts, without anybody's score.
public struct Measurements: Hashable, Sendable {
  public let origin: HealthOrigin
  private var days: [LocalDate: DailyHealth] = [:]
  /// By the date on which they began, on the clock of their place.
  private var workouts: [LocalDate: [WorkoutRecord]] = [:]
  private var firstWorkout: LocalDate?

  /// - Parameters:
  ///   - days: one a date; of two for one date the later one counts.
  ///   - workouts: in any order, each once.
  init(
    _ origin: HealthOrigin, days: some Sequence<DailyHealth>,
    workouts: some Sequence<WorkoutRecord> = []
  ) {
    self.origin = origin
    for day in days { self.days[day.date] = day }
    self.workouts = Dictionary(grouping: workouts, by: \.date)
    firstWorkout = self.workouts.keys.min()
  }
}

extension Measurements {
  /// How many days before a date its score looks back.
  static let daysBefore = 30

  subscript(date: LocalDate) -> DailyHealth? { days[date] }

  /// Those on which anything was measured.
  var dates: Set<LocalDate> { Set(days.keys) }

  /// The workouts of some dates, by date, then in the order in which they were read.
  ///
  /// - Parameter dates: those on which the workouts began, on the clock of their place.
  public func workouts(on dates: ClosedRange<LocalDate>) -> [WorkoutRecord] {
    dates.flatMap { workouts[$0] ?? [] }
  }

  /// The score of one morning.
  ///
  /// - Parameters:
  ///   - date: the morning's.
  ///   - sleepTarget: the minutes of sleep aimed at.
  public func score(on date: LocalDate, sleepTarget: Double) -> ComputedScore {
    let results: [(ComputedScore.Part, ComputedScore.Result)] = [
      (.heartRateVariability, variability(on: date)),
      (.restingHeartRate, restingHeartRate(on: date)),
      (.sleep, sleep(on: date, target: sleepTarget)),
      (.trainingLoad, trainingLoad(before: date)),
    ]
    return ComputedScore(
      date: date, origin: origin,
      components: results.map { ComputedScore.Component(part: $0.0, result: $0.1) })
  }
}

// The first three components: this date next to the days before.
extension Measurements {
  /// The values of the `span` days before `date`, the latest first; no mean below `needed` of them.
  private func reference(
    _ span: Int, before date: LocalDate, needed: Int, _ value: (DailyHealth) -> Double?
  ) -> (ComputedScore.Reference?, ComputedScore.Gap) {
    let values = (1...span).compactMap { days[date.advanced(by: -$0)].flatMap(value) }
    let gap = ComputedScore.Gap.fewDays(known: values.count, needed: needed, span: span)
    guard values.count >= needed else { return (nil, gap) }
    let mean = values.reduce(0, +) / Double(values.count)
    let reference = ComputedScore.Reference(
      mean: mean, deviation: values.standardDeviation, days: values.count, span: span)
    return (reference, gap)
  }

  /// Whichever measure this date can be compared by; rMSSD first, which is what a night's own
  /// recording gives.
  private func variability(on date: LocalDate) -> ComputedScore.Result {
    let measures = [
      variability(.rmssd, on: date) { $0.rmssd }, variability(.sdnn, on: date) { $0.sdnn },
    ]
    // Who measures so on a week's mornings in thirty is compared with these.
    let waking = variability(
      .wakingSDNN, on: date, among: 30, needed: 7
    ) { $0.wakingSDNN }
    let scored = (measures + [waking]).first { if case .scored = $0 { true } else { false } }
    return scored ?? measures.first { $0 != .missing(.notMeasured) } ?? .missing(.notMeasured)
  }

  private func variability(
    _ measure: ComputedScore.HeartRateVariability.Measure, on date: LocalDate,
    among span: Int = 7, needed: Int = 3, _ value: (DailyHealth) -> Double?
  ) -> ComputedScore.Result {
    guard let today = days[date].flatMap(value) else { return .missing(.notMeasured) }
    let (reference, gap) = reference(span, before: date, needed: needed, value)
    guard let reference, reference.mean > 0 else { return .missing(gap) }
    let basis = ComputedScore.HeartRateVariability(
      measure: measure, value: today, reference: reference)
    return .scored(points: basis.points, .heartRateVariability(basis))
  }

  private func restingHeartRate(on date: LocalDate) -> ComputedScore.Result {
    guard let today = days[date]?.restingHeartRate else { return .missing(.notMeasured) }
    let (reference, gap) = reference(30, before: date, needed: 7, \.restingHeartRate)
    guard let reference else { return .missing(gap) }
    let basis = ComputedScore.RestingHeartRate(value: today, reference: reference)
    return .scored(points: basis.points, .restingHeartRate(basis))
  }

  private func sleep(on date: LocalDate, target: Double) -> ComputedScore.Result {
    guard let night = days[date]?.sleep, night.asleepMinutes > 0, target > 0 else {
      return .missing(.notMeasured)
    }
    let basis = ComputedScore.Sleep(
      asleepMinutes: night.asleepMinutes,
      targetMinutes: min(target, ComputedScore.Sleep.enoughMinutes),
      deepShare: night.share(night.deepMinutes), remShare: night.share(night.remMinutes))
    return .scored(points: basis.points, .sleep(basis))
  }
}

extension DailySleep {
  /// Of the sleep whose stages are known, where all are told: the rest may be anything.
  fileprivate func share(_ stage: Double?) -> Double? {
    stage.map { $0 / (stagedMinutes ?? asleepMinutes) }
  }

  private var stagedMinutes: Double? {
    guard let deepMinutes, let remMinutes, let lightMinutes else { return nil }
    let staged = deepMinutes + remMinutes + lightMinutes
    return staged > 0 ? staged : nil
  }
}

extension Measurements {
  /// The days themselves are excluded: a morning's score does not change with the day's training.
  private func trainingLoad(before date: LocalDate) -> ComputedScore.Result {
    let month = date.advanced(by: -28)...date.advanced(by: -1)
    let recent = workouts(on: month)
    guard let firstWorkout, !recent.isEmpty else { return .missing(.noTraining) }
    let known = firstWorkout.distance(to: date)
    guard known >= 28 else { return .missing(.shortHistory(days: max(known, 0))) }
    let stress = TrainingStress(of: recent)
    let basis = ComputedScore.TrainingLoad(
      scale: .zoneMinutes, acute: stress.sum(since: date.advanced(by: -7)),
      chronic: stress.sum(since: month.lowerBound) / 4, workouts: recent.count)
    guard basis.chronic > 0 else { return .missing(.noTraining) }
    return .scored(points: basis.points, .trainingLoad(basis))
  }
}

extension HealthHistory {
  /// What is known of some dates, for scores of readyday's own.
  ///
  /// - Parameters:
  ///   - origin: who did the measuring.
  ///   - dates: those that are looked at.
  public func measurements(
    by origin: HealthOrigin, on dates: ClosedRange<LocalDate>
  ) -> Measurements {
    Measurements(origin, days: days(in: dates), workouts: workouts(in: dates))
  }
}
