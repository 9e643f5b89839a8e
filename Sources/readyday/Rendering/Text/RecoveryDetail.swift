import ReadyDayCore

/// One morning's recovery, each value beside its own mean, and the days before as a row of bars.
struct RecoveryDetail: Sendable {
  let phrases: any Phrasebook
  let width: Int

  func lines(of mornings: Mornings) -> [StyledLine] {
    guard let report = mornings.reports.last else { return [] }
    let figure = phrases.recoveryFigure(of: report, namesVitals: false, tellsHidden: true)
    let summary = figure.map { FigureRows(phrases, width: width).lines(of: $0) } ?? []
    return TextRenderer.joined([
      DetailRows.title(report.date, mornings.zone, phrases, width),
      summary + sentence(about: report.recovery),
      DetailRows(phrases: phrases, width: width).lines(of: vitals(of: report)),
      history(of: mornings.reports),
      origin(of: report),
    ])
  }

  private func sentence(about recovery: RecoverySummary) -> [StyledLine] {
    guard recovery.state != .hidden else { return [] }
    return TextWrapping.lines(of: phrases.sentence(about: recovery.zone), width: width - 2)
      .map { StyledLine("  \($0)") }
  }

  private func origin(of report: MorningReport) -> [StyledLine] {
    let isComputed = report.recovery.source == .computed
    let maker = isComputed ? phrases.maker(of: report).map { [StyledLine($0)] } ?? [] : []
    return maker + [StyledLine(phrases.origin(of: report))]
  }

  private func vitals(of report: MorningReport) -> [(Vital, Measure)] {
    let recovery = report.recovery
    return [
      (.heartRateVariability, recovery.heartRateVariability), (.sdnn, recovery.sdnn),
      (.restingHeartRate, recovery.restingHeartRate),
      (.respiratoryRate, report.sleep.respiratoryRate),
      (.bloodOxygen, recovery.bloodOxygen), (.skinTemperature, recovery.skinTemperature),
    ]
  }

  private func history(of reports: [MorningReport]) -> [StyledLine] {
    let scores = reports.map(\.recovery.score.value)
    return DetailRows(phrases: phrases, width: width).history(scores, from: 0, to: 100)
  }
}

/// Measurements in columns: name, value, mean, and how far a temperature is from it.
struct DetailRows: Sendable {
  let phrases: any Phrasebook
  let width: Int

  static func title(
    _ date: LocalDate, _ zone: Zone, _ phrases: any Phrasebook, _ width: Int
  ) -> [StyledLine] {
    TextWrapping.lines(
      of: SafeText("\(phrases.longDate(date)) · \(zone.name)").string, width: width
    )
    .map { StyledLine($0) }
  }

  func lines(of vitals: [(Vital, Measure)]) -> [StyledLine] {
    let names = vitals.map { phrases.name(of: $0.0).displayWidth }.max() ?? 0
    return vitals.compactMap { vital, measure in
      guard let value = measure.value else { return nil }
      let name = StyledLine("  \(phrases.name(of: vital))").padded(toWidth: names + 4)
      let line = name + StyledLine(phrases.measured(vital, value)).padded(toWidth: 10)
      let comparisons = comparisons(vital, measure).map { line + StyledLine($0) }
      return comparisons.first { $0.displayWidth <= width } ?? line.truncated(toWidth: width)
    }
  }

  /// What stands beside a value, the fullest first.
  private func comparisons(_ vital: Vital, _ measure: Measure) -> [String] {
    guard let baseline = measure.baseline else { return [] }
    let mean = phrases.mean(vital, baseline)
    guard vital == .skinTemperature, let over = measure.difference(of: vital) else { return [mean] }
    let difference = phrases.difference(celsius: over)
    return ["\(mean), \(difference)", difference]
  }

  /// One small bar a day, in rows where there are many; nothing for a single day.
  func history(_ values: [Double?], from lowest: Double, to highest: Double) -> [StyledLine] {
    guard values.count > 1 else { return [] }
    let bars = Sparkline.text(values, from: lowest, to: highest)
    let head = StyledLine("  \(phrases.lastDays(values.count))  ")
    let room = max(width - head.displayWidth, 10)
    let rows = stride(from: 0, to: bars.count, by: room).map {
      String(bars.dropFirst($0).prefix(room))
    }
    return rows.enumerated().map { index, row in
      (index == 0 ? head : StyledLine.empty.padded(toWidth: head.displayWidth)) + StyledLine(row)
    }
  }
}
