import ReadyDayCore

/// One property of an iCalendar file, with its end of line.
struct CalendarLine: Hashable, Sendable {
  /// Octets of a line, without its end (RFC 5545 §3.1).
  static let limit = 75

  let string: String

  /// - Parameter value: a value that needs no escaping: a date, a name of the standard's. What would
  ///   end the line is left out all the same: nothing that stands in a value may become another line.
  init(_ name: String, _ value: String) {
    string = Self.folded("\(name):\(SafeText(value).string)")
  }

  /// - Parameter text: anybody's words.
  init(_ name: String, text: String) {
    let safe = SafeText(text).string.limited(toBytes: 600)
    self.init(name, Self.escaped(safe))
  }

  /// - Parameter lines: words of the owner's own, of limited length, with the line breaks they set.
  init(_ name: String, lines: String) {
    let safe = lines.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { Self.escaped(SafeText(String($0)).string) }
    self.init(name, safe.joined(separator: "\\n"))
  }
}

extension CalendarLine {
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escape($1) }
  }

  /// By RFC 5545 §3.3.11; line breaks are gone already.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", ";", ",": "\\\(scalar)"
    default: String(scalar)
    }
  }

  /// Broken between scalars, so that each line is text by itself.
  private static func folded(_ line: String) -> String {
    var folded = ""
    var length = 0
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if length + size > limit {
        folded += "\r\n "
        length = 1
      }
      folded.unicodeScalars.append(scalar)
      length += size
    }
    return folded + "\r\n"
  }
}
