extension English {
  package func alert(_ alert: Alert, at time: TimeOfDay, block: String) -> String {
    switch alert {
    case .hardEvent(let event, _, let recovery):
      "\(time.clock) \(quotedTitle(event.title)) is demanding, and your recovery is \(percent(ofScore: recovery))."
    case .reminder(let event, _): "\(time.clock) \(quotedTitle(event.title)) (\(reminder))."
    case .sessionEnds(let session, _):
      "\(time.clock) \(quoted(name(of: session.activity))) ends: how was it? readyday reflect add"
    case .breakDue(_, let meetings, let isBetween):
      "\(time.clock) \(isBetween ? "Take a break" : "Leave five minutes early for a break"): "
        + "back-to-back meetings \(block) "
        + "(\(duration(minutes: meetings.span.wholeMinutes)))."
    }
  }

  package var reminder: String { "reminder" }

  package func startsIn(minutes: Int) -> String {
    minutes == 0 ? "now" : "in \(duration(minutes: minutes))"
  }
}
