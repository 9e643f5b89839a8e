import ReadyDayCore

/// One night in detail, its stages as bars, and the nights before as a row of bars.
struct SleepDetail: Sendable {
  let phrases: any Phrasebook
  let width: Int

  func lines(of mornings: Mornings) -> [StyledLine] {
    guard let report = mornings.reports.last else { return [] }
    let sleep = report.sleep
    let rows = DetailRows(phrases: phrases, width: width)
    return TextRenderer.joined([
      DetailRows.title(report.date, mornings.zone, phrases, width),
      figure(of: report, in: mornings.zone) + facts(of: sleep)
        + parts(of: report),
      sleep.stages.map { stages($0) } ?? [],
      rows.lines(of: [
        (.respiratoryRate, sleep.respiratoryRate),
        (.skinTemperature, report.recovery.skinTemperature),
      ]),
      history(of: mornings.reports),
      [StyledLine(phrases.origin(of: report))],
    ])
  }

  private func figure(of report: MorningReport, in zone: Zone) -> [StyledLine] {
    let figure = phrases.sleepFigure(of: report, in: zone, tellsHidden: true)
    return figure.map { FigureRows(phrases, width: width).lines(of: $0) } ?? []
  }

  /// Why the numbers of a night with pauses do not divide into each other.
  private func parts(of report: MorningReport) -> [StyledLine] {
    guard report.sleep.blocks > 1 else { return [] }
    let fact = Explanation.NightFact.parts(report.sleep.blocks, report.recovery.source)
    return TextWrapping.lines(of: phrases.fact(.night(fact)), width: width - 2)
      .map { StyledLine("  \($0)") }
  }

  private func facts(of sleep: SleepSummary) -> [StyledLine] {
    var parts: [String] = []
    if let need = sleep.neededMinutes {
      parts.append(phrases.sleepNeed(need, debt: sleep.debtMinutes))
    }
    if let mean = sleep.asleepMinutes.baseline?.mean { parts.append(phrases.asleepMean(mean)) }
    if let count = sleep.disturbances { parts.append(phrases.disturbances(count)) }
    if let consistency = sleep.consistency { parts.append(phrases.sleepConsistency(consistency)) }
    return TextRenderer.row(parts.map { StyledLine($0) }, margin: 2, width: width)
  }

  /// Shares are of the time asleep, as in a computed score; being awake is no part of that.
  private func stages(_ stages: SleepSummary.Stages) -> [StyledLine] {
    let all: [(SleepStage, Double)] = [
      (.deep, stages.deep), (.rem, stages.rem), (.light, stages.light), (.awake, stages.awake),
      (.noData, stages.noData),
    ]
    let shown = all.filter { $0.1 >= 0.5 }
    let asleep = stages.deep + stages.rem + stages.light
    let words = shown.map { phrases.sleepStage($0.0, minutes: $0.1) }
    let column = (words.map(\.displayWidth).max() ?? 0) + 4
    let room = phrases.shareOfSleep(100).displayWidth + 2
    let length = min(30, width - column - room)
    guard asleep > 0, length >= Bar.shortest else { return words.map { StyledLine("  \($0)") } }
    return zip(words, shown).map { word, stage in
      let share = stage.1 * 100 / asleep
      let words = stage.0.isAsleep ? "  \(phrases.shareOfSleep(share))" : ""
      return StyledLine("  \(word)").padded(toWidth: column)
        + Bar(value: min(share, 100), length: length).line(.plain) + StyledLine(words)
    }
  }

  private func history(of reports: [MorningReport]) -> [StyledLine] {
    let asleep = reports.map(\.sleep.asleepMinutes.value)
    let longest = asleep.compactMap(\.self).max() ?? 0
    return DetailRows(phrases: phrases, width: width).history(asleep, from: 0, to: max(longest, 60))
  }
}

extension SleepStage {
  fileprivate var isAsleep: Bool {
    switch self {
    case .deep, .rem, .light: true
    case .awake, .noData: false
    }
  }
}
