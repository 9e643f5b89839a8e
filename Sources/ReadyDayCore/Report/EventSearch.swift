/// The events of some days with all of some words in title, place or calendar.
package struct EventSearch {
  struct Found {
    let event: DayEvent
    let day: Day
  }

  let found: [Found]

  /// Case and accents do not matter; an event of several days is found on its first.
  package init(for words: [String], on dates: ClosedRange<LocalDate>, in diary: Diary) {
    let wanted = words.map { TitleWords.fold($0) }
    var seen: Set<Occurrence> = []
    found = dates.flatMap { date -> [Found] in
      let start = diary.preferences.day(date, in: diary.zone(on: date)).start
      let day = diary.day(date, seenAt: start)
      return (day.events + day.allDayAbove).filter { event in
        let occurrence = event.occurrence
        let text = [event.title, occurrence.location ?? "", occurrence.calendar]
        let folded = TitleWords.fold(text.joined(separator: " "))
        return wanted.allSatisfy(folded.contains) && seen.insert(occurrence).inserted
      }.map { Found(event: $0, day: day) }
    }
  }
}

extension Report {
  /// One event a line; a note if none was found.
  package init(_ search: EventSearch, phrases: Voice) {
    let rows = search.found.map { found in
      let (event, day) = (found.event, found.day)
      let time = event.span.map { day.clocks(of: $0) } ?? phrases.say("all day", es: "todo el día")
      return Table.Row([
        Cell(phrases.shortDate(day.date)), Cell(time),
        Cell(event.demand.map { phrases.demandLevel($0.level) } ?? ""),
        Cell(phrases.title(of: event), isVerbatim: true, link: event.occurrence.url),
        Cell(event.occurrence.location ?? "", isVerbatim: true),
      ])
    }
    let none = phrases.say(
      "No event contains these words.", es: "Ningún evento tiene esas palabras.")
    var table = Table(rows, fit: .cut)
    table.isIndented = false
    self.init(phrases.language, [Section(nil, rows.isEmpty ? .note(none) : .table(table))])
  }
}

extension Document<EventSearch> {
  package static var eventSearch: Document {
    let fields = Fields<EventSearch.Found>(
      [.date("date") { $0.day.date }] + Field.members(DayEvent.fields) { $0.event })
    return Document("agenda", about: .days, [.statusOfFiles, .list("events", fields) { $0.found }])
  }
}
