// Reads an event's details, apart from its time.

extension EventReader {
  mutating func details(of component: Component, uid: String?) -> Occurrence.Details {
    var details = Occurrence.Details(
      uid: uid, title: shownText("SUMMARY", of: component) ?? "", calendar: calendar)
    details.status = component.status
    details.isTransparent = component.word("TRANSP") == "TRANSPARENT"
    details.busyStatus = component.busyStatus
    details.visibility = component.visibility
    // Only if there are any, as the people are found anew each time.
    if let line = component.first("ORGANIZER") { details.organizer = guests.guest(line) }
    let attendees = attendees(of: component)
    if !attendees.isEmpty { details.attendees = attendees }
    details.location = shownText("LOCATION", of: component)
    (details.url, details.hasConference) = component.joining
    details.isInGuestlessCalendar = !namesGuests
    details.travelSeconds = component.travelSeconds
    details.hasAlarm = component.hasOwnAlarm
    if holdsHolidays { details.holiday = component.holiday }
    if details.holiday == .somewhere { details.regions = component.first("DESCRIPTION")?.text }
    details.categories = categories(of: component)
    return details
  }

  /// A VTODO; nil if all of it is done, or it is never due.
  mutating func task(_ component: Component) -> CalendarTask? {
    let isDone = component.isDone
    let isPart = component.first("RECURRENCE-ID") != nil
    guard !isDone || isPart || component.repeats, let (start, lead) = taskTimes(of: component)
    else { return nil }
    let uid = component.first("UID")?.text
    var event = Event(
      uid: uid, calendar: calendar, file: file, line: component.line, start: start,
      details: Occurrence(details(of: component, uid: uid), at: Event.noTime))
    event.recurrenceID = component.first("RECURRENCE-ID").flatMap {
      time($0.value, $0, like: start)
    }
    (event.sequence, event.stamp) = (sequence(of: component), stamp(of: component))
    readsAllDates = true
    readRecurrence(of: component, into: &event)
    readsAllDates = false
    return CalendarTask(event: event, lead: lead, isDone: isDone)
  }

  /// When it begins, and how long after that it is due; from its end if it has only that.
  private mutating func taskTimes(
    of component: Component
  ) -> (start: EventTime, lead: Event.Length)? {
    let start = component.first("DTSTART").flatMap { time($0.value, $0) }
    if let line = component.first("DUE"), let due = time(line.value, line, like: start) {
      guard let start, start.isDay == due.isDay else { return (due, .days(0)) }
      return (start, start.length(to: due, in: zone))
    }
    guard let start else { return nil }
    guard let duration = component.first("DURATION").flatMap({ EventDuration($0.value) }) else {
      return (start, .days(0))
    }
    guard start.isDay else { return (start, .nominal(duration)) }
    // The whole last day is left for it.
    return (start, .days(max(0, duration.days - 1)))
  }

  private mutating func shownText(_ name: StaticString, of component: Component) -> String? {
    guard let line = component.first(name) else { return nil }
    let text = cut(line.text, of: line)
    return text.isEmpty ? nil : text
  }

  private mutating func cut(_ text: String, of line: ContentLine) -> String {
    let limit = Limits.Calendar.textBytes
    guard text.utf8.count > limit else { return text }
    report(.textTooLong(property: line.name, limit: limit), line)
    return text.beginning(bytes: limit)
  }

  private mutating func attendees(of component: Component) -> [Occurrence.Attendee] {
    let lines = component.all("ATTENDEE")
    if lines.count > Limits.Calendar.attendees {
      report(
        .tooManyValues(property: "ATTENDEE", limit: Limits.Calendar.attendees),
        lines[Limits.Calendar.attendees])
    }
    return lines.prefix(Limits.Calendar.attendees).map { guests.guest($0) }
  }

  private mutating func categories(of component: Component) -> [String] {
    var categories: [String] = []
    for line in component.all("CATEGORIES") {
      for category in Text.list(line.value) {
        guard categories.count < Limits.Calendar.categories else {
          report(.tooManyValues(property: line.name, limit: Limits.Calendar.categories), line)
          return categories
        }
        categories.append(cut(category, of: line))
      }
    }
    return categories
  }
}

extension Component {
  /// A one-word value in upper case, without surrounding spaces.
  fileprivate func word(_ name: StaticString) -> String? {
    first(name).map { $0.rawText.uppercased() }
  }

  /// Whether STATUS or COMPLETED says that it is done (RFC 5545 §3.8.1.11, §3.8.2.1).
  fileprivate var isDone: Bool {
    switch word("STATUS") {
    case "COMPLETED", "CANCELLED", "CANCELED": true
    default: first("COMPLETED") != nil || word("PERCENT-COMPLETE") == "100"
    }
  }

  /// Whether Exchange or Funambol marks it as all-day in addition to its times.
  var isMarkedAllDay: Bool {
    word("X-MICROSOFT-CDO-ALLDAYEVENT") == "TRUE" || word("X-FUNAMBOL-ALLDAY") == "1"
  }

  fileprivate var hasOwnAlarm: Bool {
    parts.contains { $0.name == "VALARM" && $0.word("X-APPLE-DEFAULT-ALARM") != "TRUE" }
  }

  var repeats: Bool { first("RRULE") != nil || first("RDATE") != nil }

  var status: Occurrence.Status {
    switch word("STATUS") {
    case "CANCELLED", "CANCELED": .cancelled
    case "TENTATIVE": .tentative
    default: .confirmed
    }
  }

  fileprivate var busyStatus: Occurrence.BusyStatus? {
    switch word("X-MICROSOFT-CDO-BUSYSTATUS") ?? word("X-MICROSOFT-CDO-INTENDEDSTATUS") {
    case "FREE": .free
    case "TENTATIVE": .tentative
    case "BUSY": .busy
    case "OOF": .outOfOffice
    case "WORKINGELSEWHERE": .workingElsewhere
    default: nil
    }
  }

  /// Apple's travel time, at most a day.
  fileprivate var travelSeconds: Int {
    let duration = first("X-APPLE-TRAVEL-DURATION").flatMap { EventDuration($0.value) }
    return duration.map { min(max(0, $0.days * 86_400 + $0.seconds), 86_400) } ?? 0
  }

  fileprivate var visibility: Occurrence.Visibility {
    switch word("CLASS") {
    case nil, "PUBLIC", "": .public
    case "CONFIDENTIAL": .confidential
    default: .private
    }
  }

  /// The kind with which large services begin the description; a day off everywhere without one.
  fileprivate var holiday: Occurrence.Holiday {
    ServiceWords.holiday(
      described: first("DESCRIPTION")?.text ?? "", titled: first("SUMMARY")?.text ?? "")
  }

  /// Ways to join online (RFC 7986 §5.11), video first.
  private var conferences: [MeetingLink] {
    let names: [StaticString] = [
      "X-GOOGLE-CONFERENCE", "X-MICROSOFT-SKYPETEAMSMEETINGURL",
      "X-MICROSOFT-ONLINEMEETINGEXTERNALLINK",
    ]
    let (ways, others) = (all("CONFERENCE"), names.compactMap(first))
    guard !ways.isEmpty || !others.isEmpty else { return [] }
    let videos = ways.filter {
      $0.parameter("FEATURE")?.uppercased().split(separator: ",").contains("VIDEO") == true
    }
    return (videos + ways + others).compactMap { MeetingLink($0.value.trimmed()) }
      .filter { $0.goal != .aside }
  }

  /// The link to join at a known service, else a conference's, else a page to read about the event;
  /// and whether people can join through a link.
  fileprivate var joining: (link: String?, isConference: Bool) {
    let conferences = conferences
    if let link = conferences.first(where: { $0.goal == .meeting }) ?? meeting {
      return (link.text, true)
    }
    if let link = conferences.first { return (link.text, true) }
    let page =
      first("LOCATION").flatMap { MeetingLink.page(in: $0.value) }
      ?? first("URL").flatMap { MeetingLink($0.value.trimmed()) }
    return (page?.goal == .page ? page?.text : nil, false)
  }

  /// The first link in a text that joins a meeting; pasted without a scheme only if no other does.
  private var meeting: MeetingLink? {
    let names: [StaticString] = ["LOCATION", "DESCRIPTION", "X-ALT-DESC", "URL"]
    return MeetingLink.meeting(in: names.compactMap { first($0)?.value })
  }
}

/// The guests of a file, each read once: most are invited again and again, and written alike.
struct KnownGuests {
  private var guests: [UInt64: (written: [UInt8], guest: Occurrence.Attendee)] = [:]

  mutating func guest(_ line: ContentLine) -> Occurrence.Attendee {
    let written = line.written
    let bytes = written.span.bytes
    let hash = bytes.unfoldedHash(from: 0, to: written.count)
    if let known = guests[hash], bytes.repeats(known.written.span.bytes) { return known.guest }
    let guest = Occurrence.Attendee(line)
    if guests.count < Limits.Calendar.knownGuests { guests[hash] = (Array(written), guest) }
    return guest
  }
}

extension Occurrence.Attendee {
  fileprivate init(_ line: ContentLine) {
    self.init(lowerCase: Self.address(in: line))
    for parameter in line.parameters {
      // Told apart by their first letters, as a file may have thousands of guests.
      switch parameter.name.first?.lowercased {
      case UInt8(ascii: "c"): read(parameter.name, parameter.value.unquoted)
      case UInt8(ascii: "p") where parameter.name.spells("PARTSTAT"):
        let value = parameter.value.unquoted
        response = Self.responses.first { value.spells($0.0) }?.1 ?? .needsAction
      case UInt8(ascii: "r") where parameter.name.spells("ROLE"):
        isOptional = parameter.value.unquoted.spells("OPT-PARTICIPANT")
      case UInt8(ascii: "s") where parameter.name.spells("SENT-BY"):
        sentBy = Self.address(of: parameter.value.unquoted).address
      default: break
      }
    }
  }

  private mutating func read(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    if name.spells("CN") {
      self.name = Text.parameterValue(value)
    } else if name.spells("CUTYPE") {
      kind = Self.kinds.first { value.spells($0.0) }?.1 ?? .unknown
    }
  }

  /// The value, or the EMAIL parameter if the value is not a mail address (RFC 7986 §6.2).
  private static func address(in line: ContentLine) -> String {
    let (address, isMail) = address(of: line.value.trimmed())
    guard !isMail || !address.utf8.contains(UInt8(ascii: "@")),
      let mailbox = line.parameter("EMAIL"),
      mailbox.contains("@")
    else { return address }
    return Self.mailbox(Array(mailbox.utf8)[...])
  }

  private static func address(of value: ArraySlice<UInt8>) -> (address: String, isMail: Bool) {
    let isMail = value.prefix(7).spells("MAILTO:")
    let address = isMail ? value.dropFirst(7) : value
    // Nearly all are written so.
    if address.allSatisfy({ $0.isPlainInAddress }) { return (Text.decode(address), isMail) }
    return (mailbox(isMail ? Text.percentDecoded(address) : address), isMail)
  }

  /// Only the address, in lower case, without the name and brackets of `Me <me@example.org>`.
  private static func mailbox(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.lastIndex(of: UInt8(ascii: "<")).map { $0 + 1 } ?? bytes.startIndex
    return Text.decode(bytes[start...].prefix { $0 != UInt8(ascii: ">") }.trimmed()).lowercased()
  }

  private static let responses: [(StaticString, Response)] = [
    ("ACCEPTED", .accepted), ("DECLINED", .declined), ("TENTATIVE", .tentative),
    ("DELEGATED", .delegated),
  ]

  private static let kinds: [(StaticString, Kind)] = [
    ("INDIVIDUAL", .individual), ("GROUP", .group), ("RESOURCE", .resource), ("ROOM", .room),
  ]
}

extension UInt8 {
  /// Whether it stands for itself in an address in lower case.
  fileprivate var isPlainInAddress: Bool {
    isLetter && self == lowercased || isDigit || (0x2D...0x2E).contains(self)
      || self == UInt8(ascii: "@")
  }
}
