import ReadyDayCore

/// An event of the day, counted or not, with its own times.
struct EventJSON {
  let zone: Zone

  func value(_ event: DayEvent) -> JSON {
    let occurrence = event.occurrence
    return times(of: occurrence).adding([
      "uid": JSON(occurrence.uid), "title": .string(occurrence.title),
      "calendar": .string(occurrence.calendar),
      "index": JSON(event.index),
      "counted": .bool(event.index != nil),
      "double_booked": .bool(event.isDoubleBooked),
      "not_counted": JSON(event.notCounted?.code),
      "demand": event.demand.map(demand) ?? .null,
      "attendees": .integer(event.attendees),
      "location": JSON(occurrence.location), "url": JSON(occurrence.url),
    ]).adding(occurrence.unlisted == 0 ? [:] : ["unlisted": .integer(occurrence.unlisted)])
  }

  private func times(of occurrence: Occurrence) -> JSON {
    switch occurrence.time {
    case .timed(let span):
      return .span(span, in: zone).adding(["all_day": .bool(false)])
    case .allDay(let days):
      return .object([
        "start": .string(days.lowerBound.description), "end": .string(days.upperBound.description),
        "duration_min": .null, "all_day": .bool(true),
      ])
    }
  }

  private func demand(_ demand: EventDemand) -> JSON {
    .object([
      "level": .string(demand.level.code), "score": .integer(demand.score),
      "reasons": .array(demand.factors.map(reason)),
    ])
  }

  private func reason(_ factor: EventDemand.Factor) -> JSON {
    let name: String
    let value: JSON
    switch factor.kind {
    case .duration(let minutes): (name, value) = ("duration", .string("\(minutes) min"))
    case .attendees(let count): (name, value) = ("attendees", .integer(count))
    case .timeOfDay(let time): (name, value) = ("time_of_day", .string(time.clock))
    case .keyword(let word): (name, value) = ("keyword", .string(word))
    case .userRule(let pattern): (name, value) = ("user_rule", .string(pattern))
    }
    return .object(["factor": .string(name), "points": .integer(factor.points), "value": value])
  }
}
