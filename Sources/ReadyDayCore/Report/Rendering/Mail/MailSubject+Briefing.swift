extension MailSubject {
  /// How much of the day a subject line may reveal.
  package enum Detail: String, CaseIterable, Sendable {
    /// The date.
    case none
    /// The kind of day.
    case zone
    /// The decision.
    case full
  }
}

extension Phrasebook {
  /// The subject of the mail that a briefing is sent in.
  ///
  /// - Parameters:
  ///   - briefing: what is mailed.
  ///   - detail: how much of it the subject line reveals.
  package func subject(of briefing: Briefing, telling detail: MailSubject.Detail) -> String {
    let subject = subject(mailSubject(of: briefing, detail))
    return briefing.isSample ? "\(sample): \(subject)" : subject
  }

  private func mailSubject(of briefing: Briefing, _ detail: MailSubject.Detail) -> MailSubject {
    switch detail {
    case .none: return .date(briefing.date)
    case .zone:
      let recovery = briefing.morning?.recovery
      return .zone(
        briefing.date, recovery.flatMap { $0.state == .hidden ? nil : $0.zone },
        briefing.day.hasCalendar ? briefing.day.load.level : nil,
        by: recovery?.source ?? .whoop)
    case .full:
      let headline = sentence(of: briefing.headline).shortened(nameTo: 40)
      return .headline(briefing.date, headline)
    }
  }
}
