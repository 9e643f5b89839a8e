/// A kind of export whose days and workouts `import` keeps: all that the program asks of a new one stands here, besides
/// its ``HealthOrigin``. Where a file might be of several, the first of them counts.
package enum HealthExportKind: String, CaseIterable, Sendable {
  case appleHealth = "apple-health"
  case healthAutoExport = "health-auto-export"
  case oura, fitbit, garmin

  /// Whose data it holds.
  package var origin: HealthOrigin {
    switch self {
    case .appleHealth, .healthAutoExport: .appleHealth
    case .oura: .oura
    case .fitbit: .fitbit
    case .garmin: .garmin
    }
  }

  /// What reads its files whole, one after the other; nil of Apple Health's, which is read a piece at a time.
  package var reader: (any WearableReader.Type)? {
    switch self {
    case .appleHealth: nil
    case .healthAutoExport: HealthAutoExportReader.self
    case .oura: OuraReader.self
    case .fitbit: FitbitReader.self
    case .garmin: GarminReader.self
    }
  }
}
