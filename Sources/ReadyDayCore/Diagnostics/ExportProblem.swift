/// What can be wrong in the export of a health app. Each case says what was seen; its sentence says
/// what was done.
public enum ExportProblem: Hashable, Sendable {
  /// Nothing in it says that it is an export; nothing was read.
  case notAnExport
  /// The file ends inside this element, or, where none is named, before the last one; what was
  /// whole before that was kept.
  case cutShort(element: String?)
  /// A tag longer than the limit, in bytes; skipped.
  case tagTooLong(limit: Int)
  /// A tag inside which another one begins; skipped.
  case brokenTag(element: String)
  /// An attribute given twice; the first was used.
  case repeated(element: String, attribute: String)
  /// An attribute that is missing, where `value` is nil, or cannot be read; its element was left
  /// out.
  case unreadable(element: String, attribute: String, value: String?)
  /// A value no body can have; skipped.
  case outOfRange(quantity: String, value: String)
  /// A zone this system does not know; times were read at the offset written next to them.
  case unknownZone(String)
  /// Sleep between two dates without a pause, for more hours than the limit; skipped.
  case sleepTooLong(from: String, to: String, limit: Int)
  /// More of a kind than the limit; the rest was skipped.
  case tooMany(kind: String, limit: Int)
}
