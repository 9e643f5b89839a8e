extension MeetingBlock {
  /// The moment for a break in a block that lasts for hours.
  struct Pause {
    let moment: Instant
    /// Whether one meeting ends there and the next begins.
    let isBetweenMeetings: Bool
  }

  /// How long meetings may have lasted when a break is due between two of them, seconds.
  fileprivate static let pauseAfter = 60 * 60...150 * 60
  /// What is still to come of the block for a break to be worth it, seconds.
  fileprivate static let leastAfterPause = 60 * 60
  /// What begins later after a block leaves time for a break by itself, seconds.
  fileprivate static let soonAfter = 60 * 60
  /// When a break is due where there is nothing to take it between, seconds.
  fileprivate static let longestWithoutSeam = 90 * 60
}

extension Day {
  /// The last seam of the block that comes neither too soon nor too late; without one, a moment inside a meeting.
  func pause(in block: MeetingBlock) -> MeetingBlock.Pause {
    let numbers = Set(block.events)
    let parts = counted.filter { $0.index.map(numbers.contains) == true }.compactMap(\.part)
    let seam = parts.seams.last { seam in
      MeetingBlock.pauseAfter.contains(seam.seconds(since: block.span.start))
        && block.span.end.seconds(since: seam) >= MeetingBlock.leastAfterPause
    }
    let inside = min(MeetingBlock.longestWithoutSeam, block.span.seconds / 2)
    return MeetingBlock.Pause(
      moment: seam ?? block.span.start.adding(seconds: inside), isBetweenMeetings: seam != nil)
  }

  /// Whether a break can still be taken: its moment is to come, or something else begins in the block or soon after it.
  func hasUseOfBreak(in block: MeetingBlock) -> Bool {
    let soon = block.span.end.adding(seconds: MeetingBlock.soonAfter)
    return pause(in: block).moment >= moment
      || counted.contains { event in
        event.span.map { moment < $0.start && $0.start < soon } ?? false
      }
  }
}

extension [TimeSpan] {
  /// Where all that began before has ended and something is still to begin; these are in order of
  /// their starts.
  fileprivate var seams: [Instant] {
    var seams: [Instant] = []
    var reached: Instant?
    for span in self {
      if let reached, span.start >= reached { seams.append(reached) }
      reached = Swift.max(reached ?? span.end, span.end)
    }
    return seams
  }
}
