/// An invented calendar around a date: a full day, with room in the days after.
package struct SampleCalendar {
  let date: LocalDate
  let language: Language

  package init(date: LocalDate, language: Language) {
    self.date = date
    self.language = language
  }

  /// An event with both titles; floating times are the same in every zone.
  private struct Event {
    private let english: String
    private let spanish: String
    var days = 0
    /// A time such as `0915`.
    let start: String
    let end: String
    var guests = 0
    var more: [String] = []

    init(
      _ english: String, _ spanish: String, days: Int = 0, _ start: String, _ end: String,
      guests: Int = 0, more: [String] = []
    ) {
      (self.english, self.spanish) = (english, spanish)
      self.days = days
      self.start = start
      self.end = end
      self.guests = guests
      self.more = more
    }

    func title(in language: Language) -> String {
      switch language {
      case .english: english
      case .spanish: spanish
      }
    }
  }

  package static let owner = "ana@example.test"

  private static let events = [
    Event(
      "Stand-up", "Reunión diaria", days: -42, "0915", "0930", guests: 5,
      more: ["RRULE:FREQ=DAILY;COUNT=56"]),
    Event(
      "Board review", "Consejo de dirección", "0930", "1130", guests: 3,
      more: ["ORGANIZER:mailto:\(owner)"]),
    Event("Interview", "Entrevista", "1130", "1300", guests: 4),
    Event("Customer call", "Llamada con cliente", "1430", "1530", guests: 4),
    Event("1:1 with Eva", "1:1 con Eva", "1600", "1630", guests: 1),
    Event(
      "Town hall", "Reunión general", "1700", "1800", guests: 12,
      more: ["ATTENDEE;PARTSTAT=DECLINED:mailto:\(owner)"]),
    Event("Dinner with Marta", "Cena con Marta", "2030", "2200"),
    Event("Planning", "Planificación", days: 1, "1000", "1100", guests: 5),
    Event("Design workshop", "Taller de diseño", days: 2, "1000", "1200", guests: 6),
  ]

  package var ics: String {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//readyday//sample//EN", "X-WR-CALNAME:sample"]
      + Self.events.enumerated().flatMap(lines) + allDay + ["END:VCALENDAR"]
    return lines.map { $0 + "\r\n" }.joined()
  }

  private func lines(_ number: Int, _ event: Event) -> [String] {
    let day = Self.day(date.advanced(by: event.days))
    let guests = (0..<event.guests).map {
      "ATTENDEE;PARTSTAT=ACCEPTED:mailto:guest\($0)@example.test"
    }
    return ["BEGIN:VEVENT", "UID:\(number)@sample.readyday.example"]
      + ["DTSTART:\(day)T\(event.start)00", "DTEND:\(day)T\(event.end)00"]
      + ["SUMMARY:\(event.title(in: language))"] + guests + event.more + ["END:VEVENT"]
  }

  private var allDay: [String] {
    let title =
      switch language {
      case .english: "Luis's birthday"
      case .spanish: "Cumpleaños de Luis"
      }
    return [
      "BEGIN:VEVENT", "UID:birthday@sample.readyday.example",
      "DTSTART;VALUE=DATE:\(Self.day(date))", "SUMMARY:\(title)", "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]
  }

  private static func day(_ date: LocalDate) -> String { date.description.filter { $0 != "-" } }
}
