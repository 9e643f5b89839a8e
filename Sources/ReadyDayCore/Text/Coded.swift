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

/// Enumerations whose cases people type, and files store, with hyphens: `chinTuck` is `chin-tuck`.
package protocol Hyphenated: CaseIterable, RawRepresentable<String> {}

extension Hyphenated {
  package var id: String { rawValue.spelled(with: "-") }

  package init?(id: String) {
    guard let found = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = found
  }
}

extension String {
  /// In lower case, with `mark` before each former capital: `nightShift` is `night_shift`. Names in
  /// the sources are ASCII.
  func spelled(with mark: String) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * utf8.count)
    for letter in utf8 {
      if letter != letter.lowercased { text += mark.utf8 }
      text.append(letter.lowercased)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
