extension English {
  package func headline(_ headline: Headline) -> String {
    switch headline {
    case .red(let demands, let move?, let source): red(demands, source, move: named(move))
    case .red(let demands, nil, let source): red(demands, source)
    case .yellow(let demands, let source): yellow(demands, source)
    case .green(let demands, let source): green(demands, source)
    case .unscored(.pending, let demands): pending(demands)
    case .unscored(.unscorable, let demands): unscorable(demands)
    case .unscored(.missing, let demands): missing(demands)
    case .unscored(.hidden, let demands?): calendarOnly(demands)
    case .unscored(.hidden, nil): "Recovery is hidden: train by feel."
    case .calendarOnly(let demands): calendarOnly(demands)
    case .tonight(let bedtime, let tomorrow): tonight(bedtime, tomorrow)
    case .calendarUncertain:
      "Part of the calendar could not be worked out: look there before you plan."
    case .nothingKnown: "Nothing to go by yet: give readyday WHOOP data or a calendar."
    }
  }

  /// Nobody is to take readyday's score for WHOOP's.
  private func mark(_ source: RecoverySource) -> String {
    source == .computed ? " (\(computedMark))" : ""
  }

  private func red(
    _ demands: Headline.Demands?, _ source: RecoverySource, move title: String
  ) -> String {
    let recovery = "Red recovery\(mark(source))"
    return switch demands {
    case .heavy: "\(recovery) and a heavy day: move \(title), train lightly, sleep early."
    case .moderate: "\(recovery) and a moderate day: move \(title), train lightly, sleep early."
    case .light: "\(recovery) and a light day: move \(title), train lightly, sleep early."
    case .some(.none), .eventsAndTimeLeft, .timeLeft, nil:
      "\(recovery): move \(title), train lightly, sleep early."
    case .eventsLeft: "\(recovery): move \(title) and sleep early."
    }
  }

  private func red(_ demands: Headline.Demands?, _ source: RecoverySource) -> String {
    let recovery = "Red recovery\(mark(source))"
    return switch demands {
    case .heavy: "\(recovery) and a heavy day: take breaks, train lightly, sleep early."
    case .moderate:
      "\(recovery) and a moderate day: light tasks first, train lightly, sleep early."
    case .light: "\(recovery) and a light day: keep it easy, train lightly, sleep early."
    case .some(.none): "\(recovery) and an empty calendar: rest, move lightly, sleep early."
    case .eventsLeft: "\(recovery): take the rest of the day easy and sleep early."
    case .eventsAndTimeLeft:
      "\(recovery): take the rest of the day easy, train lightly, sleep early."
    case .timeLeft: "\(recovery) and nothing more planned: move lightly, sleep early."
    case nil: "\(recovery): keep it easy, train lightly, sleep early."
    }
  }

  private func yellow(_ demands: Headline.Demands?, _ source: RecoverySource) -> String {
    let recovery = "Yellow recovery\(mark(source))"
    return switch demands {
    case .heavy: "\(recovery) and a heavy day: take breaks and train moderately."
    case .moderate: "\(recovery) and a moderate day: pace your work and your training."
    case .light: "\(recovery) and a light day: moderate training fits."
    case .some(.none): "\(recovery) and an empty calendar: moderate training fits."
    case .eventsLeft: "\(recovery): keep the rest of the day at a moderate pace."
    case .eventsAndTimeLeft:
      "\(recovery): pace the rest of the day; moderate training fits."
    case .timeLeft: "\(recovery) and nothing more planned: moderate training fits."
    case nil: "\(recovery): keep a moderate pace and train moderately."
    }
  }

  private func green(_ demands: Headline.Demands?, _ source: RecoverySource) -> String {
    let recovery = "Green recovery\(mark(source))"
    return switch demands {
    case .heavy: "\(recovery) and a heavy day: hard things first, and keep some breaks."
    case .moderate: "\(recovery) and a moderate day: good for deep work and training."
    case .light: "\(recovery) and a light day: good for deep work and training."
    case .some(.none): "\(recovery) and an empty calendar: good for deep work and training."
    case .eventsLeft: "\(recovery): of what is left of the day, the hardest first."
    case .eventsAndTimeLeft: "\(recovery): energy for the rest of the day, and for training."
    case .timeLeft: "\(recovery) and nothing more planned: good for training."
    case nil: "\(recovery): a good day for deep work and training."
    }
  }

  private func pending(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "Recovery is not scored yet and the day is heavy: keep training optional."
    case .moderate: "Recovery is not scored yet and the day is moderate: train by feel."
    case .light: "Recovery is not scored yet and the day is light: train by feel."
    case .some(.none): "Recovery is not scored yet and the calendar is empty: train by feel."
    case .eventsLeft: "Recovery is not scored yet: pace the rest of the day."
    case .eventsAndTimeLeft: "Recovery is not scored yet: pace the rest of the day, train by feel."
    case .timeLeft: "Recovery is not scored yet and nothing more is planned: train by feel."
    case nil: "Recovery is not scored yet: train by feel."
    }
  }

  private func unscorable(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "Recovery could not be scored and the day is heavy: keep training optional."
    case .moderate: "Recovery could not be scored and the day is moderate: train by feel."
    case .light: "Recovery could not be scored and the day is light: train by feel."
    case .some(.none): "Recovery could not be scored and the calendar is empty: train by feel."
    case .eventsLeft: "Recovery could not be scored: pace the rest of the day."
    case .eventsAndTimeLeft:
      "Recovery could not be scored: pace the rest of the day, train by feel."
    case .timeLeft: "Recovery could not be scored and nothing more is planned: train by feel."
    case nil: "Recovery could not be scored: train by feel."
    }
  }

  private func missing(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "Recovery is unknown and the day is heavy: keep training optional."
    case .moderate: "Recovery is unknown and the day is moderate: train by feel."
    case .light: "Recovery is unknown and the day is light: train by feel."
    case .some(.none): "Recovery is unknown and the calendar is empty: train by feel."
    case .eventsLeft: "Recovery is unknown: pace the rest of the day."
    case .eventsAndTimeLeft: "Recovery is unknown: pace the rest of the day, train by feel."
    case .timeLeft: "Recovery is unknown and nothing more is planned: train by feel."
    case nil: "Recovery is unknown: train by feel."
    }
  }

  private func calendarOnly(_ demands: Headline.Demands) -> String {
    switch demands {
    case .heavy: "A heavy day: keep breaks between meetings and training optional."
    case .moderate: "A moderate day: pace yourself and train by feel."
    case .light: "A light day: good for deep work, and to train by feel."
    case .none: "An empty calendar: the day is yours, train by feel."
    case .eventsLeft: "Pace the rest of the day."
    case .eventsAndTimeLeft: "Pace the rest of the day, and train by feel."
    case .timeLeft: "Nothing more planned today: train by feel."
    }
  }

  private func tonight(_ bedtime: TimeOfDay?, _ tomorrow: Headline.Tomorrow) -> String {
    switch (bedtime?.clock, tomorrow) {
    case (let sleep?, .begins(let start)):
      "The day is done: be asleep by about \(sleep); tomorrow begins at \(start.clock)."
    case (let sleep?, .open):
      "The day is done: be asleep by about \(sleep); nothing is planned for tomorrow."
    case (let sleep?, .unknown): "The day is done: be asleep by about \(sleep)."
    case (nil, .begins(let start)):
      "The day is done: time to wind down; tomorrow begins at \(start.clock)."
    case (nil, .open): "The day is done: time to wind down; nothing is planned for tomorrow."
    case (nil, .unknown): "The day is done: time to wind down."
    }
  }
}
