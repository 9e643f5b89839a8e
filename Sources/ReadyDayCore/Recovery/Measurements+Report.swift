extension Measurements {
  /// What is known about each date, with a computed score.
  ///
  /// - Parameters:
  ///   - dates: the requested mornings; the reports are in their order.
  ///   - sleepTarget: the minutes of sleep aimed at.
  func reports(on dates: ClosedRange<LocalDate>, sleepTarget: Double) -> [MorningReport] {
    let scored = dates.lowerBound.advanced(by: -Self.daysLookedBack)...dates.upperBound
    let facts = self.dates.union(dates).map { date in
      MorningFacts(
        date, self[date], by: origin,
        scored.contains(date) ? score(on: date, sleepTarget: sleepTarget) : nil)
    }
    let reports = MorningReports(of: facts)
    return dates.map { date in
      var report = reports.report(on: date)
      report.training = training(before: date)
      return report
    }
  }

  /// How far back a mean or a last known score is looked for.
  private static let daysLookedBack = 45
  /// How far back nights are looked at: the 67 of the first of the mornings that are counted.
  private static let nightsLookedBack = HeartRateVariabilityTrend.morningsCounted + 66

  /// From the first day before `dates` that their reports look at to the last of them.
  public static func days(neededFor dates: ClosedRange<LocalDate>) -> ClosedRange<LocalDate> {
    dates.lowerBound.advanced(by: -nightsLookedBack)...dates.upperBound
  }

  /// The days whose workouts the reports of `dates` look at.
  public static func workoutDays(
    neededFor dates: ClosedRange<LocalDate>
  ) -> ClosedRange<LocalDate> {
    dates.lowerBound.advanced(by: -daysLookedBack - daysBefore)...dates.upperBound
  }
}

// What one day's measurements say of its morning.
extension MorningFacts {
  /// - Parameters:
  ///   - day: what was measured; nil if nothing was.
  ///   - origin: who measured it.
  ///   - score: nil if it is not needed.
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
  /// Something measured, but nothing to compare it with yet, is not the same as nothing measured.
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
    self.init(state: day?.sleep == nil ? .missing : .scored)
    respiratoryRate = Measure(day?.respiratoryRate)
    naps = (day?.naps ?? []).map {
      Nap(span: $0.span, offset: $0.offset, asleepMinutes: $0.asleepMinutes)
    }
    guard let night = day?.sleep else { return }
    span = night.span
    offset = night.offset
    startOffset = night.startOffset == night.offset ? nil : night.startOffset
    blocks = 1
    asleepMinutes = Measure(night.asleepMinutes)
    inBedMinutes = night.inBedMinutes
    efficiency = night.efficiency
    stages = Stages(of: night)
  }
}

extension DailySleep {
  fileprivate var onset: TimeOfDay { span.start.reading(at: startOffset).time }

  /// Percent of the time in bed that was sleep; where no time in bed is told, of the time from
  /// falling asleep to waking up.
  fileprivate var efficiency: Double? {
    let inBed = inBedMinutes ?? awakeMinutes.map { asleepMinutes + $0 }
    guard let inBed, inBed >= asleepMinutes, inBed > 0 else { return nil }
    return asleepMinutes / inBed * 100
  }
}

extension SleepSummary.Stages {
  /// Nil if the device records no stages.
  fileprivate init?(of night: DailySleep) {
    guard let deep = night.deepMinutes, let rem = night.remMinutes, let light = night.lightMinutes
    else { return nil }
    self.init(deep: deep, rem: rem, light: light, awake: night.awakeMinutes, noData: 0)
  }
}

extension MorningReport {
  /// This report, or `other` where this one knows neither a recovery nor a night of its date and
  /// the other does.
  ///
  /// A night that could not be scored, or is not yet, is still its source's: nothing takes its place.
  func falling(backOn other: MorningReport?) -> MorningReport {
    guard isBlank, let other, !other.isBlank else { return self }
    return other
  }

  private var isBlank: Bool {
    recovery.state == .missing && sleep.state == .missing && sleep.naps.isEmpty
      && recovery.vendorReadiness == nil
  }
}
