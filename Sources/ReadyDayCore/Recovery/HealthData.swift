/// What the user's devices measured, and the mornings made of it.
public struct HealthData: Sendable {
  /// The mornings reported on.
  public let days: ClosedRange<LocalDate>
  /// Minutes.
  let sleepTarget: Double
  /// Nil when no WHOOP data were given.
  public var archive: WhoopArchive?
  /// What was imported of other devices, each once, in any order.
  public var imported: [Measurements] = []
  /// All origins, that first whose mornings count first.
  let order: [HealthOrigin]

  /// - Parameters:
  ///   - days: the mornings reported on.
  ///   - sleepTarget: the minutes of sleep aimed at.
  ///   - order: whose mornings count first; those that it does not name come after.
  public init(days: ClosedRange<LocalDate>, sleepTarget: Double, order: [HealthOrigin] = []) {
    self.days = days
    self.sleepTarget = sleepTarget
    self.order = order.completed
  }
}

extension HealthData {
  /// One of the devices that measured.
  enum Source {
    case whoop(WhoopArchive)
    case imported(Measurements)
  }

  /// Those there are, that first which counts first.
  var sources: [Source] {
    order.compactMap { origin in
      switch origin {
      case .whoop: archive.map { .whoop($0) }
      case .oura, .fitbit, .garmin, .appleHealth:
        imported.first { $0.origin == origin }.map { .imported($0) }
      }
    }
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

  fileprivate func workouts(on date: LocalDate) -> [WorkoutRecord] {
    switch self {
    case .whoop(let archive): archive.workouts.filter { $0.date == date }
    case .imported(let measured): measured.workouts(on: date...date)
    }
  }
}

extension HealthData {
  /// One a date, in order: that of the first source that knows anything of it; WHOOP's own, a computed one of
  /// the others. Nil without any data.
  var reports: [MorningReport]? {
    Self.first(
      sources.map { source in
        switch source {
        case .whoop(let archive): archive.reports(on: days)
        case .imported(let measured): computed(from: measured)
        }
      })
  }

  /// One a date, in order, with readyday's own scores also where WHOOP did the measuring.
  var computedReports: [MorningReport]? {
    Self.first(sources.map { computed(from: $0.measurements) })
  }

  /// What was trained before a date, from the source that knows of any training.
  ///
  /// - Parameter date: the date after the week.
  package func trainingWeek(before date: LocalDate) -> TrainingWeek {
    let weeks = sources.map { $0.measurements.trainingWeek(before: date) }
    return weeks.first(where: \.isKnown) ?? .unknown
  }

  /// What was trained on a date, from the source that knows of any workout then.
  ///
  /// - Parameter date: the date on which the workouts began, on the clock of their place.
  public func workouts(on date: LocalDate) -> [WorkoutRecord] {
    sourcedWorkouts(on: date...date).map(\.record)
  }

  /// The same, each with who recorded it.
  package func sourcedWorkouts(on dates: ClosedRange<LocalDate>) -> [SourcedWorkout] {
    let sources = sources
    return dates.flatMap { date in
      for source in sources {
        let workouts = source.workouts(on: date)
        if !workouts.isEmpty { return workouts.map { SourcedWorkout($0, source: source.origin) } }
      }
      return []
    }
  }

  private func computed(from measured: Measurements) -> [MorningReport] {
    measured.reports(on: days, sleepTarget: sleepTarget)
  }

  private static func first(_ reports: [[MorningReport]]) -> [MorningReport]? {
    guard let first = reports.first else { return nil }
    return reports.dropFirst().reduce(first) { known, others in
      zip(known, others).map { $0.falling(backOn: $1) }
    }
  }
}
