extension Report {
  /// Windows for training, each with its reason.
  package init(windowsOf briefing: Briefing, phrases: Voice) {
    self.init(
      phrases.language, title: phrases.longDate(briefing.date).withCapital,
      place: phrases.place(of: briefing.day),
      [phrases.windowsSection(of: briefing.day)])
  }
}

extension Voice {
  fileprivate func windowsSection(of day: Day) -> Report.Section {
    guard !day.windows.isEmpty else {
      let none =
        day.verdict.suggested.intensity == nil ? training(of: day.verdict) : noWindow(day.noWindow)
      return Report.Section(
        nil, .note(day.hasCalendar ? none : sentence(BriefingNote.noCalendar, on: day)))
    }
    return Report.Section(title(of: Heading.windows), .table(windows(of: day)))
  }
}

extension Document<Briefing> {
  package static var windows: Document {
    Document(
      "windows", about: .day, notes: { $0.notes },
      [
        .list("windows", Day.windowFields) { $0.day.windows }
      ])
  }
}
