/// Who measured what a score is computed from.
public enum HealthOrigin: String, Hashable, CaseIterable, Sendable {
  case whoop
  case appleHealth = "apple_health"
}
