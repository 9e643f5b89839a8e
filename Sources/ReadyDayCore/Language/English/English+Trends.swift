extension English {
  package func name(of metric: TrendMetric) -> String {
    switch metric {
    case .recovery: "recovery"
    case .hrv: "HRV"
    case .restingHeartRate: "resting HR"
    case .sleep: "sleep"
    case .strain: "strain"
    case .load: "calendar load"
    }
  }

  package func value(_ value: Double, of metric: TrendMetric) -> String {
    switch metric {
    case .recovery: percent(value)
    case .hrv: "\(decimal(value, places: 0)) ms"
    case .restingHeartRate: "\(decimal(value, places: 0)) bpm"
    case .sleep: duration(minutes: Numerals.whole(value))
    case .strain: decimal(value, places: 1)
    case .load: decimal(value, places: 0)
    }
  }

  package func cell(_ value: Double, of metric: TrendMetric) -> String {
    metric == .sleep ? Numerals.hoursAndMinutes(value) : decimal(value, places: metric.places)
  }

  /// `48–66%`, `6 h 42 min – 7 h 46 min`.
  func band(_ range: ClosedRange<Double>, of metric: TrendMetric) -> String {
    let (low, high) = (range.lowerBound, value(range.upperBound, of: metric))
    return metric == .sleep
      ? "\(value(low, of: metric)) – \(high)" : "\(cell(low, of: metric))–\(high)"
  }

  package func initials(of weekday: Weekday) -> String { String(self.weekday(weekday).prefix(2)) }

  package func sentence(_ sentence: TrendSentence) -> String {
    switch sentence {
    case .weeks(let count): count == 1 ? "1 week" : "last \(count) weeks"
    case .known(let known, let days, let metric):
      "\(known) of \(days) \(metric.isOfMornings ? "morning" : "day")\(days == 1 ? "" : "s")"
    case .usual(let range, let metric):
      "usual \(band(range, of: metric))"
    case .usualNotYet(let known, let needed, let metric):
      "\(metric.isOfMornings ? "night" : "day") \(known) of \(needed)"
    case .extremes(let lowest, let highest, let metric):
      "\(metric == .sleep ? "Shortest" : "Lowest") \(value(lowest.value, of: metric)) on "
        + "\(shortDate(lowest.date)) · \(metric == .sleep ? "longest" : "highest") "
        + "\(value(highest.value, of: metric)) on \(shortDate(highest.date))"
    case .comparison(let comparison, let metric): self.sentence(about: comparison, metric)
    case .change(let comparison, let metric): change(comparison, metric)
    case .comparisonNotYet: "There are too few days to compare with the previous weeks."
    case .hidden(let metric): "\(name(of: metric).withCapital) is hidden."
    case .nothing(let metric): "There is no \(name(of: metric)) data for these days."
    case .regularity(let index, let nights):
      "Sleep regularity index \(decimal(index, places: 0)) out of 100, over \(nights) pairs of consecutive days."
    case .regularityNotYet(let known, let needed):
      "Sleep regularity index: night \(known) of \(needed)."
    case .socialJetLag(let minutes): socialJetLag(minutes)
    case .zoneMinutes(let weeks):
      "Zone-weighted minutes a week: \(list(weeks, \.zoneMinutes))."
    case .kilojoules(let weeks):
      "Kilojoules a day: \(list(weeks, \.kilojoulesPerDay))."
    case .askOne: "To see one metric week by week: readyday trends recovery"
    case .headMean: "mean"
    case .headLast(let dates): length(dates).inSentenceCase
    case .headUsual: "usual"
    case .headChange: "change"
    }
  }

  private func list(_ weeks: [Rhythm.Week], _ value: (Rhythm.Week) -> Double?) -> String {
    weeks.map { week in
      "\(IsoWeek(week.monday).short) \(value(week).map { counted(Numerals.whole($0)) } ?? "--")"
    }.joined(separator: ", ")
  }

  private func socialJetLag(_ minutes: Double) -> String {
    let length = duration(minutes: Numerals.whole(minutes.magnitude))
    return "Mid-sleep on days off: \(length) \(minutes < 0 ? "earlier" : "later") than on "
      + "working days."
  }

  private func change(
    _ comparison: TrendComparison, _ metric: TrendMetric, unit: String? = nil
  ) -> String {
    let (low, high) = (comparison.interval.lowerBound, comparison.interval.upperBound)
    let interval = "(\(signed(low, metric)) to \(signed(high, metric)))"
    let difference = comparison.shownDifference(metric)
    let unit = unit ?? (metric == .sleep ? " min" : "")
    guard difference != 0 else { return "unchanged \(interval)" }
    let size = decimal(difference.magnitude, places: metric.places)
    return "\(difference < 0 ? "down" : "up") \(size)\(unit) \(interval)"
  }

  private func signed(_ value: Double, _ metric: TrendMetric) -> String {
    let size = decimal(value.magnitude, places: metric.places)
    return size == decimal(0, places: metric.places) ? size : (value < 0 ? "−" : "+") + size
  }

  private func sentence(about comparison: TrendComparison, _ metric: TrendMetric) -> String {
    let (last, before) = (
      value(comparison.lastMean, of: metric), value(comparison.beforeMean, of: metric)
    )
    let chance =
      comparison.isBeyondChance
      ? "more than chance would explain" : "no more than chance would explain"
    let unit = metric == .recovery ? " points" : nil
    return "\(last) over \(lengthNow(comparison.last)), \(before) over "
      + "\(lengthBefore(comparison.before)): \(change(comparison, metric, unit: unit)), \(chance)."
  }

  private func length(_ dates: ClosedRange<LocalDate>) -> String {
    dates.count % 7 == 0
      ? dates.count == 7 ? "This week" : "Last \(dates.count / 7) weeks"
      : dates.count == 1 ? "This day" : "These \(dates.count) days"
  }

  /// The same within a sentence.
  private func lengthNow(_ dates: ClosedRange<LocalDate>) -> String {
    dates.count % 7 == 0 && dates.count > 7
      ? "the last \(dates.count / 7) weeks" : length(dates).lowercased()
  }

  private func lengthBefore(_ dates: ClosedRange<LocalDate>) -> String {
    if dates.count == 7 { return "the previous week" }
    return dates.count % 7 == 0
      ? "the previous \(dates.count / 7) weeks" : "the previous \(dates.count) days"
  }
}
