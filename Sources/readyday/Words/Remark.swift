/// A remark about the files of an answer.
enum Remark: Hashable, Sendable {
  /// A file, by its name.
  case read(String)
  /// After a problem that its file has this many more times.
  case furtherLikeIt(Int)
  /// This variable names data to be used instead of imported data.
  case importIsBeside(variable: String)
  /// A full export contains what is hidden elsewhere.
  case wholeExport
  /// No session is listed; this many were listed before.
  case nothingNewDue(open: Int)
  case configurationIsMissing
  case configurationIsFine
  /// It is valid, but data it names is missing.
  case configurationLeadsNowhere
}
