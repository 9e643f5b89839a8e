import ReadyDayCore

/// What to do about an error.
enum Hint: Hashable, Sendable {
  /// Typed as it is, in every language.
  case typed(String)
  case accepted(AcceptedForm)
  case usage(String)
  case trying(String)
  case didYouMean(String, isQuoted: Bool)
  case known([String])
  case oneOf([String])
  case oneOrMoreOf([String])
  case listing(Listing)
  case giving(Gift)
  /// The last date that has a score, and that.
  case lastScored(LocalDate, Double)
  case tryLastScored(LocalDate)
  /// One that may have been meant.
  case event(EventName.Candidate)
  case recoveryIsHidden
  case feeling(ClosedRange<Int>)
  case planByID
  case dateOfPlan
  case removeWithoutAsking
  case removeByHand
  case placeForConfiguration
  case doctorReadsConfiguration
  /// A key, and the file and line where it stands.
  case fillingIn(String, at: String)
  case completingConfiguration
  case seeingDemo
  case choosingEditor
  case writeAnotherConfiguration
  case store(StoreAdvice)
  case whoop(WhoopAdvice)
}

extension Hint {
  /// Where all of a kind are listed.
  enum Listing: Hashable, Sendable {
    case commands, activities, sessionsDue, rules
    case options(command: String)
  }

  /// Data to be given.
  enum Gift: Hashable, Sendable {
    case calendar, whoopAndCalendar, appleHealth
  }

  /// - Parameter quoted: as values are, unlike commands and options.
  static func guesses(_ word: String, among known: [String], quoted: Bool = false) -> [Hint] {
    ClosestWord.closest(to: word, among: known).map { [.didYouMean($0, isQuoted: quoted)] } ?? []
  }

  /// What to do first where nothing was given.
  static let gettingStarted: [Hint] = [
    .typed("readyday init"), .giving(.whoopAndCalendar), .giving(.appleHealth),
  ]
}
