#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program of the system that does what readyday leaves to it, run without a shell.
struct SystemTool: Sendable {
  enum Trouble: Error, Hashable, Sendable {
    case notInstalled(String)
    /// It said no: its exit status.
    case failed(String, status: Int32)
    case system(SystemError)
  }

  let name: String
  /// All that it is told of its surroundings, as `NAME=value`; it is found by this program's own PATH.
  let environment: [String]
}

extension SystemTool {
  /// Starts it; what it prints is to be read, and its end waited for.
  func start(
    _ arguments: [String], reading input: Descriptor
  ) throws(Trouble) -> RunningTool {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system(.last) }
    defer { close(ends[1]) }
    // With an end of its own to read from, the tool would wait for itself once nobody else reads.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    do throws(Trouble) {
      let process = try spawn(arguments, reading: input.number, writingTo: ends[1])
      return RunningTool(name: name, process: process, output: Descriptor(number: ends[0]))
    } catch {
      close(ends[0])
      throw error
    }
  }

  private func spawn(
    _ arguments: [String], reading input: Int32, writingTo output: Int32
  ) throws(Trouble) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // What this program does about its signals is no business of the tool: it is to end where nobody reads on.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    posix_spawnattr_setsigmask(&attributes, &usual)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let words = Self.words([name] + arguments)
    let variables = Self.words(environment)
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let trouble = posix_spawnp(&process, name, &actions, &attributes, words, variables)
    guard trouble != ENOENT else { throw .notInstalled(name) }
    guard trouble == 0 else { throw .system(SystemError(code: trouble)) }
    return process
  }

  /// As the system wants them: nothing behind the last one.
  private static func words(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0.systemName) } + [nil]
  }
}

/// A tool that was started.
struct RunningTool: Sendable {
  fileprivate let name: String
  fileprivate let process: pid_t
  /// Where to read what it prints.
  let output: Descriptor

  /// What it prints, and what it says was wrong; it is stopped once that are `limit` bytes.
  func output(limit: Int) -> (bytes: [UInt8], trouble: SystemTool.Trouble?) {
    let bytes = first(limit)
    if bytes.count == limit { stop() }
    return (bytes, end())
  }

  private func first(_ limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(limit)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let room = min(chunk.count, limit - bytes.count)
      let read = chunk.withUnsafeMutableBytes {
        output.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<room]))
      }
      guard case .success(let count) = read, count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  func stop() {
    kill(process, SIGKILL)
  }

  /// Waits until it has ended, and says what it says was wrong.
  func end() -> SystemTool.Trouble? {
    output.close()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The exit status is the second byte; the first names a signal, said as a shell says it.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    return code == 0 ? nil : .failed(name, status: code)
  }
}
