extension Report {
  /// A day as a timeline: what it asks, its events, and what is free between them.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - phrases: the language to write it in.
  package init(agendaOf day: Day, phrases: any Phrasebook) {
    let events = Section(nil, .events(phrases.events(of: day, showsFree: true)))
    self.init(
      phrases.language, title: phrases.longDate(day.date), place: day.zone.name,
      allDay: phrases.allDay(of: day), summary: phrases.load(of: day), [events])
  }
}

extension Phrasebook {
  fileprivate func load(of day: Day) -> [String] {
    let load = day.load
    guard !day.counted.isEmpty else { return [events(0, minutes: 0)] }
    return [
      "\(score(of: load))  \(loadLevel(load.level).uppercased())",
      events(load.parts.count, minutes: load.countedMinutes), highDemand(load.highEvents),
    ]
  }
}
