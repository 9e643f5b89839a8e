/// An invented calendar around a date: a full day, with room on the days after.
package struct SampleCalendar {
  let date: LocalDate
  let language: Language

  package init(date: LocalDate, language: Language) {
    (self.date, self.language) = (date, language)
  }

  /// Times such as `0915` are floating, the same in every zone.
  private struct Event {
    let title: Phrase
    var days = 0
    let start: String
    let end: String
    var guests = 0
    var more: [String] = []
  }

  package static let owner = "ana@example.test"

  private static let events = [
    Event(
      title: Phrase("Stand-up", es: "Reunión diaria"), days: -42, start: "0915", end: "0930",
      guests: 5, more: ["RRULE:FREQ=DAILY;COUNT=56"]),
    Event(
      title: Phrase("Board review", es: "Consejo de dirección"), start: "0930", end: "1130",
      guests: 3, more: ["ORGANIZER:mailto:\(owner)"]),
    Event(title: Phrase("Interview", es: "Entrevista"), start: "1130", end: "1300", guests: 4),
    Event(
      title: Phrase("Customer call", es: "Llamada con cliente"), start: "1430", end: "1530",
      guests: 4),
    Event(title: Phrase("1:1 with Eva", es: "1:1 con Eva"), start: "1600", end: "1630", guests: 1),
    Event(
      title: Phrase("Town hall", es: "Reunión general"), start: "1700", end: "1800", guests: 12,
      more: ["ATTENDEE;PARTSTAT=DECLINED:mailto:\(owner)"]),
    Event(title: Phrase("Dinner with Marta", es: "Cena con Marta"), start: "2030", end: "2200"),
    Event(
      title: Phrase("Planning", es: "Planificación"), days: 1, start: "1000", end: "1100", guests: 5
    ),
    Event(
      title: Phrase("Design workshop", es: "Taller de diseño"), days: 2, start: "1000", end: "1200",
      guests: 6),
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
      + ["SUMMARY:\(event.title.text(in: language))"] + guests + event.more + ["END:VEVENT"]
  }

  private var allDay: [String] {
    let title = language.voice.say("Luis's birthday", es: "Cumpleaños de Luis")
    return [
      "BEGIN:VEVENT", "UID:birthday@sample.readyday.example",
      "DTSTART;VALUE=DATE:\(Self.day(date))", "SUMMARY:\(title)", "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]
  }

  private static func day(_ date: LocalDate) -> String { date.description.filter { $0 != "-" } }
}
