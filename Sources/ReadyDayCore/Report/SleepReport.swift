extension Report {
  /// One night, its stages as bars, and the nights before as a row of bars.
  ///
  /// - Parameters:
  ///   - mornings: in order of date; the last one is told of.
  ///   - zone: the zone whose clocks are shown.
  ///   - phrases: in whose words.
  package init(sleepOf mornings: [MorningReport], in zone: Zone, phrases: any Phrasebook) {
    guard let morning = mornings.last else {
      self.init(phrases.language, [])
      return
    }
    let measured: [(Vital, Measure)] = [
      (.respiratoryRate, morning.sleep.respiratoryRate),
      (.skinTemperature, morning.recovery.skinTemperature),
    ]
    self.init(
      morning, in: zone, phrases,
      [
        phrases.night(of: morning, in: zone),
        Section(nil, .bars(morning.sleep.stages.map(phrases.bars) ?? [])),
        Section(nil, .table(phrases.vitals(measured))),
        phrases.nights(mornings.map(\.sleep.asleepMinutes.value)),
      ], notes: [phrases.origin(of: morning)])
  }
}

extension Phrasebook {
  fileprivate func night(of report: MorningReport, in zone: Zone) -> Report.Section {
    let figure = sleepFigure(of: report, in: zone, tellsHidden: true)
    let pauses = Explanation.NightFact.parts(report.sleep.blocks, report.recovery.source)
    return Report.Section(
      nil,
      [
        .figures(figure.map { [$0] } ?? [], inShort: false), .details(facts(of: report.sleep)),
        // Why the numbers of such a night do not divide into each other.
        .beneath(report.sleep.blocks > 1 ? [fact(.night(pauses))] : []),
      ])
  }

  private func facts(of sleep: SleepSummary) -> [String] {
    [
      sleep.neededMinutes.map { sleepNeed($0, debt: sleep.debtMinutes) },
      sleep.asleepMinutes.baseline.map { asleepMean($0.mean) },
      sleep.disturbances.map(disturbances), sleep.consistency.map(sleepConsistency),
    ].compactMap(\.self)
  }

  /// Shares are of the time asleep, as in a computed score; being awake is no part of that.
  fileprivate func bars(of stages: SleepSummary.Stages) -> [Report.Bar] {
    let all: [(stage: SleepStage, minutes: Double?)] = [
      (.deep, stages.deep), (.rem, stages.rem), (.light, stages.light), (.awake, stages.awake),
      (.noData, stages.noData),
    ]
    let asleep = stages.deep + stages.rem + stages.light
    return all.compactMap { stage, minutes in
      guard let minutes, minutes >= 0.5 else { return nil }
      let share = asleep > 0 ? minutes * 100 / asleep : 0
      var bar = Report.Bar(sleepStage(stage, minutes: minutes), fraction: min(share, 100))
      if asleep > 0, stage.isAsleep { bar.aside = shareOfSleep(share) }
      return bar
    }
  }

  fileprivate func nights(_ asleep: [Double?]) -> Report.Section {
    let longest = asleep.compactMap(\.self).max() ?? 0
    return Report.Section(
      nil,
      .chart(
        Report.Chart(lastDays(asleep.count), asleep, in: 0...max(longest, 60)) {
          duration(minutes: Int($0.rounded()), .full)
        }))
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
