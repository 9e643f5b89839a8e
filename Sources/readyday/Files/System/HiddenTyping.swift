#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Switches off the echo of a terminal until it ends.
struct HiddenTyping {
  private let terminal: Descriptor
  private let before: termios

  /// Nil unless `terminal` is one.
  init?(at terminal: Descriptor) {
    var settings = termios()
    guard tcgetattr(terminal.number, &settings) == 0 else { return nil }
    (self.terminal, before) = (terminal, settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    guard tcsetattr(terminal.number, TCSADRAIN, &settings) == 0 else { return nil }
  }

  func end() {
    var settings = before
    tcsetattr(terminal.number, TCSADRAIN, &settings)
  }
}
