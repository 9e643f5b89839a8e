extension Recommendation {
  /// What it is about, without the numbers that change from day to day: of two days with the same fact, the second
  /// has nothing new to say.
  struct Fact: Hashable {
    let rule: String
    let subject: String
  }

  var fact: Fact { Fact(rule: rule, subject: subject) }

  private var subject: String {
    switch content {
    case .meetingMarathon(_, let start, _, _, _): start.clock
    case .hrvOutsideRange(let mean, let range, let mornings, _):
      "\(mean < range.lowerBound ? "below" : "above") \(Self.news(of: mornings))"
    case .severalSignalsOff(_, let mornings): "\(mornings)"
    case .shortSleep(_, let nights, _, _, _, _): "\(Self.news(of: nights))"
    case .deepWorkBlock(let start, _): start.clock
    case .earlyStartTomorrow(let title, let start, _, _): "\(start.clock) \(title)"
    case .overlap(let first, let second, let start, _): "\(start.clock) \(first) \(second)"
    case .lateHardTraining(let activity, let end, _): "\(end.clock) \(activity.rawValue)"
    case .redRecovery, .yellowRecovery, .greenRecovery, .activeRecoveryOnly, .loadedAgenda,
      .intenseTraining, .lowSleepEfficiency, .sleepDebt, .noLunchBreak, .moveHardestEvent:
      ""
    }
  }

  /// The last day of a run on which it was news.
  private static func news(of days: Int) -> Int { [14, 7, 3].first { $0 <= days } ?? 1 }
}
