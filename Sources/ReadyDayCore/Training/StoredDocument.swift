/// Things of one kind in one file of JSON, with everything a newer version wrote beside them.
struct StoredDocument<Item: StoredItem>: Sendable {
  var items: [Item] = []
  /// Members of the whole that this version does not know.
  private var besides: [String: JSON] = [:]
  /// By item, its members that this version does not know.
  private var beside: [String: [String: JSON]] = [:]

  init() {}

  /// A file that is not wholly understood is not taken at all: it would be written again in part.
  init(_ bytes: [UInt8]) throws(StoreFault) {
    guard case .object(let root) = try StoreFault.value(of: bytes),
      root["schema"] == .string(Self.schema),
      case .array(let entries) = root[Item.kind]
    else { throw .anotherFile(expected: Self.schema) }
    try Self.check(version: root["schema_version"])
    for (index, entry) in entries.enumerated() { try add(entry, number: index + 1) }
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

  private mutating func add(_ entry: JSON, number: Int) throws(StoreFault) {
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
      JSON.object(item.fields.merging(beside[item.id] ?? [:]) { own, _ in own })
    }
    let own: [String: JSON] = [
      "schema": .string(Self.schema), "schema_version": .string("1.0"), Item.kind: .array(entries),
    ]
    return JSON.object(own.merging(besides) { own, _ in own }).document
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
  var fields: [String: JSON] { get }
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
  /// A member that its object has twice; the line of the second one.
  case repeatedMember(String, line: Int)
  /// Values within values, deeper than the limit.
  case nestedTooDeep(limit: Int, line: Int)
  case anotherFile(expected: String)
  case newerVersion(String)
  /// The `number`th entry, from 1.
  case entry(Int, field: String, Reason)
}

extension StoreFault {
  /// Whether the text could be read in more than one way, or not to its end: written again, part of it would be lost.
  public var isAmbiguity: Bool {
    switch self {
    case .repeatedMember, .nestedTooDeep: true
    case .notJSON, .anotherFile, .newerVersion, .entry: false
    }
  }

  /// What keeps `bytes` from being JSON that can be read in one way alone.
  public static func found(in bytes: RawSpan) -> StoreFault? {
    guard let fault = JSONReader.fault(in: bytes) else { return nil }
    return StoreFault(fault, in: bytes)
  }

  fileprivate static func value(of bytes: [UInt8]) throws(StoreFault) -> JSON {
    let span = bytes.span.bytes
    do throws(JSONFault) {
      return try JSONReader.value(of: span)
    } catch {
      throw StoreFault(error, in: span)
    }
  }

  /// What is wrong with `bytes` where `fault` says.
  public init(_ fault: JSONFault, in bytes: RawSpan) {
    let (line, column) = JSONReader.position(of: fault.offset, in: bytes)
    switch fault.reason {
    case .repeatedName(let name): self = .repeatedMember(name, line: line)
    case .tooDeep: self = .nestedTooDeep(limit: Limits.JSON.depth, line: line)
    default: self = .notJSON(line: line, column: column, found: fault.found(in: bytes))
    }
  }
}
