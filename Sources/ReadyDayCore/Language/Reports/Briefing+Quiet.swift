extension Briefing {
  package enum Quiet: Equatable, Sendable {
    /// Nothing is advised, and nothing is outside its usual range.
    case nothingUnusual
    case nothingFurther
    /// All advice was already given the day before.
    case nothingNew
  }

  /// Nil if there is advice, or if the rules have no data.
  package var quiet: Quiet? {
    guard recommendations.isEmpty, headline != .nothingKnown else { return nil }
    let isOld = allAdvice.contains { advice in
      advice.absence == .saidYesterday && advice.recommendation.place == .advice
    }
    return isOld ? .nothingNew : isOrdinary ? .nothingUnusual : .nothingFurther
  }

  private var isOrdinary: Bool {
    guard let morning, [.yellow, .green].contains(morning.recovery.zone) else { return false }
    return day.load.level != .heavy && silence == nil && morning.outliers.isEmpty
      && day.state.allowsHard && day.state.injuries.isEmpty
      && allAdvice.allSatisfy { $0.recommendation.place == .headline }
  }
}
