import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum Signals {
  static func prepare() {
    // Instead, write(2) reports that the reader closed the pipe.
    signal(SIGPIPE, SIG_IGN)
    // Instead, write(2) reports that the file exceeds the shell's limit.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    // A parent program with threads may have left the signal blocked.
    var interruption = Interruption.signalSet([SIGINT])
    sigprocmask(SIG_UNBLOCK, &interruption, nil)
  }
}

/// Delays the signals with which a user ends a program.
struct Interruption {
  private let before: sigset_t

  /// Ctrl-C, a shutdown, a closed terminal, and Ctrl-\.
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

  static var isPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    sigpending(&pending)
    return signals.contains { signal in
      // On Linux, a signal that is ignored, as under nohup(1), can be pending too.
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
