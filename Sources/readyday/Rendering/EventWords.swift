import ReadyDayCore

/// Words an event for every list that people read.
struct EventWords {
  let phrases: any Phrasebook

  /// Never empty.
  func title(of event: DayEvent) -> String {
    let title = SafeText(event.title).string
    return title.isInvisible ? phrases.untitled : title
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
