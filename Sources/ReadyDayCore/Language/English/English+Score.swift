extension English {
  package func category(_ category: RecoveryCategory) -> String {
    switch category {
    case .veryLow: "very low"
    case .low: "low"
    case .moderate: "moderate"
    case .good: "good"
    case .peak: "peak"
    }
  }

  package func colour(_ category: RecoveryCategory) -> String {
    switch category {
    case .good: "light green"
    case .low: "orange"
    case .peak, .moderate, .veryLow: zone(category.zone)
    }
  }

  package var computedBorders: String {
    "Red is below 30, orange 30 or more, yellow 50, light green 70, green 90; the rules know red, yellow "
      + "and green, from 50 and 70. WHOOP's cut-offs are 34 and 67."
  }

  package var computedMark: String { "computed" }

  package func computedScore(_ category: RecoveryCategory) -> String {
    "computed score: \(self.category(category))"
  }

  package var provisionalScore: String { "from sleep alone, no colour" }

  package func calibrating(_ calibration: ComputedScore.Calibration) -> String {
    "night \(calibration.night) of \(calibration.nights)"
  }

  package func without(_ parts: [ComputedScore.Part]) -> String { "without \(list(parts))" }

  package func noAverage(of parts: [ComputedScore.Part]) -> String {
    "no average yet: \(list(parts))"
  }

  package func name(of part: ComputedScore.Part) -> String {
    switch part {
    case .heartRateVariability: "HRV"
    case .restingHeartRate: "resting HR"
    case .sleep: "sleep"
    case .trainingLoad: "training load"
    }
  }

  private func list(_ parts: [ComputedScore.Part]) -> String {
    parts.map { name(of: $0) }.joined(separator: ", ")
  }

  package func basis(_ basis: ComputedScore.Basis) -> String {
    switch basis {
    case .heartRateVariability(let hrv):
      "\(name(of: hrv.measure)) \(tenths(hrv.value)) ms, \(mean(hrv.reference)): "
        + "\(signed(hrv.deviation))%"
    case .restingHeartRate(let rate):
      "\(tenths(rate.value)) bpm, \(mean(rate.reference)): \(signed(rate.difference)) bpm"
    case .sleep(let sleep):
      "\(length(sleep.asleepMinutes)) of the \(length(sleep.targetMinutes)) target, \(stages(sleep))"
    case .trainingLoad(let load):
      "\(tenths(load.acute)) in the last 7 days against a weekly mean of \(tenths(load.chronic)) in the "
        + "last 28: ratio \(decimal(load.ratio, places: 2)) (\(scale(load.scale)))"
    }
  }

  private func tenths(_ value: Double) -> String { decimal(value, places: 1) }
  private func length(_ minutes: Double) -> String {
    duration(minutes: Numerals.whole(minutes))
  }

  private func signed(_ value: Double) -> String {
    (value < 0 ? "−" : "+") + tenths(value.magnitude)
  }

  private func mean(_ reference: ComputedScore.Reference) -> String {
    let spread = reference.deviation.map { " (SD \(tenths($0)))" } ?? ""
    return
      "mean \(tenths(reference.mean))\(spread) over \(reference.days) of the previous \(reference.span) days"
  }

  private func stages(_ sleep: ComputedScore.Sleep) -> String {
    let deep = sleep.deepShare.map { "\(percent($0 * 100)) deep" }
    let rem = sleep.remShare.map { "\(percent($0 * 100)) REM" }
    let known = [deep, rem].compactMap(\.self)
    return known.isEmpty ? "stages unknown" : known.joined(separator: ", ")
  }

  private func scale(_ scale: TrainingScale) -> String {
    switch scale {
    case .strain: "WHOOP strain"
    case .zoneMinutes: "zone-weighted minutes"
    }
  }

  package func gap(_ gap: ComputedScore.Gap) -> String {
    switch gap {
    case .notMeasured: "not measured on this date"
    case .fewDays(let known, let needed, let span):
      "known on \(known) of the previous \(span) days; \(needed) are needed"
    case .shortHistory(let days):
      "the first known workout was \(days == 1 ? "1 day" : "\(days) days") earlier; 28 are needed"
    case .noTraining: "no workouts in the previous 28 days"
    }
  }

  package func weight(_ applied: Double, insteadOf own: Double) -> String {
    if applied == 0 { return "weight \(percent(own)), spread over the others" }
    let isOwn = abs(applied - own) < 0.5
    return isOwn
      ? "weight \(percent(own))" : "weight \(percent(applied)) instead of \(percent(own))"
  }

  package func reweighted(_ missing: [ComputedScore.Part]) -> String {
    "Missing: \(list(missing)). \(missing.count == 1 ? "Its" : "Their") weight goes to the others."
  }

  package var componentsHidden: String {
    "Its components are hidden."
  }

  private func name(of measure: ComputedScore.HeartRateVariability.Measure) -> String {
    switch measure {
    case .rmssd: "rMSSD"
    case .sdnn: "SDNN"
    case .wakingSDNN: "SDNN within 2 h of waking"
    }
  }

  package var computedHeading: String { "SCORE" }
  package func readiness(_ readiness: VendorReadiness, by origin: HealthOrigin) -> String {
    let morning = origin == .garmin ? "training readiness" : "readiness"
    let noun = readiness.isOfSleep ? "sleep score" : morning
    let score = "\(name(of: origin)) \(noun) \(decimal(readiness.score, places: 0))"
    return readiness.level.map { "\(score), \(word(for: $0))" } ?? score
  }

  private func word(for level: VendorReadiness.Level) -> String {
    switch level {
    case .optimal: "optimal"
    case .good: "good"
    case .fair: "fair"
    case .payAttention: "pay attention"
    case .prime: "prime"
    case .high: "high"
    case .moderate: "moderate"
    case .low: "low"
    case .poor: "poor"
    }
  }

  package func data(from origin: HealthOrigin) -> String { "data from \(name(of: origin))" }
  package func computedByReadyday(from origin: HealthOrigin) -> String {
    "Recovery computed by readyday from \(name(of: origin)) data, not by WHOOP"
  }

  package func computed(from origin: HealthOrigin) -> String {
    switch origin {
    case .whoop: "computed by readyday from WHOOP's measurements, not WHOOP's own score"
    case .oura, .fitbit, .garmin, .appleHealth:
      "computed by readyday from \(name(of: origin)) data"
    }
  }
}

extension English {
  /// As the title of advice.
  func computed(_ score: Double, _ category: RecoveryCategory) -> String {
    let name = self.category(category)
    return
      "\(name.prefix(1).uppercased())\(name.dropFirst()) recovery (\(percent(ofScore: score)), "
      + "\(computedMark))"
  }
}
