/// The next event of a day, if there is one.
package struct NextEvent: Hashable, Sendable {
  package let day: Day
  package let event: DayEvent?

  /// - Parameters:
  ///   - day: from whose present on it is looked for.
  ///   - level: what it asks at least.
  ///   - seconds: how far ahead it begins at most; the rest of the day when nil.
  package init(on day: Day, asking level: EventDemand.Level, within seconds: Int?) {
    self.day = day
    event = day.next(level, within: seconds ?? day.span.end.seconds(since: day.now))
  }

  /// Whole minutes until it begins, a part of one counted as one.
  package var minutes: Int? {
    event?.span.map { ($0.start.seconds(since: day.now) + 59) / 60 }
  }
}

extension Document<NextEvent> {
  /// The event that comes next.
  package static var next: Document {
    Document(
      "next", about: .day, notes: { BriefingNote.notes(on: $0.day) },
      [
        .optionalObject("event", DayEvent.fields) { $0.event },
        .optionalInteger("starts_in_min") { $0.minutes },
      ])
  }
}

/// What is due soon on a day.
package struct DueAlerts: Hashable, Sendable {
  package let day: Day
  /// In order of time.
  package let alerts: [Alert]

  /// - Parameters:
  ///   - day: from whose present on it is looked ahead.
  ///   - seconds: how far.
  package init(on day: Day, within seconds: Int) {
    self.day = day
    alerts = day.alerts(within: seconds)
  }

  /// The alerts as sentences, in their order.
  func messages(in phrases: any Phrasebook) -> [String] {
    alerts.map { Told(alert: $0, day: day).message(phrases) }
  }

  fileprivate struct Told: Sendable {
    let alert: Alert
    let day: Day

    func message(_ phrases: any Phrasebook) -> String {
      let block = alert.meetings.map { day.clocks(of: $0) } ?? ""
      return phrases.alert(alert, at: day.time(at: alert.moment), block: block)
    }
  }
}

extension Document<DueAlerts> {
  /// What is about to matter.
  package static var alerts: Document {
    Document(
      "alerts", about: .day, notes: { BriefingNote.notes(on: $0.day) },
      [
        .list("alerts", DueAlerts.Told.fields) { due in
          due.alerts.map { DueAlerts.Told(alert: $0, day: due.day) }
        }
      ])
  }
}

extension DueAlerts.Told {
  fileprivate static let fields = Fields<DueAlerts.Told>([
    .json("type", .oneOf(["high_demand_ahead", "break"])) { told, _ in
      .string(told.alert.meetings == nil ? "high_demand_ahead" : "break")
    },
    .moment("at") { $0.alert.moment }, .words("message") { $0.message($1) },
    .optionalObject("event", DayEvent.fields) { $0.alert.event },
    .optionalNumber("recovery_score") { $0.alert.recovery },
    .optionalObject("meetings", TimeSpan.fields) { $0.alert.meetings },
  ])
}

extension Alert {
  fileprivate var event: DayEvent? {
    if case .hardEvent(let event, _, _) = self { event } else { nil }
  }

  fileprivate var recovery: Double? {
    if case .hardEvent(_, _, let recovery) = self { recovery } else { nil }
  }

  /// The block of meetings to break.
  fileprivate var meetings: TimeSpan? {
    if case .breakDue(_, let block) = self { block.span } else { nil }
  }
}
