/// What tells one record of a kind from another.
public enum RecordID: Hashable, Sendable {
  /// WHOOP's cycles, and everything in version 1 of its API.
  case number(Int)
  /// A UUID in version 2.
  case text(String)
  /// Records of the app's own export carry no id: the moment they began stands for one.
  case began(Instant)
}

extension RecordID {
  /// Whether both come from one version of the API, or both from the app's export: only then two
  /// different ids mean two different records.
  func isOfTheKind(of other: RecordID) -> Bool {
    switch (self, other) {
    case (.number, .number), (.text, .text), (.began, .began): true
    default: false
    }
  }

  /// The same for a number and for the text it is written with: programs that copy WHOOP's records
  /// do not always keep its numbers.
  var key: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    case .began(let moment): "began \(moment.secondsSince1970)"
    }
  }
}
