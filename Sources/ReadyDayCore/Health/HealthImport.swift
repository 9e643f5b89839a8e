package struct HealthImport: Equatable, Sendable {
  /// The number of dates with each kind of data.
  package struct Coverage: Equatable, Sendable {
    package var nights = 0
    package var nightsWithStages = 0
    package var naps = 0
    package var sdnn = 0
    package var rmssd = 0
    package var restingHeartRate = 0
    package var respiratoryRate = 0
    package var steps = 0
    package var activeEnergy = 0
    package var workouts = 0
    package var workoutsWithHeartRate = 0
  }

  /// Nil if the exports have neither days nor workouts.
  package let dates: ClosedRange<LocalDate>?
  package let coverage: Coverage
  package let days, workouts: HealthHistory.Tally
  package let passedOver: HealthExport.PassedOver
  package let zone: String
  package let storedClocks: Int

  package init(
    adding exports: [HealthExport], to stored: inout HealthHistory, zone: String = "",
    moving: Bool = false
  ) {
    var added = HealthHistory()
    var passedOver = HealthExport.PassedOver()
    for export in exports {
      _ = added.merge(export.history)
      passedOver.add(export.passedOver)
    }
    dates = added.dates
    coverage = added.coverage
    (days, workouts) = stored.merge(added, moving: moving)
    (self.passedOver, self.zone) = (passedOver, zone)
    storedClocks = stored.storedClocks(besides: added)
  }
}

extension HealthExport.PassedOver {
  mutating func add(_ other: HealthExport.PassedOver) {
    let counts: [WritableKeyPath<Self, Int>] = [
      \.otherKinds, \.unmeasured, \.inBedOnly, \.daytimeVariability, \.unreadable, \.repeatedNights,
      \.shorterSleeps, \.assumedTimes, \.repeatedWorkouts,
    ]
    for count in counts { self[keyPath: count] += other[keyPath: count] }
  }
}

extension HealthHistory {
  fileprivate var coverage: HealthImport.Coverage {
    var coverage = HealthImport.Coverage()
    let days = entries.values.map(\.day)
    let nights = days.compactMap(\.slept)
    (coverage.nights, coverage.naps) = (nights.count, days.reduce(0) { $0 + $1.naps.count })
    coverage.nightsWithStages = nights.count { $0.deepMinutes != nil }
    coverage.sdnn = days.count { $0.sdnn != nil }
    coverage.rmssd = days.count { $0.rmssd != nil }
    coverage.restingHeartRate = days.count { $0.restingHeartRate != nil }
    coverage.respiratoryRate = days.count { $0.respiratoryRate != nil }
    coverage.steps = activity.values.count { $0.steps != nil }
    coverage.activeEnergy = activity.values.count { $0.activeKilocalories != nil }
    coverage.workouts = recorded.count
    coverage.workoutsWithHeartRate = recorded.values.count { $0.averageHeartRate != nil }
    return coverage
  }
}
