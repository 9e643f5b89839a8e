/// The place and UID of a VEVENT: all that is stored of an event outside the requested days.
struct EventPlace {
  /// From its BEGIN to the end of its END line.
  let range: Range<Int>
  let line: Int
  /// A hash of the UID; 0 if there is none. A collision only costs one needless reading.
  let uid: UInt64

  /// Stands for a missing UID if the event may only touch days around the requested ones.
  static let nearby: UInt64 = 1
}

/// The result of one pass over a file: where its components are, and which of them may matter.
struct CalendarScan {
  let file: String
  var calendar: String
  var source = EventSource(name: "")
  var eventCount = 0
  /// Events with a UID, which others may share, and wanted ones without.
  var events: [EventPlace] = []
  /// UIDs of events that may touch the requested days.
  var wantedUIDs: [UInt64] = []
  /// UIDs of events that may touch any day of the horizon.
  var nearbyUIDs: [UInt64] = []
  /// VTIMEZONEs, each with the start of its VCALENDAR.
  var zones: [(range: Range<Int>, line: Int, calendar: Int)] = []
  /// VTODOs, whatever their due time.
  var tasks: [(range: Range<Int>, line: Int)] = []
  /// VFREEBUSYs, parsed at once since each covers months.
  var busyTimes: [Component] = []
  var comesFromGoogle = false
  /// Whether any of its events names a guest or an organiser.
  var namesGuests = false
  /// The ranges of VCALENDARs with METHOD:CANCEL, in order.
  var cancelling: [Range<Int>] = []
  var ends: LineEnds
  var freshSeconds: Int?
  /// Whether the file ends too early, so that nobody knows what is missing.
  var isCut = false
  var diagnostics: [Diagnostic] = []
}

/// Finds component borders and peeks at the decisive properties, without making Strings.
struct CalendarScanner {
  private let peek: DatePeek
  /// Looks at the whole horizon, which decides most events; nil if it has no days around.
  private let widePeek: DatePeek?
  private var scan: CalendarScan

  private var log = DiagnosticLog()
  /// Invalid lines outside components, reported only if the file is a calendar.
  private var strays = DiagnosticLog()
  private var lastLine = 0
  private var sawCalendar = false
  private var calendar = OpenCalendar()
  /// How many components are open around the current line, not counting a VEVENT and its contents.
  private var depth = 0
  private var zone: (start: Int, line: Int, depth: Int)?
  /// The open VTODO or VFREEBUSY.
  private var entry: (name: ComponentName, start: Int, line: Int, depth: Int)?
  private var event: OpenEvent?
  /// The depth of the open VPOLL: what is in it only proposes (draft-ietf-calext-vpoll).
  private var poll: Int?
  private var zonesAreReported = false

  private struct OpenCalendar {
    var start = 0
    /// The numbers found before this calendar, so that its own can be removed.
    var events = 0
    var wanted = 0
    var nearby = 0
    var busyTimes = 0
    var method: Method?
  }

  /// The METHOD of a VCALENDAR, if it changes the meaning of its events (RFC 5546 §1.4).
  private enum Method {
    case cancel
    /// A reply or a request, without events of its own.
    case inquire

    init?(_ name: String) {
      switch name {
      case "CANCEL": self = .cancel
      case "REPLY", "COUNTER", "REFRESH", "DECLINECOUNTER": self = .inquire
      default: return nil
      }
    }
  }

  private struct OpenEvent {
    let start: Int
    let line: Int
    /// How many components are open inside it, such as alarms.
    var inner = 0
    var uid: UInt64 = 0
    var dates = DateHints()
  }

  /// Bytes of an event with a few guests; sizes the list of events so that it seldom has to grow.
  private static let usualLength = 1000

  init(file: String, calendar: String, requested: RequestedDays) {
    scan = CalendarScan(file: file, calendar: calendar, ends: .lineFeed)
    peek = DatePeek(requested)
    widePeek = requested.wide.map { DatePeek($0) }
  }

  mutating func run(_ bytes: RawSpan) -> CalendarScan {
    let fresh = self
    scan.ends = LineEnds(of: bytes)
    scan.events.reserveCapacity(bytes.byteCount / Self.usualLength)
    if !pass(bytes) {
      self = fresh
      scan.ends = .mixed
      _ = pass(bytes)
    }
    finish(bytes)
    return scan
  }

  /// Returns false if a BEGIN or END has a CR in it: the file mixes line ends.
  private mutating func pass(_ bytes: RawSpan) -> Bool {
    var cursor = LineCursor(bytes, ends: scan.ends, from: bytes.startsWithByteOrderMark ? 3 : 0)
    while let line = cursor.next(in: bytes) {
      guard line.end - line.start > 3, !bytes.isFold(at: line.start) else { continue }
      switch bytes.byte(at: line.start) | 0x20 {
      case UInt8(ascii: "b") where bytes.matches("BEGIN:", at: line.start):
        guard let name = bytes.componentName(of: line, from: line.start + 6) else { return false }
        begin(bytes, line, name)
      case UInt8(ascii: "e") where bytes.matches("END:", at: line.start):
        guard let name = bytes.componentName(of: line, from: line.start + 4) else { return false }
        end(bytes, line, name, next: bytes.skippingFolds(from: cursor.position))
      case UInt8(ascii: "d"), UInt8(ascii: "r"), UInt8(ascii: "u"): property(bytes, line)
      case UInt8(ascii: "a"), UInt8(ascii: "o"): guest(bytes, line)
      default: if event == nil { outside(bytes, line) }
      }
    }
    lastLine = cursor.number - 1
    leaveCalendar(at: bytes.byteCount)
    return true
  }

  /// Reports a component that is still open at the end of the file.
  private mutating func finish(_ bytes: RawSpan) {
    let isCut = event != nil || zone != nil || (sawCalendar && depth > 0)
    if let line = event?.line ?? zone?.line {
      let component = event == nil ? "VTIMEZONE" : "VEVENT"
      report(.warning, .unfinished(component: component), line: line)
    } else if sawCalendar, depth > 0 {
      report(.warning, .cutShort, line: nil)
    }
    // Events outside a VCALENDAR count too.
    let isCalendar = sawCalendar || scan.eventCount > 0
    if !isCalendar {
      report(.error, bytes.wideEncoding.map { .otherEncoding($0) } ?? .notACalendar, line: nil)
    }
    scan.diagnostics = (isCalendar ? strays.all : []) + log.all
    // The file is reported as cut, so its last line, cut in half, need not be.
    if isCut { scan.diagnostics.removeAll { $0.problem.isStray && $0.location.line == lastLine } }
    scan.isCut = isCut
  }

  private mutating func begin(_ bytes: RawSpan, _ line: LineCursor.Line, _ name: ComponentName) {
    guard name != .none else { return property(bytes, line) }
    if poll != nil, name != .calendar {
      depth += 1
      return
    }
    if name == .event || name == .zone { leaveZone() }
    if name == .event {
      leaveEvent(bytes, at: line.start)
      event = OpenEvent(start: line.start, line: line.number)
    } else if event != nil {
      event?.inner += 1
    } else {
      depth += 1
      switch name {
      case .calendar:
        leaveCalendar(at: line.start)
        calendar = openCalendar(at: line.start)
        sawCalendar = true
        depth = 1
      case .zone: zone = (line.start, line.number, depth)
      case .task, .busyTimes: entry = (name, line.start, line.number, depth)
      case .poll: poll = depth
      case .event, .other, .none: break
      }
    }
  }

  private func openCalendar(at start: Int) -> OpenCalendar {
    OpenCalendar(
      start: start, events: scan.events.count, wanted: scan.wantedUIDs.count,
      nearby: scan.nearbyUIDs.count, busyTimes: scan.busyTimes.count)
  }

  private mutating func leaveCalendar(at end: Int) {
    (entry, poll) = (nil, nil)
    switch calendar.method {
    case .cancel: scan.cancelling.append(calendar.start..<end)
    case .inquire:
      scan.events.removeSubrange(calendar.events...)
      scan.wantedUIDs.removeSubrange(calendar.wanted...)
      scan.nearbyUIDs.removeSubrange(calendar.nearby...)
      scan.busyTimes.removeSubrange(calendar.busyTimes...)
    case nil: break
    }
    calendar = openCalendar(at: end)
  }

  /// Abandons a VTIMEZONE that lacks its END, since the next component cannot be inside it.
  private mutating func leaveZone() {
    guard let zone else { return }
    report(.warning, .noEnd(component: "VTIMEZONE"), line: zone.line)
    depth = zone.depth - 1
    self.zone = nil
  }

  /// Ends a VEVENT that lacks its END where the next component begins: it may still be complete.
  private mutating func leaveEvent(_ bytes: RawSpan, at end: Int) {
    guard let event else { return }
    report(.warning, .noEnd(component: "VEVENT"), line: event.line)
    endEvent(event, at: end, bytes)
  }

  private mutating func end(
    _ bytes: RawSpan, _ line: LineCursor.Line, _ name: ComponentName, next: Int
  ) {
    guard name != .none else { return property(bytes, line) }
    if event != nil { return endInEvent(bytes, line, name, next: next) }
    if depth == 0 || (depth == 1 && sawCalendar && name != .calendar) {
      let written = bytes.copy(from: line.start + 4, to: min(line.end, line.start + 60))
      let component = Text.excerpt(written[...].trimmed()).uppercased()
      return report(.warning, .strayEnd(component: component), line: line.number)
    }
    if name == .calendar {
      leaveZone()
      leaveCalendar(at: next)
      depth = 1
    } else if let zone, zone.depth == depth, name == .zone {
      endZone(zone.start..<next, line: zone.line)
    } else if let entry, entry.depth == depth, name == entry.name {
      endEntry(name, entry.start..<next, line: entry.line, bytes)
    }
    if depth == poll { poll = nil }
    depth -= 1
  }

  private mutating func endEntry(
    _ name: ComponentName, _ range: Range<Int>, line: Int, _ bytes: RawSpan
  ) {
    entry = nil
    guard name == .busyTimes else {
      if scan.tasks.count < Limits.Calendar.tasks { scan.tasks.append((range, line)) }
      return
    }
    var reader = ComponentReader(file: scan.file, ends: scan.ends)
    guard scan.busyTimes.count < Limits.Calendar.tasks,
      let component = reader.read(bytes, range, line: line)
    else { return }
    scan.eventCount += component.periodCount
    scan.busyTimes.append(component)
  }

  private mutating func endZone(_ range: Range<Int>, line: Int) {
    zone = nil
    guard scan.zones.count < Limits.Calendar.timeZones else {
      let problem = CalendarProblem.tooManyValues(
        property: "VTIMEZONE", limit: Limits.Calendar.timeZones)
      if !zonesAreReported { report(.warning, problem, line: line) }
      zonesAreReported = true
      return
    }
    scan.zones.append((range, line, calendar.start))
  }

  private mutating func endInEvent(
    _ bytes: RawSpan, _ line: LineCursor.Line, _ name: ComponentName, next: Int
  ) {
    if name == .event, let done = event {
      endEvent(done, at: next, bytes)
    } else if name == .calendar {
      leaveEvent(bytes, at: line.start)
      leaveCalendar(at: next)
      depth = 0
    } else {
      event?.inner -= 1
    }
  }

  private mutating func endEvent(_ event: OpenEvent, at end: Int, _ bytes: RawSpan) {
    var rule: RecurrenceRule.Reading?
    let isNearby = widePeek?.isWanted(event.dates, in: bytes, knowing: &rule) ?? true
    let isWanted = isNearby && peek.isWanted(event.dates, in: bytes, knowing: &rule)
    self.event = nil
    scan.eventCount += 1
    guard event.uid != 0 || isWanted || (isNearby && widePeek != nil) else { return }
    let uid = event.uid == 0 && !isWanted ? EventPlace.nearby : event.uid
    scan.events.append(EventPlace(range: event.start..<end, line: event.line, uid: uid))
    guard event.uid != 0 else { return }
    if isWanted { scan.wantedUIDs.append(event.uid) }
    if isNearby, widePeek != nil { scan.nearbyUIDs.append(event.uid) }
  }

  @inline(__always)
  private mutating func guest(_ bytes: RawSpan, _ line: LineCursor.Line) {
    guard let inner = event?.inner else { return outside(bytes, line) }
    guard !scan.namesGuests, inner == 0 else { return }
    scan.namesGuests =
      bytes.matchesProperty("ATTENDEE", at: line.start)
      || bytes.matchesProperty("ORGANIZER", at: line.start)
  }

  @inline(__always)
  private mutating func property(_ bytes: RawSpan, _ line: LineCursor.Line) {
    guard let inner = event?.inner else { return outside(bytes, line) }
    guard inner <= 0 else { return }
    if bytes.matchesProperty("UID", at: line.start) {
      var value = line.start + 3
      while value < line.end, bytes.byte(at: value) != UInt8(ascii: ":") { value += 1 }
      value = min(value + 1, line.end)
      // An empty UID counts as none.
      let isBlank = bytes.isBlank(from: value, to: line.end)
      event?.uid = isBlank ? 0 : bytes.unfoldedHash(from: value, to: line.end)
    } else {
      event?.dates.note(bytes, line)
    }
  }

  /// Reads a line of the VCALENDAR itself, such as its name.
  private mutating func outside(_ bytes: RawSpan, _ line: LineCursor.Line) {
    guard depth <= 1 else { return }
    let logical = bytes.unfolded(from: line.start, to: line.end, limit: Limits.Calendar.nameBytes)
    guard let content = ContentLine(logical, line: line.number) else {
      return reportStray(bytes, line)
    }
    guard depth == 1 else { return }
    switch content.name {
    case "METHOD": calendar.method = Method(content.rawText.uppercased())
    case "X-WR-CALNAME", "NAME": takeName(content)
    case "PRODID": scan.comesFromGoogle = content.text.hasPrefix("-//Google Inc//")
    // RFC 7986 §5.7, else Outlook's own.
    case "REFRESH-INTERVAL": scan.freshSeconds = freshSeconds(content) ?? scan.freshSeconds
    case "X-PUBLISHED-TTL": scan.freshSeconds = scan.freshSeconds ?? freshSeconds(content)
    default: return
    }
  }

  private func freshSeconds(_ content: ContentLine) -> Int? {
    EventDuration(content.value).map { max(0, $0.days * 86_400 + $0.seconds) }
  }

  private mutating func takeName(_ content: ContentLine) {
    let name = content.text.trimmed()
    guard !name.isEmpty else { return }
    scan.calendar = name.beginning(bytes: Limits.Calendar.shownNameBytes)
    if !Text.isUTF8(content.value) { report(.warning, .notUTF8, line: content.line) }
  }

  private mutating func reportStray(_ bytes: RawSpan, _ line: LineCursor.Line) {
    let shown = bytes.copy(
      from: line.start, to: min(line.end, line.start + 2 * Limits.Diagnostics.excerptBytes))
    let location = SourceLocation(file: scan.file, line: line.number)
    strays.add(
      Diagnostic(
        .warning, .calendar(.notAContentLine), at: location, excerpt: Text.excerpt(shown[...])))
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ problem: CalendarProblem, line: Int?
  ) {
    let location = SourceLocation(file: scan.file, line: line)
    log.add(Diagnostic(severity, .calendar(problem), at: location))
  }
}

extension Problem {
  fileprivate var isStray: Bool {
    switch self {
    case .calendar(.notAContentLine), .calendar(.strayEnd): true
    default: false
    }
  }
}
