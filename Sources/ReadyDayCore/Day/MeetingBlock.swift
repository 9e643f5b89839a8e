/// Back-to-back meetings.
public struct MeetingBlock: Equatable, Sendable {
  /// Within the day, from the first event's start to the latest end.
  public private(set) var span: TimeSpan
  /// The numbers of its events among the day's counted ones, from 1.
  public private(set) var events: [Int]

  /// In seconds; a shorter gap is not a pause.
  static let shortestPause = 10 * 60

  /// Leaves out tentative meetings. A meal, or a title that names a pause, ends a block.
  static func blocks(of events: [DayEvent], lexicon: DemandLexicon) -> [MeetingBlock] {
    blocks(of: members(of: events, lexicon: lexicon))
  }

  struct Member {
    let index: Int
    let part: TimeSpan
    let isRest: Bool
  }

  static func members(of events: [DayEvent], lexicon: DemandLexicon) -> [Member] {
    events.compactMap { event in
      guard case .counted(let index, _, let part) = event.standing, !event.isLong else {
        return nil
      }
      let isRest = event.kind == .meal || lexicon.namesRest(event.occurrence.fullTitle)
      guard isRest || event.kind == .meeting && !event.isTentative else { return nil }
      return Member(index: index, part: part, isRest: isRest)
    }
  }

  /// - Parameter members: ordered by start.
  static func blocks(of members: [Member]) -> [MeetingBlock] {
    var blocks: [MeetingBlock] = []
    var isOpen = false
    for member in members {
      if member.isRest {
        isOpen = false
      } else if isOpen, let last = blocks.indices.last, blocks[last].isFollowed(by: member.part) {
        blocks[last].extend(by: member)
      } else {
        blocks.append(MeetingBlock(span: member.part, events: [member.index]))
        isOpen = true
      }
    }
    return blocks
  }

  private func isFollowed(by part: TimeSpan) -> Bool {
    part.start.seconds(since: span.end) < Self.shortestPause
  }

  /// In place, since a block may have thousands of events.
  private mutating func extend(by member: Member) {
    span = TimeSpan(from: span.start, to: max(span.end, member.part.end))
    events.append(member.index)
  }

  /// When to take a break in a long block.
  struct Pause: Equatable {
    let moment: Instant
    /// Whether one meeting ends there and the next begins.
    let isBetweenMeetings: Bool
  }

  /// Seconds into a block when a break between two meetings fits.
  fileprivate static let pauseAfter = 60 * 60...150 * 60
  /// Seconds of the block that must follow a break for it to be worth taking.
  fileprivate static let leastAfterPause = 60 * 60
  /// Seconds after a block; anything later leaves time for a break anyway.
  fileprivate static let soonAfter = 60 * 60
  /// Seconds until a break if there is no gap between meetings.
  fileprivate static let longestWithoutSeam = 90 * 60
}

extension Day {
  /// The last moment between meetings that is not too early or late, or else one inside a meeting.
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

  /// Whether the break is still ahead, or something begins in the block or soon after it.
  func hasUseOfBreak(in block: MeetingBlock) -> Bool {
    let soon = block.span.end.adding(seconds: MeetingBlock.soonAfter)
    return pause(in: block).moment >= moment
      || counted.contains { event in
        event.span.map { moment < $0.start && $0.start < soon } ?? false
      }
  }
}

extension [TimeSpan] {
  /// Moments when all earlier spans have ended and another follows; spans are ordered by start.
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
