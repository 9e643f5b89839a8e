/// Why a file is not a usable TZif file.
public enum TZifError: Error, Hashable, Sendable {
  case notTZif
  case cutShort
  /// An index, offset or footer that the format does not allow.
  case malformed
}

extension Zone {
  /// Reads a compiled time zone file (TZif versions 1 to 4, RFC 8536 and 9636).
  ///
  /// From version 2 on the 64-bit data and the footer are used. Leap-second records are passed over.
  public init(named name: String, tzif bytes: [UInt8]) throws(TZifError) {
    var reader = TZifReader(bytes: bytes)
    var header = try reader.header()
    var width = 4
    if header.version >= 2 {
      try reader.skip(header.size(timeWidth: 4))
      header = try reader.header()
      width = 8
    }
    let body = try reader.body(header, timeWidth: width)
    var tail: PosixTail?
    if width == 8, let footer = try reader.footer() {
      guard let rule = PosixTail(footer) else { throw .malformed }
      tail = rule
    }
    self.init(
      name: name, initialOffset: body.initialOffset, transitions: body.transitions, tail: tail)
  }
}

private struct TZifReader {
  let bytes: [UInt8]
  var position = 0

  struct Header {
    let version: Int
    let isUTCCount, isStandardCount, leapCount, timeCount, typeCount, nameLength: Int

    func size(timeWidth: Int) -> Int {
      timeCount * (timeWidth + 1) + typeCount * 6 + nameLength + leapCount * (timeWidth + 4)
        + isStandardCount + isUTCCount
    }
  }

  mutating func skip(_ count: Int) throws(TZifError) {
    guard count >= 0, position + count <= bytes.count else { throw .cutShort }
    position += count
  }

  /// A big-endian signed integer.
  mutating func integer(width: Int) throws(TZifError) -> Int {
    let start = position
    try skip(width)
    let raw = bytes[start..<position].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let shift = 64 - width * 8
    return Int(Int64(bitPattern: raw << shift) >> shift)
  }

  mutating func header() throws(TZifError) -> Header {
    guard bytes.count - position >= 44 else { throw bytes.count == 0 ? .notTZif : .cutShort }
    guard bytes[position..<position + 4].elementsEqual("TZif".utf8) else { throw .notTZif }
    let version = bytes[position + 4]
    try skip(20)
    var counts: [Int] = []
    for _ in 0..<6 { counts.append(try integer(width: 4)) }
    guard counts.allSatisfy({ $0 >= 0 }), counts[4] > 0 else { throw .malformed }
    return Header(
      version: version == 0 ? 1 : Int(version) - Int(UInt8(ascii: "0")),
      isUTCCount: counts[0], isStandardCount: counts[1], leapCount: counts[2],
      timeCount: counts[3], typeCount: counts[4], nameLength: counts[5])
  }

  mutating func body(
    _ header: Header, timeWidth: Int
  ) throws(TZifError) -> (initialOffset: UTCOffset, transitions: [Zone.Transition]) {
    guard position + header.size(timeWidth: timeWidth) <= bytes.count else { throw .cutShort }
    var times: [Instant] = []
    for _ in 0..<header.timeCount {
      times.append(Instant(secondsSince1970: try integer(width: timeWidth)))
    }
    let types = bytes[position..<position + header.timeCount]
    try skip(header.timeCount)
    var offsets: [UTCOffset] = []
    for _ in 0..<header.typeCount {
      guard let offset = UTCOffset(seconds: try integer(width: 4)) else { throw .malformed }
      offsets.append(offset)
      try skip(2)
    }
    try skip(header.nameLength + header.leapCount * (timeWidth + 4))
    try skip(header.isStandardCount + header.isUTCCount)
    guard types.allSatisfy({ $0 < offsets.count }), zip(times, times.dropFirst()).allSatisfy(<)
    else { throw .malformed }
    let transitions = zip(times, types).map { Zone.Transition(at: $0, offset: offsets[Int($1)]) }
    return (offsets[0], transitions)
  }

  /// The text between the two newlines at the end; nil when it is empty: no rule for the future.
  mutating func footer() throws(TZifError) -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\n"),
      let end = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "\n"))
    else { throw .cutShort }
    let text = bytes[(position + 1)..<end]
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
