import Foundation

/// A zip made by a test, its entries stored as they are given.
struct WrittenZip {
  struct Entry {
    let name: [UInt8]
    let content: [UInt8]
    /// Said to be encrypted; with what it holds, no password is the right one.
    var isLocked = false
    /// With a checksum that its content does not have.
    var isDamaged = false

    /// How long it says to be unpacked, where it is deflated.
    var deflatedFrom: Int?
    /// What it holds once it is inflated, where its checksum is to be right.
    fileprivate var inflated: [UInt8]?

    init(_ name: String, _ content: [UInt8], isLocked: Bool = false, isDamaged: Bool = false) {
      self.init(Array(name.utf8), content, isLocked: isLocked, isDamaged: isDamaged)
    }

    init(_ name: String, _ content: [UInt8], deflatedFrom size: Int) {
      self.init(Array(name.utf8), content)
      deflatedFrom = size
    }

    /// A block that is deflated without being any shorter: `unit` so many times.
    init(_ name: String, blockOf unit: [UInt8], length: Int, saidToBe size: Int) {
      let text = (0..<length).map { unit[$0 % unit.count] }
      let header = WrittenZip.little(length, 2) + WrittenZip.little(~length, 2)
      self.init(name, [1] + header + text, deflatedFrom: size)
      inflated = text
    }

    init(_ name: [UInt8], _ content: [UInt8], isLocked: Bool = false, isDamaged: Bool = false) {
      self.name = name
      self.content = content
      self.isLocked = isLocked
      self.isDamaged = isDamaged
    }
  }

  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  /// By the layout of PKWARE's APPNOTE, 4.3.6: the entries, then their directory.
  var data: Data {
    var body: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let (place, fields) = (body.count, entry.fields)
      body += Self.little(0x0403_4B50, 4) + fields + entry.name + entry.content
      // Made on Unix; no comment, first disk, plain attributes.
      directory += Self.little(0x0201_4B50, 4) + Self.little(0x031E, 2) + fields
      directory += Self.little(0, 10) + Self.little(place, 4) + entry.name
    }
    let end =
      Self.little(0x0605_4B50, 4) + Self.little(0, 4) + Self.little(entries.count, 2)
      + Self.little(entries.count, 2) + Self.little(directory.count, 4)
      + Self.little(body.count, 4) + Self.little(0, 2)
    return Data(body + directory + end)
  }

  fileprivate static func little(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }
}

extension WrittenZip.Entry {
  /// What the entry's own header and the directory share.
  fileprivate var fields: [UInt8] {
    let checksum = Self.checksum(of: inflated ?? content) ^ (isDamaged ? 1 : 0)
    let version = WrittenZip.little(20, 2)
    let flags = WrittenZip.little(isLocked ? 1 : 0, 2)
    let method = WrittenZip.little(deflatedFrom == nil ? 0 : 8, 2)
    // 1 January 2026, midnight.
    let moment = WrittenZip.little(0, 2) + WrittenZip.little((2026 - 1980) << 9 | 1 << 5 | 1, 2)
    let sizes =
      WrittenZip.little(content.count, 4) + WrittenZip.little(deflatedFrom ?? content.count, 4)
    let lengths = WrittenZip.little(name.count, 2) + WrittenZip.little(0, 2)
    return version + flags + method + moment + WrittenZip.little(Int(checksum), 4) + sizes + lengths
  }

  /// CRC-32 with the polynomial of IEEE 802.3.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var checksum = ~0 as UInt32
    for place in bytes.indices {
      checksum = checksum >> 8 ^ rests[Int(checksum & 0xFF) ^ Int(bytes[place])]
    }
    return ~checksum
  }

  /// What each of the 256 bytes leaves.
  private static let rests = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
  }
}
