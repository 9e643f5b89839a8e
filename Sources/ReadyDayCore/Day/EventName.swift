/// How the user names an event of a day: by number, title or part of the title.
public enum EventName: Equatable, Sendable {
  case number(Int)
  case title(String)

  /// A name of digits only is a number. Nil for invisible text and numbers out of range.
  public init?(_ text: String) {
    guard !text.isInvisible else { return nil }
    let isNumber = text.utf8.allSatisfy(\.isDigit)
    guard isNumber else {
      self = .title(text)
      return
    }
    guard text.utf8.count <= 5, let number = Int(written: text), number > 0 else { return nil }
    self = .number(number)
  }

  /// Why a name matches no event, or several.
  public enum Unclear: Error, Equatable, Sendable {
    /// The day has only events 1 to `count`.
    case noSuchNumber(Int, count: Int)
    case noneCalled(String)
    /// Only an event that does not count has the name.
    case notCounted(title: String, DayEvent.NotCounted)
    /// All these titles contain the name.
    case several(String, [Candidate])
  }

  /// One of several events that match.
  public struct Candidate: Equatable, Sendable {
    public let number: Int
    public let title: String
    /// The times on the user's clock.
    public let from: TimeOfDay
    public let to: TimeOfDay
  }
}

extension Day {
  /// The event that `name` means. Whole titles outrank parts, and counted events outrank others.
  ///
  /// Case and accents do not matter.
  ///
  /// - Parameters:
  ///   - name: a number, or a title.
  ///   - needsCounting: whether an event that does not count is an error.
  public func event(
    named name: EventName, needsCounting: Bool = true
  ) throws(EventName.Unclear) -> DayEvent {
    let counted = counted
    switch name {
    case .number(let number):
      if let event = counted.first(where: { $0.index == number }) { return event }
      throw .noSuchNumber(number, count: counted.count)
    case .title(let title):
      let found = counted.called(title)
      if let event = found.first, found.count == 1 { return event }
      guard found.isEmpty else { throw .several(title, found.compactMap(candidate)) }
      let other = notCounted.called(title).first
      if let other, let reason = other.notCounted {
        guard needsCounting else { return other }
        throw .notCounted(title: other.title, reason)
      }
      throw .noneCalled(title)
    }
  }

  private func candidate(_ event: DayEvent) -> EventName.Candidate? {
    guard let number = event.index, let span = event.span else { return nil }
    return EventName.Candidate(
      number: number, title: event.title, from: time(at: span.start), to: time(at: span.end))
  }
}

extension [DayEvent] {
  /// Events with this title, or else those whose title contains it.
  fileprivate func called(_ title: String) -> [DayEvent] {
    let title = TitleWords.fold(title)
    guard !title.isEmpty else { return [] }
    let folded = map { TitleWords.fold($0.title) }
    let same = indices.filter { folded[$0] == title }
    let part = same.isEmpty ? indices.filter { folded[$0].contains(title) } : same
    return part.map { self[$0] }
  }
}
