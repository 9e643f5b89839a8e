/// What can be wrong in a file of health records. Each case says what was seen; its sentence says
/// what was done.
public enum HealthProblem: Hashable, Sendable {
  /// Not JSON from this point on. `reason` is what is there, a character, or nil when
  /// a line ends too early.
  case malformedJSON(reason: String?)
  /// The file ends in the middle of a value; the whole records before the cut were used.
  case cutShort
  /// JSON, or CSV, that holds no record readyday knows; skipped.
  case noRecords
  /// The file is written in another encoding than UTF-8: nothing was read from it.
  case otherEncoding(String)
  /// Something among records that is not one; skipped.
  case notARecord
  /// A record that lacks this field, or has it in another type; skipped.
  case unreadableRecord(kind: String, field: String, expected: Expected)
  /// A line of CSV with a quote that is not closed, or not where a cell ends; skipped.
  case strayQuote(kind: String)
  /// A line of CSV with more or fewer cells than the header, so that they cannot be told apart; skipped.
  case otherWidth(kind: String, cells: Int, headers: Int)
  /// A night or a workout that ends before it begins; skipped. It does not say when: that may be
  /// what the user hides.
  case endsBeforeStart(kind: String)
  /// A value outside what the field can hold; read as unknown.
  case outOfRange(field: String, value: String)
  /// A value this version does not know; the rest of the record was used.
  case unknownValue(field: String, value: String)
  /// Numbers, or true or false, in quotation marks; read all the same. Told once a file, of the first.
  case writtenAsText(field: String)
  /// Times of which nothing says by which clock they were lived: read by the user's. Told once a file.
  case noClock(field: String)
  /// A field, or a column of CSV, that is not there, and what may be it under another name; its values are unknown.
  case missingName(String, closest: String?, isColumn: Bool)
  /// The private format used before WHOOP had a public API; not read.
  case privateFormat
  /// Daily rows or flattened records of another program; not read.
  case foreignShape
  /// Records of another account than those before them; all are used. It does not say which: an account is
  /// someone's name.
  case twoAccounts
  /// So many recoveries whose sleep or cycle is in no file: it would say of which mornings they are.
  case undatedRecoveries(Int)
  /// A date that could be day/month or month/day; the file was not read.
  case ambiguousDate(String)

  /// What a field should have held.
  public enum Expected: Hashable, Sendable {
    case number, text, id
    /// Whatever it is.
    case value
    /// Something written like this.
    case example(String)
  }
}
