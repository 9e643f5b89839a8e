extension Spanish {
  package func alert(_ alert: Alert, at time: TimeOfDay, block: String) -> String {
    switch alert {
    case .hardEvent(let event, _, let recovery):
      "\(time.clock) \(quotedTitle(event.title)) es exigente, y tu recuperación es del "
        + "\(percent(ofScore: recovery))."
    case .reminder(let event, _): "\(time.clock) \(quotedTitle(event.title)) (\(reminder))."
    case .sessionEnds(let session, _):
      "\(time.clock) Acaba \(quoted(name(of: session.activity))): ¿qué tal ha ido? "
        + "readyday reflect add"
    case .breakDue(_, let meetings, let isBetween):
      "\(time.clock) "
        + (isBetween ? "Tómate un descanso" : "Sal cinco minutos antes y tómate un descanso")
        + ": reuniones seguidas \(block) "
        + "(\(duration(minutes: meetings.span.wholeMinutes)))."
    }
  }

  package var reminder: String { "aviso" }

  package func startsIn(minutes: Int) -> String {
    minutes == 0 ? "ahora" : "dentro de \(duration(minutes: minutes))"
  }
}
