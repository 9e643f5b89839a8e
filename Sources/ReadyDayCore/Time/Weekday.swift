/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday 7.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Cached: `allCases` would be built again for every date.
  private static let week = allCases

  /// The weekday `days` after a Monday; negative counts back from it.
  init(daysAfterMonday days: Int) {
    self = Self.week[days.floored(by: 7).remainder]
  }

  public static func < (a: Weekday, b: Weekday) -> Bool { a.rawValue < b.rawValue }

  /// How many days after `start` this weekday comes, 0…6, in a week that begins on `start`.
  public func daysAfter(_ start: Weekday) -> Int {
    (rawValue - start.rawValue + 7) % 7
  }

  /// Saturday or Sunday.
  public var isWeekend: Bool { self >= .saturday }
}

extension Weekday {
  /// In English and in Spanish, with and without accents, in the order of the week.
  private static let names = [
    ["monday", "lunes"], ["tuesday", "martes"], ["wednesday", "miércoles", "miercoles"],
    ["thursday", "jueves"], ["friday", "viernes"], ["saturday", "sábado", "sabado"],
    ["sunday", "domingo"],
  ]

  /// Reads `mon`, `thursday`, `mié`: the name in either language, in full or its first three letters, in lower case.
  package init?(named text: some StringProtocol) {
    let place = Self.names.firstIndex { names in
      names.contains { $0 == text || $0.prefix(3) == text }
    }
    guard let place else { return nil }
    self = Self.week[place]
  }
}
