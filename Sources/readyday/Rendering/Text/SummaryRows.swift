import ReadyDayCore

/// Recovery, sleep and calendar load: a heading with its value each, and the details beneath.
struct SummaryRows {
  let phrases: any Phrasebook
  let width: Int

  func sections(of briefing: Briefing) -> [[StyledLine]] {
    let recovery = briefing.morning.map { self.recovery($0) } ?? []
    let sleep = briefing.morning.map { self.sleep($0.sleep) } ?? []
    // Without a score the three rows stand together: there is little to set apart.
    if let morning = briefing.morning, !morning.isScored {
      return [recovery + sleep + calendar(briefing.day, isBrief: true)]
    }
    return [recovery, sleep, calendar(briefing.day, isBrief: false)]
  }
}

extension MorningReport {
  fileprivate var isScored: Bool { recovery.state == .scored || sleep.state == .scored }
}

// Layout.
extension SummaryRows {
  private var headings: [String] { [Heading.recovery, .sleep, .calendar].map(phrases.heading) }

  /// Long headings leave less room for the rest.
  private var isTight: Bool { longestHeading > 9 }
  private var longestHeading: Int { headings.map(\.displayWidth).max() ?? 0 }
  private var column: Int { max(longestHeading + 2, 11) }
  private var idealBar: Int { isTight ? 29 : 30 }

  private func head(_ heading: Heading) -> StyledLine {
    StyledLine(phrases.heading(heading)).padded(toWidth: column)
  }

  private func details(_ parts: [String]) -> [StyledLine] {
    TextRenderer.row(parts.map { StyledLine($0) }, margin: 2, width: width)
  }

  /// A value with its bar and what stands behind the bar; where there is no room the bar shrinks, then goes,
  /// and what stood behind it begins the details.
  private func row(
    _ start: StyledLine, bar value: Double, _ style: Style, gap: Int, end: String,
    details parts: [String]
  ) -> [StyledLine] {
    let behind = end.isEmpty ? "" : String(repeating: " ", count: gap) + end
    let room = min(idealBar, width - start.displayWidth - behind.displayWidth)
    if room >= Bar.shortest {
      let line = start + Bar(value: value, length: room).line(style) + StyledLine(behind)
      return [line] + details(parts)
    }
    return [start.truncated(toWidth: width)] + details((end.isEmpty ? [] : [end]) + parts)
  }
}

// Recovery.
extension SummaryRows {
  /// - Parameter namesVitals: false where they stand in rows of their own.
  func recovery(_ morning: MorningReport, namesVitals: Bool = true) -> [StyledLine] {
    let recovery = morning.recovery
    guard recovery.state == .scored, let score = recovery.score.value else {
      return unscored(.recovery, recovery.state, recovery.lastKnown)
    }
    let word = phrases.zone(recovery.zone).uppercased()
    let zone = StyledLine(word, recovery.zone.style).padded(toWidth: max(8, word.displayWidth + 1))
    return row(
      head(.recovery) + StyledLine("\(phrases.percent(score))  ") + zone, bar: score,
      recovery.zone.style, gap: 2, end: mean(of: recovery.score),
      details: notes(on: morning, namesVitals: namesVitals))
  }

  private func mean(of score: Measure) -> String {
    score.baseline.map { phrases.scoreMean($0.mean) } ?? ""
  }

  private func notes(on morning: MorningReport, namesVitals: Bool) -> [String] {
    let recovery = morning.recovery
    var parts: [String] = []
    if recovery.isCalibrating { parts.append(phrases.provisional) }
    if let score = recovery.score.value, RecoveryZone.isBorderline(score) {
      parts.append(phrases.borderline)
    }
    for (vital, measure) in [
      (Vital.heartRateVariability, recovery.heartRateVariability),
      (.restingHeartRate, recovery.restingHeartRate),
    ] where namesVitals {
      guard let value = measure.value else { continue }
      parts.append(phrases.vital(vital, value, mean: measure.baseline?.mean))
    }
    if let strain = morning.strainYesterday { parts.append(phrases.strainYesterday(strain)) }
    return parts
  }

  private func unscored(
    _ heading: Heading, _ state: ScoreState, _ lastKnown: RecoverySummary.LastKnown? = nil
  ) -> [StyledLine] {
    let start = head(heading) + StyledLine("--   \(phrases.scoreState(state))")
    guard let lastKnown else { return [start.truncated(toWidth: width)] }
    let known = "(\(phrases.lastKnown(lastKnown)))"
    let line = start + StyledLine("   \(known)")
    return line.displayWidth <= width
      ? [line] : [start.truncated(toWidth: width)] + details([known])
  }
}

// Sleep.
extension SummaryRows {
  func sleep(_ sleep: SleepSummary) -> [StyledLine] {
    guard sleep.state == .scored else { return unscored(.sleep, sleep.state) }
    var parts: [String] = []
    if let asleep = sleep.asleepMinutes.value {
      parts.append(phrases.slept(asleep, needed: sleep.neededMinutes))
    }
    if let performance = sleep.performance { parts.append(phrases.sleepPerformance(performance)) }
    if let efficiency = sleep.efficiency { parts.append(phrases.sleepEfficiency(efficiency)) }
    let lines = TextRenderer.row(
      parts.map { StyledLine($0) }, behind: head(.sleep), margin: column, width: width)
    return lines + details(night(of: sleep))
  }

  private func night(of sleep: SleepSummary) -> [String] {
    var parts: [String] = []
    if let span = sleep.span {
      let start = span.start.reading(at: sleep.offset).time
      parts.append(start.range(to: span.end.reading(at: sleep.offset).time))
    }
    if let stages = sleep.stages {
      parts += [
        (SleepStage.deep, stages.deep), (.rem, stages.rem), (.light, stages.light),
        (.awake, stages.awake),
      ].map { phrases.sleepStage($0.0, minutes: $0.1) }
    }
    if !sleep.naps.isEmpty { parts.append(naps(of: sleep)) }
    return parts
  }

  private func naps(of sleep: SleepSummary) -> String {
    let scored = sleep.naps.compactMap(\.asleepMinutes)
    return phrases.naps(
      sleep.naps.count, minutes: scored.isEmpty ? nil : scored.reduce(0, +))
  }
}

// Calendar.
extension SummaryRows {
  private func calendar(_ day: Day, isBrief: Bool) -> [StyledLine] {
    guard day.hasCalendar else { return [] }
    let load = day.load
    let score = "\(phrases.decimal(load.score, places: 0))/100"
    let level = phrases.loadLevel(load.level).uppercased()
    let start = head(.calendar) + StyledLine("\(score)  \(level)")
    let events = phrases.events(
      load.parts.count, minutes: load.countedMinutes, isTight ? .compact : .full)
    let demand = load.parts.isEmpty ? [] : [phrases.highDemand(load.highEvents)]
    if isBrief {
      let end = ([events] + demand).joined(separator: ", ")
      let line = start + StyledLine("   \(end)")
      return line.displayWidth <= width ? [line] : [start] + details([events] + demand)
    }
    let gap = isTight ? 1 : 2
    return row(
      start + StyledLine(String(repeating: " ", count: gap)), bar: load.score, load.level.style,
      gap: gap, end: events, details: demand + day.marathons.map { pause($0, on: day) })
  }

  private func pause(_ block: MeetingBlock, on day: Day) -> String {
    phrases.noBreak(
      from: day.time(at: block.span.start), to: day.time(at: block.span.end),
      minutes: block.span.wholeMinutes)
  }
}

extension RecoveryZone {
  var style: Style {
    switch self {
    case .green: .green
    case .yellow: .yellow
    case .red: .red
    case .unknown: .plain
    }
  }
}

extension CalendarLoad.Level {
  var style: Style {
    switch self {
    case .light: .green
    case .moderate: .yellow
    case .heavy: .red
    }
  }
}
