import ReadyDayCore

/// The day a command is about, and the moment from which it is seen.
struct BriefingDate: Sendable {
  let zone: Zone
  let date: LocalDate
  /// The present, or the first moment of another day: that one is taken whole.
  var now: Instant
  let isToday: Bool
  /// What the clock says, or was told to say, whatever the day.
  let present: Instant

  init(
    _ options: CommonOptions, in surroundings: CommandContext, zones: SystemZones
  ) throws(Failure) {
    zone = try Self.zone(options.zoneName, in: surroundings.environment, zones)
    present = options.now ?? surroundings.clock
    let today = zone.reading(at: present).date
    date = options.date.date(today: today)
    isToday = date == today
    now = isToday ? present : zone.start(of: date)
  }

  private static func zone(
    _ given: Arguments.Given?, in environment: Environment, _ zones: SystemZones
  ) throws(Failure) -> Zone {
    do throws(UnknownZone) {
      return try zones.zone(given, in: environment)
    } catch {
      throw .unknownZone(error.name, error.origin)
    }
  }
}
