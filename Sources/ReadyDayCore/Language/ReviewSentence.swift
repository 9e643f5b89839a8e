/// Sentences about a week that is over.
package enum ReviewSentence: Hashable, Sendable {
  /// `Week 2026-W47`
  case title(IsoWeek)
  case body(recovery: Review.Value?, sleep: Review.Value?)
  case calendar(Review.Value, heaviest: Trend.Extreme?, recoveryAfter: Double?)
  case training(Review.Training)
  /// By how much each is more or less than the week before.
  case change(recovery: Double?, sleep: Double?, load: Double?)
  case habit(HabitExposure, HabitBorders, on: [LocalDate], Habits.Habit.Finding)
  case heaviestAhead(Trend.Extreme)
  case bestDays([LocalDate])
  case nothing
  case noBody, bodyHidden, noCalendar, noTraining
  case chart
}

/// Sentences about a plan for a week.
package enum WeekPlanSentence: Hashable, Sendable {
  /// When: `Tue 24 Nov 18:00–19:00`.
  case session(LocalDate, from: TimeOfDay, to: TimeOfDay)
  case load(Double, CalendarLoad.Level)
  /// Why these days, and this many days apart.
  case reason(days: Int, apart: Int?, levels: [CalendarLoad.Level])
  case planned([LocalDate])
  /// As many are planned as the user usually does, or has said.
  case enough(isUsual: Bool)
  case noTime
  /// This many of those wanted.
  case fewer(Int, of: Int)
  case races([LocalDate])
  /// The title and the text of the entry.
  case entry, entryBody
}
