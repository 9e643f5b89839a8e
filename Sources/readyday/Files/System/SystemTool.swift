#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program of the system, run without a shell.
struct SystemTool: Sendable {
  enum Trouble: Error, Hashable, Sendable {
    case notInstalled(String)
    /// It failed, with this exit status.
    case failed(String, status: Int32)
    case system(SystemError)
  }

  let name: String
  /// All that it is told of its surroundings, as `NAME=value`; what this program is told when nil. It is found by
  /// this program's own PATH.
  let environment: [String]?
}

extension SystemTool {
  /// Starts it; what it prints is to be read, and its end waited for.
  func start(
    _ arguments: [String], reading input: Descriptor
  ) throws(Trouble) -> RunningTool {
    let pipe = try Self.pipe()
    defer { pipe.writing.close() }
    do throws(Trouble) {
      let process = try start(arguments, [0: input, 1: pipe.writing])
      return RunningTool(name: name, process: process, output: pipe.reading)
    } catch {
      pipe.reading.close()
      throw error
    }
  }

  static func pipe() throws(Trouble) -> PipeEnds {
    do throws(SystemError) {
      return try PipeEnds()
    } catch {
      throw .system(error)
    }
  }

  /// Starts it with these open by their numbers, and nothing to say errors to.
  ///
  /// - Parameter isShielded: whether it finishes although somebody ends this program: it is in a process group of
  ///   its own, where Ctrl-C and a closing terminal do not reach it, and blocks the signals of a shutdown.
  func start(
    _ arguments: [String], _ streams: [Int32: Descriptor], isShielded: Bool = false
  ) throws(Trouble) -> ChildProcess {
    ChildProcess(number: try spawn(arguments, streams, isShielded))
  }

  private func spawn(
    _ arguments: [String], _ streams: [Int32: Descriptor], _ isShielded: Bool
  ) throws(Trouble) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.sorted(by: { $0.key < $1.key }) {
      posix_spawn_file_actions_adddup2(&actions, stream.number, number)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = Self.attributes(isShielded)
    defer { posix_spawnattr_destroy(&attributes) }
    let words = Self.words([name] + arguments)
    let variables = environment.map(Self.words)
    defer { for word in words + (variables ?? []) { free(word) } }
    var process: pid_t = 0
    let trouble =
      if let variables {
        posix_spawnp(&process, name, &actions, &attributes, words, variables)
      } else {
        posix_spawnp(&process, name, &actions, &attributes, words, environ)
      }
    guard trouble != ENOENT else { throw .notInstalled(name) }
    guard trouble == 0 else { throw .system(SystemError(code: trouble)) }
    return process
  }

  /// The tool's own signals, whatever this program does about its: it is to end where nobody reads on.
  private static func attributes(_ isShielded: Bool) -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var blocked = Interruption.signalSet(isShielded ? Interruption.signals : [])
    posix_spawnattr_setsigmask(&attributes, &blocked)
    var usual = Interruption.signalSet([SIGPIPE, SIGXFSZ] + Interruption.signals)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = isShielded ? Int16(POSIX_SPAWN_SETPGROUP) : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | group)
    return attributes
  }

  /// As the system wants them: nothing behind the last one.
  private static func words(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0.systemName) } + [nil]
  }
}

/// A tool that was started.
struct RunningTool: Sendable {
  fileprivate let name: String
  fileprivate let process: ChildProcess
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

  /// The same, and stopped as well at `deadline`, by ``ThisProcess/milliseconds``, and when somebody ends the program.
  func output(limit: Int, until deadline: Int) -> (bytes: [UInt8], trouble: SystemTool.Trouble?) {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      guard ThisProcess.milliseconds < deadline, !Interruption.isPending else { break }
      guard !Descriptor.readable(among: [output], withinMilliseconds: 50).isEmpty else { continue }
      let read = output.read(upTo: min(1 << 16, limit - bytes.count), to: &bytes)
      guard case .success(let count) = read, count > 0 else { return (bytes, end()) }
    }
    stop()
    return (bytes, end())
  }

  func stop() { process.stop() }

  /// Waits until it has ended, and says what it says was wrong.
  func end() -> SystemTool.Trouble? {
    output.close()
    let status = process.status()
    return status == 0 ? nil : .failed(name, status: status)
  }
}

/// A program that this one started.
struct ChildProcess: Sendable {
  fileprivate let number: pid_t

  func stop() { kill(number, SIGKILL) }

  /// Waits until it has ended, once. One that a signal ended has the status by which a shell says so.
  func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    // The exit status is the second byte; the first names a signal.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
