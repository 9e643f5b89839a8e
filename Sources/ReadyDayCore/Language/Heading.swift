/// The titled parts of a briefing.
package enum Heading: Equatable, Sendable {
  case recovery, sleep, calendar, advice
  /// `today` heads today's events, and `events` those of any other day.
  case today, events, notCounted, windows
  /// A day without and with a change.
  case before, after
}

package enum NightValue: Equatable, CaseIterable, Sendable {
  case asleep, inBed, needed, performance, efficiency, consistency, disturbances
}

package enum SleepStage: Equatable, CaseIterable, Sendable {
  case deep, rem, light, awake, noData
}

/// What an all-day event means for the day.
package enum AllDayMark: Equatable, CaseIterable, Sendable {
  case holiday, regionalHoliday, observance
}

extension Occurrence {
  /// Nil if the title is hidden, or outside calendars of holidays.
  var allDayMark: AllDayMark? {
    // What stands in brackets in the title says it better.
    guard details.withheld == nil, fullTitle.last != ")" else { return nil }
    return switch details.holiday {
    case .everywhere: .holiday
    case .somewhere: .regionalHoliday
    case .observance: .observance
    case nil: nil
    }
  }
}

extension Voice {
  /// Why an event was not imported as a plan, after its place: `plans.ics:12: "Yoga": …`.
  package func finding(_ finding: PlanImport.Finding) -> String {
    switch finding {
    case .passedOver(let event): passedOver(event)
    case .refused(let problem, let origin): at(origin) + self.problem(problem)
    case .otherClock(let zone, let start, let origin):
      at(origin) + foreignSeries(in: zone, at: start)
    }
  }

  private func at(_ origin: PlanImport.Origin?) -> String {
    guard let origin else { return "" }
    return "\(origin.place): " + (origin.title.map { "\(quoted($0)): " } ?? "")
  }
}

/// The outcome of a command for a plan or a reflection.
package enum TrainingChange: Equatable, CaseIterable, Sendable {
  case added, changed, removed, unchanged
  /// One day of a repeating plan was left out.
  case skipped
  /// A session was marked as done, or as not done.
  case done, undone
  /// An identical session with this id is already planned.
  case known
  /// The session needs no reflection.
  case dismissed
}

/// The parts of a confirmation prompt.
package enum Confirmation: Equatable, Sendable {
  /// The number of sessions to add from a calendar.
  case take(Int)
  /// The name of what to remove, or the number of files.
  case remove(String)
  case eraseFiles(Int)
  /// The number of entries to drop from a list in the configuration, and its key.
  case dropEntries(Int, of: String)
  case hideEvents(String)
  /// Ends the current programme to start a new one.
  case endProgramme
  /// The number of files removed.
  case erased(Int)
  /// The choices after the question: `[y/N]`.
  case choices
  /// Why nothing was removed.
  case nobodyToAsk, declined, nothingKept
  /// A path that was left alone because readyday did not create it.
  case leftThere(String)
}

package enum StoreAdvice: Equatable, CaseIterable, Sendable {
  /// For `update`, a newer version of readyday wrote the file.
  case update, mend
  /// A backup exists; the command to restore it follows.
  case mendOrTakeBack
  /// The file is missing, but a backup exists; the command to restore it follows.
  case takeBack
  /// The file is missing, and its backup is unreadable.
  case moveCopyAway
}
