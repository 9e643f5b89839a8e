/// A kind of export that `readyday import` takes.
package enum ImportSource: RawRepresentable, CaseIterable, Sendable {
  /// WHOOP's data is stored as records, not as days.
  case whoop
  case days(HealthExportKind)

  package static let allCases = [whoop] + HealthExportKind.allCases.map(days)

  package init?(rawValue: String) {
    guard let source = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = source
  }

  package var rawValue: String {
    switch self {
    case .whoop: "whoop"
    case .days(let kind): kind.rawValue
    }
  }
}
