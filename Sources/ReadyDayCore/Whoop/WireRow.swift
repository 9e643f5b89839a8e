/// Where the wanted fields of one record stand, and the JSON that holds their values and nothing
/// else.
struct WireRow {
  private enum Place {
    case text(Range<Int>)
    case number(Range<Int>)
    /// What takes no decoder to be read.
    case value(WireFields.Value)
  }

  private let wanted: WantedFields
  /// In the order of ``wanted``; nil for fields that are not there.
  private var places: [Place?]
  /// Names with escapes, letters beyond ASCII or control characters, in their quotes: none is wanted,
  /// and only a decoder knows whether they are names at all.
  private(set) var oddNames: [Range<Int>] = []

  /// - Parameter record: the place of an object.
  init(
    _ wanted: WantedFields, of record: Range<Int>, in bytes: RawSpan
  ) throws(JSONScanner.Fault) {
    self.wanted = wanted
    places = Array(repeating: nil, count: wanted.fields.count)
    var scanner = JSONScanner(at: record.lowerBound)
    try collect(inside: nil, &scanner, bytes)
  }
}

extension WireRow {
  /// Of a name that is there twice the first counts.
  private mutating func collect(
    inside parent: WireField?, _ scanner: inout JSONScanner, _ bytes: RawSpan
  ) throws(JSONScanner.Fault) {
    try scanner.expect("{", in: bytes)
    if scanner.take("}", in: bytes) { return }
    repeat {
      let key = try scanner.key(in: bytes)
      if !bytes.isPlain(key) { oddNames.append(key.lowerBound - 1..<key.upperBound + 1) }
      let name = FieldName(key, of: bytes)
      if let index = wanted.index(of: name, in: parent), places[index] == nil {
        try collect(index, &scanner, bytes)
      } else {
        _ = try scanner.skipValue(in: bytes)
      }
    } while try scanner.another(before: "}", in: bytes)
  }

  private mutating func collect(
    _ index: Int, _ scanner: inout JSONScanner, _ bytes: RawSpan
  ) throws(JSONScanner.Fault) {
    let field = wanted.fields[index].field
    if scanner.peek(in: bytes) == UInt8(ascii: "{") {
      places[index] = .value(.object)
      return try collect(inside: field.asParent, &scanner, bytes)
    }
    let range = try scanner.skipValue(in: bytes)
    places[index] = try Self.place(of: field, range, bytes)
  }

  private static func place(
    of field: WireField, _ range: Range<Int>, _ bytes: RawSpan
  ) throws(JSONScanner.Fault) -> Place {
    switch bytes.byte(at: range.lowerBound) {
    case UInt8(ascii: "\""): return .text(range)
    case UInt8(ascii: "["): return .value(.array)
    case UInt8(ascii: "t") where bytes.holds("true", in: range): return .value(.flag(true))
    case UInt8(ascii: "f") where bytes.holds("false", in: range): return .value(.flag(false))
    case UInt8(ascii: "n") where bytes.holds("null", in: range): return .value(.nothing)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let id = field.isID ? bytes.wholeNumber(in: range) : nil
      return id.map { .value(.id($0)) } ?? .number(range)
    default: throw .unexpected(at: range.lowerBound)
    }
  }
}

extension WireRow {
  /// What a decoder made of ``json(of:in:)``; each row takes its own from the front.
  func fields(_ texts: inout ArraySlice<String>, _ numbers: inout ArraySlice<Double>) -> WireFields
  {
    let values = places.map { place -> WireFields.Value in
      switch place {
      case .text: texts.popFirst().map { .text($0) } ?? .nothing
      case .number: numbers.popFirst().map { .number($0) } ?? .nothing
      case .value(let value): value
      case nil: .nothing
      }
    }
    return WireFields(wanted, values)
  }

  /// How many texts the rows have, their texts, and their numbers: `[1,"SCORED",61,58.2]`.
  static func json(of rows: [WireRow], in bytes: RawSpan) -> [UInt8] {
    json(of: rows.lazy.flatMap(\.places), in: bytes)
  }

  /// ``oddNames`` as texts.
  func oddNames(in bytes: RawSpan) -> [UInt8] {
    Self.json(of: oddNames.map { .text($0) }, in: bytes)
  }

  /// Each field, with the JSON that holds it alone.
  func fieldsAlone(in bytes: RawSpan) -> [(field: WireField, json: [UInt8])] {
    zip(wanted.fields, places).map { ($0.field, Self.json(of: [$1], in: bytes)) }
  }

  private static func json(of places: some Sequence<Place?>, in bytes: RawSpan) -> [UInt8] {
    var (texts, numbers): ([UInt8], [UInt8]) = ([], [])
    var textCount = 0
    for place in places {
      switch place {
      case .text(let range):
        textCount += 1
        bytes.append(range, toList: &texts)
      case .number(let range): bytes.append(range, toList: &numbers)
      case .value, nil: break
      }
    }
    return Array("[\(textCount)".utf8) + texts + numbers + [UInt8(ascii: "]")]
  }
}

extension RawSpan {
  fileprivate func append(_ range: Range<Int>, toList list: inout [UInt8]) {
    list.append(UInt8(ascii: ","))
    append(from: range.lowerBound, to: range.upperBound, to: &list)
  }

  fileprivate func isPlain(_ range: Range<Int>) -> Bool {
    for offset in range {
      let byte = byte(at: offset)
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { return false }
    }
    return true
  }

  /// Whether `word` is all that stands in `range`.
  fileprivate func holds(_ word: StaticString, in range: Range<Int>) -> Bool {
    range.count == word.utf8CodeUnitCount
      && range.indices.allSatisfy { byte(at: $0) == word.utf8Start[$0 - range.lowerBound] }
  }

  /// The number written in `range` when it is a whole one, also written `5.0`.
  fileprivate func wholeNumber(in range: Range<Int>) -> Int? {
    let text = String(decoding: bytes(in: range), as: UTF8.self)
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }
}
