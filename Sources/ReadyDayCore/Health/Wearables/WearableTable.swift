/// Passes on the rows of one CSV or JSON file, at any depth; those before a syntax error count.
struct WearableTable {
  struct Wanted: Sendable {
    /// The names of the members to read, by lower-case name; a nested member is `distance.qty`.
    private let names: [String: String]
    private let holders: Set<String>
    /// Names in other versions of the export, in lower case.
    private let aliases: [String: String]
    /// Members inherited from the enclosing object, under their names there.
    fileprivate let inherited: [String: String]
    /// Whether an object, or a header, with these members is a row.
    fileprivate let isRow: @Sendable ([String: JSON]) -> Bool
    /// Whether an object with these members may contain rows.
    fileprivate let holdsRows: @Sendable ([String: JSON]) -> Bool

    init(
      names: [String], aliases: [String: String] = [:], inherited: [String: String] = [:],
      isRow: @escaping @Sendable ([String: JSON]) -> Bool,
      holdsRows: (@Sendable ([String: JSON]) -> Bool)? = nil
    ) {
      self.names = Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
      holders = Set(
        names.flatMap { name in
          let parts = name.lowercased().split(separator: ".")
          return parts.indices.dropFirst().map { parts[..<$0].joined(separator: ".") }
        })
      (self.aliases, self.inherited, self.isRow) = (aliases, inherited, isRow)
      self.holdsRows = holdsRows ?? { !isRow($0) }
    }

    fileprivate func name(_ written: String) -> String? {
      let plain = Self.plain(written)
      return names[aliases[plain] ?? plain]
    }

    /// The missing names without which `members` are not a row, each with its likely new name.
    fileprivate func renamed(
      _ members: [String: JSON], _ strange: [String]
    ) -> [(name: String, closest: String)] {
      guard members.count > 1, !strange.isEmpty else { return [] }
      let candidates = names.values.sorted().compactMap { name in
        members[name] == nil ? strange.closest(to: name).map { (name: name, closest: $0) } : nil
      }
      func isRow(without left: String?) -> Bool {
        self.isRow(candidates.reduce(into: members) { if $1.name != left { $0[$1.name] = .null } })
      }
      return isRow(without: nil) ? candidates.filter { !isRow(without: $0.name) } : []
    }

    fileprivate func isHolder(_ written: String) -> Bool { holders.contains(Self.plain(written)) }

    private static func plain(_ written: String) -> String {
      String(written.lowercased().map { $0 == " " ? "_" : $0 })
    }
  }

  private(set) var rowCount = 0
  private(set) var faults: [(problem: HealthProblem, place: Int)] = []
  /// How many objects that are no rows were searched for renamed members, which is slow.
  private var searched = 0

  init(_ bytes: RawSpan, _ wanted: Wanted, kind: String, take: (WearableRow) -> Void) {
    if bytes.looksLikeJSON {
      readJSON(bytes, wanted, take)
    } else {
      readCSV(bytes, wanted, kind: kind, take)
    }
  }

  private mutating func readCSV(
    _ bytes: RawSpan, _ wanted: Wanted, kind: String, _ take: (WearableRow) -> Void
  ) {
    guard var table = CSVTable(bytes) else { return }
    let names = table.header.map { wanted.name(bytes.cell($0)) }
    let known = Dictionary(names.compactMap { $0.map { ($0, JSON.null) } }) { first, _ in first }
    guard wanted.isRow(known) else {
      let strange = zip(names, table.header).filter { $0.0 == nil }.map { bytes.cell($0.1) }
      faults = wanted.renamed(known, strange).map { name, closest in
        (.missingName(name, closest: closest, isColumn: true), 0)
      }
      return
    }
    while let next = table.next(in: bytes) {
      switch next {
      case .row(let row):
        var members = known
        for (name, place) in zip(names, row) {
          guard let name, members[name] == .null else { continue }
          let text = bytes.cell(place)
          members[name] = text.isEmpty ? .null : .string(text)
        }
        guard dropHalfCell(of: row, names, &members, bytes) else { break }
        rowCount += 1
        take(WearableRow(place: row.first?.lowerBound ?? 0, members: members))
      case .damaged(let row): faults.append(table.problem(of: row, kind: kind))
      }
    }
  }

  /// Without a final line end, the last number may be cut off, or cells lost; a cut word stays.
  /// Returns false if the row is lost.
  private mutating func dropHalfCell(
    of row: CSVTable.Row, _ names: [String?], _ members: inout [String: JSON], _ bytes: RawSpan
  ) -> Bool {
    guard let last = row.last, last.upperBound == bytes.byteCount,
      // A row may have empty cells beyond the header.
      row.count <= names.count, let name = names[row.count - 1]
    else { return true }
    let text = members[name]?.text
    if let text, Double(text) == nil, text != "-" { return true }
    faults.append((.cutShort, last.lowerBound))
    members[name] = .null
    return text != nil
  }

  private mutating func readJSON(_ bytes: RawSpan, _ wanted: Wanted, _ take: (WearableRow) -> Void)
  {
    var reader = JSONReader(at: bytes.startsWithByteOrderMark ? 3 : 0)
    do throws(JSONFault) {
      while try reader.peek(in: bytes) != nil {
        try walk(&reader, bytes, wanted, Surroundings(depth: 0, members: [:]), take)
      }
    } catch {
      let found = error.found(in: bytes)
      faults.append((found == nil ? .cutShort : .malformedJSON(reason: found), error.offset))
    }
  }

  private struct Surroundings {
    let depth: Int
    let members: [String: JSON]

    static let deepest = 8
  }

  private mutating func walk(
    _ reader: inout JSONReader, _ bytes: RawSpan, _ wanted: Wanted, _ around: Surroundings,
    _ take: (WearableRow) -> Void
  ) throws(JSONFault) {
    let next = try reader.peek(in: bytes)
    guard around.depth < Surroundings.deepest else {
      _ = try reader.skip(in: bytes)
      return
    }
    switch next {
    case UInt8(ascii: "["):
      let inside = Surroundings(depth: around.depth + 1, members: around.members)
      try reader.expect("[", .value, in: bytes)
      if try reader.take("]", in: bytes) { return }
      repeat {
        try walk(&reader, bytes, wanted, inside, take)
      } while try reader.another(before: "]", in: bytes)
    case UInt8(ascii: "{"): try walkObject(&reader, bytes, wanted, around, take)
    default: _ = try reader.skip(in: bytes)
    }
  }

  /// Reads the skipped values, which may hold rows, once all inherited members are known.
  private mutating func walkObject(
    _ reader: inout JSONReader, _ bytes: RawSpan, _ wanted: Wanted, _ around: Surroundings,
    _ take: (WearableRow) -> Void
  ) throws(JSONFault) {
    let place = reader.position
    var object = WalkedObject(members: around.members)
    var fault: JSONFault?
    do throws(JSONFault) {
      try object.read(&reader, bytes, wanted, inside: "")
    } catch {
      fault = error
    }
    if fault == nil, wanted.isRow(object.members) {
      rowCount += 1
      take(WearableRow(place: place, members: object.members))
    } else if rowCount == 0, faults.isEmpty, object.members.count > 1,
      searched < Limits.Diagnostics.perFile
    {
      searched += 1
      let strange = bytes.names(inObjectAt: place).filter { wanted.name($0) == nil }
      faults = wanted.renamed(object.members, strange).map { name, closest in
        (.missingName(name, closest: closest, isColumn: false), place)
      }
    }
    if wanted.holdsRows(object.members) {
      var members = around.members
      for (name, taken) in wanted.inherited { members[taken] = object.members[name] }
      for start in object.passed {
        var inner = JSONReader(at: start)
        let inside = Surroundings(depth: around.depth + 1, members: members)
        try walk(&inner, bytes, wanted, inside, take)
      }
    }
    if let fault { throw fault }
  }
}

/// The wanted members of one object, and where its skipped lists and objects begin.
private struct WalkedObject {
  private(set) var members: [String: JSON]
  private(set) var passed: [Int] = []

  init(members: [String: JSON]) { self.members = members }

  /// - Parameter holder: the names of the enclosing objects, each followed by a dot.
  mutating func read(
    _ reader: inout JSONReader, _ bytes: RawSpan, _ wanted: WearableTable.Wanted,
    inside holder: String
  ) throws(JSONFault) {
    try reader.expect("{", .value, in: bytes)
    if try reader.take("}", in: bytes) { return }
    repeat {
      let written = holder + (try reader.name(in: bytes).text)
      let next = try reader.peek(in: bytes)
      if next == UInt8(ascii: "{"), wanted.isHolder(written) {
        try read(&reader, bytes, wanted, inside: written + ".")
      } else if next == UInt8(ascii: "[") || next == UInt8(ascii: "{") {
        passed.append(reader.position)
        _ = try reader.skip(in: bytes)
      } else if let name = wanted.name(written), members[name] == nil {
        members[name] = try reader.value(in: bytes)
      } else {
        _ = try reader.skip(in: bytes)
      }
    } while try reader.another(before: "}", in: bytes)
  }
}

enum WearableSport {
  /// Accepts `running`, `trail_running`, `Outdoor Bike` or `Traditional Strength Training`.
  static func activity(named name: String) -> Activity? {
    if let activity = WhoopSport.activity(named: name) { return activity }
    let words = words(of: name)
    if let activity = Activity(healthKit: "HKWorkoutActivityType" + words.joined()) {
      return activity
    }
    return words.lazy.reversed().compactMap { kinds[$0.lowercased()] }.first
  }

  /// A sport without an activity retains the vendor's name.
  static func workout(
    named name: String?, _ span: (start: Timestamp, end: Timestamp)
  ) -> WorkoutRecord {
    let name = name ?? ""
    let activity = activity(named: name)
    return WorkoutRecord(
      id: .began(span.start.instant),
      span: TimeSpan(from: span.start.instant, to: span.end.instant), offset: span.start.offset,
      activity: activity ?? .other, updatedAt: nil,
      sport: activity == nil && !name.isEmpty ? WhoopSport.words(name).beginning(bytes: 60) : nil)
  }

  private static func words(of name: String) -> [String] {
    name.split { $0 == " " || $0 == "_" || $0 == "-" || $0 == "/" }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }

  /// Activities by the last known word of a name: `indoor_rowing`, `Weight Machines`.
  private static let kinds: [String: Activity] = [
    "run": .running, "running": .running, "treadmill": .running, "walk": .walking,
    "walking": .walking, "bike": .cycling, "biking": .cycling, "cycle": .cycling,
    "cycling": .cycling, "ride": .cycling, "spinning": .cycling, "swim": .swimming,
    "swimming": .swimming, "row": .rowing, "rowing": .rowing, "rower": .rowing, "hike": .hiking,
    "hiking": .hiking, "weights": .weightlifting, "weight": .weightlifting,
    "strength": .strengthTraining, "stairclimber": .stairClimbing,
  ]
}
