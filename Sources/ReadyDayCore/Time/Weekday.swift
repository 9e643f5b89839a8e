/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday 7.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Cached, because `allCases` allocates on every call.
  private static let week = allCases

  /// Negative numbers count back from Monday.
  init(daysAfterMonday days: Int) { self = Self.week[days.floored(by: 7).remainder] }

  public static func < (a: Weekday, b: Weekday) -> Bool { a.rawValue < b.rawValue }

  /// The number of days after `start`, 0…6, in a week that begins on `start`.
  public func daysAfter(_ start: Weekday) -> Int { (rawValue - start.rawValue + 7) % 7 }

  /// Saturday or Sunday.
  public var isWeekend: Bool { self >= .saturday }

  /// The names in English and Spanish, with and without accents.
  private static let names = [
    ["monday", "lunes"], ["tuesday", "martes"], ["wednesday", "miércoles", "miercoles"],
    ["thursday", "jueves"], ["friday", "viernes"], ["saturday", "sábado", "sabado"],
    ["sunday", "domingo"],
  ]

  /// Reads a lower-case name in either language, whole or its first three letters: `mon`, `mié`.
  package init?(named text: some StringProtocol) {
    let place = Self.names.firstIndex { names in
      names.contains { $0 == text || $0.prefix(3) == text }
    }
    guard let place else { return nil }
    self = Self.week[place]
  }
}
