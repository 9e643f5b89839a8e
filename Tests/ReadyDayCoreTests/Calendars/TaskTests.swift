import Testing

@testable import ReadyDayCore

@Suite("Tasks of calendars")
struct TaskTests {
  private static let date = SampleDay.monday

  private static func agenda(
    _ tasks: String..., hiding redaction: Redaction = Redaction(placeholder: "busy")
  ) -> Agenda {
    let text =
      "BEGIN:VCALENDAR\nVERSION:2.0\n"
      + tasks.enumerated().map { "BEGIN:VTODO\nUID:\($0)\n\($1)\nEND:VTODO\n" }.joined()
      + "END:VCALENDAR\n"
    return Agenda(
      of: [CalendarFile(Array(text.utf8))], around: date, in: SampleDay.zone, hiding: redaction)
  }

  @Test("what is due today or overdue is a task, the longest overdue first")
  func due() {
    let agenda = Self.agenda(
      "SUMMARY:Today\nDUE;VALUE=DATE:20261123", "SUMMARY:Late\nDUE:20261101T100000Z",
      "SUMMARY:Tomorrow\nDUE;VALUE=DATE:20261124", "SUMMARY:Whenever",
      "SUMMARY:Tonight\nDUE;TZID=Europe/Madrid:20261123T180000")
    #expect(agenda.tasks.map(\.title) == ["Late", "Today", "Tonight"])
    #expect(agenda.occurrences.isEmpty && agenda.diagnostics.isEmpty)
  }

  @Test("what is done or called off is none")
  func done() {
    let due = "\nDUE;VALUE=DATE:20261123"
    let agenda = Self.agenda(
      "SUMMARY:A\nSTATUS:COMPLETED\(due)", "SUMMARY:B\nSTATUS:CANCELLED\(due)",
      "SUMMARY:C\nCOMPLETED:20261122T100000Z\(due)", "SUMMARY:D\nPERCENT-COMPLETE:100\(due)",
      "SUMMARY:E\nSTATUS:IN-PROCESS\nPERCENT-COMPLETE:50\(due)")
    #expect(agenda.tasks.map(\.title) == ["E"])
  }

  @Test("a hidden title is hidden in a task too")
  func hidden() {
    let agenda = Self.agenda(
      "SUMMARY:Divorce papers\nDUE;VALUE=DATE:20261123",
      hiding: Redaction(hidesTitles: true, placeholder: "busy"))
    #expect(agenda.tasks.map(\.title) == ["busy"])
  }

  @Test("a briefing tells three of them, and how many more there are")
  func three() {
    let agenda = Self.agenda(
      "SUMMARY:Tax form\nDUE;VALUE=DATE:20261120", "SUMMARY:Rent\nDUE;VALUE=DATE:20261123",
      "SUMMARY:Call\nDUE;TZID=Europe/Madrid:20261123T180000",
      "SUMMARY:Mail\nDUE;TZID=Europe/Madrid:20261123T190000")
    let briefing = Briefing(day: SampleDay.day, sources: .none, tasks: agenda.tasks)
    #expect(
      Voice(.english).tasks(of: briefing) == [
        "to do: Tax form (overdue since Fri 20 Nov)", "to do: Rent (due by the end of the day)",
        "to do: Call (due at 18:00), and 1 more",
      ])
    #expect(
      Voice(.spanish).tasks(of: briefing) == [
        "pendiente: Tax form (desde el viernes 20 de noviembre)",
        "pendiente: Rent (antes de acabar el día)",
        "pendiente: Call (antes de las 18:00), y 1 más",
      ])
  }
}
