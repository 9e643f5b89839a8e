// Planned sessions and recorded workouts in words, for lists of days.

extension Phrasebook {
  /// What is trained.
  func name(of session: PlannedSession) -> String {
    session.isOfProgramme
      ? programmeSession : session.sport.map { name(of: $0) } ?? name(of: session.activity)
  }

  /// `Running, hard`; rest is neither hard nor easy.
  func title(of session: PlannedSession) -> String {
    session.isNothing
      ? name(of: session) : "\(name(of: session)), \(intensity(session.intensity))"
  }

  /// `1 h`, and whether it has been done.
  func marks(of session: PlannedSession) -> [String] {
    (session.isNothing ? [] : [duration(minutes: session.minutes)])
      + (session.isDone ? [label(.done)] : [])
  }

  /// `Running, hard, 1 h`.
  func words(of session: PlannedSession) -> String {
    ([title(of: session)] + marks(of: session)).joined(separator: ", ")
  }

  /// What its source calls it, where the catalogue says less.
  func name(of workout: WorkoutRecord) -> String { workout.sport ?? name(of: workout.activity) }

  func length(of workout: WorkoutRecord) -> String {
    duration(minutes: workout.span.wholeMinutes)
  }
}

extension Phrasebook {
  /// The sessions of a day for its timeline, those without a time last.
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

  /// That something is in the way of its hour. Where one without an hour could go depends on the night, which is not
  /// known here.
  private func obstacles(of fit: SessionFit, on day: Day) -> [String] {
    switch fit.room {
    case .taken, .doubleBooked: [doubleBooked]
    case .unprepared, .inCalendar: [self.fit(fit, on: day) { day.clocks(of: $0) }]
    case .over, .free, .unknown, .window, .none, .pastSleep: []
    }
  }
}
