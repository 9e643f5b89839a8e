/// What a mail reveals before it is opened, where others may read it.
package enum MailSubject: Equatable, Sendable {
  case date(LocalDate)
  /// The kind of day: recovery and load; nil without a value.
  case zone(LocalDate, RecoveryZone?, CalendarLoad.Level?, by: RecoverySource = .whoop)
  /// The headline, with any title it names.
  case headline(LocalDate, String)
}
