import ReadyDayCore

/// Plans as an iCalendar file, for any calendar; `plan import` reads it back as it was.
struct PlanCalendarRenderer: Sendable {
  let phrases: any Phrasebook

  func document(of plans: [TrainingPlan]) -> String {
    let head = [
      CalendarLine("BEGIN", "VCALENDAR"), CalendarLine("VERSION", "2.0"),
      CalendarLine("PRODID", "-//readyday//readyday \(Version.current)//EN"),
    ]
    let lines = head + plans.flatMap(lines) + [CalendarLine("END", "VCALENDAR")]
    return lines.map(\.string).joined()
  }

  private func lines(of plan: TrainingPlan) -> [CalendarLine] {
    let details = plan.details
    let name = phrases.name(of: details.activity)
    return [
      CalendarLine("BEGIN", "VEVENT"),
      CalendarLine("UID", text: OwnUID.plan(plan.id)),
      // The plan's own, so that the same plans always make the same file.
      CalendarLine("DTSTAMP", plan.updatedAt.calendarText),
      CalendarLine("CREATED", plan.createdAt.calendarText),
      CalendarLine("LAST-MODIFIED", plan.updatedAt.calendarText),
    ] + times(of: details) + [
      CalendarLine("SUMMARY", text: "\(name) (\(phrases.intensity(details.intensity)))")
    ] + notes(of: details) + [
      CalendarLine("CLASS", "PRIVATE"),
      CalendarLine("\(PlanCalendar.Property.activity)", details.activity.rawValue),
      CalendarLine("\(PlanCalendar.Property.intensity)", details.intensity.rawValue),
      CalendarLine("\(PlanCalendar.Property.sequence)", String(details.sequence)),
      CalendarLine("END", "VEVENT"),
    ]
  }

  /// Plans are on their owner's wall clock, wherever that is: floating times (RFC 5545 §3.3.5, form 1).
  private func times(of details: PlanDetails) -> [CalendarLine] {
    let day = details.date.calendarText
    let rule = details.repetition.map { [CalendarLine("RRULE", $0.text)] } ?? []
    let skipped = details.skipped.sorted().map(\.calendarText)
    guard let clock = details.start?.calendarText else {
      return [
        CalendarLine("DTSTART;VALUE=DATE", day),
        // Without a time it takes none of the day.
        CalendarLine("TRANSP", "TRANSPARENT"),
        CalendarLine("\(PlanCalendar.Property.duration)", String(details.minutes)),
      ] + rule + skipped.map { CalendarLine("EXDATE;VALUE=DATE", $0) }
    }
    return [
      CalendarLine("DTSTART", "\(day)T\(clock)"),
      CalendarLine("DURATION", "PT\(details.minutes)M"),
    ] + rule + skipped.map { CalendarLine("EXDATE", "\($0)T\(clock)") }
  }

  private func notes(of details: PlanDetails) -> [CalendarLine] {
    details.notes.isEmpty ? [] : [CalendarLine("DESCRIPTION", lines: details.notes)]
  }
}

extension LocalDate {
  /// `20261123`.
  fileprivate var calendarText: String { description.filter { $0 != "-" } }
}

extension TimeOfDay {
  /// `180000`.
  fileprivate var calendarText: String {
    LocalDateTime(LocalDate(dayNumber: 0), self).description.split(separator: "T").last
      .map { $0.filter { $0 != ":" } } ?? ""
  }
}
