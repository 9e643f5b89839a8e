import ReadyDayCore

/// A computed score with its components, each with its inputs, and the days before as a row of bars.
struct ScoreText: Sendable {
  let phrases: any Phrasebook
  let width: Int

  private static let margin = 4

  func lines(of mornings: Mornings) -> [StyledLine] {
    guard let report = mornings.reports.last else { return [] }
    let rows = DetailRows(phrases: phrases, width: width)
    let scores = mornings.reports.map(\.recovery.score.value)
    return TextRenderer.joined([
      DetailRows.title(report.date, mornings.zone, phrases, width),
      summary(of: report.recovery), components(of: report.recovery),
      rows.history(scores, from: 0, to: 100),
      origin(of: report.recovery),
    ])
  }

  private func summary(of recovery: RecoverySummary) -> [StyledLine] {
    let head = StyledLine("\(phrases.computedHeading)   ")
    guard let score = recovery.score.value, let category = recovery.category else {
      let state = phrases.scoreState(recovery.state, by: .computed)
      let known = recovery.lastKnown.map { " (\(phrases.lastKnown($0)))" } ?? ""
      return (head + StyledLine("--   \(state)\(known)")).broken(toWidth: width)
    }
    let zone = phrases.zone(recovery.zone).uppercased()
    let start =
      head + StyledLine("\(phrases.percent(score))  ") + StyledLine(zone, recovery.zone.tone)
      + StyledLine("  ")
    let name = StyledLine("  \(phrases.category(category))")
    let room = min(30, width - start.displayWidth - name.displayWidth)
    let bar =
      room < Bar.shortest ? .empty : Bar(value: score, length: room).line(recovery.zone.tone)
    let details =
      [recovery.score.baseline.map { phrases.scoreMean($0.mean) }]
      + [recovery.isCalibrating ? phrases.provisionalScore : nil]
      + [recovery.isBorderline ? phrases.borderline : nil]
    return [start + bar + name]
      + TextRenderer.row(details.compactMap { $0.map { StyledLine($0) } }, margin: 2, width: width)
  }

  private func origin(of recovery: RecoverySummary) -> [StyledLine] {
    guard let origin = recovery.computed?.origin else { return [] }
    return StyledLine(phrases.computed(from: origin).withCapital).broken(toWidth: width)
  }
}

extension ScoreText {
  private func components(of recovery: RecoverySummary) -> [StyledLine] {
    guard let score = recovery.computed else {
      return StyledLine(phrases.componentsHidden).broken(toWidth: width)
    }
    let names = score.components.map { phrases.name(of: $0.part).displayWidth }.max() ?? 0
    let lines = score.components.flatMap { component in
      row(of: component, names: names, weight: score.shownWeight(of: component.part))
        + basis(of: component)
    }
    let isSpread = score.value != nil && !score.missing.isEmpty
    let note = isSpread ? StyledLine(phrases.reweighted(score.missing)).broken(toWidth: width) : []
    return TextRenderer.joined([lines, note])
  }

  private func row(
    of component: ComputedScore.Component, names: Int, weight: Double
  ) -> [StyledLine] {
    let points = component.points.map { phrases.decimal($0, places: 0) } ?? "--"
    let start =
      StyledLine("  \(phrases.name(of: component.part))").padded(toWidth: names + 4)
      + StyledLine(String(repeating: " ", count: max(0, 3 - points.count)) + points + "  ")
    let beside = StyledLine("  \(phrases.weight(weight, insteadOf: component.part.weight))")
    let room = min(20, width - start.displayWidth - beside.displayWidth)
    guard room >= Bar.shortest else { return [(start + beside).truncated(toWidth: width)] }
    let bar = Bar(value: component.points ?? 0, length: room).line(.plain)
    return [start + bar + beside]
  }

  private func basis(of component: ComputedScore.Component) -> [StyledLine] {
    let text =
      switch component.result {
      case .scored(_, let basis): phrases.basis(basis)
      case .missing(let gap): phrases.gap(gap)
      }
    return TextWrapping.lines(of: text, width: width - Self.margin).map {
      StyledLine(String(repeating: " ", count: Self.margin) + $0)
    }
  }
}
