extension Report {
  /// One metric as a grid of weeks, or all metrics, one per line.
  package init(_ trends: Trends, phrases: Voice) {
    if trends.hasOneMetric, let trend = trends.trends.first {
      self.init(grid: trend, phrases: phrases)
    } else {
      self.init(page: trends, phrases: phrases)
    }
  }

  private init(grid trend: Trend, phrases: Voice) {
    let title = phrases.name(of: trend.metric).uppercased()
    guard !trend.isHidden, trend.known > 0 else {
      let name = phrases.name(of: trend.metric)
      let why =
        trend.isHidden
        ? phrases.say("\(name.withCapital) is hidden.", es: "\(name.withCapital): dato oculto.")
        : phrases.say(
          "There is no \(name) data for these days.", es: "No hay datos de \(name) en estos días.")
      self.init(phrases.language, title: title, [Section(.note(why))])
      self = on(.trend(trend.metric), date: phrases.span(of: trend.dates))
      return
    }
    var table = Table(trend.weeks.map { phrases.row(of: $0, trend, hasBar: true) }, fit: .list)
    table.isIndented = false
    let width = phrases.cellWidth(of: trend)
    let days = Weekday.allCases.map {
      phrases.say(
        String(phrases.weekday($0).prefix(2)), es: String(phrases.weekday($0).withCapital.prefix(2))
      ).aligned(to: width)
    }
    table.head = [""] + days + [phrases.mean.aligned(to: width + 2)]
    var drawn = Table(trend.weeks.map { phrases.row(of: $0, trend, hasBar: false) }, fit: .list)
    drawn.head = table.head
    self.init(
      phrases.language, title: title, summary: phrases.summary(of: trend),
      [
        Section(.paragraphs([Paragraph(phrases.moved([trend]))])),
        Section(.drawn(phrases.chart(of: trend).map { [.chart($0)] } ?? [])),
        Section([.written([.table(table)]), .drawn([.table(drawn)])]),
        Section(.sentences(phrases.sentences(about: trend))),
      ])
    self = on(.trend(trend.metric), date: phrases.span(of: trend.dates))
  }

  private init(page trends: Trends, phrases: Voice) {
    let shown = trends.trends.filter { !$0.isHidden && ($0.known > 0 || !$0.metric.isOptional) }
    var table = Table(shown.map(phrases.line), fit: .list)
    let last = trends.trends.lazy.compactMap { $0.comparison?.last }.first
    table.head = [
      "", last.map { phrases.length($0).inSentenceCase } ?? phrases.mean,
      phrases.say("usual for you", es: "lo habitual"),
      phrases.say("change (likely range)", es: "cambio (rango probable)"),
    ]
    let weeks = phrases.weeks(trends.trends.first?.weeks.count ?? 0)
    self.init(
      phrases.language, title: phrases.span(of: trends.dates), summary: [weeks],
      [
        Section(.paragraphs([Paragraph(phrases.moved(shown))])),
        Section(.drawn([.charts(shown.compactMap(phrases.chart))])), Section(.table(table)),
        Section(.sentences(phrases.facts(of: trends))),
        Section(
          .written([
            .note(
              phrases.say(
                "To see one metric week by week: readyday trends recovery",
                es: "Para ver un solo valor semana a semana: readyday trends recovery"))
          ])),
      ])
    self = on(.trends)
  }
}

extension Voice {
  fileprivate func cellWidth(of trend: Trend) -> Int {
    let texts = trend.weeks.flatMap { $0.values + [$0.mean] }
      .compactMap { $0.map { cell($0, of: trend.metric) } }
    return max(2, texts.map(\.count).max() ?? 0)
  }

  fileprivate func row(
    of week: Trend.Week, _ trend: Trend, hasBar: Bool
  ) -> Report.Table.Row {
    let (name, width) = (IsoWeek(week.monday).short, cellWidth(of: trend))
    func text(_ value: Double?) -> String {
      value.map { cell($0, of: trend.metric) } ?? (hasBar ? "." : "")
    }
    let values = week.values.map { Report.Cell(text($0).aligned(to: width)) }
    let share = week.mean.map { mean in
      let scale = trend.metric.scale
      return (mean - scale.lowerBound) / (scale.upperBound - scale.lowerBound) * 100
    }
    return Report.Table.Row(
      [Report.Cell(say(name, es: "S" + name.dropFirst()))] + values + [
        Report.Cell(text(week.mean).aligned(to: width + 2))
      ] + (hasBar ? [Report.Cell(share.map { Bar(value: $0).text } ?? "", "")] : []))
  }

  fileprivate func summary(of trend: Trend) -> [String] {
    let usual = trend.usual.map { band($0, of: trend.metric) }
    return [
      span(of: trend.dates), known(trend.known, of: trend.days, trend.metric),
      usual.map { say("usual for you \($0)", es: "lo habitual en ti: \($0)") }
        ?? usualNotYet(trend),
    ]
  }

  private func usualNotYet(_ trend: Trend) -> String {
    let isAboutMornings = trend.metric.isAboutMornings
    return say(
      "\(isAboutMornings ? "night" : "day") \(trend.usualDays) of \(UsualRange.needed)",
      es: "\(isAboutMornings ? "noche" : "día") \(trend.usualDays) de \(UsualRange.needed)")
  }

  fileprivate func sentences(about trend: Trend) -> [String] {
    let comparison = trend.comparison.map { [sentence(about: $0, trend.metric)] } ?? []
    guard let lowest = trend.lowest, let highest = trend.highest else { return comparison }
    let (least, most) = (
      value(lowest.value, of: trend.metric), value(highest.value, of: trend.metric)
    )
    let isSleep = trend.metric == .sleep
    return [
      say(
        "\(isSleep ? "Shortest" : "Lowest") \(least) on \(shortDate(lowest.date)) · "
          + "\(isSleep ? "longest" : "highest") \(most) on \(shortDate(highest.date))",
        es: "Mínimo, \(least) el \(date(lowest.date)) · máximo, \(most) el \(date(highest.date))")
    ] + comparison
  }

  fileprivate func line(of trend: Trend) -> Report.Table.Row {
    let usual = trend.usual.map { range in
      "\(cell(range.lowerBound, of: trend.metric))–\(cell(range.upperBound, of: trend.metric))"
    }
    let change = trend.comparison.map { shortChange($0, trend.metric) }
    return Report.Table.Row([
      Report.Cell(name(of: trend.metric).withCapital),
      Report.Cell(trend.mean.map { value($0, of: trend.metric) } ?? "--"),
      Report.Cell(usual ?? usualNotYet(trend)), Report.Cell(change ?? "--"),
    ])
  }

  fileprivate func facts(of trends: Trends) -> [String] {
    let rhythm = trends.rhythm
    let isSleepHidden = trends.hidden.contains(.sleep)
    let regularity =
      rhythm.regularity.map { index in
        say(
          "Your sleep times are \(regular(index)) (\(decimal(index, places: 0)) out of 100).",
          es: "Tus horarios de sueño son \(regular(index)) (\(decimal(index, places: 0))/100).")
      }
      ?? say(
        "How regular your sleep times are: known after \(Rhythm.daysNeeded) nights "
          + "(\(rhythm.regularityDays) so far).",
        es: "Si tus horarios de sueño son constantes: se sabe tras \(Rhythm.daysNeeded) noches "
          + "(llevas \(rhythm.regularityDays)).")
    let sleep =
      isSleepHidden ? [] : [regularity] + (rhythm.socialJetLag.map { [socialJetLag($0)] } ?? [])
    let last = Array(rhythm.weeks.suffix(4))
    let zones = list(last, \.zoneMinutes)
    let weeksLooked = say(
      "last \(count(last.count, "week"))", es: "últimas \(count(last.count, "semana"))")
    return sleep
      + (last.contains { $0.zoneMinutes != nil }
        ? [
          say(
            "Training load (\(zoneMinutesCount)): \(zones).",
            es: "Carga de entrenamiento (\(zoneMinutesCount)): \(zones).")
        ] : [])
      + (trends.sports.isEmpty
        ? []
        : [
          say(
            "By sport in the \(weeksLooked): \(bySport(trends.sports)).",
            es: "Por deporte en las \(weeksLooked): \(bySport(trends.sports)).")
        ])
  }
}

extension String {
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }
}

extension Document<Trends> {
  package static var trends: Document {
    Document(
      "trends", about: .days,
      [
        .statusOfFiles, .list("metrics", Trend.fields) { $0.trends },
        .object("rhythm", Rhythm.fields) { $0.rhythm },
        .list("sports", SportVolume.fields) { $0.sports },
        .words("summary") { $1.moved($0.trends.filter { $0.known > 0 }) },
      ])
  }
}

extension Trend {
  fileprivate static let fields = Fields<Trend>([
    .text("metric") { $0.metric.rawValue }, .text("unit") { $0.metric.code },
    .flag("hidden") { $0.isHidden }, .integer("known") { $0.known }, .integer("days") { $0.days },
    .list("weeks", Week.fields) { $0.weeks },
    .optionalObject("usual", Band.fields) { trend in
      trend.usual.map { Band(range: $0, days: trend.usualDays) }
    },
    .integer("usual_days") { $0.usualDays },
    .integer("usual_days_needed") { _ in UsualRange.needed },
    .optionalObject("lowest", Extreme.fields) { $0.lowest },
    .optionalObject("highest", Extreme.fields) { $0.highest },
    .optionalObject("comparison", TrendComparison.fields) { $0.comparison },
  ])

  fileprivate struct Band {
    let range: ClosedRange<Double>
    let days: Int

    static let fields = Fields<Band>([
      .number("from", decimals: 1) { $0.range.lowerBound },
      .number("to", decimals: 1) { $0.range.upperBound }, .integer("days") { $0.days },
    ])
  }
}

extension Trend.Week {
  fileprivate static let fields = Fields<Trend.Week>([
    .text("week") { IsoWeek($0.monday).description }, .date("monday") { $0.monday },
    .json("values", .list(of: .optional(.number))) { week, _ in
      .array(week.values.map { JSON($0, decimals: 1) })
    },
    .optionalNumber("mean", decimals: 1) { $0.mean },
  ])
}

extension Trend.Extreme {
  fileprivate static let fields = Fields<Trend.Extreme>([
    .date("date") { $0.date }, .number("value", decimals: 1) { $0.value },
  ])
}

extension TrendComparison {
  fileprivate static let fields = Fields<TrendComparison>([
    .date("from") { $0.last.lowerBound }, .date("to") { $0.last.upperBound },
    .date("before_from") { $0.before.lowerBound }, .date("before_to") { $0.before.upperBound },
    .number("mean", decimals: 1) { $0.lastMean },
    .number("before_mean", decimals: 1) { $0.beforeMean }, .integer("days") { $0.lastDays },
    .integer("before_days") { $0.beforeDays }, .number("difference", decimals: 1) { $0.difference },
    .number("lo", decimals: 1) { $0.interval.lowerBound },
    .number("hi", decimals: 1) { $0.interval.upperBound },
    .flag("beyond_chance") { $0.isBeyondChance },
  ])
}

extension Rhythm {
  fileprivate static let fields = Fields<Rhythm>([
    .optionalNumber("sleep_regularity_index") { $0.regularity },
    .integer("regularity_days") { $0.regularityDays },
    .integer("regularity_days_needed") { _ in daysNeeded },
    .optionalNumber("social_jet_lag_min") { $0.socialJetLag },
    .list("weeks", Week.fields) { $0.weeks },
  ])
}

extension Rhythm.Week {
  fileprivate static let fields = Fields<Rhythm.Week>([
    .text("week") { IsoWeek($0.monday).description },
    .optionalNumber("zone_min") { $0.zoneMinutes },
    .optionalNumber("energy_kj_per_day") { $0.kilojoulesPerDay },
  ])
}
