/// What comes next: one event, or several that begin together.
package struct NextEvent: Hashable, Sendable {
  let ahead: LookAhead
  let events: [DayEvent]

  /// - Parameters:
  ///   - ahead: where it is looked for.
  ///   - level: what it asks at least.
  package init(in ahead: LookAhead, asking level: EventDemand.Level) {
    self.ahead = ahead
    events = ahead.next(level)
  }

  /// Whole minutes until it begins, a part of one counted as one.
  package var minutes: Int? {
    events.first?.span.map { ($0.start.seconds(since: ahead.now) + 59) / 60 }
  }
}

extension Document<NextEvent> {
  /// What comes next.
  package static var next: Document {
    Document(
      "next", about: .day,
      [
        .list("events", DayEvent.fields) { $0.events },
        .optionalInteger("starts_in_min") { $0.minutes },
      ])
  }
}

/// What is due soon.
package struct DueAlerts: Hashable, Sendable {
  let ahead: LookAhead
  /// In order of time.
  let alerts: [Alert]

  /// - Parameters:
  ///   - ahead: how far it is looked.
  ///   - kinds: what is wanted of it.
  ///   - reflections: what was reflected on already.
  package init(
    in ahead: LookAhead, of kinds: Set<Alert.Kind> = Set(Alert.Kind.allCases),
    reflections: Reflections = Reflections()
  ) {
    self.ahead = ahead
    let reflected = ahead.days.first.map { reflections.plans(madeOn: $0.date) } ?? []
    alerts = ahead.alerts(kinds, reflected: reflected)
  }

  var told: [Told] {
    alerts.compactMap { alert in
      (ahead.day(of: alert.moment) ?? ahead.days.last).map { Told(alert: alert, day: $0) }
    }
  }

  /// An alert on its day.
  struct Told: Sendable {
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
      "alerts", about: .day,
      notes: { $0.ahead.days.first.map { BriefingNote.notes(on: $0) } ?? [] },
      [
        .list("alerts", DueAlerts.Told.fields) { $0.told }
      ])
  }
}

extension DueAlerts.Told {
  fileprivate static let fields = Fields<DueAlerts.Told>([
    .json("type", .oneOf(["high_demand_ahead", "break", "reminder", "reflect"])) { told, _ in
      .string(told.alert.type)
    },
    .moment("at") { $0.alert.moment }, .words("message") { $0.message($1) },
    .optionalObject("event", DayEvent.fields) { $0.alert.event },
    .optionalNumber("recovery_score") { $0.alert.recovery },
    .optionalObject("meetings", TimeSpan.fields) { $0.alert.meetings },
    .optionalText("plan") { $0.alert.plan },
  ])
}

extension Alert {
  fileprivate var type: String {
    switch kind {
    case .meeting: "high_demand_ahead"
    case .pause: "break"
    case .reminder: "reminder"
    case .reflect: "reflect"
    }
  }

  var event: DayEvent? {
    switch self {
    case .hardEvent(let event, _, _), .reminder(let event, _): event
    case .breakDue, .sessionEnds: nil
    }
  }

  fileprivate var recovery: Double? {
    if case .hardEvent(_, _, let recovery) = self { recovery } else { nil }
  }

  /// The block of meetings to break.
  fileprivate var meetings: TimeSpan? {
    if case .breakDue(_, let block, _) = self { block.span } else { nil }
  }

  /// The id of the plan whose session ends.
  fileprivate var plan: String? {
    if case .sessionEnds(let session, _) = self { session.planID } else { nil }
  }
}
