#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the streams the program was started with, and whether a person sits behind it.
struct Terminal: Sendable {
  let descriptor: Int32

  static let output = Terminal(descriptor: 1)
  static let errors = Terminal(descriptor: 2)

  static let input = Terminal(descriptor: 0)

  var isPerson: Bool { isatty(descriptor) == 1 }

  /// The width of the terminal; nil when there is none, 80 when it does not know.
  var columns: Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return TextStyle.usualWidth
    }
    return Int(size.ws_col)
  }
}
