/// A remark about a plan that is accepted.
package enum PlanNote: Equatable, Sendable {
  /// The plan begins outside the waking day, whose bounds are given.
  case outsideWakingDay(TimeOfDay, from: TimeOfDay, to: TimeOfDay)
  /// The plan overlaps this session of another plan.
  case clash(PlanDetails, on: LocalDate, at: TimeOfDay)
  case begins(on: LocalDate, insteadOf: LocalDate)
  /// The plan is hard on a day around a race.
  case nearRace(title: String, race: LocalDate, on: LocalDate)

  var code: String {
    switch self {
    case .outsideWakingDay: "outside_waking_day"
    case .clash: "double_booked"
    case .begins: "begins_later"
    case .nearRace: "near_race"
    }
  }
}

extension PlanDetails {
  /// Moves the first day to one that the rule names; returns the requested day if that changed it.
  package mutating func beginOnRule() -> LocalDate? {
    guard let first = repetition?.firstDay(from: date), first != date else { return nil }
    defer { date = first }
    return date
  }
}
