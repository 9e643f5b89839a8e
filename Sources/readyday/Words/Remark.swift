/// What is said beside an answer, of its files.
enum Remark: Hashable, Sendable {
  /// A file, by its name.
  case read(String)
  /// Behind a problem of which its file has so many more.
  case furtherLikeIt(Int)
  /// This variable names other data than what was imported.
  case importIsBeside(variable: String)
  /// A copy of all that is kept holds what is hidden elsewhere.
  case wholeExport
  /// No session is asked about; so many were before.
  case nothingNewDue(open: Int)
  case configurationIsMissing
  case configurationIsFine
  /// It can be followed, but data it names are not there.
  case configurationLeadsNowhere
}
