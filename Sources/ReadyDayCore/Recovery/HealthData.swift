/// What the user's devices measured, and the mornings made of it.
public struct HealthData: Sendable {
  /// The mornings that are told of.
  public let days: ClosedRange<LocalDate>
  /// Minutes.
  let sleepTarget: Double
  /// Nil when no WHOOP data were given.
  public var archive: WhoopArchive?
  /// Nil when no Apple Health data were imported.
  public var appleHealth: Measurements?

  /// - Parameters:
  ///   - days: the mornings that are told of.
  ///   - sleepTarget: the minutes of sleep aimed at.
  public init(days: ClosedRange<LocalDate>, sleepTarget: Double) {
    self.days = days
    self.sleepTarget = sleepTarget
  }
}

extension HealthData {
  /// One a date, in order: WHOOP's, else a computed one where WHOOP has nothing of that date. Nil
  /// without any data.
  var reports: [MorningReport]? {
    Self.first(archive?.reports(on: days), else: computed(from: appleHealth))
  }

  /// One a date, in order, with readyday's own scores also where WHOOP did the measuring.
  var computedReports: [MorningReport]? {
    Self.first(computed(from: archive?.measurements), else: computed(from: appleHealth))
  }

  /// What was trained before a date, as whoever knows of any training tells it.
  ///
  /// - Parameter date: the date after the week.
  package func trainingWeek(before date: LocalDate) -> TrainingWeek {
    let weeks = [archive?.measurements, appleHealth].compactMap { $0?.trainingWeek(before: date) }
    return weeks.first(where: \.isKnown) ?? .unknown
  }

  /// What was trained on a date, as whoever knows of any workout then tells it.
  ///
  /// - Parameter date: the date on which the workouts began, on the clock of their place.
  public func workouts(on date: LocalDate) -> [WorkoutRecord] {
    let whoop = archive?.workouts.filter { $0.date == date } ?? []
    return whoop.isEmpty ? appleHealth?.workouts(on: date...date) ?? [] : whoop
  }

  /// The same, each with who recorded it.
  package func sourcedWorkouts(on dates: ClosedRange<LocalDate>) -> [SourcedWorkout] {
    dates.flatMap { date in
      let whoop = archive?.workouts.filter { $0.date == date } ?? []
      let apple = whoop.isEmpty ? appleHealth?.workouts(on: date...date) ?? [] : []
      return whoop.map { SourcedWorkout($0, source: .whoop) }
        + apple.map { SourcedWorkout($0, source: .appleHealth) }
    }
  }

  private func computed(from measured: Measurements?) -> [MorningReport]? {
    measured?.reports(on: days, sleepTarget: sleepTarget)
  }

  private static func first(
    _ reports: [MorningReport]?, else others: [MorningReport]?
  ) -> [MorningReport]? {
    guard let reports, let others else { return reports ?? others }
    return zip(reports, others).map { $0.falling(backOn: $1) }
  }
}
