/// Everything stored of one kind, in one JSON file, including members that a newer version wrote.
///
/// Two of them are equal when their files say the same.
package struct Store<Item: StoredItem>: Hashable, Sendable {
  /// In the order in which they were added.
  package private(set) var all: [Item] = []
  /// Members of the whole that this version does not know.
  private var besides: [String: JSON] = [:]
  /// By item, its members that this version does not know.
  private var beside: [String: [String: JSON]] = [:]

  /// Nothing yet.
  package init() {}

  /// What stands in the text `bytes`. One that is not wholly understood is not taken at all: it would be written
  /// again in part.
  package init(_ bytes: [UInt8]) throws(StoreFault) {
    guard case .object(let root) = try StoreFault.value(of: bytes),
      root["schema"] == .string(Self.schema),
      case .array(let entries) = root[Item.kind]
    else { throw .anotherFile(expected: Self.schema) }
    try Self.check(version: root["schema_version"])
    var known: Set<String> = []
    for (index, entry) in entries.enumerated() {
      try add(entry, number: index + 1, besides: &known)
    }
    besides = root.filter { !Self.ownMembers.contains($0.key) }
  }

  private static var schema: String { "readyday.\(Item.kind)" }
  private static var ownMembers: Set<String> { ["schema", "schema_version", Item.kind] }

  /// Of the same first number are versions that only added members.
  private static func check(version: JSON?) throws(StoreFault) {
    guard case .string(let version) = version,
      let major = version.split(separator: ".").first.flatMap({ Int($0) })
    else { throw .anotherFile(expected: schema) }
    guard major <= 1 else { throw .newerVersion(version) }
  }

  /// - Parameter known: the ids of those before it.
  private mutating func add(
    _ entry: JSON, number: Int, besides known: inout Set<String>
  ) throws(StoreFault) {
    guard case .object(let members) = entry else {
      throw .entry(number, field: Item.kind, .expected(.object))
    }
    do throws(StoredFieldFault) {
      let item = try Item(members: members)
      guard known.insert(item.id).inserted else {
        throw StoredFieldFault(field: "id", reason: .repeated)
      }
      all.append(item)
      let unknown = members.filter { !Item.fieldNames.contains($0.key) }
      if !unknown.isEmpty { beside[item.id] = unknown }
    } catch {
      throw .entry(number, field: error.field, error.reason)
    }
  }
}

extension Store {
  /// The whole file; what a newer version of readyday wrote is in it again.
  package var text: String {
    let entries = all.map { item in
      JSON.object(item.fields.merging(beside[item.id] ?? [:]) { own, _ in own })
    }
    let own: [String: JSON] = [
      "schema": .string(Self.schema), "schema_version": .string("1.0"), Item.kind: .array(entries),
    ]
    return JSON.object(own.merging(besides) { own, _ in own }).document
  }

  /// The item whose id is `id`, or the only one whose id begins so.
  package func item(_ id: String) throws(PlanProblem) -> Item {
    if let exact = all.first(where: { $0.id == id }) { return exact }
    let matches = all.filter { !id.isEmpty && $0.id.hasPrefix(id.lowercased()) }
    guard let match = matches.first else { throw .unknownID(id) }
    guard matches.count == 1 else { throw .ambiguousID(id, matches: matches.map(\.id)) }
    return match
  }

  /// Puts `item` in the place of the one with its id, or behind all others.
  mutating func put(_ item: Item) {
    guard let place = all.firstIndex(where: { $0.id == item.id }) else { return all.append(item) }
    all[place] = item
  }

  /// Forgets the item `id` and returns it.
  ///
  /// - Parameter id: its id, or the beginning of it.
  @discardableResult
  package mutating func remove(_ id: String) throws(PlanProblem) -> Item {
    let item = try item(id)
    all.removeAll { $0.id == item.id }
    beside[item.id] = nil
    return item
  }

  /// Those of which `isWanted` holds.
  func filter(_ isWanted: (Item) -> Bool) -> Store {
    var few = self
    few.all.removeAll { !isWanted($0) }
    return few
  }
}

/// Something that is kept in a file of its kind.
package protocol StoredItem: Hashable, Sendable {
  /// The member that holds all of them, `plans`; also the name behind the schema.
  static var kind: String { get }
  /// The members this version writes, if not always.
  static var fieldNames: Set<String> { get }

  /// Names it among all of its kind.
  var id: String { get }
  /// What it is written as.
  var fields: [String: JSON] { get }

  /// Reads what was written.
  ///
  /// - Parameter members: those of its object, also those this version does not know.
  init(members: [String: JSON]) throws(StoredFieldFault)
}
