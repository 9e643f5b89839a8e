extension Voice {
  /// One sentence. `time` is the alert's time, `block` the times of the meetings around a break.
  package func alert(_ alert: Alert, at time: TimeOfDay, block: String) -> Sentence {
    switch alert {
    case .hardEvent(let event, _, let recovery):
      either(
        "\(time.clock) \(quotedName(event.title)) is demanding, and your recovery is \(percent(ofScore: recovery)).",
        es:
          "\(time.clock) \(quotedName(event.title)) es exigente, y tu recuperación es del \(percent(ofScore: recovery))."
      )
    case .meetingOfDayOff(let event, _):
      "\(time.clock) \(quotedName(event.title)) (\(notCounted(.dayOff)))."
    case .reminder(let event, _): "\(time.clock) \(quotedName(event.title)) (\(reminder))."
    case .sessionEnds(let session, _):
      Sentence(
        say(
          "\(time.clock) \(quoted(name(of: session.activity))) ends: how was it? readyday reflect add",
          es: "\(time.clock) Acaba \(quoted(name(of: session.activity))): ¿qué tal ha ido? "
            + "readyday reflect add"))
    case .breakDue(_, let meetings, let isBetween):
      Sentence(
        say(
          "\(time.clock) \(isBetween ? "Take a break" : "Leave five minutes early for a break"): "
            + "back-to-back meetings \(block) "
            + "(\(duration(minutes: meetings.span.wholeMinutes))).",
          es: "\(time.clock) "
            + (isBetween ? "Tómate un descanso" : "Sal cinco minutos antes y tómate un descanso")
            + ": reuniones seguidas \(block) "
            + "(\(duration(minutes: meetings.span.wholeMinutes)))."))
    }
  }

  /// Shown in place of a level for an event without a duration.
  package var reminder: String { say("reminder", es: "aviso") }

  /// `in 25 min`, counted until an event begins.
  package func startsIn(minutes: Int) -> String {
    minutes == 0
      ? say("now", es: "ahora")
      : say("in \(duration(minutes: minutes))", es: "en \(duration(minutes: minutes))")
  }
}
