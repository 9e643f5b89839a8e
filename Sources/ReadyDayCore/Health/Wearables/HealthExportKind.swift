/// A kind of export that `import` stores as days and workouts. With its ``HealthOrigin``, all that a new kind
/// has to define. Of several matching kinds the first counts.
package enum HealthExportKind: String, CaseIterable, Sendable {
  case appleHealth = "apple-health"
  case healthAutoExport = "health-auto-export"
  case oura, fitbit, garmin

  package var origin: HealthOrigin {
    switch self {
    case .appleHealth, .healthAutoExport: .appleHealth
    case .oura: .oura
    case .fitbit: .fitbit
    case .garmin: .garmin
    }
  }

  /// Reads whole files in turn; nil for Apple Health's, which is read in pieces.
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
