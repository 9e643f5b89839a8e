import ReadyDayCore

/// The windows of a day in a terminal, each with its reason.
struct WindowsText: Sendable {
  let phrases: any Phrasebook
  let width: Int

  func lines(of briefing: Briefing) -> [StyledLine] {
    let title = StyledLine("\(phrases.longDate(briefing.date)) · \(briefing.zone.name)")
    guard let best = briefing.day.windows.first else {
      let reason = briefing.day.hasCalendar ? phrases.noWindow : phrases.note(.noCalendar)
      return title.broken(toWidth: width) + [.empty] + StyledLine(reason).broken(toWidth: width)
    }
    let heading = StyledLine(phrases.heading(.windows(best.intensity)))
    let windows = briefing.day.windows.enumerated().flatMap { index, window in
      lines(of: window, on: briefing.day, isBest: index == 0)
    }
    return title.broken(toWidth: width) + [.empty, heading] + windows
  }

  private func lines(of window: WorkoutWindow, on day: Day, isBest: Bool) -> [StyledLine] {
    let head = StyledLine("  \(day.clocks(of: window.span))")
    let reason = SafeText(phrases.windowReason(window, isBest: isBest)).string
    let margin = head.displayWidth + 2
    return TextWrapping.lines(of: reason, width: width - margin).enumerated().map { index, line in
      (index == 0 ? head : .empty).padded(toWidth: margin) + StyledLine(line)
    }
  }
}
