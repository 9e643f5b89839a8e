// Codes that scripts read, the same in every language. Most codes are raw values of the cases; here are those of
// cases that have an order, or share a code.

extension ScoreState: Coded {
  package var code: String {
    switch self {
    case .scored: "scored"
    case .pending: "pending_score"
    case .unscorable: "unscorable"
    case .unusable: "unusable"
    case .onlyNap: "only_nap"
    case .missing: "missing"
    case .hidden: "hidden"
    }
  }
}

extension CalendarLoad.Level: Coded {
  package var code: String {
    switch self {
    case .light: "light"
    case .moderate: "moderate"
    case .heavy: "heavy"
    }
  }
}

extension EventDemand.Level: Coded {
  package var code: String {
    switch self {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }
}

extension Recommendation.Priority: Coded {
  package var code: String {
    switch self {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }
}

extension SetupFindings.Weight: Coded {
  package var code: String {
    switch self {
    case .fine: "fine"
    case .notice: "notice"
    case .trouble: "trouble"
    }
  }
}

extension RecoveryZone: Coded {}
extension RecoverySource: Coded {}
extension RecoveryCategory: Coded {}
extension HealthOrigin: Coded {}
extension VendorReadiness.Level: Coded {}
extension OtherSport: Coded {}
extension ComputedScore.Part: Coded {}
extension TrainingScale: Coded {}
extension DayEvent.NotCounted: Coded {}
extension EventKind: Coded {}
extension EventOwner: Coded {}
extension DayKind.Kind: Coded {}
extension TrainingIntensity: Coded {}
extension PartOfDay: Coded {}
extension Recommendation.Kind: Coded {}
extension CatalogueWorkout: Coded {}
extension CatalogueWorkout.Kind: Coded {}
extension WorkoutSuggestion.Reason: Coded {}
extension Activity: Coded {}
extension Activity.Category: Coded {}
extension PlannedIntensity: Coded {}
extension SetupFindings.Subject: Coded {}
extension SetupFindings.Step: Coded {}
extension Language: Coded {}
