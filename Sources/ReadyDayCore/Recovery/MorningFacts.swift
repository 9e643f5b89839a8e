/// One source's data of a morning, independent of other dates; `MorningReports` uses them.
struct MorningFacts: Sendable {
  let date: LocalDate
  /// The recovery; its means are still missing.
  @Boxed var recovery = RecoverySummary(state: .missing)
  /// The sleep; its means and other nights are still missing.
  @Boxed var sleep = SleepSummary(state: .missing)
  /// Whether values other than the score count in later means; a score counts unless calibrating.
  var isSettled = true
  /// The clock time at the start of the night; nil if uncertain.
  var onset: TimeOfDay?
}
