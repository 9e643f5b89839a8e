// Planned sessions and recorded workouts in words.

extension Voice {
  /// The name of what is trained.
  func name(of session: PlannedSession) -> String {
    session.isOfProgramme
      ? programmeSession : session.sport.map { name(of: $0) } ?? name(of: session.activity)
  }

  /// `Running, hard`; rest has no intensity.
  func title(of session: PlannedSession) -> String {
    session.isNothing
      ? name(of: session) : "\(name(of: session)), \(intensity(session.intensity))"
  }

  /// `1 h`, and whether it is done.
  func marks(of session: PlannedSession) -> [String] {
    (session.isNothing ? [] : [duration(minutes: session.minutes)])
      + (session.isDone ? [label(.done)] : [])
  }

  /// `Running, hard, 1 h`.
  func words(of session: PlannedSession) -> String {
    ([title(of: session)] + marks(of: session)).joined(separator: ", ")
  }

  /// Its name in the source, or else the activity.
  func name(of workout: WorkoutRecord) -> String { workout.sport ?? name(of: workout.activity) }

  func length(of workout: WorkoutRecord) -> String { duration(minutes: workout.span.wholeMinutes) }

  /// A day's sessions in order of time, those without a time last.
  func sessionRows(of day: Day) -> [(start: Instant, row: Report.Events.Row)] {
    day.sessionFits.map { fit in
      let session = fit.session
      let row = Report.Events.Row(
        number: nil, time: session.span.map { day.clocks(of: $0) } ?? label(.anyTime),
        level: label(.plan),
        tone: .plain, title: title(of: session),
        reasons: marks(of: session) + obstacles(of: fit, on: day),
        further: [], link: nil)
      return (session.span?.start ?? day.span.end, row)
    }
  }

  /// What conflicts with its time. Whether a session without a time fits depends on the night, which is not known here.
  private func obstacles(of fit: SessionFit, on day: Day) -> [String] {
    switch fit.room {
    case .taken, .doubleBooked: [doubleBooked]
    case .unprepared, .inCalendar: [self.fit(fit, on: day) { day.clocks(of: $0) }]
    case .over, .free, .unknown, .window, .none, .pastSleep: []
    }
  }
}
