package struct Evening {
  package let briefing: Briefing
  /// The next day, of which only the calendar and plans are known.
  package let tomorrow: Day
  let reflectionsDue: [ReflectedSession]

  /// - Parameter reflectionsDue: sessions without a reflection; if nil, those of the briefing.
  package init(_ briefing: Briefing, tomorrow: Day, reflectionsDue: [ReflectedSession]? = nil) {
    (self.briefing, self.tomorrow) = (briefing, tomorrow)
    self.reflectionsDue = reflectionsDue ?? briefing.reflectionsDue
  }

  /// - Parameter isTomorrow: whether the user requested the next day, whatever the hour.
  package func headline(isTomorrow: Bool) -> Headline {
    guard isTomorrow else { return briefing.headline }
    let isAfterNight = if case .night? = tomorrow.verdict.reasons.first { true } else { false }
    if !isAfterNight, let headline = Headline(putFirstOn: tomorrow) { return headline }
    return Headline(tonightOf: briefing.day)
  }

  /// Something to settle today for tomorrow.
  package enum Preparation: Equatable, Sendable {
    /// An invitation that the user has not answered.
    case answer(title: String, at: TimeOfDay)
    /// Two simultaneous events, of which the user can attend only one.
    case choose(String, String, from: TimeOfDay, to: TimeOfDay)
    /// A meeting that leaves no time for a flight.
    case makeRoom(meeting: String, flight: String)
    /// A session on a day that an illness still takes.
    case leaveOut(title: String)
    /// The user reported an illness without fever, which the page does not mention otherwise.
    case easyTomorrow
  }

  /// Sessions of a day of rest first, then a conflict, then unanswered invitations in order.
  package var preparations: [Preparation] {
    let conflict = tomorrow.conflict.flatMap { conflict in
      conflict.span.map { span in
        conflict.flight == nil
          ? Preparation.choose(
            conflict.first.title, conflict.second.title, from: tomorrow.time(at: span.start),
            to: tomorrow.time(at: span.end))
          : .makeRoom(meeting: conflict.first.title, flight: conflict.second.title)
      }
    }
    let rests = briefing.day.state.illness?.rests(in: 1) == true
    let sessions = rests ? tomorrow.counted.filter { $0.kind == .training } : []
    let unanswered = tomorrow.counted.filter(\.isUnanswered).compactMap { event in
      event.span.map { Preparation.answer(title: event.title, at: tomorrow.time(at: $0.start)) }
    }
    let illness = briefing.day.state.illness
    let isUnsaid = illness.map { !$0.rests() && !$0.isDoubtful } == true
    return (isUnsaid ? [.easyTomorrow] : []) + sessions.map { .leaveOut(title: $0.title) }
      + (conflict.map { [$0] } ?? []) + unanswered
  }
}

extension Day {
  package var isEvening: Bool { span.contains(now) && isPastWork }

  var eventsLeft: [DayEvent] {
    counted.filter { event in event.part.map { $0.end > moment } == true }
  }
}
