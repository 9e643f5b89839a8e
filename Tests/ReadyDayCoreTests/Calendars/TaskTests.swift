import Testing

@testable import ReadyDayCore

@Suite("Tasks of calendars") struct TaskTests {
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

  @Test("what is due today or overdue is a task, the longest overdue first") func due() {
    let agenda = Self.agenda(
      "SUMMARY:Today\nDUE;VALUE=DATE:20261123", "SUMMARY:Late\nDUE:20261101T100000Z",
      "SUMMARY:Tomorrow\nDUE;VALUE=DATE:20261124", "SUMMARY:Whenever",
      "SUMMARY:Tonight\nDUE;TZID=Europe/Madrid:20261123T180000")
    #expect(agenda.tasks.map(\.title) == ["Late", "Today", "Tonight"])
    #expect(agenda.occurrences.isEmpty && agenda.diagnostics.isEmpty)
  }

  @Test("what is done or called off is none") func done() {
    let due = "\nDUE;VALUE=DATE:20261123"
    let agenda = Self.agenda(
      "SUMMARY:A\nSTATUS:COMPLETED\(due)", "SUMMARY:B\nSTATUS:CANCELLED\(due)",
      "SUMMARY:C\nCOMPLETED:20261122T100000Z\(due)", "SUMMARY:D\nPERCENT-COMPLETE:100\(due)",
      "SUMMARY:E\nSTATUS:IN-PROCESS\nPERCENT-COMPLETE:50\(due)")
    #expect(agenda.tasks.map(\.title) == ["E"])
  }

  /// The dues, and what is told of the tasks of one series.
  private static func dues(_ tasks: String...) -> [String] {
    let text =
      "BEGIN:VCALENDAR\nVERSION:2.0\n"
      + tasks.map { "BEGIN:VTODO\nUID:a\nSUMMARY:Water\n\($0)\nEND:VTODO\n" }.joined()
      + "END:VCALENDAR\n"
    let agenda = Agenda(
      of: [CalendarFile(Array(text.utf8))], around: date, in: SampleDay.zone,
      hiding: Redaction(placeholder: "busy"))
    return agenda.tasks.map { $0.line(in: SampleDay.zone) }
  }

  @Test("of a series the first open instance is due") func series() {
    let weekly = "DTSTART:20261102T080000Z\nDUE:20261102T090000Z\nRRULE:FREQ=WEEKLY"
    func done(_ day: String) -> String {
      "RECURRENCE-ID:\(day)T080000Z\nDTSTART:\(day)T080000Z\nSTATUS:COMPLETED"
    }
    #expect(Self.dues(weekly) == ["2026-11-02T10:00–10:00 Water"])
    #expect(Self.dues(weekly, done("20261102")) == ["2026-11-09T10:00–10:00 Water"])
    #expect(
      Self.dues(
        weekly + "\nEXDATE:20261109T080000Z", done("20261102"), done("20261116"))
        == ["2026-11-23T10:00–10:00 Water"])
    #expect(
      Self.dues(weekly, done("20261102"), done("20261109"), done("20261116"), done("20261123"))
        == [])
    let moved = "RECURRENCE-ID:20261102T080000Z\nDUE:20261120T090000Z"
    #expect(Self.dues(weekly, moved) == ["2026-11-09T10:00–10:00 Water"])
    #expect(
      Self.dues(weekly + ";UNTIL=20261102T080000Z", moved) == ["2026-11-20T10:00–10:00 Water"])
    #expect(Self.dues(weekly + "\nSTATUS:COMPLETED", moved) == [])
    #expect(Self.dues(weekly + ";COUNT=1", done("20261102")) == [])
  }

  @Test("a series of long ago is followed to its first open instance") func longSeries() {
    let days = (0..<400).map { LocalDate.on("2025-10-19").advanced(by: $0) }
    let done = days.map { day in
      let date = "\(day)".replacing("-", with: "")
      return "BEGIN:VTODO\nUID:a\nRECURRENCE-ID;VALUE=DATE:\(date)\nDUE;VALUE=DATE:\(date)\n"
        + "STATUS:COMPLETED\nEND:VTODO"
    }
    #expect(
      Self.dues(
        "DUE;VALUE=DATE:20251019\nRRULE:FREQ=DAILY\nEND:VTODO\n" + done.joined(separator: "\n")
          + "\nBEGIN:VTODO\nUID:b") == ["2026-11-23 Water"])
  }

  @Test(
    "a task without DUE is due at its end",
    arguments: [
      ("DTSTART:20261123T080000Z\nDURATION:PT90M", ["2026-11-23T10:30–10:30 Water"]),
      ("DTSTART:20261123T080000Z", ["2026-11-23T09:00–09:00 Water"]),
      ("DTSTART;VALUE=DATE:20261122\nDURATION:P2D", ["2026-11-23 Water"]),
      ("DTSTART;VALUE=DATE:20261123", ["2026-11-23 Water"]),
      ("DTSTART;VALUE=DATE:20261122\nDUE;VALUE=DATE:20261123", ["2026-11-23 Water"]),
      ("DTSTART;VALUE=DATE:20261123\nDURATION:P2D", []), ("DURATION:P2D", []),
    ])
  func ends(times: String, dues: [String]) { #expect(Self.dues(times) == dues) }

  @Test("a hidden title is hidden in a task too") func hidden() {
    let agenda = Self.agenda(
      "SUMMARY:Divorce papers\nDUE;VALUE=DATE:20261123",
      hiding: Redaction(hidesTitles: true, placeholder: "busy"))
    #expect(agenda.tasks.map(\.title) == ["busy"])
  }

  @Test("a briefing tells three of them, and how many more there are") func three() {
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
        "pendiente: Rent (antes de acabar el día)", "pendiente: Call (antes de las 18:00), y 1 más",
      ])
  }
}
