import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that nobody sits at: what a program writes to it can be read.
struct PseudoTerminal {
  struct Unavailable: Error {}

  private let outer: FileHandle
  /// What the program is given for its terminal.
  let inner: FileHandle

  init(columns: UInt16) throws {
    var size = winsize()
    size.ws_col = columns
    size.ws_row = 24
    var ends: (outer: Int32, inner: Int32) = (-1, -1)
    guard openpty(&ends.outer, &ends.inner, nil, nil, &size) == 0 else { throw Unavailable() }
    outer = FileHandle(fileDescriptor: ends.outer, closeOnDealloc: true)
    inner = FileHandle(fileDescriptor: ends.inner, closeOnDealloc: true)
  }

  /// All that is written until nobody holds the other end any more, line ends as the program wrote them.
  func read() throws -> String {
    try inner.close()
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    while case let count = Foundation.read(outer.fileDescriptor, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}

extension Program {
  /// What it shows on a terminal of so many columns, its messages among it.
  func shown(columns: UInt16) throws -> (screen: String, status: Int32) {
    let terminal = try PseudoTerminal(columns: columns)
    let process = try start(
      input: .nullDevice, output: terminal.inner, errors: terminal.inner)
    let screen = try terminal.read()
    process.waitUntilExit()
    return (screen, Self.status(of: process))
  }
}
