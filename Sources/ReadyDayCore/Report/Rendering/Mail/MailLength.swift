// Programs cut a mail that is longer than 102 kB, and with it whatever comes last.

extension Report {
  /// More events than this make no better morning.
  private static let mostMailed = 40

  /// The report with at most 40 events of each list, and how many more there are.
  var mailed: Report {
    let sections = sections.map { section in
      Section(section.heading, section.contents.flatMap { $0.mailed(language.phrasebook) })
    }
    return Report(
      language, title: title, place: place, allDay: allDay, summary: summary, notice: notice,
      headline: headline, sections, footer: footer)
  }

  fileprivate static func mailed(
    _ events: Events, _ phrases: any Phrasebook
  ) -> [Content] {
    let rows = events.rows.prefix(mostMailed).map { row in
      var row = row
      row.title = SafeText(row.title).string.limited(toBytes: 120)
      row.conflict = row.conflict.map { SafeText($0).string.limited(toBytes: 120) }
      return row
    }
    let more = events.rows.count - rows.count
    let others = events.others.prefix(mostMailed)
    var shown = Events(
      rows: rows, levels: events.levels, othersLabel: events.othersLabel, others: Array(others))
    shown.now = events.now
    return [.events(shown)] + (more > 0 ? [.note(phrases.further(more).withCapital)] : [])
  }
}

extension Report.Content {
  fileprivate func mailed(_ phrases: any Phrasebook) -> [Report.Content] {
    if case .events(let events) = self { Report.mailed(events, phrases) } else { [self] }
  }
}

extension MailSubject.Detail {
  /// What of a report may be shown before the mail is opened.
  package func preheader(of report: Report) -> String {
    let date = report.title ?? ""
    switch self {
    case .none: return date
    case .zone:
      // It may name an event.
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
