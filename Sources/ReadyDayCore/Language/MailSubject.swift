/// How much of a mail shows before it is opened, where others may read it.
package enum MailSubject: Hashable, Sendable {
  /// The date alone.
  case date(LocalDate)
  /// What kind of day it is: recovery and load, nil if there is nothing to say.
  case zone(LocalDate, RecoveryZone?, CalendarLoad.Level?, by: RecoverySource = .whoop)
  /// The decision in words, with whatever title it names.
  case headline(LocalDate, String)
}
