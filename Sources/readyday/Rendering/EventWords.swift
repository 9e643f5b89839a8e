import ReadyDayCore

/// Words an event for every list that people read.
struct EventWords {
  let phrases: any Phrasebook

  /// Never empty.
  func title(of event: DayEvent) -> String {
    let title = SafeText(event.title).string
    return title.isInvisible ? phrases.untitled : title
  }

  /// How many more of its series there are, where they are too many to be listed.
  func further(of event: DayEvent) -> [String] {
    let count = event.occurrence.unlisted
    return count == 0 ? [] : [phrases.further(count)]
  }

  /// Behind the title of an event that is not counted: ` (free)`.
  func mark(of event: DayEvent) -> String {
    let parts = (event.notCounted.map { [phrases.notCounted($0)] } ?? []) + further(of: event)
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  /// What stands beside a counted event, the most telling first.
  func reasons(of event: DayEvent) -> [String] {
    let factors = event.demand?.factors.compactMap(phrases.demandReason) ?? []
    let others = event.isDoubleBooked ? [phrases.doubleBooked] : []
    guard let part = event.part, let span = event.span, part != span else {
      return others + factors
    }
    return others + [phrases.partOfEvent(minutes: part.wholeMinutes, of: span.wholeMinutes)]
      + event.factorsBesideLength.compactMap(phrases.demandReason)
  }
}

extension DayEvent {
  fileprivate var factorsBesideLength: [EventDemand.Factor] {
    demand?.factors.filter { factor in
      if case .duration = factor.kind { false } else { true }
    } ?? []
  }
}
