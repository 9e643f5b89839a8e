/// Sentences about a past week.
package enum ReviewSentence: Equatable, Sendable {
  /// `Week 2026-W47`
  case title(IsoWeek)
  case body(recovery: Review.Value?, sleep: Review.Value?)
  case calendar(Review.Value, heaviest: Trend.Extreme?, recoveryAfter: Double?)
  case training(Review.Training)
  /// The differences from the week before.
  case change(recovery: Double?, sleep: Double?, load: Double?)
  case habit(HabitExposure, HabitBorders, on: [LocalDate], Habits.Habit.Finding)
  case heaviestAhead(Trend.Extreme)
  case bestDays([LocalDate])
  case said(SaidAndDone)
  case felt(FeltMornings)
  case nothing, noBody, bodyHidden, noCalendar, noTraining, chart
}

package enum WeekPlanSentence: Equatable, Sendable {
  /// `Tue 24 Nov 18:00–19:00`.
  case session(LocalDate, from: TimeOfDay, to: TimeOfDay)
  case load(Double, CalendarLoad.Level)
  /// Why these days, at least this many days apart.
  case reason(days: Int, apart: Int?, levels: [CalendarLoad.Level])
  case planned([LocalDate])
  /// As many are planned as the user usually does, or has set.
  case enough(isUsual: Bool)
  case noTime
  /// Only this many of those requested.
  case fewer(Int, of: Int)
  case races([LocalDate])
  /// The title and the text of the calendar entry.
  case entry, entryBody
}
