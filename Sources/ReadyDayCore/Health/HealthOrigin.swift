/// Who measured what a score is computed from. A new device is a case here; what it is called is asked
/// of every language.
///
/// In the order in which they count where the configuration says nothing: what is worn in bed before
/// what gathers what others measured.
public enum HealthOrigin: String, Hashable, CaseIterable, Sendable {
  case whoop, oura, fitbit, garmin
  case appleHealth = "apple_health"
}

extension HealthOrigin {
  /// As commands, folders and the configuration have it: `apple-health`.
  public var name: String { String(rawValue.map { $0 == "_" ? "-" : $0 }) }

  /// Nil for a name that no ``name`` is.
  public init?(named name: String) {
    guard let origin = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = origin
  }

  /// Those of which days and workouts are kept; of WHOOP its records are.
  public static var keptAsDays: [HealthOrigin] { allCases.filter { $0 != .whoop } }
}

extension [HealthOrigin] {
  /// These, each once, then those that are not among them.
  public var completed: [HealthOrigin] {
    (self + HealthOrigin.allCases).unique()
  }
}
