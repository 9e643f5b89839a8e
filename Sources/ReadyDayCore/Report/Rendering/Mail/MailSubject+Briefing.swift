extension MailSubject {
  /// How much a subject line may reveal.
  package enum Detail: String, CaseIterable, Sendable {
    /// Only the date.
    case none
    /// The kind of day.
    case zone
    /// The decision.
    case full
  }
}

extension Voice {
  /// The subject of a briefing's mail.
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

extension MailSubject.Detail {
  /// The preview that mail programs show before the mail is opened.
  package func preheader(of report: Report) -> String {
    let date = report.title ?? ""
    switch self {
    case .none: return date
    case .zone:
      // A headline with a name would reveal an event's title.
      return report.headline.flatMap { $0.name.isEmpty ? $0.text : nil } ?? date
    case .full:
      let advice = report.sections.flatMap(\.contents).flatMap(\.adviceTitles)
      return ([report.headline?.text].compactMap(\.self) + advice).joined(separator: " ")
    }
  }
}

extension Report.Content {
  fileprivate var adviceTitles: [String] {
    if case .advice(let advice) = self { advice.map { "\($0.title.text)." } } else { [] }
  }
}
