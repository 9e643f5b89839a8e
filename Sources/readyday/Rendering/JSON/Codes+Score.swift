import ReadyDayCore

// The names by which scripts know what the computed score distinguishes.

extension RecoverySource {
  var code: String {
    switch self {
    case .whoop: "whoop"
    case .computed: "computed"
    }
  }
}

extension HealthOrigin {
  var code: String {
    switch self {
    case .whoop: "whoop"
    case .appleHealth: "apple_health"
    }
  }
}

extension RecoveryCategory {
  var code: String {
    switch self {
    case .veryLow: "very_low"
    case .low: "low"
    case .moderate: "moderate"
    case .good: "good"
    case .peak: "peak"
    }
  }
}

extension ComputedScore.Part {
  var code: String {
    switch self {
    case .heartRateVariability: "hrv"
    case .restingHeartRate: "resting_hr"
    case .sleep: "sleep"
    case .trainingLoad: "training_load"
    }
  }
}

extension ComputedScore.Gap {
  var code: String {
    switch self {
    case .notMeasured: "not_measured"
    case .fewDays: "few_days"
    case .shortHistory: "short_history"
    case .noTraining: "no_training"
    }
  }
}

extension TrainingScale {
  var code: String {
    switch self {
    case .strain: "strain"
    case .zoneMinutes: "zone_minutes"
    }
  }
}
