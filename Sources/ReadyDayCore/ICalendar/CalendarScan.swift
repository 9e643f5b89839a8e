/// Where one VEVENT stands in its file, and whose it is: all that is kept of an event nobody asked about.
struct EventPlace {
  /// From its BEGIN to the end of its END line.
  let range: Range<Int>
  let line: Int
  /// A hash of the UID; 0 when there is none. Two UIDs with one hash only cost a needless look.
  let uid: UInt64
  /// Whether it may itself touch the asked days.
  let isWanted: Bool
}

/// What one pass over a file finds: where its components are, and which of them may matter.
struct CalendarScan {
  let file: String
  var calendar: String
  var events: [EventPlace] = []
  var zones: [(range: Range<Int>, line: Int)] = []
  var diagnostics: [Diagnostic] = []

  /// Further VTIMEZONEs of one file are passed over; the largest calendars carry a few dozen.
  static let zonesLimit = 2000
}

/// Finds component borders and peeks at the few properties that decide, without making a single String for what
/// is not shown.
struct CalendarScanner {
  private let peek: DatePeek
  private var scan: CalendarScan
  private var work: RecurrenceWork

  private var sawCalendar = false
  /// Components open around the current line, VEVENT and what lies in it not counted.
  private var depth = 0
  private var zone: (start: Int, line: Int, depth: Int)?
  private var event: OpenEvent?

  /// What has been seen of the VEVENT being passed.
  private struct OpenEvent {
    let start: Int
    let line: Int
    /// Components open inside it, such as alarms.
    var inner = 0
    var uid: UInt64 = 0
    var dates = PeekedDates()
  }

  init(file: String, calendar: String, days: ClosedRange<LocalDate>, work: RecurrenceWork) {
    scan = CalendarScan(file: file, calendar: calendar)
    peek = DatePeek(days: days)
    self.work = work
  }

  /// The finished scan, and the work left over.
  mutating func run(_ bytes: RawSpan) -> (CalendarScan, RecurrenceWork) {
    var cursor = LineCursor(bytes, from: bytes.startsWithByteOrderMark ? 3 : 0)
    while let line = cursor.next(in: bytes) {
      guard line.end - line.start > 3 else { continue }
      switch bytes.byte(at: line.start) | 0x20 {
      case UInt8(ascii: "b"): begin(bytes, line)
      case UInt8(ascii: "e"): end(bytes, line, next: cursor.position)
      case UInt8(ascii: "d"), UInt8(ascii: "r"), UInt8(ascii: "u"): property(bytes, line)
      case UInt8(ascii: "x"), UInt8(ascii: "n"): name(bytes, line)
      default: continue
      }
    }
    if let event { reportUnfinished(line: event.line) }
    // Events outside a VCALENDAR are events all the same.
    if !sawCalendar && scan.events.isEmpty { report(.error, .notACalendar, line: nil) }
    return (scan, work)
  }

  private mutating func begin(_ bytes: RawSpan, _ line: LineCursor.Line) {
    guard bytes.matches("BEGIN:", at: line.start) else { return property(bytes, line) }
    if bytes.matches("VEVENT", at: line.start + 6), line.end == line.start + 12 {
      if let event { reportUnfinished(line: event.line) }
      event = OpenEvent(start: line.start, line: line.number)
    } else if event != nil {
      event?.inner += 1
    } else {
      depth += 1
      if bytes.matches("VCALENDAR", at: line.start + 6) {
        sawCalendar = true
        depth = 1
      }
      if zone == nil, bytes.matches("VTIMEZONE", at: line.start + 6) {
        zone = (line.start, line.number, depth)
      }
    }
  }

  private mutating func end(_ bytes: RawSpan, _ line: LineCursor.Line, next: Int) {
    guard bytes.matches("END:", at: line.start) else { return }
    if event != nil {
      endInEvent(bytes, line, next: next)
    } else {
      if let zone, zone.depth == depth, bytes.matches("VTIMEZONE", at: line.start + 4) {
        if scan.zones.count < CalendarScan.zonesLimit {
          scan.zones.append((zone.start..<next, zone.line))
        }
        self.zone = nil
      }
      depth = max(0, depth - 1)
    }
  }

  private mutating func endInEvent(_ bytes: RawSpan, _ line: LineCursor.Line, next: Int) {
    if bytes.matches("VEVENT", at: line.start + 4), let done = event {
      let isWanted = peek.isWanted(done.dates, in: bytes, work: &work)
      scan.events.append(
        EventPlace(
          range: done.start..<next, line: done.line, uid: done.uid, isWanted: isWanted))
      event = nil
    } else if bytes.matches("VCALENDAR", at: line.start + 4), let cut = event {
      reportUnfinished(line: cut.line)
      event = nil
      depth = 0
    } else {
      event?.inner -= 1
    }
  }

  @inline(__always)
  private mutating func property(_ bytes: RawSpan, _ line: LineCursor.Line) {
    guard let inner = event?.inner, inner <= 0 else { return }
    if bytes.matchesProperty("UID", at: line.start) {
      var value = line.start + 3
      while value < line.end, bytes.byte(at: value) != UInt8(ascii: ":") { value += 1 }
      event?.uid = bytes.unfoldedHash(from: min(value + 1, line.end))
    } else {
      event?.dates.note(bytes, line)
    }
  }

  /// X-WR-CALNAME, and NAME of RFC 7986.
  private mutating func name(_ bytes: RawSpan, _ line: LineCursor.Line) {
    guard event == nil, depth == 1 else { return }
    guard
      bytes.matchesProperty("X-WR-CALNAME", at: line.start)
        || bytes.matchesProperty("NAME", at: line.start),
      let content = ContentLine(bytes.copy(from: line.start, to: line.end), line: line.number),
      !content.text.trimmed().isEmpty
    else { return }
    scan.calendar = String(content.text.trimmed().prefix(200))
  }

  private mutating func reportUnfinished(line: Int) {
    report(.warning, .unfinished(component: "VEVENT"), line: line)
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ problem: CalendarProblem, line: Int?
  ) {
    let location = SourceLocation(file: scan.file, line: line)
    scan.diagnostics.append(Diagnostic(severity, .calendar(problem), at: location))
  }
}

extension RawSpan {
  /// Whether `name` stands at `offset`, in any case.
  @inline(__always)
  func matches(_ name: StaticString, at offset: Int) -> Bool {
    guard offset + name.utf8CodeUnitCount <= byteCount else { return false }
    for index in 0..<name.utf8CodeUnitCount {
      let wanted = name.utf8Start[index]
      let byte = byte(at: offset + index)
      let isLetter = wanted >= 65 && wanted <= 90
      guard byte == wanted || (isLetter && byte == wanted | 0x20) else { return false }
    }
    return true
  }

  /// Whether a property called `name` begins at `offset`.
  @inline(__always)
  func matchesProperty(_ name: StaticString, at offset: Int) -> Bool {
    let after = offset + name.utf8CodeUnitCount
    guard after < byteCount, matches(name, at: offset) else { return false }
    return byte(at: after) == UInt8(ascii: ":") || byte(at: after) == UInt8(ascii: ";")
  }

  /// FNV-1a over a value and its folded continuation; never 0. Line breaks and fold spaces are left
  /// out, and the backslashes of escapes, which not everybody writes.
  fileprivate func unfoldedHash(from start: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var offset = start
    while offset < byteCount {
      let byte = byte(at: offset)
      offset += 1
      let isReturn = byte == UInt8(ascii: "\r")
      if isReturn, offset < byteCount, self.byte(at: offset) == UInt8(ascii: "\n") { continue }
      if isReturn || byte == UInt8(ascii: "\n") {
        guard offset < byteCount, self.byte(at: offset) == 0x20 || self.byte(at: offset) == 0x09
        else { break }
        offset += 1
        continue
      }
      if byte == UInt8(ascii: "\\") { continue }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash | 1
  }
}
