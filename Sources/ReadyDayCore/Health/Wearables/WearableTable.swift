/// The rows of one file of an export, CSV or JSON, whatever lies around them, and where the file is broken.
///
/// Of a file that ends too early, or is no JSON from some point on, the rows that were whole before that count.
struct WearableTable {
  /// What its readers look for.
  struct Wanted: Sendable {
    /// The members that are read; all others are skipped.
    let names: Set<String>
    /// What other versions of the export call them.
    var aliases: [String: String] = [:]
    /// Whether an object, or a header, with these members is what is looked for.
    let isRow: @Sendable ([String: JSON]) -> Bool

    fileprivate func name(_ written: String) -> String? {
      let plain = String(written.lowercased().map { $0 == " " ? "_" : $0 })
      let name = aliases[plain] ?? plain
      return names.contains(name) ? name : nil
    }
  }

  private(set) var rows: [WearableRow] = []
  private(set) var faults: [(problem: HealthProblem, place: Int)] = []

  init(_ bytes: RawSpan, _ wanted: Wanted, kind: String) {
    let start = bytes.startsWithByteOrderMark ? 3 : 0
    var reader = JSONReader(at: start)
    let first = try? reader.peek(in: bytes)
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      readJSON(bytes, from: start, wanted)
    } else {
      readCSV(bytes, wanted, kind: kind)
    }
  }
}

extension WearableTable {
  private mutating func readCSV(_ bytes: RawSpan, _ wanted: Wanted, kind: String) {
    guard let table = CSVTable(bytes) else { return }
    let names = table.header.map { wanted.name(bytes.cell($0)) }
    let known = Dictionary(names.compactMap { $0.map { ($0, JSON.null) } }) { first, _ in first }
    guard wanted.isRow(known) else { return }
    for row in table.rows {
      var members = known
      for (name, place) in zip(names, row) {
        guard let name, members[name] == .null else { continue }
        let text = bytes.cell(place)
        members[name] = text.isEmpty ? .null : .string(text)
      }
      rows.append(WearableRow(place: row.first?.lowerBound ?? 0, members: members))
    }
    dropHalfNumber(of: table, names, bytes)
    for row in table.damaged {
      let problem: HealthProblem
      var place = row.cells.first?.lowerBound ?? 0
      switch row.fault {
      case .quote(let quote): (problem, place) = (.strayQuote(kind: kind), quote)
      case .width:
        problem = .otherWidth(kind: kind, cells: row.cells.count, headers: table.header.count)
      }
      faults.append((problem, place))
    }
    if let cut = table.cut { faults.append((.cutShort, cut.first?.lowerBound ?? 0)) }
  }

  /// Of a text that does not end with a line, the last number may be half of one.
  private mutating func dropHalfNumber(
    of table: CSVTable, _ names: [String?], _ bytes: RawSpan
  ) {
    guard let cells = table.rows.last, let last = cells.last,
      last.upperBound == bytes.byteCount, let row = rows.last,
      let name = names[..<cells.count].last.flatMap({ $0 }),
      case .string(let text)? = row.members[name], Double(text) != nil
    else { return }
    var members = row.members
    members[name] = .null
    rows[rows.count - 1] = WearableRow(place: row.place, members: members)
    faults.append((.cutShort, last.lowerBound))
  }

  private mutating func readJSON(_ bytes: RawSpan, from start: Int, _ wanted: Wanted) {
    var reader = JSONReader(at: start)
    do throws(JSONFault) {
      while try reader.peek(in: bytes) != nil { try walk(&reader, bytes, wanted, depth: 0) }
    } catch {
      let found = error.found(in: bytes)
      faults.append((found == nil ? .cutShort : .malformedJSON(reason: found), error.offset))
    }
  }

  /// Deeper than this no export has rows.
  private static let depthLimit = 8

  private mutating func walk(
    _ reader: inout JSONReader, _ bytes: RawSpan, _ wanted: Wanted, depth: Int
  ) throws(JSONFault) {
    let next = try reader.peek(in: bytes)
    guard depth < Self.depthLimit else {
      _ = try reader.skip(in: bytes)
      return
    }
    switch next {
    case UInt8(ascii: "["):
      try reader.expect("[", .value, in: bytes)
      if try reader.take("]", in: bytes) { return }
      repeat {
        try walk(&reader, bytes, wanted, depth: depth + 1)
      } while try reader.another(before: "]", in: bytes)
    case UInt8(ascii: "{"): try walkObject(&reader, bytes, wanted, depth: depth)
    default: _ = try reader.skip(in: bytes)
    }
  }

  /// What is skipped may hold rows, unless the object is one itself.
  private mutating func walkObject(
    _ reader: inout JSONReader, _ bytes: RawSpan, _ wanted: Wanted, depth: Int
  ) throws(JSONFault) {
    let place = reader.position
    var members: [String: JSON] = [:]
    var passed: [Int] = []
    do throws(JSONFault) {
      try reader.expect("{", .value, in: bytes)
      if try reader.take("}", in: bytes) { return }
      repeat {
        let written = try reader.name(in: bytes).text
        let next = try reader.peek(in: bytes)
        if next == UInt8(ascii: "[") || next == UInt8(ascii: "{") {
          passed.append(reader.position)
          _ = try reader.skip(in: bytes)
        } else if let name = wanted.name(written), members[name] == nil {
          members[name] = try reader.value(in: bytes)
        } else {
          _ = try reader.skip(in: bytes)
        }
      } while try reader.another(before: "}", in: bytes)
    } catch {
      for start in passed {
        var inner = JSONReader(at: start)
        try walk(&inner, bytes, wanted, depth: depth + 1)
      }
      throw error
    }
    if wanted.isRow(members) {
      rows.append(WearableRow(place: place, members: members))
      return
    }
    for start in passed {
      var inner = JSONReader(at: start)
      try walk(&inner, bytes, wanted, depth: depth + 1)
    }
  }
}
