/// Meetings that follow each other without a real pause.
public struct MeetingBlock: Hashable, Sendable {
  /// Inside the day, from the first event's start to the latest end.
  public private(set) var span: TimeSpan
  /// The numbers of its events among the day's counted ones, from 1.
  public private(set) var events: [Int]

  /// Whether it is as long as the user calls a marathon; three hours unless said otherwise.
  public func isMarathon(for preferences: Preferences) -> Bool {
    span.seconds >= preferences.marathonMinutes * 60
  }

  /// Less than this between two events is not a pause.
  static let shortestPause = 10 * 60
}

extension MeetingBlock {
  /// The blocks of a day, in order of time.
  ///
  /// Overlapping meetings belong together; what may not take place is left out. A pause, by its title, and a meal end the block and are in none; what
  /// else is not a meeting is ignored.
  static func blocks(of events: [DayEvent], lexicon: DemandLexicon) -> [MeetingBlock] {
    blocks(of: members(of: events, lexicon: lexicon))
  }

  /// A counted meeting or pause, as far as blocks are made of it.
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
      let isRest =
        event.kind == .meal || lexicon.namesRest(event.occurrence.weighedTitle)
      guard isRest || event.kind == .meeting && !event.isTentative else { return nil }
      return Member(index: index, part: part, isRest: isRest)
    }
  }

  /// - Parameter members: in order of their starts.
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

  /// In place: a block may have thousands of events.
  private mutating func extend(by member: Member) {
    span = TimeSpan(from: span.start, to: max(span.end, member.part.end))
    events.append(member.index)
  }
}
