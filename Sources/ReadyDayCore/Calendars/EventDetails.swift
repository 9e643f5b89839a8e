// Reads an event's details, apart from its time.

extension EventReader {
  mutating func details(of component: Component, uid: String?) -> Occurrence.Details {
    var details = Occurrence.Details(
      uid: uid, title: shownText("SUMMARY", of: component) ?? "", calendar: calendar)
    details.status = component.status
    details.isTransparent = component.word("TRANSP") == "TRANSPARENT"
    details.busyStatus = component.busyStatus
    details.visibility = component.visibility
    details.organizer = component.first("ORGANIZER").map(Occurrence.Attendee.init)
    details.attendees = attendees(of: component)
    details.location = shownText("LOCATION", of: component)
    (details.url, details.hasConference) = component.joining
    details.isInGuestlessCalendar = !namesGuests
    details.travelSeconds = component.travelSeconds
    if isOfHolidays { details.holiday = component.holiday }
    details.categories = categories(of: component)
    return details
  }

  /// A VTODO at its due time; nil if it is done or has no due time.
  mutating func task(_ component: Component) -> Event? {
    guard !component.isDone, let line = component.first("DUE"), let due = time(line.value, line)
    else { return nil }
    let uid = component.first("UID")?.text
    return Event(
      uid: uid, calendar: calendar, file: file, line: component.line, start: due,
      details: Occurrence(details(of: component, uid: uid), at: Event.noTime))
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
    return lines.prefix(Limits.Calendar.attendees).map(Occurrence.Attendee.init)
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

  /// Ways to join online (RFC 7986 §5.11), video first.
  private var conferences: [String] {
    let names: [StaticString] = [
      "X-GOOGLE-CONFERENCE", "X-MICROSOFT-SKYPETEAMSMEETINGURL",
      "X-MICROSOFT-ONLINEMEETINGEXTERNALLINK",
    ]
    let ways = all("CONFERENCE")
    let videos = ways.filter {
      $0.parameter("FEATURE")?.uppercased().split(separator: ",").contains("VIDEO") == true
    }
    return (videos + ways + names.compactMap(first)).map {
      MeetingLink.text(of: $0.value.trimmed())
    }
  }

  /// The kind with which large services begin the description; a day off everywhere without one.
  fileprivate var holiday: Occurrence.Holiday {
    ServiceWords.holiday(
      described: first("DESCRIPTION")?.text ?? "", titled: first("SUMMARY")?.text ?? "")
  }

  /// A link to join, or else to read about it: the first of conference, location, description and
  /// URL; and whether people can join through a link.
  fileprivate var joining: (link: String?, isConference: Bool) {
    func meeting(_ name: StaticString) -> String? {
      first(name).flatMap { MeetingLink.meeting(in: $0.value) }
    }
    let conferences = conferences.filter(MeetingLink.isWeb)
    let inTexts = meeting("DESCRIPTION") ?? meeting("X-ALT-DESC")
    let inPlace = first("LOCATION").flatMap { MeetingLink.any(in: $0.value) }
    let page = first("URL").map { MeetingLink.text(of: $0.value.trimmed()) }
    let links = [conferences.first, inPlace, inTexts, page].compactMap(\.self)
    let isConference =
      !conferences.isEmpty || inTexts != nil || meeting("LOCATION") != nil || meeting("URL") != nil
    return (links.first(where: MeetingLink.isWeb), isConference)
  }
}

extension Occurrence.Attendee {
  fileprivate init(_ line: ContentLine) {
    self.init(address: Self.address(in: line))
    for parameter in line.parameters {
      let value = parameter.value.unquoted
      if parameter.name.spells("CN") {
        name = Text.parameterValue(value)
      } else if parameter.name.spells("SENT-BY") {
        sentBy = Self.address(of: value).address.lowercased()
      } else if parameter.name.spells("PARTSTAT") {
        response = Self.responses.first { value.spells($0.0) }?.1 ?? .needsAction
      } else if parameter.name.spells("ROLE") {
        isOptional = value.spells("OPT-PARTICIPANT")
      } else if parameter.name.spells("CUTYPE") {
        kind = Self.kinds.first { value.spells($0.0) }?.1 ?? .unknown
      }
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
    return (mailbox(isMail ? Text.percentDecoded(value.dropFirst(7))[...] : value), isMail)
  }

  /// Only the address, without the name and brackets of `Me <me@example.org>`.
  private static func mailbox(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.lastIndex(of: UInt8(ascii: "<")).map { $0 + 1 } ?? bytes.startIndex
    return Text.decode(bytes[start...].prefix { $0 != UInt8(ascii: ">") }.trimmed())
  }

  private static let responses: [(StaticString, Response)] = [
    ("ACCEPTED", .accepted), ("DECLINED", .declined), ("TENTATIVE", .tentative),
    ("DELEGATED", .delegated),
  ]

  private static let kinds: [(StaticString, Kind)] = [
    ("INDIVIDUAL", .individual), ("GROUP", .group), ("RESOURCE", .resource), ("ROOM", .room),
  ]
}

/// Links to join a meeting, found in the text of an invitation.
enum MeetingLink {
  private static let hosts: [StaticString] = [
    "ZOOM.US", "MEET.GOOGLE.COM", "TEAMS.MICROSOFT.COM", "TEAMS.LIVE.COM", "WEBEX.COM",
    "WHEREBY.COM", "MEET.JIT.SI", "GOTOMEETING.COM", "GOTOMEET.ME", "CHIME.AWS", "BLUEJEANS.COM",
    "JOIN.SKYPE.COM", "AROUND.CO", "FACETIME.APPLE.COM", "MEET.PROTON.ME", "ZOOMGOV.COM",
    "MEET.GOTO.COM",
  ]

  /// Services that wrap links, and the text before the wrapped link.
  private static let wrappers: [(host: StaticString, mark: StaticString)] = [
    ("SAFELINKS.PROTECTION.OUTLOOK.COM", "?URL="), ("GOOGLE.COM", "/URL?Q="),
    (proofpoint, "?U="), ("URLDEFENSE.COM", "/V3/__"),
  ]
  private static let proofpoint: StaticString = "URLDEFENSE.PROOFPOINT.COM"

  /// The link without the wrapping of a mail filter or a search engine.
  private static func unwrapped(_ link: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let host = host(of: link) else { return link }
    for (service, mark) in wrappers where isBelow(service, host) {
      let length = mark.utf8CodeUnitCount
      guard let start = link.indices.first(where: { link[$0...].prefix(length).spells(mark) })
      else { continue }
      let rest = link[(start + length)...]
      if link[start...].prefix(6).spells("/V3/__") {
        return rest.prefix { $0 != UInt8(ascii: ";") }.dropLast(2)
      }
      let value = rest.prefix { $0 != UInt8(ascii: "&") }
      guard isBelow(proofpoint, host) else { return Text.percentDecoded(value)[...] }
      // Proofpoint writes hyphens for percent signs and underscores for slashes.
      let plain = value.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "/") : $0 }
      return Text.decoded(plain[...], after: UInt8(ascii: "-"))[...]
    }
    return link
  }

  static func text(of link: ArraySlice<UInt8>) -> String {
    // HTML escapes `&` as `&amp;`.
    Text.decode(unwrapped(link)).replacing("&amp\\;", with: "&").replacing("&amp;", with: "&")
  }

  static func isWeb(_ link: String) -> Bool {
    let start = link.prefix(8).lowercased()
    return (start.hasPrefix("https://") || start.hasPrefix("http://")) && !link.contains(" ")
  }

  /// The first link to a known meeting service.
  static func meeting(in text: ArraySlice<UInt8>) -> String? {
    Links(text).first { isService(unwrapped($0)) }.map(self.text)
  }

  static func any(in text: ArraySlice<UInt8>) -> String? {
    Links(text).lazy.map(self.text).first(where: isWeb)
  }

  private static func isService(_ link: ArraySlice<UInt8>) -> Bool {
    host(of: link).map { host in hosts.contains { isBelow($0, host) } } ?? false
  }

  /// Nil unless the link is http or https.
  private static func host(of link: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let colon = link.firstIndex(of: UInt8(ascii: ":")),
      link[..<colon].spells("HTTPS") || link[..<colon].spells("HTTP")
    else { return nil }
    return link[colon...].dropFirst(3).prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?")
    }
  }

  /// Whether `host` is `service` or a subdomain of it.
  private static func isBelow(_ service: StaticString, _ host: ArraySlice<UInt8>) -> Bool {
    let start = host.endIndex - service.utf8CodeUnitCount
    guard
      start == host.startIndex || start > host.startIndex && host[start - 1] == UInt8(ascii: ".")
    else { return false }
    return host[start...].spells(service)
  }
}

/// The links in a TEXT value, found by their `://`, since most of an invitation is other text.
private struct Links: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  mutating func next() -> ArraySlice<UInt8>? {
    var position = rest.startIndex
    while let colon = rest[position...].firstIndex(of: UInt8(ascii: ":")) {
      position = colon + 1
      guard rest[position...].starts(with: "//".utf8) else { continue }
      let end =
        rest[position...].indices.first { Self.endsLink(rest[$0]) && !isOfAmpersand($0) }
        ?? rest.endIndex
      defer { rest = rest[end...] }
      return rest[Self.startOfScheme(in: rest[..<colon])..<end]
    }
    return nil
  }

  /// Where the letters at the end of `text` begin; in `\nhttps` the n belongs to the escape.
  private static func startOfScheme(in text: ArraySlice<UInt8>) -> Int {
    guard let before = text.lastIndex(where: { !$0.isLetter }) else { return text.startIndex }
    let isEscape = text[before] == UInt8(ascii: "\\")
    return Swift.min(before + (isEscape ? 2 : 1), text.endIndex)
  }

  /// Whether the byte at `place` ends HTML's `&amp;`, escaped or not.
  private func isOfAmpersand(_ place: Int) -> Bool {
    let before = rest[..<place]
    return before.suffix(4).elementsEqual("&amp".utf8)
      || before.suffix(5).elementsEqual("&amp\\".utf8)
  }

  /// True for white space, brackets, quotation marks, commas, semicolons and an escape's backslash.
  private static func endsLink(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}
