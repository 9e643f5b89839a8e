/// A day that draws to its end, and the one after it.
package struct Evening: Hashable, Sendable {
  /// On the day that ends.
  package let briefing: Briefing
  /// Of which nothing is known yet but its calendar and plans.
  package let tomorrow: Day
  /// Sessions without a reflection.
  let reflectionsDue: [ReflectedSession]

  /// - Parameters:
  ///   - briefing: on the day that ends.
  ///   - tomorrow: the day after it.
  ///   - reflectionsDue: sessions without a reflection; those of the briefing when nil.
  package init(_ briefing: Briefing, tomorrow: Day, reflectionsDue: [ReflectedSession]? = nil) {
    (self.briefing, self.tomorrow) = (briefing, tomorrow)
    self.reflectionsDue = reflectionsDue ?? briefing.reflectionsDue
  }
}

extension Day {
  /// Whether it is lived, and its working hours are past: what is still to be decided is the night and the next day.
  package var isEvening: Bool { span.contains(now) && isPastWork }

  /// What of its counted events is still to come, or goes on.
  var eventsLeft: [DayEvent] {
    counted.filter { event in event.part.map { $0.end > moment } == true }
  }
}

extension Evening {
  /// - Parameter isTomorrow: whether the next day is what is requested, at whatever hour.
  func headline(isTomorrow: Bool) -> Headline {
    guard isTomorrow else { return briefing.headline }
    if let race = tomorrow.verdict.reasons.first, case .race(let title, days: 0) = race {
      return .race(title: title)
    }
    let knowsCalendar = briefing.sources.gaps.uncomputedSeries == 0
    return Headline(tonightOf: briefing.day, knowsCalendar: knowsCalendar)
  }

  /// What is better settled today about tomorrow.
  package enum Preparation: Hashable, Sendable {
    /// An invitation that the user has not answered.
    case answer(title: String, at: TimeOfDay)
    /// Two events of which only one can be kept.
    case choose(String, String, from: TimeOfDay, to: TimeOfDay)
  }

  /// In order of time; the conflict first.
  package var preparations: [Preparation] {
    let conflict = tomorrow.conflict.flatMap { conflict in
      conflict.span.map { span in
        Preparation.choose(
          conflict.first.title, conflict.second.title, from: tomorrow.time(at: span.start),
          to: tomorrow.time(at: span.end))
      }
    }
    let unanswered = tomorrow.counted.filter(\.isUnanswered).compactMap { event in
      event.span.map { Preparation.answer(title: event.title, at: tomorrow.time(at: $0.start)) }
    }
    return (conflict.map { [$0] } ?? []) + unanswered
  }
}
