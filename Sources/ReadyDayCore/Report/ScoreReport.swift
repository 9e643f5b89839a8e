extension Report {
  /// A computed score, its components and their inputs, and recent scores.
  package init(scoreOf history: MorningHistory, phrases: Voice) {
    guard let morning = history.mornings.last else {
      self.init(phrases.language, [])
      return
    }
    let zone = history.day.zone
    let recovery = morning.recovery
    let origin = recovery.computed?.origin
    let scores = phrases.scores(
      history.mornings.map(\.recovery.score.value), of: recovery, upTo: morning.date)
    self.init(
      morning, in: zone, phrases,
      [Section(.figures([phrases.figure(of: recovery)], .full))] + phrases.components(of: recovery)
        + [Section(.chart(scores.titled(nil)))],
      notes: origin.map { [phrases.computed(from: $0).withCapital, phrases.colours] } ?? [])
    self = on(.score)
  }
}

extension ComputedCategory {
  var tone: Report.Tone {
    switch self {
    case .peak: .green
    case .good: .lightGreen
    case .moderate: .yellow
    case .low: .orange
    case .veryLow: .red
    }
  }
}

extension Voice {
  /// The colours of a computed score, and of WHOOP's.
  fileprivate var colours: String {
    let borders = ComputedCategory.allCases.map { Int(truncating: $0.lowest) } + [101]
    let ranges = zip(ComputedCategory.allCases, zip(borders, borders.dropFirst())).map {
      name, ends in "\(colourName(name))\(say("", es: ",")) \(ends.0)–\(ends.1 - 1)"
    }
    let (yellow, green) = (threshold(RecoveryZone.yellowFrom), threshold(RecoveryZone.greenFrom))
    return say(
      "\(ranges.joined(separator: ", ").withCapital). Advice treats orange as red and light green as "
        + "green. WHOOP: red below \(yellow), green \(green) or more.",
      es:
        "\(ranges.joined(separator: "; ").withCapital). En los consejos, el naranja cuenta como rojo "
        + "y el verde claro, como verde. En WHOOP: rojo por debajo de \(yellow), verde desde \(green)."
    )
  }

  /// The colour as a noun, which Spanish tells from the adjective of a score.
  private func colourName(_ category: ComputedCategory) -> String {
    switch category {
    case .veryLow: say("red", es: "rojo")
    case .low: say("orange", es: "naranja")
    case .moderate: say("yellow", es: "amarillo")
    case .good: say("light green", es: "verde claro")
    case .peak: say("green", es: "verde")
    }
  }

  fileprivate func figure(of recovery: RecoverySummary) -> Report.Figure {
    var figure = Report.Figure(say("SCORE", es: "PUNTUACIÓN").inSentenceCase)
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
      recovery.score.baseline.map { average(percent($0.mean)) },
      recovery.isCalibrating ? noColour : nil, recovery.isCalibrating ? provisionalScore : nil,
      recovery.isCalibrating ? night(of: recovery) : nil, recovery.isBorderline ? borderline : nil,
    ].compactMap(\.self)
    return figure
  }

  fileprivate func components(of recovery: RecoverySummary) -> [Report.Section] {
    guard let score = recovery.computed else { return [Report.Section(.note(componentsHidden))] }
    var strip = Report.Strip(
      zip(score.components, Report.Bar.Shade.allCases).map { component, shade in
        var bar = bar(of: component, in: score)
        (bar.shade, bar.part) = (shade, score.shownWeight(of: component.part) / 100)
        return bar
      })
    strip.isFilled = true
    let least = score.components.filter { $0.points != nil }.min {
      ($0.points ?? 0) < ($1.points ?? 0)
    }
    strip.title = least.flatMap { least in
      least.points.map { points in
        say(
          "Lowest: \(name(of: least.part)), \(decimal(points, places: 0)) of 100",
          es: "Lo más bajo: \(name(of: least.part)), \(decimal(points, places: 0)) de 100")
      }
    }
    let isSpread = score.value != nil && !score.missing.isEmpty
    return [Report.Section(.bars(strip))]
      + (isSpread ? [Report.Section(.note(reweighted(score.missing)))] : [])
  }

  private func bar(of component: ComputedScore.Component, in score: ComputedScore) -> Report.Bar {
    var bar = Report.Bar(name(of: component.part), fraction: component.points ?? 0)
    bar.value = component.points.map { decimal($0, places: 0) } ?? "--"
    bar.aside = weight(score.shownWeight(of: component.part), insteadOf: component.part.weight)
    switch component.result {
    case .scored(_, let basis): bar.notes = [self.basis(basis)]
    case .missing(let gap): bar.notes = [self.gap(gap)]
    }
    return bar
  }
}

extension Document<MorningHistory> {
  /// Computed scores with their components.
  package static var score: Document {
    Document(
      "score", about: .days,
      [
        .list(
          "days",
          Fields<MorningReport>([
            .date("date") { $0.date }, .code("state") { $0.recovery.state },
            .optionalNumber("score", decimals: 3) {
              $0.recovery.score.value?.rounded(beside: RecoverySummary.borders)
            },
            .object("score_mean", Measure.meanFields(decimals: 0)) { $0.recovery.score },
            .optionalCode("category") { $0.recovery.category },
            .code("zone") { $0.recovery.zone },
            .optionalCode("zone_reason") { $0.recovery.colourless },
            .flag("provisional") { $0.recovery.isCalibrating },
            .optionalCode("measured_by") { $0.recovery.computed?.origin },
            .optionalList("components", ComputedScore.Part.fields) {
              $0.recovery.computed?.weighedParts
            },
          ])
        ) { $0.mornings }
      ])
  }
}
