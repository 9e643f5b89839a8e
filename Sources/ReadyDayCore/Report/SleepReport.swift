extension Report {
  /// One night, its stages as bars, and recent nights as a row of bars.
  package init(sleepOf history: MorningHistory, phrases: Voice) {
    guard let morning = history.mornings.last else {
      self.init(phrases.language, [])
      return
    }
    let zone = history.day.zone
    let measured: [(Vital, Measure)] = [
      (.heartRateVariability, morning.recovery.heartRateVariability),
      (.sdnn, morning.recovery.sdnn), (.restingHeartRate, morning.recovery.restingHeartRate),
      (.respiratoryRate, morning.sleep.respiratoryRate),
      (.skinTemperature, morning.recovery.skinTemperature),
    ]
    self.init(
      morning, in: zone, phrases,
      [
        phrases.night(of: morning, in: zone),
        Section(
          .bars(morning.sleep.stages.map { phrases.bars(of: $0, morning.sleep.means) } ?? [])),
        Section(.table(phrases.vitals(after: phrases.facts(of: morning.sleep), measured))),
        phrases.nights(history.mornings.map { $0.sleep.wholeMinutesAsleep.map(Double.init) }),
      ], notes: [phrases.origin(of: morning)])
  }
}

extension Voice {
  fileprivate func night(of report: MorningReport, in zone: Zone) -> Report.Section {
    let figure = sleepFigure(of: report, in: zone, tellsHidden: true)
    let blocks = report.sleep.blocks
    return Report.Section([
      .figures(figure.map { [$0] } ?? [], .full), .details(debt(of: report.sleep)),
      .beneath(
        (blocks > 1 ? [parts(blocks, by: report.recovery.source)] : []) + score(of: report)),
    ])
  }

  /// What the night led to.
  private func score(of report: MorningReport) -> [String] {
    guard let score = shortScore(of: report) else { return [] }
    let mark = report.recovery.source == .computed ? " (\(computedMark))" : ""
    return [
      say("recovery that morning: \(score)\(mark)", es: "recuperación esa mañana: \(score)\(mark)")
    ]
  }

  private func debt(of sleep: SleepSummary) -> [String] {
    guard let need = sleep.neededMinutes, let debt = sleep.debtMinutes, debt >= 1 else { return [] }
    return [sleepNeed(need, debt: debt)]
  }

  /// The values of a night besides its stages, with their means.
  fileprivate func facts(of sleep: SleepSummary) -> [Report.Table.Row] {
    NightValue.allCases.compactMap { value in
      let (number, baseline) = sleep.measured(value)
      return number.map { number in
        row(
          name(of: value), written(value, number),
          baseline.map { mean in
            let difference = Double.difference(number, mean.mean, places: 0)
            return comparison(
              difference, size: size(of: abs(difference), value), mean: written(value, mean.mean))
          })
      }
    }
  }

  /// A difference, without a sign; one of percentages is in points.
  private func size(of difference: Double, _ value: NightValue) -> String {
    switch value {
    case .performance, .efficiency, .consistency:
      say(
        count(Int(rounding: difference), "point"), es: count(Int(rounding: difference), "punto"))
    case .asleep, .inBed, .needed, .disturbances: written(value, difference)
    }
  }

  private func written(_ value: NightValue, _ number: Double) -> String {
    switch value {
    case .asleep, .inBed, .needed: duration(minutes: number)
    case .performance, .consistency: percent(number)
    case .efficiency: percent(ofEfficiency: number)
    case .disturbances: decimal(number, places: 0)
    }
  }

  /// Percentages are of the time asleep, as in a computed score; time awake has none.
  fileprivate func bars(of stages: SleepSummary.Stages, _ means: SleepSummary.Means) -> [Report.Bar]
  {
    let all: [(stage: SleepStage, minutes: Double?, mean: Baseline?)] = [
      (.deep, stages.deep, means.deep), (.rem, stages.rem, means.rem),
      (.light, stages.light, means.light), (.awake, stages.awake, means.awake),
      (.noData, stages.noData, nil),
    ]
    let asleep = stages.deep + stages.rem + stages.light
    return all.compactMap { stage, minutes, baseline in
      guard let minutes, minutes >= 0.5 else { return nil }
      let share = asleep > 0 ? minutes * 100 / asleep : 0
      var bar = Report.Bar(sleepStage(stage, minutes: minutes), fraction: min(share, 100))
      let parts = [
        asleep > 0 && stage.isAsleep
          ? say("\(percent(share)) of sleep", es: "\(percent(share)) del sueño") : nil,
        baseline.map { mean in
          let difference = Double.difference(minutes, mean.mean, places: 0)
          return comparison(difference, duration(minutes: abs(difference)), with: nil)
        },
      ]
      bar.aside = parts.compactMap(\.self).joined(separator: ", ")
      return bar
    }
  }

  fileprivate func nights(_ asleep: [Double?]) -> Report.Section {
    let longest = asleep.compactMap(\.self).max() ?? 0
    return Report.Section(
      .chart(
        Report.Chart(lastDays(asleep.count), asleep, in: 0...max(longest, 60)) {
          duration(minutes: $0)
        }))
  }
}

extension SleepSummary {
  fileprivate func measured(_ value: NightValue) -> (Double?, Baseline?) {
    switch value {
    case .asleep: (wholeMinutesAsleep.map(Double.init), asleepMinutes.baseline)
    case .inBed: (inBedMinutes, means.inBedMinutes)
    case .needed: (neededMinutes, means.neededMinutes)
    case .performance: (performance, means.performance)
    case .efficiency: (efficiency, means.efficiency)
    case .consistency: (consistency, means.consistency)
    case .disturbances: (disturbances.map(Double.init), means.disturbances)
    }
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

extension Document<MorningHistory> {
  /// Nights in the briefing's form, with the means.
  package static var sleep: Document {
    mornings(
      "sleep", [ReportedMorning.sleep, ReportedMorning.sleepMeans, ReportedMorning.recovery])
  }
}
