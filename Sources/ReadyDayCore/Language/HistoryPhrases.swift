/// The words for looking back; lower case, no full stop, where nothing else is said.
package protocol HistoryPhrases: Sendable {
  // Habits

  /// What a day had: `asleep 1 h or more later than usual`.
  func name(of exposure: HabitExposure, _ borders: HabitBorders) -> String
  /// `lower by 6 to 18`.
  func finding(_ finding: Habits.Habit.Finding) -> String
  /// What that is worth.
  func state(_ state: Habits.State) -> String
  /// `71 of 322 nights`.
  func count(of habit: Habits.Habit) -> String
  var habitsTitle: String { get }
  /// `recovery the morning after · what went together, not what caused it`, a part each.
  var habitsSubtitle: [String] { get }
  /// A sentence beneath them.
  func remark(_ remark: HabitRemark) -> String
  /// How the answers were found; a sentence.
  func explanation(_ fact: HabitFact) -> String

  // Trends

  func name(of metric: TrendMetric) -> String
  /// `56%`, `7 h 12 min`: with its unit.
  func value(_ value: Double, of metric: TrendMetric) -> String
  /// In a grid, without a unit: `56`, `7:12`.
  func cell(_ value: Double, of metric: TrendMetric) -> String
  /// Two letters: `Mo`.
  func initials(of weekday: Weekday) -> String
  func sentence(_ sentence: TrendSentence) -> String
  /// `1 Sep – 26 Oct 2026`.
  func span(of dates: ClosedRange<LocalDate>) -> String

  // A week

  func sentence(_ sentence: ReviewSentence) -> String
  func sentence(_ sentence: WeekPlanSentence) -> String
}

/// Sentences beneath a table of habits.
package enum HabitRemark: Hashable, Sendable {
  case recoveryHidden
  /// Known mornings, of those needed.
  case notYet(mornings: Int, of: Int)
  case noCalendar
  /// Some answers are only of this month.
  case unconfirmed
  case howToAsk
}

/// What `explain habits` says.
package enum HabitFact: Hashable, Sendable {
  case model, lag, interval, manyQuestions, control, notCounted
  case rows(mornings: ClosedRange<LocalDate>, pairs: Int)
  /// The days that had it, the latest of them.
  case days(exposed: Int, of: Int, latest: [LocalDate])
  case wholeList
}
