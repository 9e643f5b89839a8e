/// A point on the earth at which the user trains outdoors.
package struct Spot: Equatable, Sendable {
  /// Degrees north of the equator, −90…90.
  package let latitude: Double
  /// Degrees east of Greenwich, −180…180.
  package let longitude: Double
  /// As the user named it, or the city of a time zone; nil if it has no name.
  package let name: String?
  /// Whether it stands for a whole time zone: the sun may be many minutes off, 4 for each degree.
  package let isOfZone: Bool

  package init(
    latitude: Double, longitude: Double, name: String? = nil, isOfZone: Bool = false
  ) {
    (self.latitude, self.longitude) = (latitude, longitude)
    (self.name, self.isOfZone) = (name, isOfZone)
  }

  /// In seconds; Xinjiang's clocks are 3 hours from the sun's, and no others are further.
  private static let furthest = 4 * 3600

  /// Whether clocks that are `offset` from UTC may be those of the spot.
  package func mayHaveClocks(at offset: UTCOffset) -> Bool {
    let sun = longitude * 240
    return (Double(offset.seconds) - sun).remainder(dividingBy: 86_400).magnitude
      <= Double(Self.furthest)
  }
}

extension Spot {
  /// The principal city of a zone, from the table that comes with the zones (`zone.tab` or
  /// `zone1970.tab`: country, ISO 6709 coordinates, zone and comment, with tabs between them).
  ///
  /// Nil for a zone that the table lacks, such as UTC or a former name of a zone.
  package init?(ofZone name: String, in table: [UInt8]) {
    guard let coordinates = Self.coordinates(ofZone: name, in: table),
      let sign = coordinates.dropFirst().lastIndex(where: \.isSign),
      let latitude = Self.degrees(coordinates[..<sign], digits: 2, most: 90),
      let longitude = Self.degrees(coordinates[sign...], digits: 3, most: 180)
    else { return nil }
    let city = name.split(separator: "/").last.map { $0.map { $0 == "_" ? " " : $0 } }
    self.init(
      latitude: latitude, longitude: longitude, name: city.map { String($0) }, isOfZone: true)
  }

  /// Searches eight bytes at a time, as the table has hundreds of zones.
  private static func coordinates(ofZone name: String, in table: [UInt8]) -> Substring? {
    var start = 0
    while start < table.count {
      let line = table.end(of: "\n", from: start)
      let country = table.end(of: "\t", from: start)
      let coordinates = table.end(of: "\t", from: min(country + 1, line))
      if coordinates < line, table[start] != UInt8(ascii: "#"),
        table[coordinates + 1..<min(line, table.end(of: "\t", from: coordinates + 1))]
          .elementsEqual(name.utf8)
      {
        return Substring(decoding: table[country + 1..<coordinates], as: UTF8.self)
      }
      start = line + 1
    }
    return nil
  }

  /// Reads `+4024` or `-0034136`: a sign, degrees of so many digits, minutes, perhaps seconds.
  private static func degrees(_ text: Substring, digits: Int, most: Double) -> Double? {
    let numbers = text.dropFirst()
    guard text.first?.isSign == true, [digits + 2, digits + 4].contains(numbers.count),
      numbers.allSatisfy(\.isASCII), let whole = Int(written: numbers.prefix(digits)),
      let minutes = Int(written: numbers.dropFirst(digits).prefix(2)),
      let seconds = Int(written: "0" + numbers.dropFirst(digits + 2))
    else { return nil }
    let size = Double(whole) + Double(minutes) / 60 + Double(seconds) / 3600
    return size > most ? nil : text.first == "-" ? -size : size
  }
}

extension Character {
  fileprivate var isSign: Bool { self == "+" || self == "-" }
}

extension [UInt8] {
  /// Where `mark` is next, from `start` on, or the end.
  fileprivate func end(of mark: Unicode.Scalar, from start: Int) -> Int {
    span.bytes.first(from: start) { $0.marks(of: UInt8(ascii: mark)) }
  }
}
