import TestSupport

@testable import ReadyDayCore

extension WrittenCalendar {
  /// The files as they are read for some days: both passes, then the agenda.
  func library(
    _ days: ClosedRange<LocalDate>, in zone: Zone
  ) -> (agenda: Agenda, library: CalendarLibrary) {
    library(on: RequestedDays(days, in: zone))
  }

  func library(on days: RequestedDays) -> (agenda: Agenda, library: CalendarLibrary) {
    var library = CalendarLibrary(on: days, zones: FixtureZones())
    for file in files {
      library.scan(file.bytes.span.bytes, file: file.name, calendar: file.calendar)
    }
    for name in library.filesToRead {
      for file in files where file.name == name { library.read(file.bytes.span.bytes, file: name) }
    }
    let agenda = library.agenda()
    return (agenda, library)
  }

  func agenda(on days: ClosedRange<LocalDate>, in zone: Zone = .fixture("Europe/Madrid")) -> Agenda
  {
    library(days, in: zone).agenda
  }

  func agenda(on day: String, in zone: String = "Europe/Madrid") -> Agenda {
    agenda(on: .on(day) ... .on(day), in: .fixture(zone))
  }

  /// What happens on `day`, a line each, on the clocks of `zone`.
  func lines(on day: String, in zone: String = "Europe/Madrid") -> [String] {
    agenda(on: day, in: zone).occurrences.map { $0.line(in: .fixture(zone)) }
  }
}

extension LocalDate {
  /// The day written `2026-11-23`; a test that names none cannot run.
  static func on(_ text: String) -> LocalDate {
    let parts = text.split(separator: "-").compactMap { Int(written: $0) }
    guard parts.count == 3, let date = LocalDate(year: parts[0], month: parts[1], day: parts[2])
    else { preconditionFailure("no date: \(text)") }
    return date
  }
}

extension Occurrence {
  /// `2026-11-23T09:00–10:00 Title`; both dates when it ends on another, dates alone when all-day.
  func line(in zone: Zone) -> String {
    let marks = [
      details.status == .cancelled ? " (cancelled)" : "", isDuplicate ? " (duplicate)" : "",
    ]
    return "\(time.text(in: zone)) \(details.title)\(marks.joined())"
  }
}

extension Occurrence.Time {
  fileprivate func text(in zone: Zone) -> String {
    switch self {
    case .allDay(let days):
      let last = days.upperBound.advanced(by: -1)
      return days.lowerBound == last ? "\(last)" : "\(days.lowerBound)–\(last)"
    case .timed(let span):
      let (start, end) = (zone.reading(at: span.start), zone.reading(at: span.end))
      let from = "\(start)".prefix(16)
      let to = "\(end)".prefix(16)
      return start.date == end.date ? "\(from)–\(to.suffix(5))" : "\(from)–\(to)"
    }
  }
}
