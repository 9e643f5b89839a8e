extension English {
  public func headline(_ headline: Headline) -> String {
    switch headline {
    case .red(let demands, let move?): red(demands, move: named(move))
    case .red(let demands, nil): red(demands)
    case .yellow(let demands): yellow(demands)
    case .green(let demands): green(demands)
    case .unscored(.pending, let demands): pending(demands)
    case .unscored(.unscorable, let demands): unscorable(demands)
    case .unscored(.missing, let demands): missing(demands)
    case .unscored(.hidden, let demands?): calendarOnly(demands)
    case .unscored(.hidden, nil): "Recovery is not shown: train by feel."
    case .calendarOnly(let demands): calendarOnly(demands)
    case .nothingKnown: "Nothing to go by yet: give readyday WHOOP data or a calendar."
    }
  }

  private func red(_ demands: Headline.Demands?, move title: String) -> String {
    switch demands {
    case .heavy: "Red recovery and a heavy day: move \(title), train lightly, sleep early."
    case .moderate: "Red recovery and a moderate day: move \(title), train lightly, sleep early."
    case .light: "Red recovery and a light day: move \(title), train lightly, sleep early."
    case .some(.none), nil: "Red recovery: move \(title), train lightly, sleep early."
    }
  }

  private func red(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "Red recovery and a heavy day: take breaks, train lightly, sleep early."
    case .moderate:
      "Red recovery and a moderate day: light tasks first, train lightly, sleep early."
    case .light: "Red recovery and a light day: keep it easy, train lightly, sleep early."
    case .some(.none): "Red recovery and an empty calendar: rest, move lightly, sleep early."
    case nil: "Red recovery: keep it easy, train lightly, sleep early."
    }
  }

  private func yellow(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "Yellow recovery and a heavy day: take breaks and train moderately."
    case .moderate: "Yellow recovery and a moderate day: pace your work and your training."
    case .light: "Yellow recovery and a light day: moderate training fits."
    case .some(.none): "Yellow recovery and an empty calendar: moderate training fits."
    case nil: "Yellow recovery: keep a moderate pace and train moderately."
    }
  }

  private func green(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "Green recovery and a heavy day: hard things first, and keep some breaks."
    case .moderate: "Green recovery and a moderate day: good for deep work and training."
    case .light: "Green recovery and a light day: good for deep work and training."
    case .some(.none): "Green recovery and an empty calendar: good for deep work and training."
    case nil: "Green recovery: a good day for deep work and training."
    }
  }

  private func pending(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "Recovery is not scored yet and the day is heavy: keep training optional."
    case .moderate: "Recovery is not scored yet and the day is moderate: train by feel."
    case .light: "Recovery is not scored yet and the day is light: train by feel."
    case .some(.none): "Recovery is not scored yet and the calendar is empty: train by feel."
    case nil: "Recovery is not scored yet: train by feel."
    }
  }

  private func unscorable(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "Recovery could not be scored and the day is heavy: keep training optional."
    case .moderate: "Recovery could not be scored and the day is moderate: train by feel."
    case .light: "Recovery could not be scored and the day is light: train by feel."
    case .some(.none): "Recovery could not be scored and the calendar is empty: train by feel."
    case nil: "Recovery could not be scored: train by feel."
    }
  }

  private func missing(_ demands: Headline.Demands?) -> String {
    switch demands {
    case .heavy: "Recovery is unknown and the day is heavy: keep training optional."
    case .moderate: "Recovery is unknown and the day is moderate: train by feel."
    case .light: "Recovery is unknown and the day is light: train by feel."
    case .some(.none): "Recovery is unknown and the calendar is empty: train by feel."
    case nil: "Recovery is unknown: train by feel."
    }
  }

  private func calendarOnly(_ demands: Headline.Demands) -> String {
    switch demands {
    case .heavy: "A heavy day: keep breaks between meetings and training optional."
    case .moderate: "A moderate day: pace yourself and train by feel."
    case .light: "A light day: good for deep work, and to train by feel."
    case .none: "An empty calendar: the day is yours, train by feel."
    }
  }
}
