/// A source of the measurements behind a score, in the default order of precedence.
///
/// Devices worn in bed come before apps that collect other devices' data.
public enum HealthOrigin: String, Equatable, CaseIterable, Sendable, Coded {
  case whoop, oura, fitbit, garmin
  case intervals = "intervals_icu"
  case appleHealth = "apple_health"

  /// The name in commands, folders and the configuration, such as `apple-health`.
  public var name: String { String(rawValue.map { $0 == "_" ? "-" : $0 }) }

  /// Nil for an unknown ``name``.
  public init?(named name: String) {
    guard let origin = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = origin
  }
}

extension [HealthOrigin] {
  /// The origins without duplicates, followed by all others.
  public var completed: [HealthOrigin] { (self + HealthOrigin.allCases).unique() }
}
