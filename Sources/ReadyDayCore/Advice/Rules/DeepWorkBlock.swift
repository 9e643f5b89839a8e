/// Names a long free stretch before one o'clock on a green morning, for work that needs focus.
struct DeepWorkBlock: RecommendationRule {
  static let id = "deep-work-block"

  static let latest = TimeOfDay(clamping: 13 * 3600)
  static let shortest = 90 * 60

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .green) else {
      return .silent(because: day.obstacle(needing: .green))
    }
    guard day.hasCalendar else { return .silent(because: .unknown(.calendar)) }
    guard let stretch = Self.stretch(of: day) else {
      let longest = Self.free(on: day, from: day.span.start).map(\.wholeMinutes).max() ?? 0
      return .silent(because: .noDeepWorkStretch(longest: longest))
    }
    return .speaks(
      Recommendation(
        from: self, .positive, .low,
        .deepWorkBlock(from: day.time(at: stretch.start), to: day.time(at: stretch.end)),
        at: stretch,
        because: [
          .init("start", .moment(stretch.start)), .init("end", .moment(stretch.end)),
          .recoveryScore(score),
        ]))
  }

  /// Rather inside the working hours: few keep the early morning for work.
  private static func stretch(of day: Day) -> TimeSpan? {
    let work = day.preferences.work.span(on: day.date, in: day.zone)
    return longest(of: free(on: day, from: work.start))
      ?? longest(of: free(on: day, from: day.span.start))
  }

  /// The earliest of several.
  private static func longest(of free: [TimeSpan]) -> TimeSpan? {
    let longest = free.map(\.seconds).max() ?? 0
    return longest < shortest ? nil : free.first { $0.seconds == longest }
  }

  private static func free(on day: Day, from start: Instant) -> [TimeSpan] {
    let end = day.zone.instant(of: LocalDateTime(day.date, latest))
    let morning = TimeSpan(from: start, to: end)
    return day.free.compactMap { $0.intersection(morning) }
  }
}
