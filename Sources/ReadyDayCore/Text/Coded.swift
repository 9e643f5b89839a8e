/// Enumerations whose cases have codes for scripts, the same in every language.
package protocol Coded: CaseIterable, Sendable {
  /// In snake_case; never changed once released.
  var code: String { get }
}

extension Coded {
  /// In the order of the cases, without duplicates.
  static var codes: [String] {
    var codes: [String] = []
    for code in allCases.map(\.code) where !codes.contains(code) { codes.append(code) }
    return codes
  }
}

extension Coded where Self: RawRepresentable, RawValue == String {
  package var code: String { rawValue.spelled(with: "_") }
}
