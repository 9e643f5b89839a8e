/// What a phone's calendar reminds of: an alarm, without readings and without taking time.
package struct PhoneReminder: Equatable, Sendable {
  let kind: OwnUID.Reminded
  let span: TimeSpan
  /// What it is about; empty if nothing needs to be named.
  let title: String
  /// The same whenever the day is written, even if the time changes.
  package let uid: String

  fileprivate init(_ kind: OwnUID.Reminded, _ span: TimeSpan, about title: String = "", id: String)
  {
    (self.kind, self.span, self.title) = (kind, span, title)
    uid = OwnUID.reminder(kind, id)
  }
}

extension Briefing {
  /// The day's reminders that are still ahead, in order of time: a quarter of an hour before
  /// demanding events and what leads up to them, breaks in hours of meetings, how a session was an
  /// hour after it, lights out.
  /// None is after lights out or before the day begins.
  package var reminders: [PhoneReminder] {
    let night = day.tonight.lightsOut?.instant
    return (preparations + breaks + reflections).filter { reminder in
      day.moment < reminder.span.start && reminder.span.start < night ?? day.span.end
    }.sorted { $0.span.start < $1.span.start } + lightsOut
  }

  private static let minutes = 15 * 60

  private var preparations: [PhoneReminder] {
    day.counted.compactMap { event in
      guard event.demand?.level == .high, !event.isJourney, let start = event.span?.start else {
        return nil
      }
      let id = event.occurrence.uid ?? String(start.secondsSince1970)
      return quarter(before: start).map {
        PhoneReminder(.prepare, $0, about: event.title, id: "\(date) \(id)")
      }
    }
  }

  /// The last free quarter of an hour before `start`; nil if the hour before has none.
  private func quarter(before start: Instant) -> TimeSpan? {
    let hour = TimeSpan(from: start.adding(seconds: -3600), to: start)
    return hour.without(day.counted.compactMap(\.part)).last { $0.seconds >= Self.minutes }
      .map { TimeSpan(from: $0.end.adding(seconds: -Self.minutes), to: $0.end) }
  }

  /// As long as the page advises, and none on a day on which it advises none.
  private var breaks: [PhoneReminder] {
    guard !day.isDayOff else { return [] }
    return day.marathons.enumerated().map { place, block in
      let moment = day.pause(in: block).moment
      let minutes = block.events.count == 1 ? 5 : 10
      let span = TimeSpan(from: moment, to: moment.adding(seconds: minutes * 60))
      return PhoneReminder(.pause, span, id: "\(date) \(place)")
    }
  }

  private var reflections: [PhoneReminder] {
    zip(day.sessions, day.sessionFits).enumerated().compactMap { place, pair in
      let (session, fit) = pair
      guard !session.isNothing, fit.proposal != .skip, day.verdict.training != .rest,
        let end = session.span?.end
      else { return nil }
      let start = end.adding(seconds: 3600)
      let span = TimeSpan(from: start, to: start.adding(seconds: Self.minutes))
      return PhoneReminder(.reflect, span, id: "\(date) \(session.planID ?? String(place))")
    }
  }

  private var lightsOut: [PhoneReminder] {
    guard let event = lightsOutReminder, day.moment < event.span.start else { return [] }
    return [PhoneReminder(.lightsOut, event.span, id: date.description)]
  }
}
