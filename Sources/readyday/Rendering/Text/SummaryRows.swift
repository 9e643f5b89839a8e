import ReadyDayCore

/// Recovery, sleep and calendar load: a heading with its value each, and the details beneath.
struct SummaryRows {
  let phrases: any Phrasebook
  let width: Int
  /// Whether what is hidden has a row that says so; in a brief it is just not there.
  var tellsHidden = false

  private var words: SummaryWords { SummaryWords(phrases: phrases) }

  func sections(of briefing: Briefing) -> [[StyledLine]] {
    let recovery = briefing.morning.map { self.recovery($0) } ?? []
    let sleep = briefing.morning.map { self.sleep($0, in: briefing.zone) } ?? []
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
      return unscored(.recovery, recovery.state, recovery.source, recovery.lastKnown)
    }
    let word = phrases.zone(recovery.zone).uppercased()
    let zone = StyledLine(word, recovery.zone.style).padded(toWidth: max(8, word.displayWidth + 1))
    return row(
      head(.recovery) + StyledLine("\(phrases.percent(score))  ") + zone, bar: score,
      recovery.zone.style, gap: 2, end: words.mean(of: recovery.score) ?? "",
      details: words.notes(on: morning, namesVitals: namesVitals))
  }

  private func unscored(
    _ heading: Heading, _ state: ScoreState, _ source: RecoverySource,
    _ lastKnown: RecoverySummary.LastKnown? = nil
  ) -> [StyledLine] {
    guard state != .hidden || tellsHidden else { return [] }
    let start = head(heading) + StyledLine("--   \(phrases.scoreState(state, by: source))")
    guard let lastKnown else { return [start.truncated(toWidth: width)] }
    let known = "(\(phrases.lastKnown(lastKnown)))"
    let line = start + StyledLine("   \(known)")
    return line.displayWidth <= width
      ? [line] : [start.truncated(toWidth: width)] + details([known])
  }
}

// Sleep.
extension SummaryRows {
  func sleep(_ morning: MorningReport, in zone: Zone) -> [StyledLine] {
    let sleep = morning.sleep
    guard sleep.state == .scored else {
      return unscored(.sleep, sleep.state, morning.recovery.source)
    }
    let lines = TextRenderer.row(
      words.rest(in: sleep).map { StyledLine($0) }, behind: head(.sleep), margin: column,
      width: width)
    return lines + details(words.night(of: sleep, in: zone))
  }
}

// Calendar.
extension SummaryRows {
  private func calendar(_ day: Day, isBrief: Bool) -> [StyledLine] {
    guard day.hasCalendar else { return [] }
    let load = day.load
    let level = phrases.loadLevel(load.level).uppercased()
    let start = head(.calendar) + StyledLine("\(words.score(of: load))  \(level)")
    let events = phrases.events(
      load.parts.count, minutes: load.countedMinutes, isTight ? .compact : .full)
    let demand = words.highDemand(on: day)
    if isBrief {
      let end = ([events] + demand).joined(separator: ", ")
      let line = start + StyledLine("   \(end)")
      return line.displayWidth <= width ? [line] : [start] + details([events] + demand)
    }
    let gap = isTight ? 1 : 2
    return row(
      start + StyledLine(String(repeating: " ", count: gap)), bar: load.score, load.level.style,
      gap: gap, end: events, details: demand + words.pauses(on: day))
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
