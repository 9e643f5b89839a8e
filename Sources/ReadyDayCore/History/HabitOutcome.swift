/// The value by which mornings are compared: one number a morning.
package struct HabitOutcome: Hashable, Sendable {
  package enum Name: String, CaseIterable, Hashable, Sendable {
    /// 0…100, after the wearable's calibration.
    case recovery
    /// 1…5, as reported in the morning.
    case feeling = "feel"
  }

  package let name: Name
  /// By day number; mornings without a value are missing.
  let values: [Int: Double]
}

extension HabitOutcome {
  /// - Parameter value: the value of a day's own morning; nil when unknown.
  package init(
    _ name: Name, of days: some Sequence<HistoryDay>, _ value: (HistoryDay) -> Double?
  ) {
    let known = days.compactMap { day in value(day).map { (day.date.dayNumber, $0) } }
    self.init(name: name, values: Dictionary(uniqueKeysWithValues: known))
  }
}

extension HabitOutcome.Name {
  /// The step in which differences are shown.
  var step: Double { self == .recovery ? 1 : 0.1 }

  /// Differences up to this size hardly matter. A third of the variation between mornings: three
  /// points of recovery could not be confirmed within a year.
  var small: Double { self == .recovery ? 6 : 0.3 }
}
