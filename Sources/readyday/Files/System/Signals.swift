#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the program handles signals.
enum Signals {
  static func prepare() {
    // A reader that closes the pipe early is answered by write(2), not by a signal.
    signal(SIGPIPE, SIG_IGN)
    // A file longer than the shell's limit is an error of write(2) too.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    // Whoever started the program from a thread of its own may have passed on a blocked signal.
    var interruption = sigset_t()
    sigemptyset(&interruption)
    sigaddset(&interruption, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interruption, nil)
  }
}

/// The signals by which a person ends a program, held back for a moment.
struct Interruption {
  private let before: sigset_t

  /// Ctrl-C, a shutdown, a closed terminal, Ctrl-\.
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  static func signalSet(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  static func held() -> Interruption {
    var ending = signalSet(signals)
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &ending, &before)
    return Interruption(before: before)
  }

  /// Whether somebody ends the program, and that is held back.
  static var isPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    sigpending(&pending)
    return signals.contains { signal in
      // Linux holds back also what is ignored, as nohup(1) has it.
      var action = sigaction()
      sigaction(signal, nil, &action)
      return sigismember(&pending, signal) == 1 && !action.isIgnored
    }
  }

  func release() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = __sa_handler.sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
