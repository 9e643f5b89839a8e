import ReadyDayCore

/// Why a command line cannot be followed.
enum UsageMessage: Hashable, Sendable {
  case unknownCommand(String)
  case unknownOption(String)
  /// One that other topics of the command know.
  case unknownOptionOf(topic: String, String)
  case unexpectedWord(String)
  case valueMissing(option: String)
  case valueUnwanted(option: String)
  /// `origin` is the option, the environment variable or the command that `text` was given to.
  case unreadable(String, origin: String)
  /// Dates that are written so are more than one.
  case ambiguousDate(String, origin: String)
  /// A word of several that say what is planned.
  case unknownWord(String)
  /// Several sessions are meant where words plan one.
  case wordsAreOnce(String)
  /// No session takes so long.
  case tooLong(String, minutes: Int)
  case noSuchActivity(String, origin: String)
  /// A command, its topic or an option, as it is typed, lacks something.
  case lacks(String, Need)
  case clash(Clash)
  /// So many there are on that day.
  case noSuchAdvice(AdviceLetter, count: Int)
  /// What is asked to be explained.
  case noSuchSubject(String)
  case unclear(EventName.Unclear)
  case impossible(WhatIf.Impossible)
  case noSessionDue
  case sessionsDue(Int)
  /// No session is numbered or called so, or several are.
  case noSessionCalled(String)
  case severalSessionsCalled(String)
  /// A date was given for a plan that repeats.
  case removesSeries(id: String)
  case planIsNotOn(LocalDate, id: String)
  /// Nothing, or more than one thing, is called so.
  case noMovement(String)
  case notInSession(String, LocalDate)
  case noProgramme
  case noProgrammeSession(LocalDate)
  /// A session cannot go there.
  case noFreeDay(LocalDate)
}

extension UsageMessage {
  /// What a command cannot do without.
  enum Need: Hashable, Sendable {
    case condition, change, subject, choice, source, folder, file, id, somethingToChange,
      setting
    /// This one.
    case option(String)
  }

  /// Things that do not go together.
  enum Clash: Hashable, Sendable {
    case standardInputTwice
    /// The file to be written is one that is read.
    case outputIsRead(String)
    case onelineAndFormat(String)
    case includeAndFormat(String)
    /// A condition on what is hidden: true or false would tell of it.
    case hiddenRecovery
    case icsWithoutExport
    /// An option, or a value of one, that does nothing without another.
    case needs(String, String)
    /// Two ways to say the same.
    case both(String, String)
    case exportAsText
    case planAndWorkout
    /// A word says what this option says too.
    case wordAndOption(String)
    case days(from: LocalDate, to: LocalDate)
  }
}
