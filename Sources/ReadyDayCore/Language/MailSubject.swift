/// How much a mail tells before it is opened, where bystanders may read it.
public enum MailSubject: Hashable, Sendable {
  /// The date alone.
  case date(LocalDate)
  /// What kind of day it is: recovery and load, nil where there is nothing to say.
  case zone(LocalDate, RecoveryZone?, CalendarLoad.Level?, by: RecoverySource = .whoop)
  /// The decision, with whatever title it names.
  case headline(LocalDate, Headline)
}

/// What stands in one column of a table.
public enum Column: Hashable, CaseIterable, Sendable {
  case measure, value, details
  case time, demand, event, reasons
}
