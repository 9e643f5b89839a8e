/// How sure a reader is that a file is one of its own.
package enum Certainty: Int, Comparable, Sendable {
  case possible, sure

  package static func < (a: Certainty, b: Certainty) -> Bool { a.rawValue < b.rawValue }
}

/// The names in a file, which tell whose it is, wherever in the file they are.
///
/// They are the cells of a table's first two rows, or the names of all members in a JSON file, in
/// lower case with underscores; and the file's own name after a slash, for files that only that
/// tells apart.
package struct FileNames: Sendable {
  private var names: Set<String> = []

  package init(_ bytes: RawSpan, named file: String) {
    names.insert("/" + Self.lastPart(of: file))
    if bytes.looksLikeJSON { addMembers(of: bytes) } else { addCells(of: bytes) }
  }

  /// Whether all names of one of `marks` are there; `*` at the end of one stands for any rest.
  func hold(_ marks: [[String]]) -> Bool { marks.contains { $0.allSatisfy(hold) } }

  private func hold(_ name: String) -> Bool {
    let mark = Self.plain(name)
    guard mark.hasSuffix("*") else { return names.contains(mark) }
    let beginning = mark.dropLast()
    return names.contains { $0.hasPrefix(beginning) }
  }

  /// Some exports have gigabytes in files that are never needed, such as years of heart rates.
  package static func mayTell(_ file: String) -> Bool {
    let last = lastPart(of: file)
    return !unneeded.contains { last.hasPrefix($0) }
  }

  private static let unneeded = [
    "active_minutes", "active_zone_minutes", "active zone minutes", "activity_level", "altitude-",
    "calories-", "calories_", "computed temperature", "device temperature", "distance-",
    "distance_", "estimated_oxygen_variation", "heart rate variability details",
    "heart rate variability histogram", "heart_rate-", "heart_rate_2", "heartrate",
    "lightly_active_minutes", "live_pace", "minute spo2", "moderately_active_minutes",
    "oxygen_saturation_", "sedentary_", "speed_", "time_in_heart_rate_zone",
    "very_active_minutes",
  ]

  private static func lastPart(of path: String) -> String {
    (path.split(separator: "/").last ?? "").lowercased()
  }

  /// The most different names; a file may have one for each of its values.
  private static let most = 1 << 14

  private mutating func insert(_ name: String) { names.insert(Self.plain(name)) }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " ? "_" : $0 })
  }

  private mutating func addCells(of bytes: RawSpan) {
    guard var table = CSVTable(bytes) else { return }
    for cell in table.header { insert(bytes.cell(cell)) }
    for cell in table.next(in: bytes)?.cells ?? [] { insert(bytes.cell(cell)) }
  }

  /// A name, as fast to compare as its end, its length and its first letter.
  private struct Seen: Hashable {
    let end: FieldName
    let first: UInt8
  }

  /// Also reads damaged files: a name is a string before a colon.
  private mutating func addMembers(of bytes: RawSpan) {
    var seen: Set<Seen> = []
    var offset = 0
    while let name = bytes.nextString(from: &offset), names.count < Self.most {
      guard bytes.isColon(after: name.upperBound + 1), !name.isEmpty else { continue }
      let mark = Seen(end: FieldName(name, of: bytes), first: bytes.byte(at: name.lowerBound))
      if seen.insert(mark).inserted { insert(bytes.text(in: name)) }
    }
  }
}

extension RawSpan {
  /// The next string between quotes, without them; nil at the end. `offset` moves behind it.
  fileprivate func nextString(from offset: inout Int) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    while offset < byteCount, byte(at: offset) != quote { offset += 1 }
    let start = offset + 1
    offset = start
    while offset < byteCount, byte(at: offset) != quote {
      offset += byte(at: offset) == UInt8(ascii: "\\") ? 2 : 1
    }
    guard offset < byteCount else { return nil }
    defer { offset += 1 }
    return start..<offset
  }

  fileprivate func isColon(after offset: Int) -> Bool {
    var offset = offset
    while offset < byteCount, byte(at: offset) <= 0x20 { offset += 1 }
    return offset < byteCount && byte(at: offset) == UInt8(ascii: ":")
  }
}
