/// What is shown next to a plan that is taken as it is.
package enum PlanNote: Hashable, Sendable {
  /// It begins outside the waking day, which is from one time to the other.
  case outsideWakingDay(TimeOfDay, from: TimeOfDay, to: TimeOfDay)
  /// This session of another plan takes some of its time.
  case clash(PlanDetails, on: LocalDate, at: TimeOfDay)
  /// The requested date is not one of its rule's days.
  case begins(on: LocalDate, insteadOf: LocalDate)
}

extension PlanNote {
  /// The name by which scripts know it.
  var code: String {
    switch self {
    case .outsideWakingDay: "outside_waking_day"
    case .clash: "double_booked"
    case .begins: "begins_later"
    }
  }
}

extension PlanDetails {
  /// Moves the first day to the next one that the rule names; the requested day comes back where it is none of them.
  package mutating func beginOnRule() -> LocalDate? {
    guard let first = repetition?.firstDay(from: date), first != date else { return nil }
    defer { date = first }
    return date
  }
}
