import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that nobody sits at: the program believes it has a screen and a keyboard.
struct PseudoTerminal {
  private let controller: Int32
  private let program: Int32

  struct Failed: Error {}

  init(columns: Int = 80) throws {
    var ends: (controller: Int32, program: Int32) = (-1, -1)
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = 24
    guard openpty(&ends.controller, &ends.program, nil, nil, &size) == 0 else { throw Failed() }
    (controller, program) = ends
  }

  /// Runs `program` at this terminal, with `keys` typed ahead, and returns all that it showed.
  ///
  /// - Parameter errors: where standard error goes; to the terminal as well when nil.
  func run(_ program: Program, typing keys: String = "", errors: FileHandle? = nil) throws -> (
    screen: String, status: Int32
  ) {
    let screen = FileHandle(fileDescriptor: self.program)
    // The end of the input is typed as well, so that a question too many does not wait for ever.
    FileHandle(fileDescriptor: controller).write(Data((keys + "\u{04}\u{04}\u{04}").utf8))
    let process = try program.start(input: screen, output: screen, errors: errors ?? screen)
    close(self.program)
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(controller, &buffer, buffer.count)
      // When the last program has left a terminal, Linux reports an error instead of the end.
      guard count > 0 else { break }
      shown += buffer[..<count]
    }
    process.waitUntilExit()
    close(controller)
    let text = String(decoding: shown, as: UTF8.self).replacing("\r\n", with: "\n")
    return (text, Program.status(of: process))
  }
}
