/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday 7.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Kept, where `allCases` would be built anew for every date.
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
