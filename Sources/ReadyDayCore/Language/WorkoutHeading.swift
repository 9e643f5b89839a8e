package enum WorkoutHeading: Hashable, CaseIterable, Sendable {
  case time, workout, reason
}
