/// What tells one record of a kind from another.
public enum RecordID: Hashable, Sendable {
  /// WHOOP's cycles, and everything in version 1 of its API.
  case number(Int)
  /// A UUID in version 2.
  case text(String)
  /// Records of the app's own export carry no id: the moment they began stands for one.
  case began(Instant)
}
