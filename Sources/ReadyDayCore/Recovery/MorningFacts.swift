/// What one source knows of one morning by itself; nothing in it comes from another date.
///
/// A source makes these of its own records, `MorningReports` makes reports of them.
struct MorningFacts: Sendable {
  let date: LocalDate
  /// Its measures have no means yet.
  @Boxed var recovery = RecoverySummary(state: .missing)
  /// Its measures have no means yet; it knows of no other night.
  @Boxed var sleep = SleepSummary(state: .missing)
  /// Whether what was measured besides the score counts in the means of later mornings. The score itself counts
  /// unless it is calibrating.
  var isSettled = true
  /// What the clock showed when the night began; nil if the source does not know it for sure.
  var onset: TimeOfDay?

  init(date: LocalDate) {
    self.date = date
  }
}
