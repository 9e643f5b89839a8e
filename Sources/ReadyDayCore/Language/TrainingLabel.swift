extension Voice {
  /// `plans.ics:12: "Yoga": ` and the message.
  ///
  /// - Parameter finding: why an event was not imported as a plan.
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

package enum TrainingHeading: Equatable, CaseIterable, Sendable {
  /// The sessions of a day, in capitals.
  case training
  /// The activities planned last, in capitals.
  case recent
}

/// The outcome of a command for a plan or a reflection.
package enum TrainingChange: Equatable, CaseIterable, Sendable {
  case added, changed, removed, unchanged
  /// A session was done, or not done after all.
  case done, undone
  /// An identical session with this id is already planned.
  case known
  /// The session needs no reflection.
  case dismissed
}

/// The parts of a confirmation prompt.
package enum Confirmation: Equatable, Sendable {
  /// Number of sessions from a calendar.
  case take(Int)
  /// The name of a session, or the number of files.
  case remove(String)
  case eraseFiles(Int)
  /// Number of entries of a list in the configuration, by its key.
  case dropEntries(Int, of: String)
  /// All events with this title.
  case hideEvents(String)
  /// Ends the current programme for a new one.
  case endProgramme
  /// Number of files removed.
  case erased(Int)
  /// After the question: `[y/N]`.
  case choices
  /// Why nothing was removed.
  case nobodyToAsk, declined, nothingKept
  /// A path that was left alone because readyday did not create it.
  case leftThere(String)
}

package enum StoreAdvice: Equatable, CaseIterable, Sendable {
  /// A newer version of readyday wrote it.
  case update, mend
  /// A backup exists; the command that restores it follows.
  case mendOrTakeBack
  /// The file is missing, but a backup exists; the command that restores it follows.
  case takeBack
  /// The file is missing, and its backup is unreadable.
  case moveCopyAway
}

/// Labels of a plan's or a reflection's values.
package enum TrainingLabel: Equatable, CaseIterable, Sendable {
  case activity, category, date, start, duration, intensity, sequence, repeats, skipped, notes
  case created, updated, feeling, wentWell, toImprove, measured
  /// Shown instead of the time of a session without one.
  case anyTime
  /// Shown instead of a demand or a date.
  case plan, today
  /// Before planned sessions, and after completed ones.
  case planned, done, strain, mean
  /// The sources of a workout and of the body's values on its day.
  case source, thatMorning
}
