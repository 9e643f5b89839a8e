/// Proposals and plans as iCalendar files.
package struct CalendarRenderer: Sendable {
  let phrases: Voice

  package init(phrases: Voice) { self.phrases = phrases }

  private var writer: CalendarWriter { Self.writer }

  private static var writer: CalendarWriter {
    CalendarWriter(product: "-//readyday//readyday \(Version.current)//EN")
  }

  static func document(_ write: (inout CalendarWriter) -> Void) -> String {
    var writer = writer
    write(&writer)
    return writer.document
  }

  /// The events that a briefing proposes.
  ///
  /// - Parameters:
  ///   - workout: the day's workout; nil for a session in the best window.
  ///   - remindsOfNight: whether to include lights out.
  package func document(
    of briefing: Briefing, suggesting workout: SuggestedDay? = nil, at present: Instant,
    remindingOfNight remindsOfNight: Bool = false
  ) -> String {
    let sample = briefing.isSample ? "\(phrases.sample): " : ""
    var writer = writer
    let reminder = remindsOfNight ? [briefing.lightsOutReminder].compactMap(\.self) : []
    let proposed =
      workout.map { briefing.proposedEvents(suggesting: $0.suggestion) } ?? briefing.proposedEvents
    for event in proposed + reminder {
      writer.event(event.uid, stamp: present) { writer in
        writer.add("DTSTART", event.span.start)
        writer.add("DTEND", event.span.end)
        writer.add("SUMMARY", text: sample + phrases.title(of: event))
        writer.add("DESCRIPTION", text: phrases.body(of: event))
        // Health data must not appear in a shared calendar.
        writer.add("CLASS", "PRIVATE")
        if case .lightsOut = event.kind {
          writer.addReminder(of: sample + phrases.title(of: event), minutesBefore: 15)
        }
      }
    }
    return writer.document
  }

  /// Plans, in a form that an import restores exactly.
  package func document(of plans: [TrainingPlan]) -> String {
    var writer = writer
    for plan in plans {
      // The plan's own timestamp, not the present: the same plans always give the same file.
      writer.event(OwnUID.plan(plan.id), stamp: plan.updatedAt) { writer in
        writer.add("CREATED", plan.createdAt)
        writer.add("LAST-MODIFIED", plan.updatedAt)
        writer.addTimes(of: plan.details)
        add(plan.details, to: &writer)
      }
    }
    return writer.document
  }

  /// The sessions of a programme, each with its movements.
  package func document(of programme: Programme) -> String {
    var writer = writer
    for session in programme.sessions where programme.isOn(session.date) {
      let id = OwnUID.plan("body-\(programme.id)-\(session.number)")
      writer.event(id, stamp: programme.updatedAt) { writer in
        writer.add("DTSTART;VALUE=DATE", session.date.calendarText)
        // A session without a time does not block the day.
        writer.add("TRANSP", "TRANSPARENT")
        writer.add(
          "SUMMARY",
          text: "\(phrases.programmeSession): \(phrases.name(of: session.phase)), "
            + phrases.duration(minutes: session.minutes))
        let lines = session.items.map {
          "\(phrases.name(of: $0.movement)): \(phrases.amount(of: $0))"
        }
        writer.add("DESCRIPTION", lines: lines.joined(separator: "\n"))
        writer.add("CLASS", "PRIVATE")
      }
    }
    return writer.document
  }

  private func add(_ details: PlanDetails, to writer: inout CalendarWriter) {
    let name = phrases.name(of: details)
    let title =
      details.activity.isNothing ? name : "\(name) (\(phrases.intensity(details.intensity)))"
    writer.add("SUMMARY", text: details.race?.title ?? title)
    if !details.notes.isEmpty { writer.add("DESCRIPTION", lines: details.notes) }
    writer.add("CLASS", "PRIVATE")
    writer.add("\(PlanCalendar.Property.activity)", details.activity.rawValue)
    writer.add("\(PlanCalendar.Property.intensity)", details.intensity.rawValue)
    writer.add("\(PlanCalendar.Property.sequence)", String(details.sequence))
    if let sport = details.sport { writer.add("\(PlanCalendar.Property.sport)", sport.rawValue) }
    if let race = details.race {
      let length = race.minutes.map(String.init) ?? "unknown"
      writer.add("\(PlanCalendar.Property.race)", length + (race.isMain ? ",main" : ""))
    }
    let done = details.done.sorted().map(\.description).joined(separator: ",")
    if !done.isEmpty { writer.add("\(PlanCalendar.Property.done)", done) }
  }
}

extension CalendarWriter {
  /// Plans have no zone, so their times are floating (RFC 5545 §3.3.5, form 1).
  fileprivate mutating func addTimes(of details: PlanDetails) {
    if let start = details.start {
      add("DTSTART", LocalDateTime(details.date, start).calendarText)
      add("DURATION", "PT\(details.minutes)M")
    } else {
      add("DTSTART;VALUE=DATE", details.date.calendarText)
      // A plan without a time does not block the day.
      add("TRANSP", "TRANSPARENT")
      add("\(PlanCalendar.Property.duration)", String(details.minutes))
    }
    if let repetition = details.repetition {
      add("RRULE", repetition.text(isTimed: details.start != nil))
    }
    for date in details.skipped.sorted() {
      if let start = details.start {
        add("EXDATE", LocalDateTime(date, start).calendarText)
      } else {
        add("EXDATE;VALUE=DATE", date.calendarText)
      }
    }
  }
}
