/// Points out that in the hours for lunch there is no half hour to eat.
///
/// A meal counts as time to eat, and so does anything but work: a flight, a hike, a party.
struct NoLunchBreak: RecommendationRule {
  static let id = "no-lunch-break"

  static let shortest = 30 * 60

  func evaluate(_ day: Day) -> RuleResult {
    guard day.hasCalendar else { return .silent(because: .unknown(.calendar)) }
    guard !day.isDayOff else { return .silent(because: .dayOff) }
    let hours = day.preferences.lunch
    let noon = day.preferences.span(of: hours, on: day.date, in: day.zone)
    guard day.now < noon.end else { return .silent(because: .lunchOver(hours.end)) }
    let work = day.counted.filter {
      $0.kind.isWork && !$0.isLong
        && !day.preferences.lexicon.namesLunch($0.occurrence.weighedTitle)
    }
    let free = noon.without(work.compactMap(\.part))
    if let lunch = free.first(where: { $0.seconds >= Self.shortest }) {
      return .silent(
        because: .lunchFree(from: day.time(at: lunch.start), to: day.time(at: lunch.end)))
    }
    let begun = work.filter { event in event.span.map { $0.start <= day.moment } ?? false }
    let left =
      TimeSpan(from: max(noon.start, day.moment), to: noon.end)
      .without(begun.compactMap(\.part)).map(\.seconds).max() ?? 0
    guard left >= Self.shortest else { return .silent(because: .lunchTaken(hours.end)) }
    let longest = free.map(\.wholeMinutes).max() ?? 0
    return .speaks(
      Recommendation(
        from: self, .calendar, .medium, .noLunchBreak(longestMinutes: longest, hours), at: noon,
        because: [
          .init("longest_break_min", .number(Double(longest))),
          .init("lunch_from", .text(hours.start.description)),
          .init("lunch_until", .text(hours.end.description)),
        ]))
  }
}

extension EventKind {
  /// Whether it leaves no time to eat.
  fileprivate var isWork: Bool {
    switch self {
    case .meeting, .focus, .errand, .shift: true
    case .race, .travel, .training, .meal, .leisure: false
    }
  }
}
