import ReadyDayCore

/// Days as timelines, each under its date.
struct AgendaText: Sendable {
  let phrases: any Phrasebook
  let style: TextStyle

  private var width: Int { style.width }

  /// Each day is written before the next is looked at.
  func text(of days: some Sequence<Day>) -> String {
    days.reduce(into: "") { text, day in
      if !text.isEmpty { text += style.encode([.empty]) }
      text += style.encode(lines(of: day))
    }
  }

  private func lines(of day: Day) -> [StyledLine] {
    let title = TextRenderer.wrapped(
      "\(phrases.longDate(day.date)) · \(day.zone.name)", width: width)
    let events = phrases.events(of: day, showsFree: true)
    let table = EventTable(events: events, width: width).lines
    return title + load(of: day) + (day.events.isEmpty ? [] : [.empty]) + table
  }

  private func load(of day: Day) -> [StyledLine] {
    let load = day.load
    guard !day.counted.isEmpty else { return [StyledLine(phrases.events(0, minutes: 0, .full))] }
    let level = phrases.loadLevel(load.level).uppercased()
    let events = phrases.events(load.parts.count, minutes: load.countedMinutes, .full)
    let parts = [
      StyledLine("\(phrases.decimal(load.score, places: 0))/100  \(level)"), StyledLine(events),
      StyledLine(phrases.highDemand(load.highEvents)),
    ]
    return TextRenderer.row(parts, margin: 0, width: width)
  }
}
