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
    guard case .object(let root) = try StoreFault.value(of: bytes),
      root["schema"] == .text(Self.schema),
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
    let bytes = bytes.withUnsafeBytes { Array($0) }
    do throws(StoredReader.Fault) {
      try StoredReader.check(bytes)
      return nil
    } catch {
      return StoreFault(error, in: bytes)
    }
  }

  fileprivate static func value(of bytes: [UInt8]) throws(StoreFault) -> StoredValue {
    do throws(StoredReader.Fault) {
      return try StoredReader.value(of: bytes)
    } catch {
      throw StoreFault(error, in: bytes)
    }
  }

  private init(_ fault: StoredReader.Fault, in bytes: [UInt8]) {
    switch fault {
    case .malformed(let offset, let found):
      let (line, column) = Self.place(of: offset, in: bytes)
      self = .notJSON(line: line, column: column, found: found)
    case .repeated(let member, let offset):
      self = .repeatedMember(member, line: Self.place(of: offset, in: bytes).line)
    case .tooDeep(let limit, let offset):
      self = .nestedTooDeep(limit: limit, line: Self.place(of: offset, in: bytes).line)
    }
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line + 1, before.count - start + 1)
  }
}
