package struct DueAlerts {
  let ahead: LookAhead
  /// In chronological order.
  let alerts: [Alert]

  package init(
    in ahead: LookAhead, of kinds: Set<Alert.Kind> = Set(Alert.Kind.allCases),
    reflections: Reflections = Reflections()
  ) {
    self.ahead = ahead
    let reflected = ahead.days.first.map { reflections.plans(madeOn: $0.date) } ?? []
    let behind = kinds.contains(.reflect) ? ahead.sessionsBehind : nil
    alerts = ahead.alerts(kinds, reflected: reflected, behind: behind)
  }

  /// The day, if it is limited: that comes before what is due.
  var limitedDay: Day? { ahead.limitedDay }

  var items: [Item] {
    alerts.compactMap { alert in
      (ahead.day(of: alert.moment) ?? ahead.days.last).map { Item(alert: alert, day: $0) }
    }
  }

  struct Item {
    let alert: Alert
    let day: Day

    func message(_ phrases: Voice) -> Sentence {
      let block = alert.meetings.map { day.clocks(of: $0) } ?? ""
      return phrases.alert(alert, at: day.time(at: alert.moment), block: block)
    }
  }
}

extension LookAhead {
  /// A last line if part of the calendars is missing.
  func gaps(_ phrases: Voice) -> [Report.Table.Row] {
    let missing = phrases.say(
      "Part of your calendars is missing: readyday doctor",
      es: "Falta parte de tus calendarios: readyday doctor")
    return isIncomplete ? [Report.Table.Row([Report.Cell(missing)])] : []
  }
}

extension Report {
  /// The due alerts, one per line, each starting with its time; empty if none is due.
  package init(_ due: DueAlerts, phrases: Voice) {
    let limit = due.limitedDay.map { Table.Row([Cell(phrases.sentence(about: $0.verdict))]) }
    let rows =
      [limit].compactMap(\.self) + due.items.map { Table.Row([$0.cell(phrases)]) }
      + due.ahead.gaps(phrases)
    var table = Table(rows, fit: .cut)
    table.isIndented = false
    self.init(phrases.language, due.alerts.isEmpty ? [] : [Section(.table(table))])
  }
}

extension DueAlerts.Item {
  /// The alert's sentence. If it is too long, the event's title is cut, not the end.
  fileprivate func cell(_ phrases: Voice) -> Report.Cell {
    let sentence = message(phrases)
    guard !sentence.name.isEmpty else { return Report.Cell(sentence.text) }
    return Report.Cell(
      sentence.text, sentence.shortened(nameTo: 40), sentence.shortened(nameTo: 24),
      sentence.shortened(nameTo: 12))
  }
}

extension Document<DueAlerts> {
  package static var alerts: Document {
    Document(
      "alerts", about: .day,
      notes: { $0.ahead.days.first.map { BriefingNote.notes(on: $0) } ?? [] },
      [
        .optionalObject("verdict", DayVerdict.fields) { $0.limitedDay?.verdict },
        .list("alerts", DueAlerts.Item.fields) { $0.items },
      ])
  }
}

extension DueAlerts.Item {
  fileprivate static let fields = Fields<DueAlerts.Item>([
    .code("type") { $0.alert.code }, .moment("at") { $0.alert.moment },
    .words("message") { $0.message($1).text },
    .optionalObject("event", DayEvent.fields) { $0.alert.event },
    .optionalNumber("recovery_score") { $0.alert.recovery },
    .optionalObject("meetings", TimeSpan.fields) { $0.alert.meetings },
    .optionalText("plan") { $0.alert.plan }, .optionalText("workout") { $0.alert.workout },
  ])
}

extension Alert {
  fileprivate enum Code: String, Coded {
    case hardEvent = "high_demand_ahead"
    case dayOffMeeting
    case pause = "break"
    case reminder, leave, reflect
  }

  fileprivate var code: Code {
    switch self {
    case .hardEvent: .hardEvent
    case .meetingOfDayOff: .dayOffMeeting
    case .breakDue: .pause
    case .reminder: .reminder
    case .leave: .leave
    case .sessionEnds, .workoutOver: .reflect
    }
  }

  var event: DayEvent? {
    switch self {
    case .hardEvent(let event, _, _), .meetingOfDayOff(let event, _), .reminder(let event, _),
      .leave(let event, _):
      event
    case .breakDue, .sessionEnds, .workoutOver: nil
    }
  }

  /// The ID of the workout that is over.
  fileprivate var workout: String? {
    if case .workoutOver(let session, _) = self { session.id } else { nil }
  }

  fileprivate var recovery: Double? {
    if case .hardEvent(_, _, let recovery) = self { recovery } else { nil }
  }

  /// The block of meetings that calls for a break.
  fileprivate var meetings: TimeSpan? {
    if case .breakDue(_, let block, _) = self { block.span } else { nil }
  }

  /// The ID of the plan whose session ends.
  fileprivate var plan: String? {
    if case .sessionEnds(let session, _) = self { session.planID } else { nil }
  }
}

extension DueAlerts {
  /// What a notification says of each alert.
  package func notifications(_ phrases: Voice) -> [(title: String, body: String)] {
    items.map { item in
      (
        phrases.heading(of: item.alert.kind), SafeText(item.message(phrases).text).string
      )
    }
  }
}

extension Voice {
  fileprivate func heading(of kind: Alert.Kind) -> String {
    switch kind {
    case .meeting: say("Demanding meeting", es: "Reunión exigente")
    case .pause: say("Time for a break", es: "Hora de descansar")
    case .reminder: say("Reminder", es: "Aviso")
    case .leave: say("Time to leave", es: "Hora de salir")
    case .reflect: say("How was it?", es: "¿Qué tal ha ido?")
    }
  }
}
