/// The version of the time zone data on a computer, such as `2025b`: the second release of 2025.
public struct ZoneDataVersion: Hashable, Sendable {
  /// As written.
  public let name: String
  private let year: Int
  private let release: Int

  /// Nil unless `name` is a year and a letter.
  public init?(_ name: String) {
    var reader = ByteReader(name)
    guard let year = reader.number(digits: 4), let letter = reader.next, reader.left == 1,
      letter.isLetter
    else { return nil }
    (self.name, self.year) = (name, year)
    release = Int(letter.lowercased - UInt8(ascii: "a"))
  }

  /// The version in the first line of `tzdata.zi`: `# version 2025b`.
  public init?(header text: String) {
    guard let line = text.split(separator: "\n").first, line.hasPrefix("# version ") else {
      return nil
    }
    self.init(String(line.dropFirst("# version ".count)))
  }

  /// About when it came out: since 2010 a year's first release mostly came in winter, the second
  /// in spring or summer, and any other in autumn (IANA, tz-announce).
  private var released: LocalDate {
    YearMonth(clamping: year, month: min(2 + 4 * release, 11)).firstDay
  }

  /// Whether it is more than a year old.
  public func isOld(on today: LocalDate) -> Bool { released.distance(to: today) > 365 }

  /// Whether a definition that was last changed on `date` may know of later laws.
  func isOlder(than date: LocalDate) -> Bool {
    date.year > year || released.distance(to: date) > 180
  }
}
