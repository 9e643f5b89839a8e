import ReadyDayCore

/// What is wrong with a command line.
enum UsageMessage: Hashable, Sendable {
  case unknownCommand(String)
  case unknownOption(String)
  case unexpectedWord(String)
  case valueMissing(option: String)
  case valueUnwanted(option: String)
  /// `origin` is the option, the environment variable or the command that got `text`.
  case unreadable(String, origin: String)
  /// It can be read as two dates.
  case ambiguousDate(String, origin: String)
  /// The clocks of the zone went over it.
  case skippedDay(LocalDate, zone: String)
  /// Among the words that describe a session.
  case unknownWord(String)
  /// It means several sessions, and words plan one.
  case wordsAreOnce(String)
  /// Longer than a session can be.
  case tooLong(String, minutes: Int)
  case noSuchActivity(String, origin: String)
  /// A command, its topic or an option, as typed, that lacks something.
  case lacks(String, Need)
  case clash(Clash)
  /// With the number there are on that day.
  case noSuchAdvice(AdviceLetter, count: Int)
  /// Given to `explain`.
  case noSuchSubject(String)
  case unclear(EventName.Unclear)
  case impossible(WhatIf.Impossible)
  case noSessionDue
  case sessionsDue(Int)
  /// No session has that number or name, or several do.
  case noSessionCalled(String)
  case severalSessionsCalled(String)
  /// A date was given to remove a plan that repeats.
  case removesSeries(id: String)
  case planIsNotOn(LocalDate, id: String)
  /// No movement, or more than one, has that name.
  case noMovement(String)
  case notInSession(String, LocalDate)
  case noProgramme
  case nothingToUndo
  case noProgrammeSession(LocalDate)
  /// A command that takes what has happened, and a date that has not come.
  case ahead(String, LocalDate)
  /// What is asked does not go with what was said of that session.
  case alreadyMarked(BodyStatus, LocalDate)
  /// A session cannot be moved there.
  case noFreeDay(LocalDate)
  case tooFewMovements(minutes: Int, most: Int)
  /// A key with one value, to which nothing can be added.
  case notAList(String)
  /// An address where only a file or folder can be.
  case addressForPath(key: String)
  /// More than one kind is there to be imported, and none was named.
  case severalExports
  /// A zone was given for data whose times have an offset.
  case zoneIsWritten(HealthOrigin)
}

extension UsageMessage {
  /// What a command needs.
  enum Need: Hashable, Sendable {
    case condition, change, subject, choice, source, folder, file, id, somethingToChange,
      setting
    /// This one.
    case option(String)
  }

  /// Things that do not go together.
  enum Clash: Hashable, Sendable {
    case standardInputTwice
    /// The output file is one of the files read.
    case outputIsRead(String)
    case onelineAndFormat(String)
    case includeAndFormat(String)
    /// A condition on something hidden would reveal it.
    case hiddenRecovery
    case icsWithoutExport
    /// An option, or a value of one, that has no effect without another.
    case needs(String, String)
    /// Two options that say the same.
    case both(String, String)
    case exportAsText
    case planAndWorkout
    /// A word and this option say the same.
    case wordAndOption(String)
    case days(from: LocalDate, to: LocalDate)
  }
}
