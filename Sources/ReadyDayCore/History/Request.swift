/// The data that a command needs, and for which days; no other data is read.
package struct Request: Equatable, Sendable {
  /// The days that the document covers.
  package let dates: ClosedRange<LocalDate>
  package var mornings: ClosedRange<LocalDate>?
  /// How much to read of earlier days.
  package var earlier = WhoopArchive.Earlier.baselines
  package var calendars: RequestedDays?
  package var needsCalendar = false
  /// Whether a wearable's data must be configured.
  package var needsHealth = false
  package var training = false
  package var workouts = Workouts.none
  package var journal = false
  /// Whether some of the data must be configured.
  package var needsData = true
  /// Whether planned sessions are a day of their own, without other data.
  package var takesSessions = false

  package init(
    dates: ClosedRange<LocalDate>, mornings: ClosedRange<LocalDate>? = nil,
    earlier: WhoopArchive.Earlier = .baselines, calendars: RequestedDays? = nil,
    training: Bool = false, workouts: Workouts = .none, needsData: Bool = true,
    takesSessions: Bool = false
  ) {
    (self.dates, self.mornings, self.earlier, self.calendars) = (
      dates, mornings, earlier, calendars
    )
    (self.training, self.workouts, self.needsData) = (training, workouts, needsData)
    self.takesSessions = takesSessions
  }

  package enum Workouts: Equatable, Sendable {
    case none
    case ofWeeks
    case on(ClosedRange<LocalDate>)
  }

  /// The data of a briefing for one day, with the workouts of earlier weeks.
  package static func day(_ occasion: BriefingDate) -> Request {
    let both = occasion.date.advanced(by: -1)...occasion.date
    var calendars = RequestedDays.around(both, in: occasion.zone).lookingBack(from: occasion.date)
    calendars.tasksDue = occasion.date
    return Request(
      dates: occasion.date...occasion.date, mornings: both, calendars: calendars, training: true,
      workouts: .ofWeeks, takesSessions: true)
  }

  /// The calendars of a day and the days after it and, if `morning`, the day's morning.
  package static func ahead(_ occasion: BriefingDate, with morning: Bool = false) -> Request {
    let date = occasion.date
    return Request(
      dates: date...date, mornings: morning ? date...date : nil,
      calendars: RequestedDays(date...date.advanced(by: 2), in: occasion.zone)
        .lookingBack(from: date), training: true, takesSessions: true)
  }

  /// Adds the workouts of yesterday and today, which a reflection may be about.
  package func withRecentWorkouts(_ occasion: BriefingDate) -> Request {
    copy(of: self) { request in
      let days = occasion.today.advanced(by: -1)...occasion.today
      request.mornings = mornings ?? occasion.date...occasion.date
      request.workouts = .on(days)
    }
  }

  /// All data and plans of `days`, calendars around them, and the next morning for the strain.
  package static func days(_ days: ClosedRange<LocalDate>, in zone: Zone) -> Request {
    Request(
      dates: days, mornings: days.lowerBound...days.upperBound.advanced(by: 1),
      calendars: RequestedDays.around(days, in: zone).lookingBack(from: days.lowerBound),
      training: true, workouts: .ofWeeks, takesSessions: true)
  }

  /// Only mornings, each value with its mean; `looksBack` adds the workouts of earlier weeks.
  package static func mornings(_ days: ClosedRange<LocalDate>, looksBack: Bool) -> Request {
    Request(
      dates: days, mornings: days, earlier: .everything, workouts: looksBack ? .ofWeeks : .none)
  }

  /// Adds the calendars around the day, which name people and show shifts, journeys and races.
  package func around(_ occasion: BriefingDate) -> Request {
    copy(of: self) { request in
      guard let own = calendars, let around = Request.day(occasion).calendars else { return }
      request.calendars?.horizon = own.horizon.hull(with: around.horizon)
    }
  }

  /// Adds what shows where the user is: the calendars around the day, and the nights before it.
  package func locating(_ occasion: BriefingDate) -> Request {
    let day = Request.day(occasion)
    return copy(of: around(occasion)) { request in
      request.calendars = request.calendars ?? day.calendars
      request.mornings = mornings.flatMap { own in day.mornings.map(own.hull) } ?? day.mornings
    }
  }

  /// Adds all data that decides how hard the day's training may be.
  package func knowing(_ occasion: BriefingDate) -> Request {
    copy(of: self) { request in
      request.calendars = RequestedDays.around(occasion.date, in: occasion.zone)
      // They tell the user's own races from others'.
      request.workouts = .ofWeeks
      (request.training, request.needsHealth) = (true, true)
    }
  }

  package static func calendars(
    _ days: ClosedRange<LocalDate>, in zone: Zone, training: Bool = false
  ) -> Request {
    let read = RequestedDays(days.lowerBound...days.upperBound.advanced(by: 1), in: zone)
      .lookingBack(from: days.lowerBound)
    return Request(dates: days, calendars: read, training: training).needingCalendar
  }

  /// Requires a calendar, for output about events or free time.
  package var needingCalendar: Request { copy(of: self) { $0.needsCalendar = true } }

  /// If `hasSeveralDevices`, another device's training load may include WHOOP's workouts.
  package func workoutDates(hasSeveralDevices: Bool) -> ClosedRange<LocalDate>? {
    guard let mornings else { return nil }
    let wanted = wantedWorkouts(on: mornings)
    guard hasSeveralDevices else { return wanted }
    let needed = Measurements.workoutDays(neededFor: mornings)
    return wanted?.hull(with: needed) ?? needed
  }

  private func wantedWorkouts(on mornings: ClosedRange<LocalDate>) -> ClosedRange<LocalDate>? {
    switch workouts {
    case .none: nil
    case .ofWeeks: Measurements.workoutDays(neededFor: mornings)
    case .on(let dates): dates
    }
  }

  /// Days to read after the last: only a later event shows that a calendar covers an empty day.
  private static let daysAfter = 14

  /// The document covers `shown`; `days` are read.
  package static func history(
    of shown: ClosedRange<LocalDate>, _ days: ClosedRange<LocalDate>, in zone: Zone,
    calendars: Bool = true, health: Bool = true
  ) -> Request {
    var request = Request(dates: shown)
    if health {
      request.mornings = days.lowerBound...days.upperBound.advanced(by: 1)
      request.workouts = .on(days)
    }
    if calendars {
      let last = days.upperBound.advanced(by: daysAfter)
      request.calendars = RequestedDays(days.lowerBound...last, in: zone)
    }
    request.training = true
    return request
  }

  /// Also reads the journal, and requires a wearable's data.
  package var withJournal: Request {
    copy(of: self) { ($0.journal, $0.needsHealth) = (true, true) }
  }

  package static func habits(on occasion: BriefingDate) -> Request {
    let days = Habits.days(neededOn: occasion.date)
    return .history(of: days, days, in: occasion.zone).withJournal
  }
}
