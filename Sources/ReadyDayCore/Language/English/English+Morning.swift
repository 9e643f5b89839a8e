extension English {
  package func scoreState(_ state: ScoreState, by source: RecoverySource) -> String {
    switch (state, source) {
    case (.scored, .whoop): "scored by WHOOP"
    case (.scored, .computed): "computed by readyday"
    case (.pending, _): "not scored yet"
    case (.unscorable, .whoop): "WHOOP could not score it"
    case (.unscorable, .computed): "too few days to compare with yet"
    case (.unusable, _): "the score cannot be read"
    case (.onlyNap, _): "WHOOP scored a nap, not the night"
    case (.missing, .whoop): "no record for this date"
    case (.missing, .computed): "nothing measured on this date"
    case (.hidden, _): "hidden"
    }
  }

  package func lastKnown(_ score: RecoverySummary.LastKnown) -> String {
    "last known: \(percent(ofScore: score.score)) on \(shortDate(score.date))"
  }

  package var provisional: String { "provisional, still calibrating" }
  package var borderline: String { "borderline" }
  package var scoreOfEarlierSleep: String { "from the earlier sleep; the last one has no score" }

  package func scoreMean(_ mean: Double) -> String { "30-day mean \(percent(mean))" }

  package func vital(_ vital: Vital, _ value: Double, mean: Double?) -> String {
    let beside = mean.map { " (mean \(number(vital, $0)))" } ?? ""
    let now = number(vital, value)
    switch vital {
    case .heartRateVariability: return "HRV \(now) ms\(beside)"
    case .sdnn: return "HRV (SDNN) \(now) ms\(beside)"
    case .restingHeartRate: return "resting HR \(now) bpm\(beside)"
    case .bloodOxygen: return "blood oxygen \(now)%\(beside)"
    case .skinTemperature: return "skin temperature \(now) \(units.degrees)\(beside)"
    case .respiratoryRate: return "respiratory rate \(now)/min\(beside)"
    }
  }

  package func strainYesterday(_ strain: Double) -> String {
    "strain yesterday \(decimal(strain, places: 1))"
  }

  package func slept(_ asleep: Double, needed: Double?) -> String {
    let asleep = duration(minutes: Numerals.whole(asleep))
    guard let needed else { return "\(asleep) asleep" }
    return "\(asleep) of \(duration(minutes: Numerals.whole(needed))) needed"
  }

  package func sleepPerformance(_ percent: Double) -> String {
    "performance \(self.percent(percent))"
  }
  package func sleepEfficiency(_ percent: Double) -> String {
    "efficiency \(self.percent(ofEfficiency: percent))"
  }

  package func sleepStage(_ stage: SleepStage, minutes: Double?) -> String {
    let time = minutes.map { duration(minutes: Numerals.whole($0)) } ?? Numerals.unknown
    switch stage {
    case .deep: return "deep \(time)"
    case .rem: return "REM \(time)"
    case .light: return "light \(time)"
    case .awake: return "awake \(time)"
    case .noData: return "no data \(time)"
    }
  }

  package func shareOfSleep(_ percent: Double) -> String { "\(self.percent(percent)) of sleep" }

  package func nightParts(_ count: Int) -> String { "in \(count) parts" }

  package func naps(_ count: Int, minutes: Double?) -> String {
    let naps = count == 1 ? "1 nap" : "\(count) naps"
    guard let minutes else { return naps }
    return "\(naps), \(duration(minutes: Numerals.whole(minutes)))"
  }
}
