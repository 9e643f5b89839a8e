import ReadyDayCore

/// What a command wants read, and for which days; nothing else is.
struct Request: Sendable {
  /// The days that a document about it names.
  let dates: ClosedRange<LocalDate>
  /// The days whose mornings are wanted.
  var mornings: ClosedRange<LocalDate>?
  /// How much of the days before them is.
  var earlier = WhoopArchive.Earlier.baselines
  var calendars: RequestedDays?
  /// Whether there is no answer without a calendar.
  var needsCalendar = false
  /// Whether there is none without a wearable's data.
  var needsHealth = false
  /// Whether plans and reflections are.
  var training = false
  /// Whether to read the day before too, so that its advice is not repeated.
  var knowsYesterday = false
  /// How far back workouts are.
  var workouts = Workouts.none
  /// Whether WHOOP's journal is.
  var journal = false
  /// Whether reports are made of the mornings; those who look back on years make rows of them.
  var makesReports = true
  /// Whether there is no answer where none of it is configured.
  var needsData = true

  enum Workouts: Sendable {
    case none
    /// Yesterday's, for those who look back on their sessions.
    case ofWhoReflects
    /// Those of the weeks before the mornings.
    case ofWeeks
    /// Those that began on these dates.
    case on(ClosedRange<LocalDate>)
  }
}

extension Request {
  /// All that the briefing on one day is made of.
  ///
  /// - Parameter looksBack: whether the workouts of the weeks before are wanted too.
  static func day(_ occasion: BriefingDate, looksBack: Bool = false) -> Request {
    let both = occasion.date.advanced(by: -1)...occasion.date
    var calendars = Outlook.days(around: both, in: occasion.zone)
    calendars.tasksDue = occasion.date
    return Request(
      dates: occasion.date...occasion.date, mornings: both, calendars: calendars, training: true,
      knowsYesterday: true, workouts: looksBack ? .ofWeeks : .ofWhoReflects)
  }

  /// The calendars of a day and the next, with its morning where that matters.
  static func ahead(_ occasion: BriefingDate, with morning: Bool = false) -> Request {
    let date = occasion.date
    return Request(
      dates: date...date, mornings: morning ? date...date : nil,
      calendars: RequestedDays(date...date.advanced(by: 2), in: occasion.zone))
  }

  /// All that is known of some days and planned for them, with the days around each, and the morning after: it
  /// has the last day's strain.
  static func days(_ days: ClosedRange<LocalDate>, in zone: Zone) -> Request {
    Request(
      dates: days, mornings: days.lowerBound...days.upperBound.advanced(by: 1),
      calendars: Outlook.days(around: days, in: zone), training: true, workouts: .on(days))
  }

  /// Mornings alone, each value with its mean.
  ///
  /// - Parameter looksBack: whether the workouts of the weeks before are wanted too.
  static func mornings(_ days: ClosedRange<LocalDate>, looksBack: Bool) -> Request {
    Request(
      dates: days, mornings: days, earlier: .everything,
      workouts: looksBack ? .ofWeeks : .none)
  }

  /// The same with all that decides how hard a day of theirs allows to train.
  func knowing(_ occasion: BriefingDate) -> Request {
    var request = self
    request.calendars = Outlook.days(around: occasion.date, in: occasion.zone)
    (request.training, request.needsHealth) = (true, true)
    return request
  }

  /// - Parameter training: whether what is planned for those days is wanted too.
  static func calendars(
    _ days: ClosedRange<LocalDate>, in zone: Zone, training: Bool = false
  ) -> Request {
    var read = RequestedDays(days.lowerBound...days.upperBound.advanced(by: 1), in: zone)
    read.before = Outlook.days(around: days.lowerBound, in: zone).before
    return Request(dates: days, calendars: read, training: training).needingCalendar
  }

  /// The same for an answer that is about events, or about the time between them.
  var needingCalendar: Request {
    var request = self
    request.needsCalendar = true
    return request
  }

  /// Whether there is anything of what it asks for.
  func isAnswered(by paths: InputPaths) -> Bool {
    !needsHealth && hasCalendar(in: paths) || mornings != nil && paths.hasHealth
  }

  private func hasCalendar(in paths: InputPaths) -> Bool {
    calendars != nil && !paths.calendars.isEmpty
  }

  /// Fails if none of the data it asks for is named or configured.
  func check(_ paths: InputPaths) throws {
    if needsCalendar, !hasCalendar(in: paths), !paths.isEmpty {
      throw Failure.noCalendar(in: paths.configuration)
    }
    guard !needsData || isAnswered(by: paths) else {
      throw Failure.nothingConfigured(
        in: paths.configuration, hasCalendar: !paths.calendars.isEmpty)
    }
  }

  /// The dates whose workouts are looked at.
  ///
  /// - Parameter reflects: whether its owner keeps plans or reflections.
  func workoutDates(reflects: Bool) -> ClosedRange<LocalDate>? {
    guard let mornings else { return nil }
    return switch workouts {
    case .none: nil
    case .ofWhoReflects: reflects ? mornings.upperBound.advanced(by: -1)...mornings.upperBound : nil
    case .ofWeeks: Measurements.workoutDays(neededFor: mornings)
    case .on(let dates): dates
    }
  }
}
