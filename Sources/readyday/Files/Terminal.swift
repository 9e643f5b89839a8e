import ReadyDayCore

/// One of the streams the program was started with, and whether a person sits behind it.
struct Terminal: Sendable {
  let descriptor: Descriptor

  static let output = Terminal(descriptor: .output)
  static let errors = Terminal(descriptor: .errors)

  static let input = Terminal(descriptor: .input)

  var isPerson: Bool { descriptor.isTerminal }

  /// The width of the terminal; nil if there is none, 80 when it does not know.
  var columns: Int? {
    guard isPerson else { return nil }
    return descriptor.terminalWidth ?? TextStyle.usualWidth
  }
}
