import ReadyDayCore

/// The day a command is about, and the moment from which it is seen.
struct BriefingDate: Sendable {
  let zone: Zone
  let date: LocalDate
  /// The present, or the first moment of another day: that one is taken whole.
  var now: Instant
  /// The date of the present.
  let today: LocalDate
  /// The present moment, or that of `--now`, whatever the day.
  let present: Instant
  /// Whether a weekday means the next one or the last one.
  private let direction: DateExpression.Direction

  init(
    _ options: CommonOptions, in context: CommandContext, zones: SystemZones
  ) throws {
    zone = try zones.zone(options.zoneName, in: context.environment)
    present = options.now ?? context.clock
    let today = options.preferences.date(of: present, in: zone)
    direction = options.arguments.direction
    date =
      options.date == .daysFromToday(1)
      ? zone.dayAfter(today) : options.date.date(today: today, looking: direction)
    guard !zone.skips(date) else { throw UsageError(.skippedDay(date, zone: zone.name)) }
    self.today = today
    now = date == today ? present : options.preferences.day(date, in: zone).start
  }

  var isToday: Bool { date == today }

  /// The date that is meant, seen from today.
  func date(_ expression: DateExpression) -> LocalDate {
    expression.date(today: today, looking: direction)
  }
}
