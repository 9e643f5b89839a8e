#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct SystemTool: Sendable {
  enum Trouble: Error, Hashable, Sendable {
    case notInstalled(String)
    case failed(String, status: Int32)
    case system(SystemError)
  }

  let name: String
  /// Entries `NAME=value`; nil for this program's own, whose PATH also finds the tool.
  let environment: [String]?

  /// The caller reads its output and waits for its end.
  func start(_ arguments: [String], reading input: Descriptor) throws(Trouble) -> RunningTool {
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
    do throws(SystemError) { return try PipeEnds() } catch { throw .system(error) }
  }

  /// `streams`: by number. `isShielded`: finishes even if Ctrl-C or a closed terminal ends this.
  func start(
    _ arguments: [String], _ streams: [Int32: Descriptor], isShielded: Bool = false,
    hidesErrors: Bool = true
  ) throws(Trouble) -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.sorted(by: { $0.key < $1.key }) {
      posix_spawn_file_actions_adddup2(&actions, stream.number, number)
    }
    if hidesErrors { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
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
    return ChildProcess(number: process)
  }

  /// Resets the tool's signals to their defaults, so that it ends when its output is not read.
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

  private static func words(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0.systemName) } + [nil]
  }
}

struct RunningTool: Sendable {
  fileprivate let name: String
  fileprivate let process: ChildProcess
  let output: Descriptor

  /// Stops after `limit` bytes, at `deadline` (``ThisProcess/milliseconds``) or then on Ctrl-C too.
  func output(
    limit: Int, until deadline: Int? = nil
  ) -> (bytes: [UInt8], trouble: SystemTool.Trouble?) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(limit)
    while bytes.count < limit {
      if let deadline {
        guard ThisProcess.milliseconds < deadline, !Interruption.isPending else { break }
        let readable = Descriptor.readable(among: [output], withinMilliseconds: 50)
        guard !readable.isEmpty else { continue }
      }
      let read = output.read(upTo: min(1 << 16, limit - bytes.count), to: &bytes)
      guard case .success(let count) = read, count > 0 else { return (bytes, end()) }
    }
    stop()
    return (bytes, end())
  }

  func stop() { process.stop() }

  /// Waits for its end and returns any failure.
  func end() -> SystemTool.Trouble? {
    output.close()
    let status = process.status()
    return status == 0 ? nil : .failed(name, status: status)
  }
}

struct ChildProcess: Sendable {
  fileprivate let number: pid_t

  func stop() { kill(number, SIGKILL) }

  /// Waits for its end, once. After a signal, the status is the one a shell reports.
  func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    // The exit status is the second byte; the first is a signal.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

/// Both ends of a pipe, one of them for a child process.
struct PipeEnds: Sendable {
  let reading: Descriptor
  let writing: Descriptor

  /// By default a tool inherits neither end: with the other end of its input, it would never see
  /// that end. Neither has a stream's number, so that duplicating one does not overwrite the other.
  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    defer { for end in ends { close(end) } }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, Self.firstNumber) }
    guard !moved.contains(where: { $0 < 0 }) else {
      let error = SystemError.last
      for end in moved where end >= 0 { close(end) }
      throw error
    }
    (reading, writing) = (Descriptor(number: moved[0]), Descriptor(number: moved[1]))
  }

  private static let firstNumber: Int32 = 10
}

extension Descriptor {
  /// The descriptors with something to read, or at their end; empty after the timeout.
  static func readable(
    among descriptors: [Descriptor], withinMilliseconds milliseconds: Int32
  ) -> Set<Descriptor> {
    var watched = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return [] }
    return Set(watched.filter { $0.revents != 0 }.map { Descriptor(number: $0.fd) })
  }
}

/// The user's text editor. It has the terminal to itself until it ends.
struct Editor: Sendable {
  /// A program with options, parsed by a shell.
  let command: String

  /// Returns once the editor has ended.
  func open(_ path: String) throws(SystemTool.Trouble) {
    // Ctrl-C in the editor must not end this program.
    signal(SIGINT, SIG_IGN)
    defer { Signals.prepare() }
    let code = try SystemTool(name: "sh", environment: nil)
      .start(["-c", command + " \"$1\"", command, path], [:], hidesErrors: false).status()
    // A shell's status for an unknown program.
    guard code != 127 else { throw .notInstalled(command) }
    guard code == 0 else { throw .failed(command, status: code) }
  }
}
