package enum WorkoutHeading: Equatable, CaseIterable, Sendable {
  case time, workout, reason
}
