/// What a browser or an app calls an export: the same name each time, but for a date or a number.
struct DownloadName: Hashable, Sendable {
  /// Without date, number and ending.
  let stem: String
  /// With its dot; empty if there is none.
  let ending: String
  private let isNumbered: Bool

  init(_ name: String) {
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    let end = dot.flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    (stem, ending) = (Self.unnumbered(name[..<end]), String(name[end...]))
    isNumbered = stem.utf8.count < name[..<end].utf8.count
  }

  /// `my_whoop_data` of `my_whoop_data_2026_11_09` and of `my_whoop_data (1)`.
  private static func unnumbered(_ name: Substring) -> String {
    let kept = name.utf8.reversed().drop { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || " _-()".utf8.contains(byte)
    }
    return kept.isEmpty ? String(name) : String(decoding: kept.reversed(), as: UTF8.self)
  }

  /// A pattern that later exports match too. Numbered exports may be packed or not; a folder
  /// with a plain name is where they are put.
  func pattern(isFolder: Bool) -> String {
    if isFolder { return isNumbered ? stem + "*" : stem + ending }
    return isNumbered ? stem + "*" : stem + "*" + ending
  }
}
