/// What the calendars contain and a run could not show: what cannot be read, and what exceeds the limits.
public struct CalendarGaps: Hashable, Sendable {
  /// Series of which some dates may be missing.
  public var uncomputedSeries = 0
  /// Events that are not listed one by one.
  public var unlistedEvents = 0
  /// Events without a known time.
  public var unreadEvents = 0

  /// Whether the files contained nothing else: which days are free is then unknown.
  public var isAllUnread = false

  public init() {}

  public var isEmpty: Bool { self == CalendarGaps() }

  /// Whether there was more than is worked out or listed.
  var isCut: Bool { uncomputedSeries > 0 || unlistedEvents > 0 }
}
