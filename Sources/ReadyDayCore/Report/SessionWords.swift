extension Voice {
  /// The name of the sport or activity, or that it belongs to the programme.
  func name(of session: PlannedSession) -> String {
    session.isFromProgramme
      ? programmeSession : session.sport.map { name(of: $0) } ?? name(of: session.activity)
  }

  /// For example `Running, hard`; rest has no intensity.
  func title(of session: PlannedSession) -> String {
    session.isNothing ? name(of: session) : "\(name(of: session)), \(intensity(session.intensity))"
  }

  /// For example `1 h`, and whether the session is done.
  func marks(of session: PlannedSession) -> [String] {
    (session.isNothing ? [] : [duration(minutes: session.minutes)]) + (session.isDone ? [done] : [])
  }

  /// For example `Running, hard, 1 h`.
  func words(of session: PlannedSession) -> String {
    ([title(of: session)] + marks(of: session)).joined(separator: ", ")
  }

  /// Shown in place of a time of day.
  func untimed(_ activity: Activity) -> String {
    activity.isNothing ? notCounted(.allDay) : say("any time", es: "sin hora")
  }

  func name(of workout: WorkoutRecord) -> String {
    workout.sport.map(name(ofRecorded:)) ?? name(of: workout.activity)
  }

  func length(of workout: WorkoutRecord) -> String { duration(minutes: workout.span.wholeMinutes) }

  /// A row for each session. Without a time, its start is the end of the day.
  func sessionRows(of day: Day) -> [(start: Instant, row: Report.Events.Row)] {
    day.sessionFits.map { fit in
      let session = fit.session
      let row = Report.Events.Row(
        number: nil, time: session.span.map { day.clocks(of: $0) } ?? untimed(session.activity),
        level: "plan", tone: .plain, title: title(of: session),
        reasons: marks(of: session) + obstacles(of: fit, on: day), further: [], link: nil)
      return (session.span?.start ?? day.span.end, row)
    }
  }

  /// What the session's time conflicts with; nothing for a session without a time.
  private func obstacles(of fit: SessionFit, on day: Day) -> [String] {
    switch fit.room {
    case .taken, .doubleBooked: [doubleBooked]
    case .unprepared, .inCalendar: [self.fit(fit, on: day) { clocks(ofTraining: $0, on: day) }]
    case .over, .free, .unknown, .window, .none, .pastSleep: []
    }
  }
}
