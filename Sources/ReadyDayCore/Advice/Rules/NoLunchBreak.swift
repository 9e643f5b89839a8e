/// Points out that from noon to three there is no half hour to eat.
///
/// An event whose title names lunch is time to eat.
struct NoLunchBreak: RecommendationRule {
  static let id = "no-lunch-break"

  private static let hours = Preferences.Hours(
    from: TimeOfDay(clamping: 12 * 3600), to: TimeOfDay(clamping: 15 * 3600))
  static let shortest = 30 * 60

  func evaluate(_ day: Day) -> RuleResult {
    guard day.hasCalendar else { return .silent(because: .unknown(.calendar)) }
    let noon = Self.hours.span(on: day.date, in: day.zone)
    guard day.now < noon.end else { return .silent(because: .lunchOver) }
    let work = day.counted.filter {
      !day.preferences.lexicon.namesLunch($0.occurrence.weighedTitle)
    }
    let free = noon.without(work.compactMap(\.part))
    if let lunch = free.first(where: { $0.seconds >= Self.shortest }) {
      return .silent(
        because: .lunchFree(from: day.time(at: lunch.start), to: day.time(at: lunch.end)))
    }
    let longest = free.map(\.wholeMinutes).max() ?? 0
    return .speaks(
      Recommendation(
        from: self, .calendar, .medium, .noLunchBreak(longestMinutes: longest), at: noon,
        because: [.init("longest_break_min", .number(Double(longest)))]))
  }
}
