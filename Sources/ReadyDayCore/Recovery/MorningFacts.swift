/// One source's data of a morning, independent of other dates.
///
/// `MorningReports` makes reports of them.
struct MorningFacts: Sendable {
  let date: LocalDate
  /// Its measures have no means yet.
  @Boxed var recovery = RecoverySummary(state: .missing)
  /// Its measures have no means yet; it knows of no other night.
  @Boxed var sleep = SleepSummary(state: .missing)
  /// Whether values besides the score count in later means. The score counts unless it is calibrating.
  var isSettled = true
  /// Clock time at the start of the night; nil if uncertain.
  var onset: TimeOfDay?
}
