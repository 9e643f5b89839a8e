import TestSupport
import Testing

@Suite("Tasks")
struct TaskProgramTests {
  @Test("tasks stand under the day's events, and in JSON all of them")
  func brief() throws {
    try TemporaryFolder.with { folder in
      try folder.file(
        "a.ics",
        """
        BEGIN:VCALENDAR
        VERSION:2.0
        BEGIN:VTODO
        UID:a@example.test
        DUE;VALUE=DATE:20260309
        SUMMARY:Tax form
        END:VTODO
        BEGIN:VEVENT
        UID:b@example.test
        DTSTART;TZID=Europe/Madrid:20260310T093000
        DTEND;TZID=Europe/Madrid:20260310T100000
        SUMMARY:Stand-up
        END:VEVENT
        END:VCALENDAR

        """)
      func brief(_ options: String...) throws -> String {
        try Program(
          [
            "brief", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--calendar",
            folder.path("a.ics"),
          ] + options
        ).run().output
      }
      #expect(
        try brief().contains(
          "Stand-up  \"stand-up\" in the title\n  to do: Tax form (overdue since Mon 9 Mar)\n"))
      let json = try brief("--format", "json")
      #expect(json.contains("\"due\" : \"2026-03-09\",") && json.contains("\"overdue\" : true,"))
    }
  }
}
