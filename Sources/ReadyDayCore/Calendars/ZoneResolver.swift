/// Resolves the TZIDs of one file.
///
/// Tries the IANA name, also after a vendor's prefix; then the file's own VTIMEZONE; then the
/// Windows name. IANA wins because exported definitions are often stale; a Windows name also beats
/// a definition that contradicts it.
struct ZoneResolver {
  var zones: KnownZones
  /// VTIMEZONEs by TZID, made into zones on demand.
  private var definitions: [String: [Definition]] = [:]
  /// Starts of the VCALENDARs still to be read, if two of them define one name.
  private var borders: ArraySlice<Int> = []
  private var position = 0
  private var known: [String: Zone?] = [:]
  /// Most times of a file name the same zone as the one before.
  private var last: (name: String, zone: Zone?)?
  private(set) var problems: [(CalendarProblem, line: Int)] = []
  /// The requested days, on which a difference matters.
  private let span: TimeSpan?

  private struct Definition {
    let component: Component
    let calendar: Int
  }

  init(
    _ zones: KnownZones, definedIn scan: CalendarScan, _ bytes: RawSpan,
    during span: TimeSpan? = nil
  ) {
    (self.zones, self.span) = (zones, span)
    var components = ComponentReader(file: scan.file, ends: scan.ends)
    for (range, line, calendar) in scan.zones where range.upperBound <= bytes.byteCount {
      guard let component = components.read(bytes, range, line: line),
        let name = component.first("TZID")?.text.trimmed(),
        definitions[name]?.last?.calendar != calendar
      else { continue }
      definitions[name, default: []].append(Definition(component: component, calendar: calendar))
    }
    guard definitions.values.contains(where: { $0.count > 1 }) else { return }
    borders = Set(scan.zones.map(\.calendar)).sorted()[...]
  }

  /// Uses the nearest definition above `position`, which must not decrease (RFC 5545 §3.2.19).
  mutating func move(to position: Int) {
    guard let border = borders.first, border <= position else { return }
    borders = borders.drop { $0 <= position }
    (self.position, known, last) = (position, [:], nil)
  }

  private func definition(of name: String) -> Component? {
    let all = definitions[name]
    return (all?.last { $0.calendar <= position } ?? all?.first)?.component
  }

  /// Nil for an unknown name, whose times are read in the user's zone.
  mutating func zone(for name: String) -> Zone? {
    if let last, last.name == name { return last.zone }
    let zone = known[name] ?? find(name)
    (known[name], last) = (.some(zone), (name, zone))
    return zone
  }

  /// The only zone the file defines; nil if it defines none or several.
  var onlyZone: Zone? {
    mutating get { definitions.count == 1 ? definitions.keys.first.flatMap { zone(for: $0) } : nil }
  }

  private mutating func find(_ written: String) -> Zone? {
    let name = written.trimmed()
    if let zone = ianaZone(name) {
      definition(of: name).map { compare($0, named: name, with: zone) }
      return zone
    }
    guard let definition = definition(of: name) else {
      return windowsZone(name) ?? zoneOfCities(name)
        ?? UTCOffset(zoneName: name.withoutBrackets).map(Zone.init(fixed:))
    }
    if let zone = Zone(definition, named: name, steps: &zones.stepsForDefinitions) {
      // Exchange numbers copies that differ from the standard zone.
      if !isNumbered(name), let known = windowsZone(name), zone.contradicts(known) {
        problems.append((.contradictedZone(name), definition.line))
        return known
      }
      if definition.hasUnreadableObservance {
        problems.append((.partlyUsableZone(name), definition.line))
      }
      return zone
    }
    if let zone = windowsZone(name) { return zone }
    problems.append((.unusableZone(name), definition.line))
    return nil
  }

  /// Reports a definition that is newer than the system's zone and shows another time on the
  /// requested days: the law may have changed since the system was updated.
  private mutating func compare(_ definition: Component, named name: String, with zone: Zone) {
    guard let span, definition.isNewer(than: zone, of: zones.version),
      let own = Zone(definition, named: name, steps: &zones.stepsForDefinitions)
    else { return }
    let middle = span.start.adding(seconds: span.seconds / 2)
    guard
      let moment = [middle, span.start, span.end].first(where: {
        own.offset(at: $0) != zone.offset(at: $0)
      })
    else { return }
    let problem = CalendarProblem.olderZoneData(
      name, at: moment.reading(at: .zero), file: own.reading(at: moment).time,
      system: zone.reading(at: moment).time, version: zones.version?.name)
    problems.append((problem, definition.line))
  }

  /// Whether the file has a definition of `written`, readable or not.
  func defines(_ written: String) -> Bool { definitions[written.trimmed()] != nil }

  private func isNumbered(_ name: String) -> Bool { name.last?.isNumber == true }

  private mutating func windowsZone(_ name: String) -> Zone? {
    guard let iana = WindowsZoneNames.ianaName(for: name) else { return nil }
    return iana == "UTC" ? .utc : zones.zone(named: iana)
  }

  /// Reads `(UTC+01:00) Bruselas, Copenhague, Madrid, París`: the first city whose zone fits.
  private mutating func zoneOfCities(_ name: String) -> Zone? {
    let parts = name.split(separator: ")", maxSplits: 1)
    guard name.hasPrefix("("), parts.count == 2,
      let offset = UTCOffset(zoneName: parts[0].dropFirst() + (parts[0].count == 4 ? "+0" : ""))
    else { return nil }
    for city in parts[1].split(separator: ",").prefix(Self.mostCities) {
      let city = String(city).trimmed().replacing(" ", with: "_")
      for region in Self.regions {
        if let zone = zones.zone(named: "\(region)/\(city)"), zone.winterOffset == offset {
          return zone
        }
      }
    }
    return nil
  }

  private static let regions = ["Europe", "America", "Asia", "Africa", "Australia", "Pacific"]
  /// Windows lists fewer cities for every zone.
  private static let mostCities = 10

  /// Finds `Europe/Madrid`, also at the end of `/freeassociation.sourceforge.net/Europe/Madrid`.
  private mutating func ianaZone(_ name: String) -> Zone? {
    if ["UTC", "Z", "GMT", "ETC/UTC"].contains(name.uppercased()) { return .utc }
    let parts = name.split(separator: "/")
    guard name.hasPrefix("/"), parts.count > 1 else {
      return zone(spelled: parts.joined(separator: "/"))
    }
    for length in [3, 2, 1] where length <= parts.count {
      if let zone = zone(spelled: parts.suffix(length).joined(separator: "/")) { return zone }
    }
    return nil
  }

  /// Accepts names all in one case too, although zones are looked up as file names.
  private mutating func zone(spelled name: String) -> Zone? {
    if let zone = zones.zone(named: name) { return zone }
    guard name.contains("/"), name == name.lowercased() || name == name.uppercased() else {
      return nil
    }
    return zones.zone(named: name.capitalizedAsZone)
  }
}

extension String {
  /// `America/New_York`, `Europe/Isle_of_Man`, `America/Port-au-Prince`, from a name in one case.
  fileprivate var capitalizedAsZone: String {
    var word = ""
    var text = ""
    for character in lowercased() + "/" {
      guard "/_-".contains(character) else {
        word.append(character)
        continue
      }
      text += Self.smallWords.contains(word) ? word : word.prefix(1).uppercased() + word.dropFirst()
      text.append(character)
      word = ""
    }
    return String(text.dropLast())
  }

  /// `GMT-05:00` from `(GMT -05:00)`.
  fileprivate var withoutBrackets: String {
    let inner = hasPrefix("(") && hasSuffix(")") ? dropFirst().dropLast() : self[...]
    return String(inner).replacing(" ", with: "")
  }

  private static let smallWords: Set<String> = ["of", "au", "es"]

  /// The string without leading and trailing spaces, tabs and quotation marks.
  func trimmed() -> String {
    let isEdge: (Character) -> Bool = { $0 == " " || $0 == "\"" || $0 == "\t" }
    let front = drop(while: isEdge)
    let back = front.reversed().prefix(while: isEdge).count
    return String(front.dropLast(back))
  }
}

extension Zone {
  /// The smaller offset of January and July.
  fileprivate var winterOffset: UTCOffset { UTCOffset(clamping: offsetsOfYear.min() ?? 0) }

  /// The offsets in mid-January and mid-July 2026, in seconds.
  private var offsetsOfYear: [Int] {
    [1_768_435_200, 1_784_073_600].map { offset(at: Instant(secondsSince1970: $0)).seconds }
  }

  /// Whether clocks differ by 30 minutes or more in winter or summer; without summer time, in both.
  fileprivate func contradicts(_ other: Zone) -> Bool {
    let apart = zip(offsetsOfYear, other.offsetsOfYear).map { abs($0 - $1) >= 30 * 60 }
    return tail?.summer == nil ? !apart.contains(false) : apart.contains(true)
  }
}

extension UTCOffset {
  /// Reads `UTC+02:00`, `GMT-3` or `+0100`, positive east of Greenwich; nil for 24 hours or more.
  ///
  /// - Parameter name: a zone as people write it.
  public init?(zoneName name: String) {
    var rest = name.uppercased()[...]
    if rest.hasPrefix("UTC") || rest.hasPrefix("GMT") { rest = rest.dropFirst(3) }
    // No zone is called `GMTZ`.
    guard rest.first != "Z" else { return nil }
    self.init(loose: rest.utf8)
  }
}
