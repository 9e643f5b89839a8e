/// The parts of a language other than sentences: signs and date formats.
protocol Grammar: Sendable {
  var decimalSign: String { get }
  /// After a number: `%`, ` %`.
  var percentSign: String { get }
  /// `Monday`, within a sentence.
  func weekday(_ weekday: Weekday) -> String
  /// `Monday 23 November 2026`.
  func longDate(_ date: LocalDate) -> String
  /// `Mon 23 Nov`, within a sentence.
  func shortDate(_ date: LocalDate) -> String
  var quotationMarks: (opening: String, closing: String) { get }
  /// Replaces the words' own quotation marks, for use within ``quotationMarks``.
  func innerMarks(_ words: String) -> String
}
