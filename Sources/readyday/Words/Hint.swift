import ReadyDayCore

/// What to do about an error.
enum Hint: Hashable, Sendable {
  /// Typed as it stands, in every language.
  case typed(String)
  /// An option as help shows it.
  case form(Phrase)
  case accepted(AcceptedForm)
  case usage(Phrase)
  case trying(String)
  case didYouMean(String, isQuoted: Bool)
  case known([String])
  case oneOf([String])
  case oneOrMoreOf([String])
  case listing(Listing)
  case giving(Gift)
  /// The last date that has a score, and that score.
  case lastScored(LocalDate, Double)
  case tryLastScored(LocalDate)
  /// An event it could mean.
  case event(EventName.Candidate)
  case recoveryIsHidden
  case feeling(ClosedRange<Int>)
  case planByID
  case dateOfPlan
  case removeWithoutAsking
  case removeByHand
  case placeForConfiguration
  case doctorReadsConfiguration
  /// A key, and its place in the file.
  case fillingIn(String, at: String)
  case completingConfiguration
  case seeingDemo
  case choosingEditor
  case writeAnotherConfiguration
  /// What lies there, which readyday does not read, and what it reads instead.
  case foreign(ForeignExport)
  case store(StoreAdvice)
  case whoop(WhoopAdvice)
}

extension Hint {
  /// Where to list everything of a kind.
  enum Listing: Hashable, Sendable {
    case commands, activities, sessionsDue, rules
    case options(command: String)
  }

  /// Data to provide.
  enum Gift: Hashable, Sendable {
    case calendar, whoopAndCalendar, appleHealth
  }

  /// - Parameter quoted: whether to quote the guess, as a value rather than a command or option.
  static func guesses(_ word: String, among known: [String], quoted: Bool = false) -> [Hint] {
    ClosestWord.closest(to: word, among: known).map { [.didYouMean($0, isQuoted: quoted)] } ?? []
  }

  /// What to do first when nothing was given.
  static let gettingStarted: [Hint] = [
    .typed("readyday init"), .giving(.whoopAndCalendar), .giving(.appleHealth),
  ]
}
