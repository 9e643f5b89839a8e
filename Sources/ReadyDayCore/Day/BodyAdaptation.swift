/// Why a session of a programme is lighter than it was planned, or not held.
package enum BodyAdaptation: Hashable, Sendable {
  case easyDay
  /// The session is hard, and the day allows moderate training.
  case moderateDay
  /// In how many days it is: 1 tomorrow, 0 today, −1 yesterday.
  case race(title: String, days: Int)
  /// A hard session was planned for the day before.
  case hardYesterday
  /// Another hard session is planned for the day.
  case hardToday
}

extension Day {
  /// What becomes of a session of a programme on this day; nil if it stays as it is.
  ///
  /// - Parameter intensity: how hard it was planned.
  package func adaptation(ofProgramme intensity: PlannedIntensity) -> BodyAdaptation? {
    for case .race(let title, let days) in verdict.reasons where abs(days) <= 1 {
      return .race(title: title, days: days)
    }
    switch verdict.training {
    case .race, .rest, .easy: return intensity == .light ? nil : .easyDay
    case .byFeel, .moderate, .hard: break
    }
    guard intensity == .hard else { return nil }
    if sessions.contains(where: \.isOtherAndHard) { return .hardToday }
    if isAfterHardPlan { return .hardYesterday }
    return verdict.training == .moderate ? .moderateDay : nil
  }
}

extension PlannedSession {
  /// Whether it is hard, and of no programme.
  var isOtherAndHard: Bool { !isOfProgramme && intensity == .hard && !isNothing }
}
