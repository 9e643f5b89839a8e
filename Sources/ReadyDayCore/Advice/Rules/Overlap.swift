/// Points out two events at one time, of which the day can hold only one.
struct Overlap: RecommendationRule {
  static let id = "overlap"

  func evaluate(_ day: Day) -> RuleResult {
    guard day.hasCalendar else { return .silent(because: .unknown(.calendar)) }
    guard let conflict = day.conflict, let span = conflict.span else {
      return .silent(because: .noConflict)
    }
    let (first, second) = (conflict.first, conflict.second)
    return .speaks(
      Recommendation(
        from: self, .calendar, .medium,
        .overlap(
          first: first.title, second: second.title, from: day.time(at: span.start),
          to: day.time(at: span.end)),
        at: span,
        because: [
          .init("first", .text(first.occurrence.uid ?? first.title)),
          .init("second", .text(second.occurrence.uid ?? second.title)),
          .init("start", .moment(span.start)), .init("end", .moment(span.end)),
        ]))
  }
}

/// Two counted events that share some of their time, in order of their numbers.
package struct Conflict: Hashable, Sendable {
  package let first: DayEvent
  package let second: DayEvent

  /// What both take.
  var span: TimeSpan? { first.part.flatMap { part in second.part.flatMap(part.intersection) } }

  /// Whether only one of them can be kept: not where both may not take place, nor where one is time that gives way,
  /// nor where one is a copy of the other, which a calendar may hold twice.
  fileprivate var isReal: Bool {
    !first.isCopy(of: second) && !(first.isTentative && second.isTentative)
      && !first.givesWay(to: second) && !second.givesWay(to: first)
  }

  fileprivate var points: Int { (first.demand?.score ?? 0) + (second.demand?.score ?? 0) }
}

extension DayEvent {
  /// Whether it has the same title and times; what has no title is no copy of anything.
  fileprivate func isCopy(of other: DayEvent) -> Bool {
    let title = occurrence.weighedTitle
    return !title.isInvisible && title == other.occurrence.weighedTitle && span == other.span
  }

  /// Time for oneself gives way to anything, and a shift to a meeting, which is part of it.
  fileprivate func givesWay(to other: DayEvent) -> Bool {
    kind == .focus || kind == .shift && other.kind == .meeting
  }
}

extension Day {
  /// What is not over of the day's conflicts: the one that weighs most, else the earliest.
  package var conflict: Conflict? {
    let counted = counted
    var found: Conflict?
    for first in counted {
      guard let number = first.index else { continue }
      for other in first.overlaps where other > number && other <= counted.count {
        let next = Conflict(first: first, second: counted[other - 1])
        guard next.isReal, let span = next.span, span.end > moment else { continue }
        if next.points > found?.points ?? -1 { found = next }
      }
    }
    return found
  }
}
