extension Report {
  /// When there is time to train, each window with its reason.
  ///
  /// - Parameters:
  ///   - briefing: of the day.
  ///   - phrases: the language to write it in.
  package init(windowsOf briefing: Briefing, phrases: any Phrasebook) {
    self.init(
      phrases.language, title: phrases.longDate(briefing.date), place: briefing.zone.name,
      [phrases.windowsSection(of: briefing.day)])
  }
}

extension Phrasebook {
  fileprivate func windowsSection(of day: Day) -> Report.Section {
    guard !day.windows.isEmpty else {
      let none = day.verdict.suggested.intensity == nil ? training(of: day.verdict) : noWindow
      return Report.Section(nil, .note(day.hasCalendar ? none : sentence(BriefingNote.noCalendar)))
    }
    let rows = windows(of: day).map { (name: $0.time, value: $0.reason) }
    return Report.Section(
      title(of: Heading.windows), .table(Report.Table(rows, fit: .wrap)))
  }
}
