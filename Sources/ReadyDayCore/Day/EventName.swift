/// How the user names an event of a day: by its number, its title or part of the title.
public enum EventName: Hashable, Sendable {
  case number(Int)
  case title(String)

  /// What is written in digits alone is a number; nothing at all does not name an event.
  public init?(_ text: String) {
    guard !text.isInvisible else { return nil }
    let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber else {
      self = .title(text)
      return
    }
    guard text.utf8.count <= 5, let number = Int(text), number > 0 else { return nil }
    self = .number(number)
  }
}

extension EventName {
  /// Why a name matches no event of a day, or several.
  public enum Unclear: Error, Hashable, Sendable {
    /// The day has events from 1 to `count` only.
    case noSuchNumber(Int, count: Int)
    case noneCalled(String)
    /// Only one that does not count has the name, with its title.
    case notCounted(title: String, DayEvent.NotCounted)
    /// It is in the titles of all of these.
    case several(String, [Candidate])
  }

  /// One of several events that a name may mean.
  public struct Candidate: Hashable, Sendable {
    public let number: Int
    public let title: String
    /// When it takes place, on the user's clock.
    public let from: TimeOfDay
    public let to: TimeOfDay
  }
}

extension Day {
  /// The event that `name` means.
  ///
  /// A whole title comes before a part of another, and what counts before what does not. Case and accents do not
  /// matter.
  ///
  /// - Parameters:
  ///   - name: a number, or a title.
  ///   - needsCounting: whether one that does not count is of no use.
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
}

extension Day {
  private func candidate(_ event: DayEvent) -> EventName.Candidate? {
    guard let number = event.index, let span = event.span else { return nil }
    return EventName.Candidate(
      number: number, title: event.title, from: time(at: span.start), to: time(at: span.end))
  }
}

extension [DayEvent] {
  /// Those whose title is `title`; else those that have it in their title.
  fileprivate func called(_ title: String) -> [DayEvent] {
    let title = TitleWords.fold(title)
    guard !title.isEmpty else { return [] }
    let folded = map { TitleWords.fold($0.title) }
    let same = indices.filter { folded[$0] == title }
    let part = same.isEmpty ? indices.filter { folded[$0].contains(title) } : same
    return part.map { self[$0] }
  }
}
