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
