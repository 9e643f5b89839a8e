extension Report {
  /// One metric as a grid of weeks, or all metrics, a line each.
  package init(_ trends: Trends, phrases: Voice) {
    if trends.isOfOne, let trend = trends.trends.first {
      self.init(grid: trend, phrases: phrases)
    } else {
      self.init(page: trends, phrases: phrases)
    }
  }

  private init(grid trend: Trend, phrases: Voice) {
    let title = phrases.name(of: trend.metric).uppercased()
    guard !trend.isHidden, trend.known > 0 else {
      let sentence: TrendSentence =
        trend.isHidden ? .hidden(trend.metric) : .nothing(trend.metric)
      self.init(phrases.language, title: title, [Section(nil, .note(phrases.sentence(sentence)))])
      return
    }
    var table = Table(trend.weeks.map { phrases.row(of: $0, trend) }, fit: .list)
    table.isIndented = false
    let width = phrases.cellWidth(of: trend)
    let days = Weekday.allCases.map { phrases.initials(of: $0).aligned(to: width) }
    table.head = [""] + days + [phrases.sentence(TrendSentence.headMean).aligned(to: width + 2)]
    self.init(
      phrases.language, title: title, summary: phrases.summary(of: trend),
      [
        Section(nil, .table(table)),
        Section(nil, .paragraphs(phrases.sentences(about: trend).map { Paragraph($0) })),
      ])
  }

  private init(page trends: Trends, phrases: Voice) {
    let shown = trends.trends.filter { !$0.isHidden && ($0.known > 0 || !$0.metric.isOptional) }
    var table = Table(shown.map(phrases.line), fit: .list)
    table.head = [
      "", phrases.sentence(trends.headLast), phrases.sentence(.headUsual),
      phrases.sentence(.headChange),
    ]
    let weeks = phrases.sentence(.weeks(trends.trends.first?.weeks.count ?? 0))
    self.init(
      phrases.language, title: phrases.span(of: trends.dates), summary: [weeks],
      [
        Section(nil, .table(table)),
        Section(nil, .paragraphs(phrases.facts(of: trends).map { Paragraph($0) })),
        Section(nil, .note(phrases.sentence(.askOne))),
      ])
  }
}

extension Voice {
  fileprivate func cellWidth(of trend: Trend) -> Int {
    let texts = trend.weeks.flatMap { $0.values + [$0.mean] }
      .compactMap { $0.map { cell($0, of: trend.metric) } }
    return max(2, texts.map(\.count).max() ?? 0)
  }

  fileprivate func row(of week: Trend.Week, _ trend: Trend) -> Report.Table.Row {
    let width = cellWidth(of: trend)
    func text(_ value: Double?) -> String { value.map { cell($0, of: trend.metric) } ?? "." }
    let values = week.values.map { Report.Cell(text($0).aligned(to: width)) }
    let share = week.mean.map { mean in
      let scale = trend.metric.scale
      return (mean - scale.lowerBound) / (scale.upperBound - scale.lowerBound) * 100
    }
    return Report.Table.Row(
      [Report.Cell(IsoWeek(week.monday).short)] + values
        + [
          Report.Cell(text(week.mean).aligned(to: width + 2)),
          Report.Cell(share.map { Bar(value: $0).text } ?? "", ""),
        ])
  }

  fileprivate func summary(of trend: Trend) -> [String] {
    let usual =
      trend.usual.map { TrendSentence.usual($0, trend.metric) }
      ?? .usualNotYet(trend.usualDays, of: UsualRange.needed, trend.metric)
    return [
      span(of: trend.dates),
      sentence(.known(trend.known, of: trend.days, trend.metric)), sentence(usual),
    ]
  }

  fileprivate func sentences(about trend: Trend) -> [String] {
    let extremes = trend.lowest.flatMap { lowest in
      trend.highest.map {
        TrendSentence.extremes(lowest: lowest, highest: $0, trend.metric)
      }
    }
    let comparison =
      trend.comparison.map { TrendSentence.comparison($0, trend.metric) } ?? .comparisonNotYet
    return (extremes.map { [sentence($0)] } ?? []) + [sentence(comparison)]
  }

  fileprivate func line(of trend: Trend) -> Report.Table.Row {
    let usual = trend.usual.map { range in
      "\(cell(range.lowerBound, of: trend.metric))–\(cell(range.upperBound, of: trend.metric))"
    }
    let notYet = sentence(.usualNotYet(trend.usualDays, of: UsualRange.needed, trend.metric))
    let change = trend.comparison.map { sentence(.change($0, trend.metric)) }
    return Report.Table.Row([
      Report.Cell(name(of: trend.metric).withCapital),
      Report.Cell(trend.mean.map { value($0, of: trend.metric) } ?? "--"),
      Report.Cell(usual ?? notYet), Report.Cell(change ?? "--"),
    ])
  }

  fileprivate func facts(of trends: Trends) -> [String] {
    let rhythm = trends.rhythm
    let isSleepHidden = trends.hidden.contains(.sleep)
    let regularity =
      rhythm.regularity.map { TrendSentence.regularity($0) }
      ?? .regularityNotYet(rhythm.regularityDays, of: Rhythm.daysNeeded)
    let sleep =
      isSleepHidden ? [] : [regularity] + (rhythm.socialJetLag.map { [.socialJetLag($0)] } ?? [])
    let last = Array(rhythm.weeks.suffix(4))
    let zones = last.contains { $0.zoneMinutes != nil } ? [TrendSentence.zoneMinutes(last)] : []
    let energy =
      last.contains { $0.kilojoulesPerDay != nil } ? [TrendSentence.kilojoules(last)] : []
    return (sleep + zones + energy).map { sentence($0) }
  }
}

extension String {
  /// Right-aligned.
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }
}

extension Trends {
  fileprivate var headLast: TrendSentence {
    trends.lazy.compactMap(\.comparison).first.map { .headLast($0.last) } ?? .headMean
  }
}

extension Document<Trends> {
  package static var trends: Document {
    Document(
      "trends", about: .days,
      [
        .statusOfFiles, .list("metrics", Trend.fields) { $0.trends },
        .object("rhythm", Rhythm.fields) { $0.rhythm },
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
    .integer("usual_days") { $0.usualDays }, .integer("usual_days_needed") { _ in UsualRange.needed },
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
    .number("before_mean", decimals: 1) { $0.beforeMean },
    .integer("days") { $0.lastDays }, .integer("before_days") { $0.beforeDays },
    .number("difference", decimals: 1) { $0.difference },
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
