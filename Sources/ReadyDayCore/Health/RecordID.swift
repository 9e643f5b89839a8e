/// Identifies a record among those of its kind.
public enum RecordID: Hashable, Sendable {
  /// WHOOP's cycles, and everything in version 1 of its API.
  case number(Int)
  /// A UUID in version 2.
  case text(String)
  /// Records of the app's own export have no id: their start serves as one.
  case began(Instant)

  /// Whether both come from one version of the API, or both from the app's export: only then do different ids
  /// mean different records.
  func isOfTheKind(of other: RecordID) -> Bool {
    switch (self, other) {
    case (.number, .number), (.text, .text), (.began, .began): true
    default: false
    }
  }

  /// The same for a number and its text: programs that copy WHOOP's records may turn numbers into text.
  var key: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    case .began(let moment): "began \(moment.secondsSince1970)"
    }
  }
}
