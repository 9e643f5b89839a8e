/// What came of an import, to be told to whoever asked for it.
public struct HealthImport: Hashable, Sendable {
  /// On how many dates a thing is known.
  public struct Coverage: Hashable, Sendable {
    public var nights = 0
    public var nightsWithStages = 0
    public var sdnn = 0
    public var rmssd = 0
    public var restingHeartRate = 0
    public var respiratoryRate = 0
    public var workouts = 0
    /// Of ``workouts``.
    public var workoutsWithHeartRate = 0
  }

  /// From the first to the last date that the exports say anything of; nil when they say nothing.
  public let dates: ClosedRange<LocalDate>?
  /// What the exports hold that is kept.
  public let coverage: Coverage
  /// What that changed in what was kept before.
  public let days, workouts: HealthHistory.Tally
  public let passedOver: HealthExport.PassedOver

  /// The account of adding `exports` to what is `kept`.
  public init(adding exports: [HealthExport], to kept: inout HealthHistory) {
    var added = HealthHistory()
    var passedOver = HealthExport.PassedOver()
    for export in exports {
      _ = added.merge(export.history)
      passedOver.add(export.passedOver)
    }
    dates = added.dates
    coverage = added.coverage
    (days, workouts) = kept.merge(added)
    self.passedOver = passedOver
  }
}

extension HealthExport.PassedOver {
  fileprivate mutating func add(_ other: HealthExport.PassedOver) {
    otherKinds += other.otherKinds
    unreadable += other.unreadable
    naps += other.naps
    repeatedNights += other.repeatedNights
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
