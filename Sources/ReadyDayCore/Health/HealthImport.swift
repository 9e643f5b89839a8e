/// The outcome of an import.
package struct HealthImport: Hashable, Sendable {
  /// On how many dates a thing is known.
  package struct Coverage: Hashable, Sendable {
    package var nights = 0
    package var nightsWithStages = 0
    package var naps = 0
    package var sdnn = 0
    package var rmssd = 0
    package var restingHeartRate = 0
    package var respiratoryRate = 0
    package var workouts = 0
    /// Of ``workouts``.
    package var workoutsWithHeartRate = 0
  }

  /// From the first to the last date that the exports say anything of; nil when they say nothing.
  package let dates: ClosedRange<LocalDate>?
  /// What the exports hold that is kept.
  package let coverage: Coverage
  /// What that changed in what was kept before.
  package let days, workouts: HealthHistory.Tally
  package let passedOver: HealthExport.PassedOver
  /// The zone in which times without one were read.
  package let zone: String
  /// Nights that stay on the clock which an earlier import assumed.
  package let keptClocks: Int

  /// The account of adding `exports` to what is `kept`.
  ///
  /// - Parameters:
  ///   - zone: the zone in which times without one were read.
  ///   - moving: whether what was read in another zone by an earlier import is moved to it.
  package init(
    adding exports: [HealthExport], to kept: inout HealthHistory, zone: String = "",
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
    (days, workouts) = kept.merge(added, moving: moving)
    (self.passedOver, self.zone) = (passedOver, zone)
    keptClocks = kept.keptClocks(besides: added)
  }
}

extension HealthExport.PassedOver {
  mutating func add(_ other: HealthExport.PassedOver) {
    otherKinds += other.otherKinds
    unmeasured += other.unmeasured
    inBedOnly += other.inBedOnly
    daytimeVariability += other.daytimeVariability
    unreadable += other.unreadable
    repeatedNights += other.repeatedNights
    shorterSleeps += other.shorterSleeps
    assumedTimes += other.assumedTimes
    repeatedWorkouts += other.repeatedWorkouts
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
