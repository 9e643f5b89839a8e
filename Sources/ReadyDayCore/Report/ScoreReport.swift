extension Report {
  /// A computed score with its components, each with its inputs, and the days before as a row of bars.
  ///
  /// - Parameters:
  ///   - history: the mornings.
  ///   - phrases: the language to write it in.
  package init(scoreOf history: MorningHistory, phrases: any Phrasebook) {
    guard let morning = history.mornings.last else {
      self.init(phrases.language, [])
      return
    }
    let zone = history.day.zone
    let recovery = morning.recovery
    let origin = recovery.computed?.origin
    self.init(
      morning, in: zone, phrases,
      [Section(nil, .figures([phrases.figure(of: recovery)], .full))]
        + phrases.components(of: recovery)
        + [phrases.history(of: history.mornings.map(\.recovery.score.value))],
      notes: origin.map { [phrases.computed(from: $0).withCapital, phrases.computedBorders] } ?? [])
  }
}

extension RecoveryCategory {
  fileprivate var tone: Report.Tone {
    switch self {
    case .peak: .green
    case .good: .lightGreen
    case .moderate: .yellow
    case .low: .orange
    case .veryLow: .red
    }
  }
}

extension Phrasebook {
  fileprivate func figure(of recovery: RecoverySummary) -> Report.Figure {
    var figure = Report.Figure(computedHeading.inSentenceCase)
    figure.isAlone = true
    guard let score = recovery.score.value else {
      let known = recovery.lastKnown.map { " (\(lastKnown($0)))" } ?? ""
      let night = night(of: recovery).map { ": \($0)" } ?? ""
      figure.state = scoreState(recovery.state, by: .computed) + night + known
      figure.isKnown = false
      return figure
    }
    figure.lead = [percent(ofScore: score)]
    if let category = recovery.category {
      (figure.word, figure.tone) = (colour(category), category.tone)
      figure.aside = self.category(category)
    }
    figure.fraction = score.rounded(beside: RecoverySummary.borders)
    figure.details = [
      recovery.score.baseline.map { scoreMean($0.mean) },
      recovery.isCalibrating ? provisionalScore : nil,
      recovery.isCalibrating ? night(of: recovery) : nil,
      recovery.isBorderline ? borderline : nil,
    ].compactMap(\.self)
    return figure
  }

  fileprivate func components(of recovery: RecoverySummary) -> [Report.Section] {
    guard let score = recovery.computed else {
      return [Report.Section(nil, .note(componentsHidden))]
    }
    let bars = score.components.map { bar(of: $0, in: score) }
    let isSpread = score.value != nil && !score.missing.isEmpty
    return [Report.Section(nil, .bars(bars))]
      + (isSpread ? [Report.Section(nil, .note(reweighted(score.missing)))] : [])
  }

  private func bar(
    of component: ComputedScore.Component, in score: ComputedScore
  ) -> Report.Bar {
    var bar = Report.Bar(name(of: component.part), fraction: component.points ?? 0)
    bar.value = component.points.map { decimal($0, places: 0) } ?? "--"
    bar.aside = weight(
      score.shownWeight(of: component.part), insteadOf: component.part.weight)
    switch component.result {
    case .scored(_, let basis): bar.notes = [self.basis(basis)]
    case .missing(let gap): bar.notes = [self.gap(gap)]
    }
    return bar
  }
}
