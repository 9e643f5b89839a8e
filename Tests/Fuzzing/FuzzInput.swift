/// The bytes of one run, of which a target takes what it needs.
struct FuzzInput {
  private(set) var bytes: [UInt8]

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
