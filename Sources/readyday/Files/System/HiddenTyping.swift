#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that does not show what is typed until echo is switched on again.
struct HiddenTyping {
  private let terminal: Descriptor
  private let before: termios

  /// Nil if `terminal` is none.
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
