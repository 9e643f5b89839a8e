import ReadyDayCore

extension Request {
  /// A day without events is known to be free only if the calendar continues after it.
  private static let daysAfter = 14

  /// `dates` are those the document covers, `days` all that are read.
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

  /// Also requires a wearable's data, and reads its journal.
  var withJournal: Request {
    copy(of: self) { ($0.journal, $0.needsHealth) = (true, true) }
  }
}

extension CommandRun {
  func habits(
    by outcome: HabitOutcome.Name = .recovery
  ) throws -> (habits: Habits, data: SourceData) {
    let days = Habits.days(neededOn: occasion.date)
    let data = try read(.history(of: days, days, in: occasion.zone).withJournal)
    let history = data.known.history(on: days, in: occasion.zone, options.preferences)
    let felt = outcome == .feeling ? HabitOutcome(.feeling, of: history.days, \.felt) : nil
    return (Habits(history, on: occasion.date, options.preferences, outcome: felt), data)
  }
}
