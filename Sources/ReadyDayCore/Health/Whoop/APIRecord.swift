/// The wanted fields of one record.
struct APIFields {
  enum Value: Equatable {
    /// Missing or `null`.
    case nothing
    case text(String)
    /// Written as WHOOP writes it; in another form it is text.
    case moment(Instant)
    case number(Double)
    case id(Int)
    case flag(Bool)
    case object, array
  }

  private let wanted: WantedFields
  /// In the order of ``wanted``.
  private let values: [Value]

  /// Nil if the field was not wanted.
  subscript(field: APIField) -> Value? { wanted.index(of: field).map { values[$0] } }
}

/// Reads the wanted fields of one record and skips the others.
struct APIRow {
  private let wanted: WantedFields
  /// In the order of ``wanted``.
  private var values: [APIFields.Value]
  /// A bit for each value that was read, `null` too.
  private var read: UInt64 = 0
  /// How many names were read, those in objects inside too.
  private var count = 0

  private init(_ wanted: WantedFields) {
    self.wanted = wanted
    values = Array(repeating: .nothing, count: wanted.fields.count)
  }

  fileprivate static func values(
    of wanted: WantedFields, at start: Int, in bytes: RawSpan, knowing before: inout RepeatedNames
  ) throws(JSONFault) -> [APIFields.Value] {
    var row = APIRow(wanted)
    var reader = JSONReader(at: start)
    try row.collect(inside: nil, &reader, bytes, &before)
    return row.values
  }

  /// If a name is repeated, the first one counts.
  private mutating func collect(
    inside parent: APIField?, _ reader: inout JSONReader, _ bytes: RawSpan,
    _ before: inout RepeatedNames
  ) throws(JSONFault) {
    let names = wanted.names(in: parent)
    let first = count
    while let name = try nextName(isFirst: count == first, &reader, bytes, &before) {
      if let index = names.index(of: name), read & 1 << UInt64(index) == 0 {
        read |= 1 << UInt64(index)
        try collect(index, &reader, bytes, &before)
      } else {
        _ = try reader.skip(in: bytes)
      }
    }
  }

  /// Goes on to the next member's value; nil at the end of the object.
  private mutating func nextName(
    isFirst: Bool, _ reader: inout JSONReader, _ bytes: RawSpan, _ before: inout RepeatedNames
  ) throws(JSONFault) -> FieldName? {
    let start = reader.position
    if let known = before.name(at: count, writtenAt: start, in: bytes) {
      count += 1
      reader.position += known.place.count
      return known.name
    }
    guard let written = try reader.nextName(isFirst: isFirst, in: bytes) else { return nil }
    if !bytes.isPlain(written) {
      var name = JSONReader(at: written.lowerBound - 1)
      _ = try name.string(in: bytes)
    }
    let name = FieldName(written, of: bytes)
    _ = try reader.peek(in: bytes)
    before.note(name, at: count, writtenAt: start..<reader.position)
    count += 1
    return name
  }

  private mutating func collect(
    _ index: Int, _ reader: inout JSONReader, _ bytes: RawSpan, _ before: inout RepeatedNames
  ) throws(JSONFault) {
    let field = wanted.fields[index]
    switch try reader.peek(in: bytes) {
    case UInt8(ascii: "{"):
      values[index] = .object
      try collect(inside: field.asParent, &reader, bytes, &before)
    case UInt8(ascii: "["):
      values[index] = .array
      _ = try reader.skip(in: bytes)
    default:
      let start = reader.position
      if field.isMoment, let moment = reader.plainMoment(in: bytes) {
        values[index] = .moment(moment)
      } else if let number = reader.decimal(in: bytes) {
        values[index] = Self.value(number, of: field)
      } else {
        values[index] = try Self.value(try reader.value(in: bytes), of: field, at: start)
      }
    }
  }

  private static func value(_ number: Double, of field: APIField) -> APIFields.Value {
    field.isID ? Int(whole: number).map { .id($0) } ?? .number(number) : .number(number)
  }

  private static func value(
    _ value: JSON, of field: APIField, at start: Int
  ) throws(JSONFault) -> APIFields.Value {
    switch value {
    case .string(let text): return .text(text)
    case .bool(let truth): return .flag(truth)
    case .number(let number):
      guard let double = number.double else { throw JSONFault(.expected(.value), at: start) }
      return self.value(double, of: field)
    case .null, .array, .object: return .nothing
    }
  }
}

extension APIFields {
  /// - Parameters:
  ///   - record: the range of an object.
  ///   - before: of an object of the same file.
  init(
    _ wanted: WantedFields, of record: Range<Int>, in bytes: RawSpan,
    knowing before: inout RepeatedNames
  ) throws(JSONFault) {
    self.init(
      wanted: wanted,
      values: try APIRow.values(of: wanted, at: record.lowerBound, in: bytes, knowing: &before))
  }
}

extension [WantedFields.Name] {
  fileprivate func index(of name: FieldName) -> Int? {
    for wanted in self where wanted.name == name { return wanted.index }
    return nil
  }
}

extension RawSpan {
  fileprivate func isPlain(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      guard eightBytes(at: offset).arePlain else { return false }
      offset += 8
    }
    // Spaces behind the rest of the name are as good as letters.
    let rest = (offset..<range.upperBound).reduce(EightBytes(repeating: 0x20)) {
      $0 << 8 | EightBytes(byte(at: $1))
    }
    return rest.arePlain
  }
}

extension RecordID {
  /// - Parameter text: the value of a field, unquoted.
  init(written text: String) {
    let moment =
      text.hasPrefix(Self.beganMark)
      ? Instant(timestamp: text.utf8.dropFirst(Self.beganMark.utf8.count)) : nil
    self = moment.map { .began($0) } ?? .text(text)
  }
}

extension EightBytes {
  /// Whether all are ASCII without controls and backslashes.
  fileprivate var arePlain: Bool {
    let others = marksOfControls | marks(of: 0x7F) | marks(of: UInt8(ascii: "\\"))
    return (others | self & EightBytes(repeating: 0x80)) == 0
  }
}
