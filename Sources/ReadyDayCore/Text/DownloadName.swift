/// An export's name without a date or a number, which changes each time.
package struct DownloadName: Equatable, Sendable {
  /// The name without date, number and extension.
  package let stem: String
  package let ending: String
  private let isNumbered: Bool

  package init(_ name: String) {
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    let end = dot.flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    (stem, ending) = (Self.unnumbered(name[..<end]), String(name[end...]))
    isNumbered = stem.utf8.count < name[..<end].utf8.count
  }

  /// Returns `my_whoop_data` for `my_whoop_data_2026_11_09` and for `my_whoop_data (1)`.
  private static func unnumbered(_ name: Substring) -> String {
    let rest = name.utf8.reversed().drop { $0.isDigit || " _-()".utf8.contains($0) }
    return rest.isEmpty ? String(name) : String(decoding: rest.reversed(), as: UTF8.self)
  }

  /// Matches later exports too, zipped or not if numbered; a folder without a number stays as is.
  package func pattern(isFolder: Bool) -> String {
    if isFolder { return isNumbered ? stem + "*" : stem + ending }
    return isNumbered ? stem + "*" : stem + "*" + ending
  }
}
