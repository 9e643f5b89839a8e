extension Spanish {
  package func alert(_ alert: Alert, at time: TimeOfDay, block: String) -> String {
    switch alert {
    case .hardEvent(let event, _, let recovery):
      "\(time.clock) \(quotedTitle(event.title)): alta demanda, y la recuperación es de "
        + "\(percent(recovery))."
    case .breakDue(_, let meetings):
      "\(time.clock) Tómate un descanso: reuniones seguidas \(block) "
        + "(\(duration(minutes: meetings.span.wholeMinutes, .full)))."
    }
  }

  package func startsIn(minutes: Int) -> String {
    minutes == 0 ? "ahora" : "en \(duration(minutes: minutes, .full))"
  }
}
