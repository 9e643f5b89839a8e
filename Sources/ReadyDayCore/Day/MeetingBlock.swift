/// Counted events that follow each other without a real pause.
public struct MeetingBlock: Hashable, Sendable {
  /// Inside the day, from the first event's start to the latest end.
  public let span: TimeSpan
  /// The numbers of its events among the day's counted ones, from 1.
  public let events: [Int]

  /// Whether it is as long as the owner calls a marathon; three hours unless said otherwise.
  public func isMarathon(for preferences: Preferences) -> Bool {
    span.seconds >= preferences.marathonMinutes * 60
  }

  /// Less than this between two events is no pause.
  static let shortestPause = 10 * 60
}

extension MeetingBlock {
  /// The blocks of a day, in order of time.
  ///
  /// Overlapping events belong together. An event whose title names rest ends the block and is in
  /// none.
  static func blocks(of events: [DayEvent], lexicon: DemandLexicon) -> [MeetingBlock] {
    var blocks: [MeetingBlock] = []
    var isOpen = false
    for event in events {
      guard case .counted(let index, _, let part) = event.standing else { continue }
      if lexicon.namesRest(event.title) {
        isOpen = false
      } else if isOpen, let last = blocks.last, last.isFollowed(by: part) {
        blocks[blocks.count - 1] = last.extended(by: part, index: index)
      } else {
        blocks.append(MeetingBlock(span: part, events: [index]))
        isOpen = true
      }
    }
    return blocks
  }

  private func isFollowed(by part: TimeSpan) -> Bool {
    part.start.seconds(since: span.end) < Self.shortestPause
  }

  private func extended(by part: TimeSpan, index: Int) -> MeetingBlock {
    MeetingBlock(
      span: TimeSpan(from: span.start, to: max(span.end, part.end)), events: events + [index])
  }
}
