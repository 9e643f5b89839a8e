/// Names a long free stretch of the working hours on a green morning, for work that needs focus.
///
/// Not the stretch that is best for training, nor one that a planned session takes: one hour is not offered twice.
struct DeepWorkBlock: RecommendationRule {
  static let id = "deep-work-block"

  static let shortest = 90 * 60

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .green) else {
      return .silent(because: day.obstacle(needing: .green))
    }
    guard day.hasCalendar else { return .silent(because: .unknown(.calendar)) }
    guard day.preferences.isWorkDay(day.date) else { return .silent(because: .noWorkDay) }
    guard !day.isDayOff else { return .silent(because: .dayOff) }
    guard day.verdict.training.intensity != nil else {
      return .silent(because: .firstThings(day.verdict.training))
    }
    let free = Self.free(on: day)
    let longest = free.map(\.seconds).max() ?? 0
    guard longest >= Self.shortest, let stretch = free.first(where: { $0.seconds == longest })
    else { return .silent(because: .noDeepWorkStretch(longest: longest / 60)) }
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

  /// In the working hours, in order.
  private static func free(on day: Day) -> [TimeSpan] {
    let work = day.preferences.span(of: day.preferences.work, on: day.date, in: day.zone)
    let training = day.allWindows.first.map { [$0.span] } ?? []
    return day.freeBesideSessions.compactMap { $0.intersection(work) }.flatMap {
      $0.without(training)
    }
  }
}
