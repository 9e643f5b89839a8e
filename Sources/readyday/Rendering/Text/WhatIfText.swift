import ReadyDayCore

/// A day before and after a change: both decisions, both loads, and what would then be advised.
struct WhatIfText: Sendable {
  let phrases: any Phrasebook
  let width: Int

  func lines(of whatIf: WhatIf, _ before: Briefing, _ after: Briefing) -> [StyledLine] {
    TextRenderer.joined([
      wrapped("\(phrases.longDate(before.date)) · \(before.zone.name)"),
      section(.before, before), section(.after, after),
      loads(of: whatIf, before.day, after.day)
        + whatIf.collisions.flatMap { wrapped(phrases.collision($0)) },
      advice(in: after),
    ])
  }

  private func advice(in briefing: Briefing) -> [StyledLine] {
    let advice = phrases.advice(of: briefing.recommendations)
    guard !advice.isEmpty else { return [] }
    return [StyledLine(phrases.heading(.advice))] + AdviceList(width: width).lines(of: advice)
  }

  private func section(_ heading: Heading, _ briefing: Briefing) -> [StyledLine] {
    let lines = wrapped(phrases.headline(briefing.headline), margin: "  ")
    return [StyledLine(phrases.heading(heading))] + lines
  }

  private func wrapped(_ text: String, margin: String = "") -> [StyledLine] {
    TextWrapping.lines(of: SafeText(text).string, width: width - margin.count).map {
      StyledLine(margin + $0)
    }
  }

  private func loads(of whatIf: WhatIf, _ before: Day, _ after: Day) -> [StyledLine] {
    guard before.hasCalendar else { return [] }
    let changes =
      [phrases.loadChange(on: before.date, from: before.load.score, to: after.load.score)]
      + whatIf.otherDays.map { day in
        phrases.loadChange(on: day.date, from: day.before.score, to: day.after.score)
      }
    return changes.flatMap { wrapped($0) }
  }
}
