/// What the calendars hold and a run could not tell: what cannot be read, and more than it may work out or list.
public struct CalendarGaps: Hashable, Sendable {
  /// Series of which some dates may be missing.
  public var uncomputedSeries = 0
  /// Events that are not listed one by one.
  public var unlistedEvents = 0
  /// Events of which nobody can tell when they are.
  public var unreadEvents = 0

  /// Whether there was nothing else in the files: nobody knows which days are free.
  public var isAllUnread = false

  public init() {}

  public var isEmpty: Bool { self == CalendarGaps() }

  /// Whether there was more than is worked out or listed.
  var isCut: Bool { uncomputedSeries > 0 || unlistedEvents > 0 }
}
