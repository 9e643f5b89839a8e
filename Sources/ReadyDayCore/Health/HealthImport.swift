package struct HealthImport: Hashable, Sendable {
  /// The number of dates with each kind of data.
  package struct Coverage: Hashable, Sendable {
    package var nights = 0
    package var nightsWithStages = 0
    package var naps = 0
    package var sdnn = 0
    package var rmssd = 0
    package var restingHeartRate = 0
    package var respiratoryRate = 0
    package var workouts = 0
    package var workoutsWithHeartRate = 0
  }

  /// Nil when the exports hold nothing.
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
    for day in entries.values.map(\.day) {
      if let sleep = day.sleep {
        coverage.nights += 1
        if sleep.deepMinutes != nil { coverage.nightsWithStages += 1 }
      }
      coverage.naps += day.naps.count
      if day.sdnn != nil { coverage.sdnn += 1 }
      if day.rmssd != nil { coverage.rmssd += 1 }
      if day.restingHeartRate != nil { coverage.restingHeartRate += 1 }
      if day.respiratoryRate != nil { coverage.respiratoryRate += 1 }
    }
    coverage.workouts = recorded.count
    coverage.workoutsWithHeartRate = recorded.values.count { $0.averageHeartRate != nil }
    return coverage
  }
}
