/// The bytes of one run, of which a target takes what it needs: numbers from the end, texts from the
/// front, so that neither moves when the other changes.
struct FuzzInput {
  private(set) var bytes: [UInt8]
  private var start = 0

  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Eight bytes taken from the end, so that those in front stay the file they were; fewer count too.
  mutating func takeInteger() -> Int {
    let taken = bytes.suffix(8)
    bytes.removeLast(taken.count)
    return Int(truncatingIfNeeded: taken.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}

extension FuzzInput {
  /// 0 to 255; 0 when nothing is left.
  mutating func takeByte() -> Int { start < bytes.count ? Int(bytes.removeLast()) : 0 }

  mutating func takeNumber(below limit: Int) -> Int {
    limit > 256 ? (takeByte() << 8 | takeByte()) % limit : takeByte() % limit
  }

  mutating func takeChoice<Choice>(_ choices: [Choice]) -> Choice {
    choices[takeNumber(below: choices.count)]
  }

  mutating func takeBool() -> Bool { takeByte() & 1 == 1 }

  /// The next line in front, without its end.
  mutating func takeLine() -> [UInt8] {
    let rest = bytes[start...]
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    start = min(end + 1, bytes.count)
    return Array(rest[..<end])
  }

  /// Everything between the texts and the numbers that were taken.
  var rest: [UInt8] { Array(bytes[start...]) }
}
