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
  private var before = Likeness()
  /// An empty object whose memory the next one uses.
  private var spare = Members()

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
    swap(&object, &spare)
    do throws(JSONFault) {
      try collect(&object, bytes, depth: depth)
    } catch {
      // The text breaks inside this object; earlier complete records still count.
      try walk(object.objects, bytes, depth: depth)
      throw error
    }
    let end = reader.position
    if let layout = before.layout(of: object) {
      records.append(Record(object, layout, at: start..<end, &before, in: bytes))
      object.empty()
      swap(&object, &spare)
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
    while let name = try nextName(of: object, in: bytes) {
      let next = try reader.peek(in: bytes)
      let start = reader.position
      if next == UInt8(ascii: "[") {
        object.holdsArray = true
        _ = try walk(bytes, depth: depth + 1)
        before = Likeness()
      } else {
        if next == UInt8(ascii: "{") { object.objects.append(start) }
        _ = try reader.skip(in: bytes)
      }
      object.values.append(Members.Value(name: name, value: start..<reader.position))
    }
  }

  /// Goes on to the next member's value; nil at the end of the object.
  private mutating func nextName(
    of object: Members, in bytes: RawSpan
  ) throws(JSONFault) -> FieldName? {
    let (index, start) = (object.values.count, reader.position)
    if let known = before.names.name(at: index, writtenAt: start, in: bytes) {
      reader.position += known.place.count
      return known.name
    }
    guard let written = try reader.nextName(isFirst: index == 0, in: bytes) else { return nil }
    let name = FieldName(written, of: bytes)
    _ = try reader.peek(in: bytes)
    before.note(name, at: index, writtenAt: start..<reader.position)
    return name
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

  mutating func empty() {
    values.removeAll(keepingCapacity: true)
    (objects, holdsArray) = ([], false)
  }

  subscript(name: FieldName) -> Value? {
    for value in values where value.name == name { return value }
    return nil
  }
}

/// How the object before was written: most records of a file have the same members in one order.
private struct Likeness {
  private(set) var names = RepeatedNames()
  /// Of as many of `names` as it counts.
  private var layout: Layout?
  private var offset: (place: Range<Int>, offset: UTCOffset)?

  mutating func note(_ name: FieldName, at index: Int, writtenAt place: Range<Int>) {
    layout = nil
    names.note(name, at: index, writtenAt: place)
  }

  /// Nil if the object is no record.
  mutating func layout(of object: Members) -> Layout? {
    if let layout, layout.count == object.values.count { return layout }
    layout = Layout(object)
    return layout
  }

  /// Nil unless the text at `place` is an offset.
  mutating func offset(at place: Range<Int>, in bytes: RawSpan) -> UTCOffset? {
    if let offset, offset.place.count == place.count,
      bytes.repeats(offset.place, at: place.lowerBound)
    {
      return offset.offset
    }
    let found = UTCOffset(loose: bytes.bytes(in: place))
    if let found { offset = (place, found) }
    return found
  }
}

/// Where the fields of a record are among its members.
private struct Layout {
  let kind: RecordKind
  /// How many members it has.
  let count: Int
  let id, account, dated, clock, nap, unlisted: Int?

  init?(_ object: Members) {
    func place(_ name: FieldName) -> Int? { object.values.firstIndex { $0.name == name } }
    guard let kind = RecordKind(fields: { place($0) != nil }) else { return nil }
    (self.kind, count) = (kind, object.values.count)
    (id, account, clock) = (place(.id), place(.userID), place(.timezoneOffset))
    (nap, unlisted) = (place(.nap), place(.unlisted))
    switch kind {
    case .sleep: dated = place(.end)
    case .cycle, .workout: dated = place(.start)
    case .recovery: dated = place(.createdAt)
    }
  }
}

extension RecordFinder.Record {
  fileprivate init(
    _ object: Members, _ layout: Layout, at place: Range<Int>, _ before: inout Likeness,
    in bytes: RawSpan
  ) {
    func value(_ index: Int?) -> Range<Int>? { index.map { object.values[$0].value } }
    func text(_ index: Int?) -> Range<Int>? {
      guard let place = value(index), place.count >= 2 else { return nil }
      return place.lowerBound + 1..<place.upperBound - 1
    }
    func isTrue(_ index: Int?) -> Bool {
      guard let start = value(index)?.lowerBound else { return false }
      let isQuoted = bytes.byte(at: start) == UInt8(ascii: "\"")
      return bytes.byte(at: isQuoted ? start + 1 : start) == UInt8(ascii: "t")
    }
    (kind, self.place) = (layout.kind, place)
    (id, account, clock) = (value(layout.id), value(layout.account), value(layout.clock))
    moment = text(layout.dated).flatMap {
      bytes.plainMoment(in: $0) ?? Instant(timestamp: bytes.bytes(in: $0))
    }
    offset = text(layout.clock).flatMap { before.offset(at: $0, in: bytes) }
    (isNap, isUnlisted) = (isTrue(layout.nap), isTrue(layout.unlisted))
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
