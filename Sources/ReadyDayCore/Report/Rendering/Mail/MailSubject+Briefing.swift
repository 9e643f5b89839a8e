/// What the subject of a mail reveals: others may read it before the mail is opened.
package enum MailSubject {
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
  package func subject(of briefing: Briefing, telling detail: MailSubject.Detail) -> String {
    let subject = subject(text(of: briefing, telling: detail), on: briefing.date)
    return briefing.isSample ? "\(sample): \(subject)" : subject
  }

  private func text(of briefing: Briefing, telling detail: MailSubject.Detail) -> String? {
    switch detail {
    case .none: return nil
    case .zone:
      let recovery = (briefing.morning?.recovery).flatMap {
        $0.state == .hidden ? nil : self.recovery($0.zone, $0.source)
      }
      let parts = [recovery, calendar(of: briefing)].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    case .full: return sentence(of: briefing.headline).shortened(nameTo: 40)
    }
  }

  /// The day's load, unless it is only a part of the truth.
  private func calendar(of briefing: Briefing) -> String? {
    if briefing.headline == .calendarUncertain { return headline(.calendarUncertain) }
    guard briefing.day.hasCalendar else { return nil }
    let demands = Headline.Demands(briefing.day)
    if [.shift, .incomplete].contains(demands) { return self.demands(demands) }
    let level = loadLevel(briefing.day.load.level)
    return say("\(level) day", es: "agenda \(level)")
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
