/// Links to join a meeting or to read about an event, found in the text of an invitation.
struct MeetingLink {
  /// As found, without the wrapping of a mail filter or a search engine, and without escapes.
  private let bytes: ArraySlice<UInt8>
  private let host: ArraySlice<UInt8>
  private let place: ConferenceServices.Place?

  /// Nil unless the link is http or https, or one to Zoom's program.
  init?(_ written: ArraySlice<UInt8>) {
    self.init(plain: Self.plain(written))
    // A wrapper may wrap another's link.
    for _ in 0..<4 {
      guard case .wrapper? = place, let inner = wrapped else { return }
      self = inner
    }
  }

  private init?(plain bytes: ArraySlice<UInt8>) {
    guard let host = Self.host(of: bytes) else { return nil }
    (self.bytes, self.host, place) = (bytes, host, ConferenceServices.place(of: host))
  }

  /// Whether only a service's own program opens it.
  private var opensProgram: Bool { bytes.begins("ZOOMMTG:") }

  var text: String { Text.decode(bytes) }

  /// The first link to a page in `text`.
  static func page(in text: ArraySlice<UInt8>) -> MeetingLink? {
    var links = Links(text)
    while let link = links.next() {
      if !link.isBare, let page = MeetingLink(link.bytes), page.goal == .page { return page }
    }
    return nil
  }

  /// The first link to join in one of `texts`; without `https://` only if no other does.
  static func meeting(in texts: [ArraySlice<UInt8>]) -> MeetingLink? {
    var other: MeetingLink?
    for text in texts {
      var links = Links(text)
      // Many texts repeat a link.
      var last: ArraySlice<UInt8> = []
      while let link = links.next() {
        if link.isBare && other != nil || link.bytes == last { continue }
        last = link.bytes
        let found =
          link.isBare ? MeetingLink(Array("https://".utf8) + link.bytes) : MeetingLink(link.bytes)
        guard let found, found.joins else { continue }
        if !link.isBare, !found.opensProgram { return found }
        other = other ?? found
      }
    }
    return other
  }

  private init?(_ bytes: [UInt8]) { self.init(bytes[...]) }

  var goal: ConferenceServices.Goal {
    if joins { return .meeting }
    guard let service else { return opensProgram || isMap ? .aside : .page }
    return explains ? .aside : service.others
  }

  private var joins: Bool {
    isSecure && (service.map { $0.joins(path) } ?? (!opensProgram && joinsOwn)) && !explains
  }

  private var service: ConferenceServices.Service? {
    guard case .service(let place)? = place,
      case let service = ConferenceServices.all[place],
      service.hosts.contains(where: { Self.isBelow($0, host) })
    else { return nil }
    return service
  }

  private var path: ArraySlice<UInt8> {
    bytes[host.endIndex...].drop { $0 != UInt8(ascii: "/") }
  }

  /// Whether `host` is `service` or a subdomain of it.
  private static func isBelow(_ service: StaticString, _ host: ArraySlice<UInt8>) -> Bool {
    let start = host.endIndex - service.utf8CodeUnitCount
    guard
      start == host.startIndex || start > host.startIndex && host[start - 1] == UInt8(ascii: ".")
    else { return false }
    return host[start...].spells(service)
  }

  private var isSecure: Bool { !bytes.begins("HTTP:") }

  private var label: ArraySlice<UInt8> { host.prefix { $0 != UInt8(ascii: ".") } }

  /// Whether the page is about the service, not a meeting, or there is no meeting's name.
  private var explains: Bool {
    let path = path
    if path.begins(ConferenceServices.joinService) { return false }
    if path.count < 2 || ConferenceServices.entrances.contains(where: path.spells) { return true }
    if ConferenceServices.asideLabels.contains(where: label.spells) { return true }
    var rest = path.prefix { $0 != UInt8(ascii: "?") }
    while rest.popFirst() != nil {
      let part = rest.prefix { $0 != UInt8(ascii: "/") }
      if ConferenceServices.asides.contains(where: part.spells) { return true }
      rest = rest[part.endIndex...]
    }
    return false
  }

  private var isMap: Bool {
    guard label.spells("MAPS") || path.begins("/MAPS") else { return false }
    return host.split(separator: UInt8(ascii: ".")).contains {
      ConferenceServices.mapOwners.contains(where: $0.spells)
    }
  }

  /// Whether people seem to run the service on their own host.
  private var joinsOwn: Bool {
    if ConferenceServices.ownLabels.contains(where: label.spells) { return true }
    let path = path
    if ConferenceServices.ownPaths.contains(where: path.begins) { return true }
    if path.begins("/WEBAPP") {
      return ConferenceServices.pexipParts.contains {
        path.firstPlace(of: $0, after: path.startIndex) != nil
      }
    }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return false }
    let folder = path[..<slash]
    let isCall = folder.suffix(5).spells("/CALL")
    guard isCall || folder.begins("/ROOMS/") else { return false }
    let name = path[slash...].dropFirst().prefix {
      $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    return isCall ? Self.isCall(name, in: folder.dropLast(5)) : name.spells("JOIN")
  }

  /// Whether Nextcloud Talk seems to have given the name: a word could be that of any page.
  private static func isCall(_ name: ArraySlice<UInt8>, in folder: ArraySlice<UInt8>) -> Bool {
    if folder.suffix(10).spells("/INDEX.PHP") { return !name.isEmpty }
    return name.count >= 8 && name.contains(where: \.isDigit)
      && name.allSatisfy { $0.isDigit || $0.isLetter && $0 == $0.lowercased }
  }

  /// The link without the escapes of iCalendar and of HTML.
  private static func plain(_ link: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let backslash = UInt8(ascii: "\\")
    let bytes = link.contains(backslash) ? ArraySlice(link.filter { $0 != backslash }) : link
    guard let ampersand = bytes.firstIndex(of: UInt8(ascii: "&")),
      bytes[ampersand...].holds("&AMP;")
    else { return bytes }
    return Array(Text.decode(bytes).replacing("&amp;", with: "&").utf8)[...]
  }

  /// The link that a mail filter's or a search engine's wraps.
  private var wrapped: MeetingLink? {
    for (service, mark) in ConferenceServices.wrappers where Self.isBelow(service, host) {
      guard let start = bytes.firstPlace(of: mark, after: host.endIndex) else { continue }
      let inner = Self.wrapped(in: bytes[start...], after: mark, of: host)
      if let link = MeetingLink(plain: inner) { return link }
    }
    return nil
  }

  /// The link that `rest`, which begins with `mark`, wraps.
  private static func wrapped(
    in rest: ArraySlice<UInt8>, after mark: StaticString, of host: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    let value = rest.dropFirst(mark.utf8CodeUnitCount)
    if rest.begins("/V3/__") { return restored(value) }
    if rest.begins("/___") {
      return value.firstPlace(of: "___", after: value.startIndex).map { value[..<$0] } ?? value
    }
    if rest.begins("/HTTPS") { return Text.percentDecoded(rest.dropFirst()) }
    let argument = value.prefix { $0 != UInt8(ascii: "&") }
    guard isBelow(ConferenceServices.proofpoint, host) else {
      let plain = Text.percentDecoded(argument)
      // "http" in base64, which Sophos writes.
      return plain.starts(with: "aHR0c".utf8) ? Base64.decoded(plain) : plain
    }
    // Proofpoint writes hyphens for percent signs and underscores for slashes.
    let plain = argument.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "/") : $0 }
    return Text.decoded(plain[...], after: UInt8(ascii: "-"))
  }

  /// The link that `value` begins with, and after `__;` the characters that its stars stand for: one
  /// for each, and for two stars with a digit of base64 so many and two.
  private static func restored(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let star = UInt8(ascii: "*")
    guard let end = value.firstPlace(of: "__;", after: value.startIndex) else { return value }
    var link = value[..<end]
    guard link.contains(star) else { return link }
    var characters = Text.decode(Base64.decoded(value[(end + 3)...])).unicodeScalars[...]
    var restored: [UInt8] = []
    while let byte = link.popFirst() {
      guard byte == star else {
        restored.append(byte)
        continue
      }
      var count = 1
      if link.first == star, let digit = link.dropFirst().first.flatMap(Base64.digit) {
        (count, link) = (digit + 2, link.dropFirst(2))
      }
      restored += String(characters.prefix(count)).utf8
      characters = characters.dropFirst(count)
    }
    return restored[...]
  }

  private static func host(of link: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let colon = link.prefix(8).firstIndex(of: UInt8(ascii: ":")),
      case let scheme = link[..<colon],
      scheme.spells("HTTPS") || scheme.spells("HTTP") || scheme.spells("ZOOMMTG")
    else { return nil }
    let host = link[colon...].dropFirst(3).prefix { !endsHost($0) }
    return host.isEmpty || link.contains(UInt8(ascii: " ")) ? nil : host
  }

  private static func endsHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":"): true
    default: false
    }
  }
}

/// Base64 in either alphabet (RFC 4648 §4 and §5).
private enum Base64 {
  /// Up to what is not of base64.
  static func decoded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (decoded, bits, count): (ArraySlice<UInt8>, UInt32, UInt32) = ([], 0, 0)
    for byte in text {
      guard let digit = digit(byte) else { break }
      (bits, count) = (bits << 6 | UInt32(digit), count + 6)
      guard count >= 8 else { continue }
      count -= 8
      decoded.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return decoded
  }

  static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

extension ConferenceServices.Service {
  fileprivate func joins(_ path: ArraySlice<UInt8>) -> Bool {
    paths.isEmpty || paths.contains(where: path.begins)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func begins(_ word: StaticString) -> Bool {
    prefix(word.utf8CodeUnitCount).spells(word)
  }

  fileprivate func holds(_ word: StaticString) -> Bool {
    indices.contains { self[$0...].begins(word) }
  }

  /// Where `mark` begins: the name of an argument, or a part of the path.
  fileprivate func firstPlace(of mark: StaticString, after start: Int) -> Int? {
    let isArgument = mark.utf8Start[mark.utf8CodeUnitCount - 1] == UInt8(ascii: "=")
    return self[start...].indices.first { place in
      self[place...].begins(mark)
        && (!isArgument || place > start && "?&;".utf8.contains(self[place - 1]))
    }
  }
}

/// The links in a TEXT value, found by their slashes, since most of an invitation is other text.
private struct Links {
  private let text: ArraySlice<UInt8>
  /// Where the search goes on.
  private var place: Int

  init(_ text: ArraySlice<UInt8>) { (self.text, place) = (text, text.startIndex) }

  /// A link with a scheme, or a host with a dot and a path, which may be one without.
  mutating func next() -> (bytes: ArraySlice<UInt8>, isBare: Bool)? {
    while let slash = text.firstSlash(from: place) {
      guard let (start, isBare) = start(before: slash) else {
        place = slash + 1
        continue
      }
      place = Swift.max(text[slash...].endOfLink, slash + 1)
      return (text[start..<place], isBare)
    }
    return nil
  }

  /// Where the link to which the slash may belong starts.
  private func start(before slash: Int) -> (start: Int, isBare: Bool)? {
    guard slash > place else { return nil }
    let before = text[place..<slash]
    if text[slash - 1] == UInt8(ascii: ":") {
      guard slash + 1 < text.endIndex, text[slash + 1] == UInt8(ascii: "/") else { return nil }
      return (before.dropLast().startOfWord { $0.isLetter }, false)
    }
    guard text[slash - 1].isHostCharacter else { return nil }
    let start = before.startOfWord { $0.isHostCharacter }
    return text[start..<slash].contains(UInt8(ascii: ".")) ? (start, true) : nil
  }
}

extension UInt8 {
  fileprivate var isHostCharacter: Bool {
    isLetter || isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstSlash(from start: Int) -> Int? {
    let bytes = span.bytes
    let place = bytes.first(from: start - startIndex) { $0.marks(of: UInt8(ascii: "/")) }
    return place < bytes.byteCount ? startIndex + place : nil
  }

  /// Where the word at the end begins; in `\nhttps` the n belongs to the escape.
  fileprivate func startOfWord(_ isOfWord: (UInt8) -> Bool) -> Int {
    guard let before = lastIndex(where: { !isOfWord($0) }) else { return startIndex }
    return Swift.min(before + (self[before] == UInt8(ascii: "\\") ? 2 : 1), endIndex)
  }
}

extension ArraySlice<UInt8> {
  /// Where the link that begins here ends: before what cannot be in one, before a bracket that was
  /// not opened in it, and before the sentence's punctuation.
  fileprivate var endOfLink: Int {
    var place = startIndex
    var open: [UInt8] = []
    while place < endIndex {
      // Most of a link is letters, digits, dots, slashes and hyphens.
      if self[place].isLetter || (0x2D...0x3A).contains(self[place]) {
        place += 1
        continue
      }
      guard let length = lengthInLink(at: place) else { break }
      switch self[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(self[place])
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast().map(Self.closing) == self[place] else {
          return self[..<place].withoutPunctuation.endIndex
        }
      default: break
      }
      place += length
    }
    return self[..<place].withoutPunctuation.endIndex
  }

  private static func closing(_ bracket: UInt8) -> UInt8 {
    bracket == UInt8(ascii: "(") ? UInt8(ascii: ")") : bracket + 2
  }

  /// How many bytes of a link begin at `place`: two for an escaped comma; nil at its end.
  private func lengthInLink(at place: Int) -> Int? {
    switch self[place] {
    case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "|"), UInt8(ascii: "`"), UInt8(ascii: "^"):
      return nil
    // Latin-1's marks, the general ones, and all East Asian text.
    case 0xC2, 0xE2...: return nil
    case UInt8(ascii: "\\"):
      guard place + 1 < endIndex, ",;".utf8.contains(self[place + 1]) else { return nil }
      return startsAnother(after: place + 1) ? nil : 2
    case UInt8(ascii: ","), UInt8(ascii: ";"): return startsAnother(after: place) ? nil : 1
    case UInt8(ascii: "&"): return Self.marksOfHTML.contains(where: self[place...].begins) ? nil : 1
    default: return 1
    }
  }

  /// Characters of HTML that end a link.
  private static let marksOfHTML: [StaticString] = ["&NBSP", "&LT", "&GT", "&QUOT", "&#39", "&#34"]

  /// Whether a list of links goes on after a comma.
  private func startsAnother(after place: Int) -> Bool { self[(place + 1)...].begins("HTTP") }

  private var withoutPunctuation: ArraySlice<UInt8> {
    var link = self
    while let last = link.last, ".,;:!?'*\\([{".utf8.contains(last) { link = link.dropLast() }
    return link
  }
}
