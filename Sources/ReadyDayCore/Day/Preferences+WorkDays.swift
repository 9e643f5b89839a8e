extension Preferences {
  /// Whether its owner works on days like `date`.
  func isWorkDay(_ date: LocalDate) -> Bool { !date.weekday.isWeekend }
}
