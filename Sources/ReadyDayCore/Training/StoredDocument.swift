/// Things of one kind in one file of JSON, with everything a newer version wrote beside them.
struct StoredDocument<Item: StoredItem>: Sendable {
  var items: [Item] = []
  /// Members of the whole that this version does not know.
  private var besides: [String: StoredValue] = [:]
  /// By item, its members that this version does not know.
  private var beside: [String: [String: StoredValue]] = [:]

  init() {}

  /// A file that is not wholly understood is not taken at all: it would be written again in part.
  init(_ bytes: [UInt8]) throws(StoreFault) {
    guard let value = StoredValue(json: bytes) else { throw StoreFault(notJSON: bytes) }
    guard case .object(let root) = value, root["schema"] == .text(Self.schema),
      case .list(let entries) = root[Item.kind]
    else { throw .anotherFile(expected: Self.schema) }
    try Self.check(version: root["schema_version"])
    for (index, entry) in entries.enumerated() { try add(entry, number: index + 1) }
    besides = root.filter { !Self.ownMembers.contains($0.key) }
  }

  private static var schema: String { "readyday.\(Item.kind)" }
  private static var ownMembers: Set<String> { ["schema", "schema_version", Item.kind] }

  /// Of the same first number are versions that only added members.
  private static func check(version: StoredValue?) throws(StoreFault) {
    guard case .text(let version) = version,
      let major = version.split(separator: ".").first.flatMap({ Int($0) })
    else { throw .anotherFile(expected: schema) }
    guard major <= 1 else { throw .newerVersion(version) }
  }

  private mutating func add(_ entry: StoredValue, number: Int) throws(StoreFault) {
    guard case .object(let members) = entry else {
      throw .entry(number, field: Item.kind, .expected("an object"))
    }
    do throws(StoredFieldFault) {
      let item = try Item(StoredFields(members: members))
      guard beside[item.id] == nil else {
        throw StoredFieldFault(field: "id", reason: .repeated)
      }
      items.append(item)
      beside[item.id] = members.filter { !Item.fieldNames.contains($0.key) }
    } catch {
      throw .entry(number, field: error.field, error.reason)
    }
  }
}

extension StoredDocument {
  var text: String {
    let entries = items.map { item in
      StoredValue.object(item.fields.merging(beside[item.id] ?? [:]) { own, _ in own })
    }
    let own: [String: StoredValue] = [
      "schema": .text(Self.schema), "schema_version": .text("1.0"), Item.kind: .list(entries),
    ]
    return StoredValue.object(own.merging(besides) { own, _ in own }).json
  }

  /// The item whose id is `id`, or the only one whose id begins so.
  func item(_ id: String) throws(PlanProblem) -> Item {
    if let exact = items.first(where: { $0.id == id }) { return exact }
    let matches = items.filter { !id.isEmpty && $0.id.hasPrefix(id.lowercased()) }
    guard let match = matches.first else { throw .unknownID(id) }
    guard matches.count == 1 else { throw .ambiguousID(id, matches: matches.map(\.id)) }
    return match
  }

  mutating func replace(_ item: Item) {
    guard let place = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[place] = item
  }

  mutating func remove(_ id: String) {
    items.removeAll { $0.id == id }
    beside[id] = nil
  }
}

/// Something that is kept in a file of its kind.
protocol StoredItem: Hashable, Sendable {
  /// The member that holds all of them, `plans`; also the name behind the schema.
  static var kind: String { get }
  /// The members this version writes, if not always.
  static var fieldNames: Set<String> { get }

  var id: String { get }
  init(_ stored: StoredFields) throws(StoredFieldFault)
  var fields: [String: StoredValue] { get }
}

/// What is wrong with a file that readyday keeps.
public enum StoreFault: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// It is missing, or something else than this.
    case expected(String)
    case impossible(PlanProblem)
    case repeated
  }

  /// `found` is what stands there; nil when the file ends too early.
  case notJSON(line: Int, column: Int, found: String?)
  case anotherFile(expected: String)
  case newerVersion(String)
  /// The `number`th entry, from 1.
  case entry(Int, field: String, Reason)
}

extension StoreFault {
  fileprivate init(notJSON bytes: [UInt8]) {
    let span = bytes.span.bytes
    let fault = JSONLocator.fault(in: span, 0..<span.byteCount)
    let before = bytes.prefix(fault?.offset ?? bytes.count)
    let line = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self = .notJSON(line: line + 1, column: before.count - start + 1, found: fault?.found)
  }
}
