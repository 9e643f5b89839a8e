extension English {
  public func title(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(let score): "Low recovery (\(percent(score)))"
    case .moveHardestEvent(let title, _): "Consider moving \(quotedTitle(title))"
    case .activeRecoveryOnly: "Active recovery only today"
    case .yellowRecovery(let score): "Moderate recovery (\(percent(score)))"
    case .loadedAgenda: "Heavy calendar and moderate recovery"
    case .greenRecovery(let score): "Excellent recovery (\(percent(score)))"
    case .intenseTraining: "Make the most of it: train hard"
    case .lowSleepEfficiency(let percent): "Low sleep efficiency (\(below75(percent))%)"
    case .shortSleep(let asleep, _): "You slept only \(belowSixHours(asleep)) h"
    case .meetingMarathon: "Meeting marathon"
    }
  }

  public func body(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery: "Your body needs to recover. Put light tasks first today."
    case .moveHardestEvent(_, let score):
      "With \(percent(score)) recovery, a high-demand meeting can backfire."
    case .activeRecoveryOnly: "If you train, stay in zone 1–2. A walk or yoga is ideal."
    case .yellowRecovery: "A manageable day. Keep physical and mental effort moderate."
    case .loadedAgenda: "Your calendar load is high. Take breaks between meetings."
    case .greenRecovery: "An ideal day for deep work and intense training."
    case .intenseTraining: "Your recovery allows it: you can go all out today."
    case .lowSleepEfficiency: "Consider going to bed earlier tonight."
    case .shortSleep(_, let nights): shortSleep(nights)
    case .meetingMarathon(let minutes, let start):
      "\(duration(minutes: minutes, .full)) of meetings in a row from \(start.clock). "
        + "Try to take a break."
    }
  }

  private func shortSleep(_ nights: Int) -> String {
    nights > 1
      ? "\(nights) nights in a row under 6 h. No caffeine after 14:00, and go to bed early tonight."
      : "Sleep deficit. No caffeine after 14:00, and go to bed early tonight."
  }

  private func below75(_ percent: Double) -> String {
    Numerals.percentage(percent, below: 75, sign: Self.decimalSign)
  }

  private func belowSixHours(_ minutes: Double) -> String {
    Numerals.hours(minutes, below: 6, sign: Self.decimalSign)
  }
}
