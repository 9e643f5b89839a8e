/// Unpacks what was packed by "deflate" (RFC 1951).
struct Inflation {
  private let packed: [UInt8]
  private var position = 0
  /// Bits taken from ``packed`` and not yet used, the next one lowest.
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let size: Int

  private init(_ packed: [UInt8], size: Int) {
    self.packed = packed
    self.size = size
    output.reserveCapacity(size)
  }

  /// What `packed` holds; nil when that is not `size` bytes, or no deflated data.
  static func unpack(_ packed: [UInt8], size: Int) -> [UInt8]? {
    var inflation = Inflation(packed, size: size)
    return inflation.run() && inflation.output.count == size ? inflation.output : nil
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isWhole =
        switch kind {
        case 0: copyStored()
        case 1: decode(Self.fixedLengths, Self.fixedDistances)
        case 2: decodeDynamic()
        default: false
        }
      guard isWhole else { return false }
      if isLast == 1 { return true }
    }
  }
}

// Bits.
extension Inflation {
  /// Fills up ``bits``; behind the end with zeros, which are counted as taken.
  private mutating func fill() {
    while bitCount <= 56, position < packed.count {
      bits |= UInt64(packed[position]) << UInt64(bitCount)
      position += 1
      bitCount += 8
    }
  }

  private mutating func take(_ count: Int) -> Int? {
    if bitCount < count { fill() }
    guard bitCount >= count else { return nil }
    let value = Int(bits & (1 << UInt64(count) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return value
  }

  private mutating func symbol(of code: PrefixCode) -> Int? {
    if bitCount < PrefixCode.longest { fill() }
    guard let (symbol, length) = code.symbol(in: bits), length <= bitCount else { return nil }
    bits >>= UInt64(length)
    bitCount -= length
    return symbol
  }
}

// Blocks.
extension Inflation {
  private mutating func copyStored() -> Bool {
    _ = take(bitCount % 8)
    guard let length = take(16), let check = take(16), length ^ 0xFFFF == check,
      output.count + length <= size
    else { return false }
    position -= bitCount / 8
    (bits, bitCount) = (0, 0)
    guard position + length <= packed.count else { return false }
    output += packed[position..<position + length]
    position += length
    return true
  }

  private mutating func decode(_ lengths: PrefixCode, _ distances: PrefixCode) -> Bool {
    while let symbol = symbol(of: lengths) {
      switch symbol {
      case 0..<256:
        guard output.count < size else { return false }
        output.append(UInt8(symbol))
      case 256: return true
      case 257...285:
        let (base, extra) = Self.lengthCodes[symbol - 257]
        guard let more = take(extra), let code = self.symbol(of: distances),
          code < Self.distanceCodes.count, case (let start, let bits) = Self.distanceCodes[code],
          let further = take(bits), repeatEarlier(base + more, from: start + further)
        else { return false }
      default: return false
      }
    }
    return false
  }

  /// The copy may run into what it copies.
  private mutating func repeatEarlier(_ length: Int, from distance: Int) -> Bool {
    guard distance <= output.count, output.count + length <= size else { return false }
    let start = output.count - distance
    for place in start..<start + length { output.append(output[place]) }
    return true
  }

  private mutating func decodeDynamic() -> Bool {
    guard let lengthCount = take(5), let distanceCount = take(5), let orderCount = take(4) else {
      return false
    }
    var lengths = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(orderCount + 4) {
      guard let length = take(3) else { return false }
      lengths[place] = length
    }
    let counts = (lengths: lengthCount + 257, distances: distanceCount + 1)
    guard let code = PrefixCode(lengths: lengths),
      let all = codeLengths(counts.lengths + counts.distances, by: code),
      let literals = PrefixCode(lengths: Array(all[..<counts.lengths])),
      let distances = PrefixCode(lengths: Array(all[counts.lengths...]))
    else { return false }
    return decode(literals, distances)
  }

  private mutating func codeLengths(_ count: Int, by code: PrefixCode) -> [Int]? {
    var lengths: [Int] = []
    while lengths.count < count {
      guard let symbol = symbol(of: code) else { return nil }
      guard symbol >= 16 else {
        lengths.append(symbol)
        continue
      }
      let (bits, least) = [(2, 3), (3, 3), (7, 11)][symbol - 16]
      guard let more = take(bits), symbol != 16 || !lengths.isEmpty else { return nil }
      let repeated = symbol == 16 ? lengths[lengths.count - 1] : 0
      lengths += Array(repeating: repeated, count: least + more)
    }
    return lengths.count == count ? lengths : nil
  }
}

// The tables of RFC 1951, 3.2.5 to 3.2.7.
extension Inflation {
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private static let lengthCodes: [(base: Int, extra: Int)] = {
    var codes: [(base: Int, extra: Int)] = []
    var base = 3
    for code in 0..<28 {
      let extra = code < 8 ? 0 : code / 4 - 1
      codes.append((base, extra))
      base += 1 << extra
    }
    return codes + [(258, 0)]
  }()

  private static let distanceCodes: [(base: Int, extra: Int)] = {
    var codes: [(base: Int, extra: Int)] = []
    var base = 1
    for code in 0..<30 {
      let extra = code < 4 ? 0 : code / 2 - 1
      codes.append((base, extra))
      base += 1 << extra
    }
    return codes
  }()

  private static let fixedLengths = PrefixCode(
    complete: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
  private static let fixedDistances = PrefixCode(complete: Array(repeating: 5, count: 32))
}

/// Which bits stand for which symbol, known by how many bits each has (3.2.2).
private struct PrefixCode: Sendable {
  static let longest = 15

  /// By the next bits, as many as the longest code has: the symbol, and in the lowest four bits the length of its
  /// code; 0 where no code begins so.
  private var table: [UInt16]
  private let mask: UInt64

  /// Nil where the lengths need more codes than there are.
  init?(lengths: [Int]) {
    let isPossible =
      lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (Self.longest - $1)) } <= 1 << Self.longest
    guard isPossible else { return nil }
    self.init(complete: lengths)
  }

  init(complete lengths: [Int]) {
    let width = max(1, lengths.max() ?? 1)
    table = Array(repeating: 0, count: 1 << width)
    mask = 1 << UInt64(width) - 1
    var code = 0
    for length in 1...Self.longest {
      code <<= 1
      guard length <= width else { break }
      for (symbol, itsLength) in lengths.enumerated() where itsLength == length {
        let reversed = (0..<length).reduce(0) { $0 << 1 | (code >> $1 & 1) }
        for place in stride(from: reversed, to: table.count, by: 1 << length) {
          table[place] = UInt16(symbol << 4 | length)
        }
        code += 1
      }
    }
  }

  func symbol(in bits: UInt64) -> (symbol: Int, length: Int)? {
    let entry = table[Int(bits & mask)]
    return entry == 0 ? nil : (Int(entry >> 4), Int(entry & 15))
  }
}
