/// The files that a briefing is based on.
public struct BriefingSources: Equatable, Sendable {
  public struct Files: Equatable, Sendable {
    public var read: Int
    /// The number of files that were found but could not be used.
    public var skipped: Int

    public init(read: Int, skipped: Int = 0) { (self.read, self.skipped) = (read, skipped) }
  }

  /// Nil if no calendar is configured.
  public var calendars: Files?
  /// Nil if there is no WHOOP data.
  public var whoop: Files?
  /// Calendar data that could not be read or listed.
  public var gaps = CalendarGaps()
  /// When the newest calendar was written; nil if unknown.
  public var calendarsChangedAt: Instant?
  package var readAt: Instant?
  package var synced: [Synced] = []
  /// Evidence from recent nights that the current zone is wrong; nil if there is none.
  package var zoneDoubt: ZoneDoubt?
  /// Whether everything is sample data.
  public var areSamples = false

  public init(calendars: Files?, whoop: Files?) {
    (self.calendars, self.whoop) = (calendars, whoop)
  }

  /// Whether no calendar had changed in the week before they were read.
  var areCalendarsOld: Bool {
    guard let calendarsChangedAt, let readAt else { return false }
    return readAt.seconds(since: calendarsChangedAt) > 7 * 86_400
  }

  package var isLoginExpired: Bool { synced.contains { $0.status.fault == .loginExpired } }

  var anySkipped: Bool { [calendars, whoop].contains { ($0?.skipped ?? 0) > 0 } }
}
