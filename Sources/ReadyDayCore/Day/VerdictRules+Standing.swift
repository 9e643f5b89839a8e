/// When an own hard session can stand on a yellow day; what is unknown or hidden speaks against it.
extension VerdictRules {
  static let leastScore = 50.0
  /// Standard deviations above the usual resting heart rate that are already too many.
  static let raisedRate = 1.5

  /// The first session of the day that can stand; nil unless only the score speaks against it.
  func standing(
    on training: DayVerdict.Training, because reasons: [DayVerdict.Reason]
  ) -> PlannedSession? {
    guard training == .moderate, reasons.count == 1,
      case .recovery(Self.leastScore..., .yellow)? = reasons.first, isRecovered, isRested,
      day.races.lessVolume(on: day.date) == nil
    else { return nil }
    return sessions.first { session in
      session.isOtherAndHard && session.isToDo && !state.forbidsMore(of: session.activity)
        && !(session.span.map { $0.end <= day.moment } ?? false)
    }
  }

  private var isRecovered: Bool {
    let signals = morning?.signals
    guard let variability = signals?.signals.first(where: \.isVariability),
      let rate = signals?[.restingHeartRate]
    else { return false }
    return state.allowsHard && morning?.variability?.side == .inside && !variability.isLow
      && rate.z < Self.raisedRate
  }

  private var isRested: Bool {
    guard let asleep, let training = morning?.training, training.hardFrom != nil else {
      return false
    }
    return asleep >= Self.leastSleep && training.wasHardYesterday == false
      && training.hardDays < Self.mostHardDays && hardSessionDone == nil
  }
}
