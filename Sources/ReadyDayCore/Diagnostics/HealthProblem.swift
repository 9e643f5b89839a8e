/// What can be wrong in a file of health records.
public enum HealthProblem: Hashable, Sendable {
  /// Not JSON from here on. `reason` is the character found; nil if a line ends too early.
  case malformedJSON(reason: String?)
  /// The file ends in the middle of a value; the complete records before it were used.
  case cutShort
  /// JSON or CSV without a record readyday knows; skipped.
  case noRecords
  /// An encoding other than UTF-8; nothing was read.
  case otherEncoding(String)
  /// A table whose bytes are not UTF-8, read as Windows-1252. Reported once per file.
  case notUTF8
  /// Something other than a record, among records; skipped.
  case notARecord
  /// A record whose field is missing or of another type; skipped.
  case unreadableRecord(kind: String, field: String, expected: Expected)
  /// A CSV line with an unclosed or misplaced quote; skipped.
  case strayQuote(kind: String)
  /// A CSV line with more or fewer cells than the header; skipped.
  case otherWidth(kind: String, cells: Int, headers: Int)
  /// A CSV line longer than any table's, or with more cells; skipped.
  case rowTooLong(kind: String)
  /// More rows in a file than the limit; the rest was skipped.
  case tooManyRows(limit: Int)
  /// A night or workout that ends before it begins; skipped. Has no time, as users may hide times.
  case endsBeforeStart(kind: String)
  /// A value outside the field's range; read as unknown.
  case outOfRange(field: String, value: String)
  /// A value this version does not know; the rest of the record was used.
  case unknownValue(field: String, value: String)
  /// Numbers or booleans in quotation marks; read as such. Reported once per file.
  case writtenAsText(field: String)
  /// Times without an offset, read in the user's zone. Reported once per file.
  case noClock(field: String)
  /// A missing field or CSV column, and one with a similar name; the missing values are unknown.
  case missingName(String, closest: String?, isColumn: Bool)
  /// WHOOP's private format from before its public API; not read.
  case privateFormat
  /// Another program's daily rows or flattened records; not read.
  case foreignShape
  /// Records of two accounts; all are used. Does not name the accounts, which are people's names.
  case twoAccounts
  /// How many recoveries have no sleep or cycle in any file, so that their mornings are unknown.
  case undatedRecoveries(Int)
  /// A date that could be day/month or month/day; the file was not read.
  case ambiguousDate(String)

  /// What a field should hold.
  public enum Expected: Hashable, Sendable {
    case number, text, id
    case value
    /// A value in this form.
    case example(String)
  }
}

/// What can be wrong in a health app's export.
public enum ExportProblem: Hashable, Sendable {
  /// Not recognisable as an export; nothing was read.
  case notAnExport
  /// The file ends inside this element, or before the last one if nil; complete ones were used.
  case cutShort(element: String?)
  /// A tag longer than the limit, in bytes; skipped.
  case tagTooLong(limit: Int)
  /// A tag with another one inside; skipped.
  case brokenTag(element: String)
  /// An attribute given twice; the first was used.
  case repeated(element: String, attribute: String)
  /// An attribute that is missing (`value` is nil) or cannot be read; its element was skipped.
  case unreadable(element: String, attribute: String, value: String?)
  /// A value no body can have; skipped.
  case outOfRange(quantity: String, value: String)
  /// A zone this system does not know; the offset written next to each time was used.
  case unknownZone(String)
  /// Sleep without a break between two dates, for more hours than the limit; skipped.
  case sleepTooLong(from: String, to: String, limit: Int)
  /// More of a kind than the limit; the rest was skipped.
  case tooMany(kind: String, limit: Int)
}
