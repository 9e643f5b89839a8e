/// An iCalendar file while it is written (RFC 5545): the one place that folds, escapes and writes times.
struct CalendarWriter {
  /// Octets of a line, without its end (§3.1).
  static let limit = 75

  private var text = ""

  /// A file without an event yet.
  ///
  /// - Parameter product: who writes it, as a PRODID.
  init(product: String) {
    add("BEGIN", "VCALENDAR")
    add("VERSION", "2.0")
    add("PRODID", product)
  }

  /// The whole file.
  var document: String { text + Self.folded("END:VCALENDAR") }
}

extension CalendarWriter {
  /// Adds an event.
  ///
  /// - Parameters:
  ///   - uid: its UID.
  ///   - stamp: when it was written.
  ///   - properties: adds all else that is said of it.
  mutating func event(
    _ uid: String, stamp: Instant, properties: (inout CalendarWriter) -> Void
  ) {
    add("BEGIN", "VEVENT")
    add("UID", text: uid)
    add("DTSTAMP", stamp)
    properties(&self)
    add("END", "VEVENT")
  }

  /// Makes the event one that takes no time, and of which a calendar speaks up before it begins (§3.6.6).
  mutating func addReminder(of text: String, minutesBefore minutes: Int) {
    add("TRANSP", "TRANSPARENT")
    add("BEGIN", "VALARM")
    add("ACTION", "DISPLAY")
    add("DESCRIPTION", text: text)
    add("TRIGGER", "-PT\(minutes)M")
    add("END", "VALARM")
  }

  /// - Parameter value: a value that needs no escaping: a date, a name of the standard's. What would
  ///   end the line is excluded all the same: nothing in a value may become another line.
  mutating func add(_ name: String, _ value: String) {
    text += Self.folded("\(name):\(SafeText(value).string)")
  }

  mutating func add(_ name: String, _ moment: Instant) {
    add(name, moment.reading(at: .zero).calendarText + "Z")
  }

  /// - Parameter text: anybody's words.
  mutating func add(_ name: String, text: String) {
    add(name, Self.escaped(SafeText(text).string.limited(toBytes: 600)))
  }

  /// - Parameter lines: words of the user's own, of limited length, with the line breaks they set.
  mutating func add(_ name: String, lines: String) {
    let safe = lines.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { Self.escaped(SafeText(String($0)).string) }
    add(name, safe.joined(separator: "\\n"))
  }
}

extension CalendarWriter {
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

extension LocalDate {
  /// `20261123`.
  var calendarText: String { description.filter { $0 != "-" } }
}

extension LocalDateTime {
  /// `20261123T180000`.
  var calendarText: String { description.filter { $0 != "-" && $0 != ":" } }
}
