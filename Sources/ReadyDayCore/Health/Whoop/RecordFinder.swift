/// Finds WHOOP's records in JSON at any depth, and reads only the bounds and the date of each.
struct RecordFinder {
  struct Record {
    let kind: RecordKind
    let place: Range<Int>
    let id: Range<Int>?
    let account: Range<Int>?
    /// When a sleep ended, a cycle or workout began, or a recovery was made; nil if unreadable.
    let moment: Instant?
    let clock: Range<Int>?
    /// Nil for a recovery, or until `findOffset` if the offset is not in WHOOP's form.
    private(set) var offset: UTCOffset?
    /// Whether the offset comes from the user's zone, because the record has no readable one.
    private(set) var isClockGuessed = false
    let isNap: Bool
    /// Whether WHOOP no longer lists the record.
    let isUnlisted: Bool
  }

  /// An incomplete or invalid value.
  struct Break {
    let fault: JSONFault
    let start: Int
    /// The line's end if only that line is lost; nil if nothing after it is readable.
    let lineEnd: Int?
  }

  /// Reading stops after this many breaks.
  static let breakLimit = 100

  /// The deepest known record is 5 levels down.
  static let depthLimit = 16

  /// The first positions, to be reported, and the total: a file may be full of oddities.
  struct Oddities {
    private(set) var first: [Int] = []
    private(set) var count = 0

    mutating func add(_ offset: Int) {
      if first.count < Limits.Diagnostics.perFile { first.append(offset) }
      count += 1
    }

    mutating func add(_ other: Oddities) {
      for offset in other.first { add(offset) }
      count += other.count - other.first.count
    }
  }

  private(set) var records: [Record] = []
  private(set) var oddities = Oddities()
  private(set) var isPrivateFormat = false
  private(set) var isForeignShape = false
  private(set) var breaks: [Break] = []
  private var reader: JSONReader

  init(_ bytes: RawSpan, from start: Int = 0) {
    reader = JSONReader(at: start)
    while (try? reader.peek(in: bytes)) != nil {
      let start = reader.position
      let known = records.count
      do throws(JSONFault) {
        _ = try walk(bytes, depth: 0)
      } catch {
        let line = records.count == known ? resumeOnNextLine(after: start, in: bytes) : nil
        breaks.append(Break(fault: error, start: start, lineEnd: line))
        guard line != nil, breaks.count < Self.breakLimit else { return }
      }
    }
  }

  /// Returns whether the value held records, or has a form that could hold them.
  private mutating func walk(_ bytes: RawSpan, depth: Int) throws(JSONFault) -> Bool {
    let next = try reader.peek(in: bytes)
    if depth < Self.depthLimit {
      if next == UInt8(ascii: "[") { return try walkArray(bytes, depth: depth) }
      if next == UInt8(ascii: "{") { return try walkObject(bytes, depth: depth) }
    }
    _ = try reader.skip(in: bytes)
    return false
  }

  private mutating func walkArray(_ bytes: RawSpan, depth: Int) throws(JSONFault) -> Bool {
    try reader.expect("[", .value, in: bytes)
    if try reader.take("]", in: bytes) { return true }
    let known = records.count
    var odd = Oddities()
    repeat {
      _ = try reader.peek(in: bytes)
      let start = reader.position
      if try !walk(bytes, depth: depth + 1) { odd.add(start) }
    } while try reader.another(before: "]", in: bytes)
    guard records.count > known else { return false }
    oddities.add(odd)
    return true
  }

  private mutating func walkObject(_ bytes: RawSpan, depth: Int) throws(JSONFault) -> Bool {
    _ = try reader.peek(in: bytes)
    let start = reader.position
    let known = records.count
    var object = Members()
    do throws(JSONFault) {
      try collect(&object, bytes, depth: depth)
    } catch {
      // The text breaks inside this object; earlier complete records still count.
      try walk(object.objects, bytes, depth: depth)
      throw error
    }
    let end = reader.position
    if let record = Record(object, at: start..<end, in: bytes) {
      records.append(record)
      return true
    }
    note(object)
    try walk(object.objects, bytes, depth: depth)
    reader.position = end
    return object.holdsArray || records.count > known
  }

  /// Walks arrays immediately, since no record has one; skips objects until all names are known.
  private mutating func collect(
    _ object: inout Members, _ bytes: RawSpan, depth: Int
  ) throws(JSONFault) {
    try reader.expect("{", .value, in: bytes)
    if try reader.take("}", in: bytes) { return }
    repeat {
      let key = try reader.skipName(in: bytes)
      let next = try reader.peek(in: bytes)
      let start = reader.position
      if next == UInt8(ascii: "[") {
        object.holdsArray = true
        _ = try walk(bytes, depth: depth + 1)
      } else {
        if next == UInt8(ascii: "{") { object.objects.append(start) }
        _ = try reader.skip(in: bytes)
      }
      let value = start..<reader.position
      object.values.append(Members.Value(name: FieldName(key, of: bytes), value: value))
    } while try reader.another(before: "}", in: bytes)
  }

  private mutating func walk(_ starts: [Int], _ bytes: RawSpan, depth: Int) throws(JSONFault) {
    for start in starts {
      reader.position = start
      _ = try walk(bytes, depth: depth + 1)
    }
  }

  private mutating func note(_ object: Members) {
    if object[.during] != nil { isPrivateFormat = true }
    if object.values.contains(where: { FieldName.foreign.contains($0.name) }) {
      isForeignShape = true
    }
  }

  /// Skips a broken line if the next is a complete value; returns the end of the broken one.
  private mutating func resumeOnNextLine(after start: Int, in bytes: RawSpan) -> Int? {
    var end = start
    while end < bytes.byteCount, bytes.byte(at: end) != UInt8(ascii: "\n") { end += 1 }
    var ahead = JSONReader(at: end)
    guard (try? ahead.peek(in: bytes)) == UInt8(ascii: "{") else { return nil }
    let next = ahead.position
    guard (try? ahead.skip(in: bytes)) != nil,
      ahead.position == bytes.byteCount || bytes.byte(at: ahead.position).isLineEnd
    else { return nil }
    reader.position = next
    return end
  }
}

/// The members of an object that may be a record.
private struct Members {
  struct Value {
    let name: FieldName
    let value: Range<Int>
  }

  var values: [Value] = []
  var objects: [Int] = []
  var holdsArray = false

  init() {
    // Capacity; no record has more members.
    values.reserveCapacity(16)
  }

  subscript(name: FieldName) -> Value? {
    for value in values where value.name == name { return value }
    return nil
  }
}

extension RecordFinder.Record {
  fileprivate init?(_ object: Members, at place: Range<Int>, in bytes: RawSpan) {
    guard let kind = RecordKind(fields: { object[$0] != nil }) else { return nil }
    func text(_ name: FieldName) -> [UInt8]? {
      guard let place = object[name]?.value, place.count >= 2 else { return nil }
      return bytes.bytes(in: place.lowerBound + 1..<place.upperBound - 1)
    }
    let dated: FieldName =
      switch kind {
      case .sleep: .end
      case .cycle, .workout: .start
      case .recovery: .createdAt
      }
    (self.kind, self.place) = (kind, place)
    id = object[.id]?.value
    account = object[.userID]?.value
    moment = text(dated).flatMap { Instant(timestamp: $0) }
    clock = object[.timezoneOffset]?.value
    offset = text(.timezoneOffset).flatMap { UTCOffset(loose: $0) }
    func isTrue(_ name: FieldName) -> Bool {
      guard let start = object[name]?.value.lowerBound else { return false }
      let isQuoted = bytes.byte(at: start) == UInt8(ascii: "\"")
      return bytes.byte(at: isQuoted ? start + 1 : start) == UInt8(ascii: "t")
    }
    isNap = isTrue(.nap)
    isUnlisted = isTrue(.unlisted)
  }

  /// Finds an offset in a form other than WHOOP's, or takes it from `clocks`.
  mutating func findOffset(by clocks: WhoopClocks?, in bytes: RawSpan) {
    guard offset == nil, kind != .recovery, let moment else { return }
    var reader = JSONReader(at: clock?.lowerBound ?? 0)
    let name = clock == nil ? nil : try? reader.string(in: bytes)
    offset = name.flatMap {
      UTCOffset(whoopZone: $0) ?? clocks?.zones.zone(named: $0)?.offset(at: moment)
    }
    guard offset == nil else { return }
    (offset, isClockGuessed) = (clocks?.zone.offset(at: moment) ?? .zero, true)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
