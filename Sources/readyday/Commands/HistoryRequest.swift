import ReadyDayCore

extension Request {
  /// How many days after the last one calendars are read: whether its calendars go on tells if a day without events is
  /// free.
  private static let daysAfter = 14

  /// Days to look back on, each with its morning, its calendar and its training.
  ///
  /// - Parameters:
  ///   - told: the days that a document about it covers.
  ///   - days: all that are looked at.
  ///   - calendars: whether theirs are read.
  static func history(
    of told: ClosedRange<LocalDate>, _ days: ClosedRange<LocalDate>, in zone: Zone,
    calendars: Bool = true, health: Bool = true
  ) -> Request {
    var request = Request(dates: told)
    if health {
      request.mornings = days.lowerBound...days.upperBound.advanced(by: 1)
      request.workouts = .on(days)
    }
    if calendars {
      let last = days.upperBound.advanced(by: daysAfter)
      request.calendars = RequestedDays(days.lowerBound...last, in: zone)
    }
    request.training = true
    request.makesReports = false
    return request
  }

  /// The same, of which nothing can be told without a wearable's data, with its journal.
  var withJournal: Request {
    var request = self
    (request.journal, request.needsHealth) = (true, true)
    return request
  }
}

extension CommandRun {
  /// The habits of a year, and what was read for them.
  func habits() throws -> (habits: Habits, data: SourceData) {
    let days = Habits.days(neededOn: occasion.date)
    let data = try read(
      .history(of: days, days, in: occasion.zone).withJournal)
    let history = data.history(on: days, in: occasion.zone, options.preferences)
    return (Habits(history, on: occasion.date, options.preferences), data)
  }
}
