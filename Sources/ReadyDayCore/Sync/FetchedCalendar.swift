/// A calendar from the network, checked before it replaces another.
package struct FetchedCalendar: Hashable, Sendable {
  /// Events and tasks; a series counts once.
  package let events: Int
  /// Whether it ends with END:VCALENDAR.
  package let isWhole: Bool
  /// The refresh interval it states.
  package let freshSeconds: Int?
  /// Hash of its bytes.
  package let contents: String

  /// Nil if the bytes do not begin as a calendar or cannot be read as one: an error page, a captive portal,
  /// or nothing.
  package init?(_ bytes: [UInt8]) {
    guard Self.begins(bytes) else { return nil }
    let day = LocalDate(dayNumber: 0)
    var scanner = CalendarScanner(
      file: "", calendar: "", requested: RequestedDays(day...day, in: .utc))
    let scan = scanner.run(bytes.span.bytes)
    guard !scan.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    events = scan.eventCount + scan.tasks.count
    freshSeconds = scan.freshSeconds
    isWhole = Self.ends(bytes)
    contents = Self.contents(of: bytes)
  }

  package static func contents(of bytes: [UInt8]) -> String {
    var hash = StableHash()
    hash.add(bytes)
    return hash.digits
  }

  private static func begins(_ bytes: [UInt8]) -> Bool {
    let start = bytes.span.bytes.startsWithByteOrderMark ? 3 : 0
    let text = bytes.dropFirst(start).drop(while: \.isSpace)
    return text.prefix(15).map(\.lowercased) == Array("begin:vcalendar".utf8)
  }

  private static func ends(_ bytes: [UInt8]) -> Bool {
    let blanks = bytes.reversed().prefix(while: \.isSpace).count
    return bytes.dropLast(blanks).suffix(13).map(\.lowercased) == Array("end:vcalendar".utf8)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
