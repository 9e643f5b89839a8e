/// Why a file is not a usable TZif file.
public enum TZifError: Error, Equatable, Sendable {
  case notTZif, cutShort
  /// A version, count, order, offset or footer that the format does not allow.
  case malformed
}

extension Zone {
  /// Reads a compiled time zone file (TZif versions 1 to 4, RFC 8536 and 9636).
  ///
  /// From version 2 on, the 64-bit data and the footer are used. Leap-second records are skipped.
  public init(named name: String, tzif bytes: [UInt8]) throws(TZifError) {
    var reader = TZifReader(bytes: bytes)
    let first = try reader.header(timeWidth: 4)
    guard first.version >= 2 else {
      let body = try reader.body(first)
      self.init(name: name, initialOffset: body.initialOffset, transitions: body.transitions)
      return
    }
    try reader.skip(first.bodySize)
    let body = try reader.body(try reader.header(timeWidth: 8))
    self.init(
      name: name, initialOffset: body.initialOffset, transitions: body.transitions,
      tail: try reader.tail())
  }
}

private struct TZifReader {
  struct Header {
    let version: Int
    /// Bytes of a time: 4 in version 1's data, 8 in the data that follows it.
    let timeWidth: Int
    let isUTCCount, isStandardCount, leapCount, timeCount, typeCount, nameLength: Int

    var bodySize: Int { timeCount * (timeWidth + 1) + typeCount * 6 + rest }

    /// The length of names, leap seconds and two kinds of flags that only zic(8) needs.
    var rest: Int { nameLength + leapCount * (timeWidth + 4) + isStandardCount + isUTCCount }
  }

  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func skip(_ count: Int) throws(TZifError) {
    guard count <= bytes.count - position else { throw .cutShort }
    position += count
  }

  /// Reads a big-endian, signed integer of `width` bytes.
  private mutating func integer(width: Int) throws(TZifError) -> Int {
    let start = position
    try skip(width)
    var raw: UInt64 = 0
    for place in start..<position { raw = raw << 8 | UInt64(bytes[place]) }
    let shift = 64 - width * 8
    return Int(Int64(bitPattern: raw << shift) >> shift)
  }

  mutating func header(timeWidth: Int) throws(TZifError) -> Header {
    let magic = bytes[position...].prefix(4)
    guard magic.elementsEqual("TZif".utf8.prefix(magic.count)), !bytes.isEmpty else {
      throw .notTZif
    }
    try skip(20)
    let version = try version(of: bytes[position - 16])
    var counts: [Int] = []
    for _ in 0..<6 { counts.append(try integer(width: 4)) }
    guard counts.allSatisfy({ $0 >= 0 }) else { throw .malformed }
    return Header(
      version: version, timeWidth: timeWidth, isUTCCount: counts[0], isStandardCount: counts[1],
      leapCount: counts[2], timeCount: counts[3], typeCount: counts[4], nameLength: counts[5])
  }

  /// Reads zero, or a digit from 2 up: later versions have the layout of 2 (RFC 9636 §3.1).
  private func version(of byte: UInt8) throws(TZifError) -> Int {
    switch byte {
    case 0: return 1
    case UInt8(ascii: "2")...UInt8(ascii: "9"): return Int(byte - UInt8(ascii: "0"))
    default: throw .malformed
    }
  }

  mutating func body(
    _ header: Header
  ) throws(TZifError) -> (initialOffset: UTCOffset, transitions: [Zone.Transition]) {
    guard header.bodySize <= bytes.count - position else { throw .cutShort }
    let times = try times(header)
    let types = bytes[position..<position + header.timeCount]
    try skip(header.timeCount)
    let offsets = try offsets(header)
    try skip(header.rest)
    guard let initialOffset = offsets.first, types.allSatisfy({ $0 < offsets.count }) else {
      throw .malformed
    }
    let transitions = times.indices.map { place in
      let type = types[types.startIndex + place]
      return Zone.Transition(
        at: Instant(secondsSince1970: times[place]), offset: offsets[Int(type)])
    }
    return (initialOffset, transitions)
  }

  private mutating func times(_ header: Header) throws(TZifError) -> [Int] {
    var times: [Int] = []
    for _ in 0..<header.timeCount {
      let time = try integer(width: header.timeWidth)
      if let last = times.last, last >= time { throw .malformed }
      times.append(time)
    }
    return times
  }

  private mutating func offsets(_ header: Header) throws(TZifError) -> [UTCOffset] {
    var offsets: [UTCOffset] = []
    for _ in 0..<header.typeCount {
      guard let offset = UTCOffset(seconds: try integer(width: 4)) else { throw .malformed }
      offsets.append(offset)
      try skip(2)  // whether it is summer time, and its name
    }
    return offsets
  }

  /// The rule between the two newlines at the end; nil if it is empty.
  func tail() throws(TZifError) -> PosixTail? {
    guard let open = bytes[position...].first else { throw .cutShort }
    guard open == UInt8(ascii: "\n") else { throw .malformed }
    let text = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    guard text.endIndex < bytes.endIndex else { throw .cutShort }
    guard !text.isEmpty else { return nil }
    guard let rule = PosixTail(String(decoding: text, as: UTF8.self)) else { throw .malformed }
    return rule
  }
}
