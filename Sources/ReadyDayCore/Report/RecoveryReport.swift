extension Report {
  /// A morning's recovery, its vital signs with their means, and recent scores as a row of bars.
  package init(recoveryOf history: MorningHistory, phrases: Voice) {
    guard let morning = history.mornings.last else {
      self.init(phrases.language, [])
      return
    }
    let zone = history.day.zone
    let scores = phrases.scores(
      history.mornings.map(\.recovery.score.value), of: morning.recovery, upTo: morning.date)
    let maker =
      morning.recovery.source == .computed
      ? phrases.maker(of: morning, in: zone, at: history.day.now) : nil
    let note = maker ?? phrases.origin(of: morning)
    self.init(
      morning, in: zone, phrases,
      [
        phrases.recovery(of: morning, on: history.day),
        Section(.drawn([.chart(scores)])), phrases.vitals(of: morning),
        Section(.written([.chart(scores)])),
      ], notes: [note])
    self = on(.recovery)
  }

  init(
    _ morning: MorningReport, in zone: Zone, _ phrases: Voice, _ sections: [Section],
    notes: [String]
  ) {
    self.init(
      phrases.language, title: phrases.longDate(morning.date).withCapital, place: zone.name,
      sections, footer: Footer(notes: notes))
  }
}

extension Voice {
  fileprivate func recovery(of morning: MorningReport, on day: Day) -> Report.Section {
    var figure = recoveryFigure(of: morning, namesVitals: false, tellsHidden: true)
    // Drawn below the figure, and larger.
    figure?.history = nil
    return Report.Section([
      .figures(figure.map { [$0] } ?? [], .full),
      .beneath(
        (figure?.isKnown == false ? figure?.details ?? [] : []) + [
          training(of: day.verdict, isToday: day.isToday)
        ]),
    ])
  }

  fileprivate func vitals(of report: MorningReport) -> Report.Section {
    let vitals: [Vital] = [
      .heartRateVariability, .sdnn, .restingHeartRate, .respiratoryRate, .bloodOxygen,
      .skinTemperature,
    ]
    return Report.Section(.table(table(of: vitals, in: report, then: strain(of: report))))
  }

  private func strain(of report: MorningReport) -> [Report.Table.Row] {
    guard let strain = report.strainYesterday else { return [] }
    let beside = report.strainMean.map { mean in
      let difference = Double.difference(strain, mean.mean, places: 1)
      return comparison(
        difference, size: decimal(abs(difference), places: 1), mean: decimal(mean.mean, places: 1))
    }
    return [
      row(say("strain yesterday", es: "esfuerzo de ayer"), decimal(strain, places: 1), beside)
    ]
  }

  func row(_ name: String, _ value: String, _ beside: Report.Cell?) -> Report.Table.Row {
    Report.Table.Row([Report.Cell(name), Report.Cell(value), beside ?? Report.Cell("")])
  }

  /// How far a value is from its mean, which is left out if there is no room.
  func comparison(_ difference: Double, size: String, mean: String) -> Report.Cell {
    Report.Cell(
      comparison(difference, size, with: mean), comparison(difference, size, with: nil), "")
  }

  /// Vital signs as a table: name, value, and how far it is from its mean. Unknown values are left
  /// out.
  func table(
    of vitals: [Vital], in report: MorningReport, after first: [Report.Table.Row] = [],
    then: [Report.Table.Row] = []
  ) -> Report.Table {
    let rows = vitals.compactMap { vital in
      let measure = report.measure(of: vital)
      return measure.value.map { value in
        Report.Table.Row([
          Report.Cell(name(of: vital)), Report.Cell(self.measured(vital, value)),
          comparison(of: vital, measure),
        ])
      }
    }
    var table = Report.Table(first + rows + then, fit: .cut)
    table.leastWidths = [vitals.map { name(of: $0).count }.max() ?? 0, 8]
    return table
  }

  private func comparison(of vital: Vital, _ measure: Measure) -> Report.Cell {
    guard let value = measure.value, let mean = measure.baseline?.mean else {
      return Report.Cell("")
    }
    let difference = difference(vital, value, from: mean)
    return comparison(
      difference, size: decimal(abs(difference), places: vital.places), mean: number(vital, mean))
  }
}

extension Document<MorningHistory> {
  /// Mornings in the briefing's form, and the verdict on the last day.
  package static var recovery: Document {
    mornings(
      "recovery", [ReportedMorning.recovery, ReportedMorning.strain, ReportedMorning.strainMean],
      and: [.object("verdict", DayVerdict.fields) { $0.day.verdict }])
  }

  static func mornings(
    _ name: String, _ fields: [Field<ReportedMorning>], and others: [Field<MorningHistory>] = []
  ) -> Document {
    let day = Fields([.date("date") { $0.report.date }] + fields)
    return Document(
      name, about: .days, [.list("days", day) { $0.mornings.map { ReportedMorning($0) } }] + others)
  }
}
