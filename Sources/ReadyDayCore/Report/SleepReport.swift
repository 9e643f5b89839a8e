extension Report {
  /// One night, its stages as bars, and recent nights as a row of bars.
  package init(sleepOf history: MorningHistory, phrases: Voice) {
    guard let morning = history.mornings.last else {
      self.init(phrases.language, [])
      return
    }
    let (zone, nights) = (history.day.zone, history.mornings.map(\.sleep))
    var chart = phrases.nights(
      nights.map { $0.wholeMinutesAsleep.map(Double.init) }, needed: nights.map(\.neededMinutes),
      upTo: morning.date)
    chart.tones = nights.map { night in
      (night.asleepMinutes.value ?? .infinity) < night.shortLimit ? .yellow : .plain
    }
    let vitals: [Vital] = [
      .heartRateVariability, .sdnn, .restingHeartRate, .respiratoryRate, .skinTemperature,
    ]
    self.init(
      morning, in: zone, phrases,
      [
        phrases.night(of: morning, in: zone),
        Section(phrases.stages(of: morning.sleep).map { [.bars($0)] } ?? []),
        Section(.drawn([.chart(chart)])),
        Section(
          .table(phrases.table(of: vitals, in: morning, after: phrases.facts(of: morning.sleep)))),
        Section(.written([.chart(chart)])),
      ], notes: [phrases.origin(of: morning)])
    self = on(.sleep)
  }
}

extension Voice {
  fileprivate func night(of report: MorningReport, in zone: Zone) -> Report.Section {
    var figure = sleepFigure(of: report, in: zone, tellsHidden: true)
    // The stages follow below, with their means.
    let stages = figure?.strip?.bars.map(\.label) ?? []
    figure?.details.removeAll(where: stages.contains)
    figure?.strip = nil
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
      say(
        "recovery that morning: \(score)\(mark)", es: "recuperación al despertar: \(score)\(mark)")
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
}

extension SleepSummary {
  fileprivate func measured(_ value: NightValue) -> (Double?, Baseline?) {
    switch value {
    case .asleep: (wholeMinutesAsleep.map(Double.init), asleepMinutes.baseline)
    case .inBed: (inBedMinutes, mean(of: .inBed))
    case .needed: (neededMinutes, mean(of: .needed))
    case .performance: (performance, mean(of: .performance))
    case .efficiency: (efficiency, mean(of: .efficiency))
    case .consistency: (consistency, mean(of: .consistency))
    case .disturbances: (disturbances.map(Double.init), mean(of: .disturbances))
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
