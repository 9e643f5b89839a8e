/// Something that is about to matter.
package enum Alert: Hashable, Sendable {
  /// A high-demand event begins while recovery, 0…100, is low.
  case hardEvent(DayEvent, start: Instant, recovery: Double)
  /// The moment for a break in meetings that follow each other for hours.
  case breakDue(at: Instant, in: MeetingBlock)
}

extension Alert {
  /// Below this recovery a high-demand event is worth an alert.
  package static let lowRecovery = 50.0

  package var moment: Instant {
    switch self {
    case .hardEvent(_, let start, _): start
    case .breakDue(let moment, _): moment
    }
  }
}

extension Day {
  /// What is due after now and no later than `seconds` from now, in order of time.
  ///
  /// Asked again after as many seconds, a thing is due once: no moment lies in both stretches.
  package func alerts(within seconds: Int) -> [Alert] {
    let breaks = marathons.map { Alert.breakDue(at: pause(in: $0), in: $0) }
    return (hardEvents + breaks).filter { isAhead($0.moment, within: seconds) }
      .sorted { $0.moment < $1.moment }
  }

  /// The first counted event that demands at least so much and begins after now, but no later than
  /// `seconds` from now.
  package func next(_ level: EventDemand.Level, within seconds: Int) -> DayEvent? {
    counted.first { event in
      guard let demand = event.demand, let start = event.span?.start else { return false }
      return demand.level >= level && isAhead(start, within: seconds)
    }
  }

  private func isAhead(_ moment: Instant, within seconds: Int) -> Bool {
    now < moment && moment <= now.adding(seconds: seconds)
  }

  private var hardEvents: [Alert] {
    guard let score = morning?.recovery.score.value, score < Alert.lowRecovery else { return [] }
    return counted.compactMap { event in
      guard event.demand?.level == .high, let start = event.span?.start else { return nil }
      return .hardEvent(event, start: start, recovery: score)
    }
  }

  /// Where one event of the block ends and none goes on, nearest to its middle; else the middle.
  private func pause(in block: MeetingBlock) -> Instant {
    let numbers = Set(block.events)
    let parts = counted.filter { $0.index.map(numbers.contains) == true }.compactMap(\.part)
    let middle = block.span.start.adding(seconds: block.span.seconds / 2)
    return parts.pauses.min {
      abs($0.seconds(since: middle)) < abs($1.seconds(since: middle))
    } ?? middle
  }
}

extension [TimeSpan] {
  /// Where all that began before has ended and something is still to begin; these are in order of
  /// their starts.
  fileprivate var pauses: [Instant] {
    var pauses: [Instant] = []
    var reached: Instant?
    for span in self {
      if let reached, span.start >= reached { pauses.append(reached) }
      reached = Swift.max(reached ?? span.end, span.end)
    }
    return pauses
  }
}
