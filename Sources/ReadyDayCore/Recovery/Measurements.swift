/// One source's values and workouts by date, without the vendor's score.
public struct Measurements: Equatable, Sendable {
  public let origin: HealthOrigin
  private var days: [LocalDate: DailyHealth] = [:]
  /// Workouts by their local start date.
  private(set) var workouts: [LocalDate: [WorkoutRecord]] = [:]
  private var firstWorkout: LocalDate?
  private(set) var activity: [LocalDate: DailyActivity] = [:]

  /// - Parameter days: if a date occurs twice, the later entry counts.
  init(
    _ origin: HealthOrigin, days: some Sequence<DailyHealth>,
    workouts: some Sequence<WorkoutRecord> = [], activity: some Sequence<DailyActivity> = []
  ) {
    self.origin = origin
    for day in activity { self.activity[day.date] = day }
    for day in days { self.days[day.date] = day }
    self.workouts = Dictionary(grouping: workouts, by: \.date)
    firstWorkout = self.workouts.keys.min()
  }

  /// How many days before a date count towards its score.
  static let daysBefore = 30

  subscript(date: LocalDate) -> DailyHealth? { days[date] }

  var dates: Set<LocalDate> { Set(days.keys) }

  /// The workouts begun on `dates`, in local time: by date, then in reading order.
  public func workouts(on dates: ClosedRange<LocalDate>) -> [WorkoutRecord] {
    dates.flatMap { workouts[$0] ?? [] }
  }

  /// Takes the workouts of each date that has none from the first of `others` that has some.
  func filled(from others: [[LocalDate: [WorkoutRecord]]]) -> Measurements {
    var all = self
    for workouts in others { all.workouts.merge(workouts) { own, _ in own } }
    all.firstWorkout = all.workouts.keys.min()
    return all
  }

  /// The score of the morning of `date`; `sleepTarget` is in minutes.
  public func score(on date: LocalDate, sleepTarget: Double) -> ComputedScore {
    let results: [(ComputedScore.Part, ComputedScore.Result)] = [
      (.heartRateVariability, variability(on: date)),
      (.restingHeartRate, restingHeartRate(on: date)),
      (.sleep, sleep(on: date, target: sleepTarget)), (.trainingLoad, trainingLoad(before: date)),
    ]
    return ComputedScore(
      date: date, origin: origin,
      components: results.map { ComputedScore.Component(part: $0.0, result: $0.1) })
  }

  /// The mean of the `span` days before `date`; nil if fewer than `needed` have a value.
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

  /// Prefers rMSSD, which is measured all night, if it can be compared.
  private func variability(on date: LocalDate) -> ComputedScore.Result {
    let measures = [
      variability(.rmssd, on: date) { $0.rmssd }, variability(.sdnn, on: date) { $0.sdnn },
    ]
    // Of the thirty mornings before, seven need a reading on waking.
    let waking = variability(.wakingSDNN, on: date, among: 30, needed: 7) { $0.wakingSDNN }
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
    guard let night = days[date]?.slept, night.asleepMinutes > 0, target > 0 else {
      return .missing(.notMeasured)
    }
    let basis = ComputedScore.Sleep(
      asleepMinutes: night.asleepMinutes,
      targetMinutes: min(target, ComputedScore.Sleep.enoughMinutes),
      deepShare: night.share(night.deepMinutes), remShare: night.share(night.remMinutes))
    return .scored(points: basis.points, .sleep(basis))
  }

  /// Excludes `date` itself: a day's training must not change the score of its morning.
  private func trainingLoad(before date: LocalDate) -> ComputedScore.Result {
    let month = date.advanced(by: -28)...date.advanced(by: -1)
    let recent = workouts(on: month)
    guard let firstWorkout, !recent.isEmpty else { return .missing(.noTraining) }
    let known = firstWorkout.distance(to: date)
    guard known >= 28 else { return .missing(.shortHistory(days: max(known, 0))) }
    // A week without the device, for someone who otherwise wears it, is not a week of rest.
    let week = daysKnown(among: 7, before: date)
    guard week >= 4 || daysKnown(among: 60, before: date) < 20 else {
      return .missing(.fewDays(known: week, needed: 4, span: 7))
    }
    let stress = TrainingStress(of: recent)
    let basis = ComputedScore.TrainingLoad(
      scale: .zoneMinutes, acute: stress.sum(since: date.advanced(by: -7)),
      chronic: stress.sum(since: month.lowerBound) / 4, workouts: recent.count)
    guard basis.chronic > 0 else { return .missing(.noTraining) }
    return .scored(points: basis.points, .trainingLoad(basis))
  }

  private func daysKnown(among span: Int, before date: LocalDate) -> Int {
    (1...span).map { date.advanced(by: -$0) }.count { days[$0] != nil || workouts[$0] != nil }
  }

  func reports(
    on dates: ClosedRange<LocalDate>, sleepTarget: Double, signalDays: Int = 0
  ) -> [MorningReport] {
    let scored = dates.lowerBound.advanced(by: -Self.daysLookedBack)...dates.upperBound
    let facts = self.dates.union(dates).map { date in
      MorningFacts(
        date, self[date], by: origin,
        scored.contains(date) ? score(on: date, sleepTarget: sleepTarget) : nil)
    }
    var reports = MorningReports(of: facts)
    return dates.map { date in
      var report = reports.report(on: date, signalDays: signalDays)
      report.lastData = self.dates.filter { $0 < date }.max()
      report.training = training(before: date)
      return report
    }
  }

  /// How many days back a mean or the last known score may reach.
  private static let daysLookedBack = 45
  /// 180 counted mornings, the first of which needs its own 67 nights.
  private static let nightsLookedBack = HeartRateVariabilityTrend.morningsCounted + 66

  /// The days that the reports of `dates` need; the range ends with `dates`.
  public static func days(neededFor dates: ClosedRange<LocalDate>) -> ClosedRange<LocalDate> {
    dates.lowerBound.advanced(by: -nightsLookedBack)...dates.upperBound
  }

  /// The days whose workouts the reports of `dates` need.
  public static func workoutDays(neededFor dates: ClosedRange<LocalDate>) -> ClosedRange<LocalDate>
  { dates.lowerBound.advanced(by: -daysLookedBack - daysBefore)...dates.upperBound }
}

extension SleepTotals {
  /// A stage's share of the staged sleep, or of all sleep if a stage is unknown.
  fileprivate func share(_ stage: Double?) -> Double? {
    stage.map { $0 / (stagedMinutes ?? asleepMinutes) }
  }

  private var stagedMinutes: Double? {
    guard let deepMinutes, let remMinutes, let lightMinutes else { return nil }
    let staged = deepMinutes + remMinutes + lightMinutes
    return staged > 0 ? staged : nil
  }

  /// Percent of the time in bed or, if that is unknown, of the time from falling asleep to waking.
  fileprivate var efficiency: Double? {
    let inBed = inBedMinutes ?? awakeMinutes.map { asleepMinutes + $0 }
    guard let inBed, inBed >= asleepMinutes, inBed > 0 else { return nil }
    return asleepMinutes / inBed * 100
  }
}

extension DailySleep {
  fileprivate var onset: TimeOfDay { span.start.reading(at: startOffset).time }
}

extension HealthHistory {
  /// The measurements on `dates` and those that computed scores of these need.
  public func measurements(
    by origin: HealthOrigin, on dates: ClosedRange<LocalDate>
  ) -> Measurements {
    Measurements(
      origin, days: days(in: dates), workouts: workouts(in: dates), activity: activity(in: dates))
  }
}

extension MorningFacts {
  fileprivate init(
    _ date: LocalDate, _ day: DailyHealth?, by origin: HealthOrigin, _ score: ComputedScore?
  ) {
    self.init(date: date)
    recovery = RecoverySummary(day, by: origin, score)
    sleep = SleepSummary(day)
    onset = day?.sleep?.onset
  }
}

extension RecoverySummary {
  fileprivate init(_ day: DailyHealth?, by origin: HealthOrigin, _ score: ComputedScore?) {
    self.init(state: score?.state ?? .missing)
    (source, measuredBy) = (.computed, origin)
    (computed, vendorReadiness) = (score, day?.readiness)
    self.score = Measure(score?.value)
    isCalibrating = score.map { $0.value != nil && $0.isProvisional } ?? false
    heartRateVariability = Measure(day?.rmssd)
    sdnn = Measure(day?.sdnn)
    restingHeartRate = Measure(day?.restingHeartRate)
  }
}

extension ComputedScore {
  /// Distinguishes a measured value that cannot be compared yet from a missing one.
  fileprivate var state: ScoreState {
    if value != nil { return .scored }
    let isMeasured = Part.allCases.contains { part in
      part != .trainingLoad && self[part]?.result != .missing(.notMeasured)
    }
    return isMeasured ? .unscorable : .missing
  }
}

extension SleepSummary {
  fileprivate init(_ day: DailyHealth?) {
    self.init(state: day?.slept == nil ? .missing : .scored)
    respiratoryRate = Measure(day?.respiratoryRate)
    naps = (day?.naps ?? []).map {
      Nap(span: $0.span, offset: $0.offset, asleepMinutes: $0.asleepMinutes)
    }
    guard let slept = day?.slept else { return }
    asleepMinutes = Measure(slept.asleepMinutes)
    inBedMinutes = slept.inBedMinutes
    efficiency = slept.efficiency
    stages = SleepSpent(of: slept)
    blocks = 1
    guard let night = day?.sleep else { return }
    span = night.span
    offset = night.offset
    startOffset = night.startOffset == night.offset ? nil : night.startOffset
  }
}

extension SleepSpent {
  fileprivate init?(of night: SleepTotals) {
    guard let deep = night.deepMinutes, let rem = night.remMinutes, let light = night.lightMinutes
    else { return nil }
    self.init(deep: deep, rem: rem, light: light, awake: night.awakeMinutes, noData: 0)
  }
}

extension MorningReport {
  /// This report or, if it is blank, `other` if that has data on the date or later data. Nights of
  /// both are used.
  ///
  /// A night without a score still belongs to its source, so it is not replaced.
  func falling(backOn other: MorningReport?) -> MorningReport {
    guard let other else { return self }
    let isLater = (other.lastData?.dayNumber ?? .min) > (lastData?.dayNumber ?? .min)
    let isReplaced = isBlank && (!other.isBlank || isLater)
    var report = isReplaced ? other : self
    report.sleep.fill(from: (isReplaced ? self : other).sleep, upTo: date)
    return report
  }

  private var isBlank: Bool {
    recovery.state == .missing && sleep.state == .missing && sleep.naps.isEmpty
      && recovery.vendorReadiness == nil
  }
}

package struct SourceSpan: Equatable, Sendable {
  package let source: HealthOrigin
  package let dates: ClosedRange<LocalDate>

  static let mostShown = 4

  /// Spans of mornings with data from one of the sources, by precedence; gaps do not end a span.
  package static func all(of known: [(source: HealthOrigin, dates: Set<LocalDate>)]) -> [SourceSpan]
  {
    var sources: [LocalDate: HealthOrigin] = [:]
    for (source, dates) in known {
      for date in dates where sources[date] == nil { sources[date] = source }
    }
    let days = sources.ordered { $0.key < $1.key }
    return days.map { SourceSpan(source: $0.value, dates: $0.key...$0.key) }.merged { last, day in
      guard last.source == day.source else { return nil }
      return SourceSpan(source: day.source, dates: last.dates.lowerBound...day.dates.upperBound)
    }
  }
}

extension WhoopArchive {
  package var morningDates: Set<LocalDate> { Set(Mornings(records, by: clocks).all.map(\.date)) }
}

extension HealthHistory {
  package var knownDates: Set<LocalDate> { Set(entries.keys) }
}
