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

/// Uses threads, because waiting for programs would block the few that tasks share.
enum SideBySide {
  /// The results, in the order of `items`; the first one is computed on the caller's thread.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let places = items.map { _ in Place<Result>() }
    let threads = zip(items, places).dropFirst().map { item, place in
      thread(Work { place.value = work(item) })
    }
    if let first = items.first { places[0].value = work(first) }
    for case let thread? in threads { pthread_join(thread, nil) }
    return zip(items, places).map { $1.value ?? work($0) }
  }

  /// Nil if the system cannot create a thread.
  private static func thread(_ work: Work) -> pthread_t? {
    #if canImport(Darwin)
      var number: pthread_t?
    #else
      var number = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(work)
    let trouble = pthread_create(
      &number, nil,
      { argument in
        run(argument)
        return nil
      }, argument.toOpaque())
    guard trouble != 0 else { return number }
    argument.release()
    return nil
  }
}

private func run(_ work: UnsafeMutableRawPointer?) {
  work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Only one thread writes the value, which is read after that thread has ended.
private final class Place<Value: Sendable>: @unchecked Sendable { var value: Value? }
