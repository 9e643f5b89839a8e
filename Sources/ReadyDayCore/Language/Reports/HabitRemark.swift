package enum HabitRemark: Equatable, Sendable {
  /// The value that compares mornings is hidden.
  case outcomeHidden
  /// Known mornings, and how many are needed.
  case notYet(mornings: Int, of: Int)
  case noCalendar
  /// Nearly the same days had both.
  case together(HabitExposure, HabitExposure)
  /// Questions of the journal beyond the number that is tested.
  case notLookedAt([HabitExposure])
  /// Some findings are new this month.
  case unconfirmed, howToAsk
}

/// The output of `explain habits`.
package enum HabitFact: Equatable, Sendable {
  case model, lag, interval, manyQuestions, control, notCounted
  case rows(mornings: ClosedRange<LocalDate>, pairs: Int)
  /// The days that had it, and the latest of them.
  case days(exposed: Int, of: Int, latest: [LocalDate])
  case wholeList
}
