import ReadyDayCore

/// What a zip says it holds: the directory at its end (PKWARE's APPNOTE, 4.3.12 to 4.3.16).
struct ZipDirectory: Sendable {
  /// One file in it.
  struct Entry: Hashable, Sendable {
    let name: String
    fileprivate(set) var packedSize: Int
    fileprivate(set) var size: Int
    /// Where its own header stands.
    fileprivate(set) var offset: Int
    let checksum: UInt32
    let method: Int
    let isLocked: Bool
  }

  /// In the zip's order; of two with one name the later one, which replaced the other.
  private(set) var entries: [Entry] = []

  init(of file: RandomAccessFile, mostEntries: Int) throws(ZipFault) {
    let end = try End(of: file)
    guard end.count <= mostEntries else { throw .tooMany }
    guard end.size <= Limits.Files.zipDirectoryBytes else { throw .tooMany }
    let bytes = LittleEndian(try file.bytes(at: end.offset + end.shift, count: end.size))
    var places: [[UInt8]: Int] = [:]
    var position = 0
    while bytes.number(at: position, 4) == 0x0201_4B50 {
      let (entry, name, next) = try Self.entry(at: position, of: bytes, shift: end.shift)
      if let place = places[name] {
        entries[place] = entry
      } else {
        guard entries.count < mostEntries else { throw .tooMany }
        places[name] = entries.count
        entries.append(entry)
      }
      position = next
    }
  }

  private static func entry(
    at start: Int, of bytes: LittleEndian, shift: Int
  ) throws(ZipFault) -> (Entry, name: [UInt8], next: Int) {
    let header = 46
    let lengths = [28, 30, 32].map { bytes.number(at: start + $0, 2) ?? 0 }
    guard let name = bytes.slice(at: start + header, count: lengths[0]),
      let extra = bytes.slice(at: start + header + lengths[0], count: lengths[1]),
      let flags = bytes.number(at: start + 8, 2), let method = bytes.number(at: start + 10, 2),
      let checksum = bytes.number(at: start + 16, 4), let packed = bytes.number(at: start + 20, 4),
      let size = bytes.number(at: start + 24, 4), let offset = bytes.number(at: start + 42, 4)
    else { throw .notAZip }
    var entry = Entry(
      name: SystemName.text(of: name), packedSize: packed, size: size, offset: offset,
      checksum: UInt32(checksum), method: method, isLocked: flags & 1 == 1)
    entry.widen(with: LittleEndian(extra))
    entry.offset = entry.offset &+ shift
    return (entry, name, start + header + lengths.reduce(0, +))
  }
}

extension ZipDirectory.Entry {
  /// Numbers that need 64 bits stand in a field of their own, in this order (4.5.3).
  fileprivate mutating func widen(with extra: LittleEndian) {
    var position = 0
    while let kind = extra.number(at: position, 2), let length = extra.number(at: position + 2, 2) {
      position += 4
      defer { position += length }
      guard kind == 1 else { continue }
      var place = position
      func wide(_ number: Int) -> Int {
        guard number == 0xFFFF_FFFF, place + 8 <= position + length else { return number }
        place += 8
        return extra.number(at: place - 8, 8) ?? number
      }
      size = wide(size)
      packedSize = wide(packedSize)
      offset = wide(offset)
    }
  }
}

/// The record that says where the directory stands.
private struct End {
  let count: Int
  let size: Int
  let offset: Int
  /// How many bytes stand before the zip: a program that unpacks itself begins with the program.
  let shift: Int

  init(of file: RandomAccessFile) throws(ZipFault) {
    let longest = min(file.size, 22 + 0xFFFF)
    let start = file.size - longest
    let bytes = LittleEndian(try file.bytes(at: start, count: longest))
    let mark: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
    guard let place = bytes.lastPlace(of: mark, before: longest - 18),
      let count = bytes.number(at: place + 10, 2), let size = bytes.number(at: place + 12, 4),
      let offset = bytes.number(at: place + 16, 4)
    else { throw .notAZip }
    let wide = try Self.wide(before: start + place, of: file)
    self.count = wide?.count ?? count
    self.size = wide?.size ?? size
    self.offset = wide?.offset ?? offset
    shift = (wide?.place ?? start + place) - self.size - self.offset
    guard self.size >= 0, self.offset >= 0, shift >= 0 else { throw .notAZip }
  }

  /// Of zips over 4 GB, or with over 65,535 entries.
  private static func wide(
    before end: Int, of file: RandomAccessFile
  ) throws(ZipFault) -> (count: Int, size: Int, offset: Int, place: Int)? {
    guard end >= 20 else { return nil }
    let locator = LittleEndian(try file.bytes(at: end - 20, count: 20))
    guard locator.number(at: 0, 4) == 0x0706_4B50 else { return nil }
    guard let place = locator.number(at: 8, 8), place >= 0, place <= file.size - 56 else {
      throw .notAZip
    }
    let record = LittleEndian(try file.bytes(at: place, count: 56))
    guard record.number(at: 0, 4) == 0x0606_4B50, let count = record.number(at: 32, 8),
      let size = record.number(at: 40, 8), let offset = record.number(at: 48, 8),
      (0...file.size).contains(size), (0...file.size).contains(offset), count >= 0
    else { throw .notAZip }
    return (count, size, offset, place)
  }
}

/// Numbers as zips have them.
struct LittleEndian {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Nil behind the end, and where it needs 64 bits and a sign.
  func number(at start: Int, _ width: Int) -> Int? {
    guard start >= 0, start <= bytes.count - width else { return nil }
    let number = bytes[start..<start + width].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }

  func slice(at start: Int, count: Int) -> [UInt8]? {
    guard start >= 0, count >= 0, start <= bytes.count - count else { return nil }
    return Array(bytes[start..<start + count])
  }

  func lastPlace(of mark: [UInt8], before end: Int) -> Int? {
    guard end > 0 else { return nil }
    return (0..<min(end, bytes.count - mark.count + 1)).last { start in
      bytes[start] == mark[0] && bytes[start..<start + mark.count].elementsEqual(mark)
    }
  }
}
