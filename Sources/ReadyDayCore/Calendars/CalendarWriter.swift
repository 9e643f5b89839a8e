/// Writes an iCalendar file (RFC 5545): the only place that folds, escapes and formats times.
struct CalendarWriter {
  /// The maximum number of octets in a line, without its line break (§3.1).
  static let limit = 75

  private var text = ""

  /// - Parameter product: the PRODID.
  init(product: String) {
    add("BEGIN", "VCALENDAR")
    add("VERSION", "2.0")
    add("PRODID", product)
  }

  var document: String { text + Self.folded("END:VCALENDAR") }

  mutating func event(_ uid: String, stamp: Instant, properties: (inout CalendarWriter) -> Void) {
    add("BEGIN", "VEVENT")
    add("UID", text: uid)
    add("DTSTAMP", stamp)
    properties(&self)
    add("END", "VEVENT")
  }

  /// Makes the event take no time, and adds a reminder (§3.6.6).
  mutating func addReminder(of text: String, minutesBefore minutes: Int) {
    add("TRANSP", "TRANSPARENT")
    add("BEGIN", "VALARM")
    add("ACTION", "DISPLAY")
    add("DESCRIPTION", text: text)
    add("TRIGGER", "-PT\(minutes)M")
    add("END", "VALARM")
  }

  /// `value`: needs no escaping; line breaks are removed, so that it stays one line.
  mutating func add(_ name: String, _ value: String) {
    text += Self.folded("\(name):\(SafeText(value).string)")
  }

  mutating func add(_ name: String, _ moment: Instant) {
    add(name, moment.calendarText)
  }

  /// `text`: untrusted text; cut to 600 bytes.
  mutating func add(_ name: String, text: String) {
    add(name, Self.escaped(SafeText(text).string.limited(toBytes: 600)))
  }

  /// `lines`: the user's own text, of limited length; its line breaks stay.
  mutating func add(_ name: String, lines: String) {
    let safe = lines.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { Self.escaped(SafeText(String($0)).string) }
    add(name, safe.joined(separator: "\\n"))
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escape($1) }
  }

  /// Escapes TEXT (RFC 5545 §3.3.11), without line breaks.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", ";", ",": "\\\(scalar)"
    default: String(scalar)
    }
  }

  /// Folds between scalars, so that each line is valid text.
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

extension LocalDate {
  /// The form `20261123`.
  var calendarText: String { description.filter { $0 != "-" } }
}

extension Instant {
  /// The form `20261123T180000Z`.
  var calendarText: String { reading(at: .zero).calendarText + "Z" }
}

extension LocalDateTime {
  /// The form `20261123T180000`.
  var calendarText: String { description.filter { $0 != "-" && $0 != ":" } }
}
