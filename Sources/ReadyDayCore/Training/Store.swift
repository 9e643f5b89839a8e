/// All items of one kind in one JSON file, with members that a newer version wrote.
package struct Store<Item: StoredItem>: Equatable, Sendable {
  /// In the order they were added.
  package private(set) var all: [Item] = []
  /// The file's members that this version does not know.
  private var besides: [String: JSON] = [:]
  /// By item id, the members that this version does not know.
  private var beside: [String: [String: JSON]] = [:]

  package init() {}

  /// For a new item.
  package var freshID: String {
    let taken = Set(all.map(\.id))
    while true {
      let id = RandomID.random()
      if !taken.contains(id) { return id }
    }
  }

  /// Reads a file; throws unless all of it is understood, since writing would lose the rest.
  package init(_ bytes: [UInt8]) throws(StoreFault) {
    guard case .object(let root) = try StoreFault.value(of: bytes),
      root["schema"] == .string(Self.schema), case .array(let entries) = root[Item.kind]
    else { throw .anotherFile(expected: Self.schema) }
    try Self.check(version: root["schema_version"])
    var known: Set<String> = []
    for (index, entry) in entries.enumerated() {
      try add(entry, number: index + 1, besides: &known)
    }
    besides = root.filter { !["schema", "schema_version", Item.kind].contains($0.key) }
  }

  static var shape: JSONShape {
    .object([
      "schema": .constant(schema), "schema_version": .constant("1.0"),
      Item.kind: .list(of: Item.table.shape),
    ])
  }

  private static var schema: String { "readyday.\(Item.kind)" }

  /// Accepts all versions with the same major number, which differ only in added members.
  private static func check(version: JSON?) throws(StoreFault) {
    guard case .string(let version) = version,
      let major = version.split(separator: ".").first.flatMap({ Int(written: $0) })
    else { throw .anotherFile(expected: schema) }
    guard major <= 1 else { throw .newerVersion(version) }
  }

  /// - Parameter known: the ids of the items before this one.
  private mutating func add(
    _ entry: JSON, number: Int, besides known: inout Set<String>
  ) throws(StoreFault) {
    guard case .object(let members) = entry else {
      throw .entry(number, field: Item.kind, .expected(.object))
    }
    do throws(StoredFieldFault) {
      let item = try Item.table.read(StoredMembers(members: members))
      guard known.insert(item.id).inserted else {
        throw StoredFieldFault(field: "id", reason: .repeated)
      }
      all.append(item)
      let unknown = members.filter { !Item.table.names.contains($0.key) }
      if !unknown.isEmpty { beside[item.id] = unknown }
    } catch {
      throw .entry(number, field: error.field, error.reason)
    }
  }

  /// The whole file, including members that a newer version of readyday wrote.
  package var text: String {
    let entries = all.map { item in
      JSON.object(Item.table.write(item).merging(beside[item.id] ?? [:]) { own, _ in own })
    }
    let own: [String: JSON] = [
      "schema": .string(Self.schema), "schema_version": .string("1.0"), Item.kind: .array(entries),
    ]
    return JSON.object(own.merging(besides) { own, _ in own }).document
  }

  /// The item with the id `id`, or else the only one whose id begins with it.
  package func item(_ id: String) throws(PlanProblem) -> Item {
    if let exact = all.first(where: { $0.id == id }) { return exact }
    let matches = all.filter { !id.isEmpty && $0.id.hasPrefix(id.lowercased()) }
    guard let match = matches.first else { throw .unknownID(id) }
    guard matches.count == 1 else { throw .ambiguousID(id, matches: matches.map(\.id)) }
    return match
  }

  /// Replaces the item with the same id, or else appends `item`.
  mutating func put(_ item: Item) {
    guard let place = all.firstIndex(where: { $0.id == item.id }) else { return all.append(item) }
    all[place] = item
  }

  /// Removes the item with the id `id`, or else the only one whose id begins with it.
  @discardableResult
  package mutating func remove(_ id: String) throws(PlanProblem) -> Item {
    let item = try item(id)
    all.removeAll { $0.id == item.id }
    beside[item.id] = nil
    return item
  }

  func filter(_ isWanted: (Item) -> Bool) -> Store { compactMap { isWanted($0) ? $0 : nil } }

  func compactMap(_ change: (Item) -> Item?) -> Store {
    copy(of: self) { $0.all = all.compactMap(change) }
  }
}

/// Something stored in a file for its kind.
package protocol StoredItem: Equatable, Sendable {
  /// The member that lists the items, such as `plans`; it also ends the schema's name.
  static var kind: String { get }
  static var table: StoredTable<Self> { get }

  /// Unique within its kind.
  var id: String { get }
}

/// What is wrong with a stored file.
package enum StoreFault: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The member is missing or has another form.
    case expected(FieldForm)
    case impossible(PlanProblem)
    case repeated
  }

  /// The file is not JSON; `found` is nil if it ends too early.
  case notJSON(line: Int, column: Int, found: String?)
  /// An object has this member twice, the second time on `line`.
  case repeatedMember(String, line: Int)
  case nestedTooDeep(limit: Int, line: Int)
  case anotherFile(expected: String)
  case newerVersion(String)
  /// The entry with this number, from 1, has a faulty member.
  case entry(Int, field: String, Reason)

  /// Whether the text is ambiguous or nested too deep, so that rewriting it would lose a part.
  package var isAmbiguity: Bool {
    switch self {
    case .repeatedMember, .nestedTooDeep: true
    case .notJSON, .anotherFile, .newerVersion, .entry: false
    }
  }

  /// Why `bytes` is invalid or ambiguous JSON; nil if it is neither.
  package static func found(in bytes: RawSpan) -> StoreFault? {
    JSONReader.fault(in: bytes).map { StoreFault($0, in: bytes) }
  }

  static func value(of bytes: [UInt8]) throws(StoreFault) -> JSON {
    let span = bytes.span.bytes
    do throws(JSONFault) {
      return try JSONReader.value(of: span)
    } catch {
      throw StoreFault(error, in: span)
    }
  }

  package init(_ fault: JSONFault, in bytes: RawSpan) {
    let (line, column) = JSONReader.position(of: fault.offset, in: bytes)
    switch fault.reason {
    case .repeatedName(let name): self = .repeatedMember(name, line: line)
    case .tooDeep: self = .nestedTooDeep(limit: Limits.JSON.depth, line: line)
    default: self = .notJSON(line: line, column: column, found: fault.found(in: bytes))
    }
  }
}
