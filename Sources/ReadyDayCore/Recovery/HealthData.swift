public struct HealthData: Sendable {
  /// The mornings to report on.
  public let days: ClosedRange<LocalDate>
  /// Minutes.
  let sleepTarget: Double
  /// Nil if there is no WHOOP data.
  public var archive: WhoopArchive? {
    didSet { ofWhoop = Dictionary(grouping: archive?.workouts ?? [], by: { $0.date }) }
  }
  /// WHOOP's workouts, found once, as every day of a week asks for weeks of them.
  private(set) var ofWhoop: [LocalDate: [WorkoutRecord]] = [:]
  /// Other devices' data, one element for each source, in any order.
  public var imported: [Measurements] = []
  /// All origins, the preferred one first.
  let order: [HealthOrigin]
  /// The least number of mornings before each of ``days`` to check for unusual readings.
  package var signalDays = 0

  /// - Parameters:
  ///   - days: the mornings to report on.
  ///   - sleepTarget: minutes.
  ///   - order: the origins by precedence; any that are missing come last.
  public init(days: ClosedRange<LocalDate>, sleepTarget: Double, order: [HealthOrigin] = []) {
    self.days = days
    self.sleepTarget = sleepTarget
    self.order = order.completed
  }

  enum Source {
    case whoop(WhoopArchive)
    case imported(Measurements)
  }

  var sources: [Source] {
    order.compactMap { origin in
      origin == .whoop
        ? archive.map { Source.whoop($0) }
        : imported.first { $0.origin == origin }.map { Source.imported($0) }
    }
  }

  /// A report for each date, from the first source with data; nil if there is none.
  var reports: [MorningReport]? { reports(on: days) }

  func reports(on dates: ClosedRange<LocalDate>) -> [MorningReport]? { reporter(dates) }

  /// Makes the reports of any dates, for which what all share is found once.
  var reporter: (ClosedRange<LocalDate>) -> [MorningReport]? {
    let makers = sources.map { source -> (ClosedRange<LocalDate>) -> [MorningReport] in
      switch source {
      case .whoop(let archive):
        let reports = WhoopReports(of: archive)
        return { comparingTraining(reports.reports(on: $0, signalDays: signalDays), of: source) }
      case .imported: return { computed(from: measurements(of: source), on: $0) }
      }
    }
    return { dates in Self.first(makers.map { $0(dates) }) }
  }

  /// A report for each date, with computed scores even for WHOOP's measurements.
  var computedReports: [MorningReport]? {
    Self.first(sources.map { computed(from: measurements(of: $0), on: days) })
  }

  /// The week's training before `date`; each day comes from the first source with a workout on it.
  package func trainingWeek(before date: LocalDate) -> TrainingWeek {
    sources.first.map { measurements(of: $0).trainingWeek(before: date) } ?? .unknown
  }

  func measurements(of source: Source) -> Measurements {
    let others = sources.filter { $0.origin != source.origin }
    if others.isEmpty { return source.measurements }
    return source.measurements.filled(from: others.map(workoutsByDate))
  }

  /// Compares workouts of all devices if too few days have a strain to compare.
  private func comparingTraining(_ reports: [MorningReport], of source: Source) -> [MorningReport] {
    guard !imported.isEmpty, reports.contains(where: { $0.training?.hardFrom == nil }) else {
      return reports
    }
    let measured = measurements(of: source)
    return reports.map { report in
      guard report.training?.hardFrom == nil,
        let training = measured.training(before: report.date), training.hardFrom != nil
      else { return report }
      var report = report
      report.training = training
      return report
    }
  }

  package func sourcedWorkouts(on dates: ClosedRange<LocalDate>) -> [SourcedWorkout] {
    let sources = sources.map { ($0.origin, workoutsByDate(of: $0)) }
    return dates.flatMap { date in
      for (origin, workouts) in sources {
        if let found = workouts[date] { return found.map { SourcedWorkout($0, source: origin) } }
      }
      return []
    }
  }

  private func workoutsByDate(of source: Source) -> [LocalDate: [WorkoutRecord]] {
    if case .imported(let measured) = source { measured.workouts } else { ofWhoop }
  }

  private func computed(
    from measured: Measurements, on dates: ClosedRange<LocalDate>
  ) -> [MorningReport] {
    measured.reports(on: dates, sleepTarget: sleepTarget, signalDays: signalDays)
  }

  private static func first(_ reports: [[MorningReport]]) -> [MorningReport]? {
    guard let first = reports.first else { return nil }
    return reports.dropFirst().reduce(first) { known, others in
      zip(known, others).map { $0.falling(backOn: $1) }
    }.map(\.withoutFrozen)
  }
}

extension HealthData.Source {
  fileprivate var origin: HealthOrigin {
    switch self {
    case .whoop: .whoop
    case .imported(let measured): measured.origin
    }
  }

  fileprivate var measurements: Measurements {
    switch self {
    case .whoop(let archive): archive.measurements
    case .imported(let measured): measured
    }
  }
}
