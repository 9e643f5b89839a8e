@testable import ReadyDayCore

extension Headline {
  /// The headline of a briefing on `day`.
  init(for day: Day) {
    self = Briefing(day: day, sources: BriefingSources(calendars: nil, whoop: nil)).headline
  }
}
