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
    return title.broken(toWidth: width) + [.empty, heading]
      + phrases.windows(of: briefing.day).flatMap(lines)
  }

  private func lines(of window: Report.Window) -> [StyledLine] {
    let head = StyledLine("  \(window.time)")
    let margin = head.displayWidth + 2
    let reason = SafeText(window.reason).string
    return TextWrapping.lines(of: reason, width: width - margin).enumerated().map { index, line in
      (index == 0 ? head : .empty).padded(toWidth: margin) + StyledLine(line)
    }
  }
}
