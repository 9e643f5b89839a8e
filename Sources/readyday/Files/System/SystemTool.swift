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
  /// Entries `NAME=value`; nil to inherit this program's. Its PATH is used to find the tool.
  let environment: [String]?

  /// The caller must read the output and wait for the end.
  func start(
    _ arguments: [String], reading input: Descriptor, _ tie: Tie = .usual
  ) throws(Trouble) -> RunningTool {
    let pipe = try Self.pipe()
    defer { pipe.writing.close() }
    do throws(Trouble) {
      let process = try start(arguments, [0: input, 1: pipe.writing], tie)
      return RunningTool(name: name, process: process, output: pipe.reading)
    } catch {
      pipe.reading.close()
      throw error
    }
  }

  static func pipe() throws(Trouble) -> PipeEnds {
    do throws(SystemError) { return try PipeEnds() } catch { throw .system(error) }
  }

  /// What ends a tool besides itself.
  enum Tie: Sendable {
    /// Signals from the terminal, which it may use.
    case usual
    /// This program, together with all that the tool has started.
    case ownGroup
    /// Nothing: the tool finishes even if this program is stopped.
    case none
  }

  /// `streams` are by number.
  func start(
    _ arguments: [String], _ streams: [Int32: Descriptor], _ tie: Tie = .usual,
    hidesErrors: Bool = true
  ) throws(Trouble) -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var copies: [Descriptor] = []
    defer { for copy in copies { copy.close() } }
    for (number, stream) in streams {
      do throws(SystemError) { copies.append(try stream.raised()) } catch { throw .system(error) }
      posix_spawn_file_actions_adddup2(&actions, copies[copies.count - 1].number, number)
    }
    if hidesErrors { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var attributes = Self.attributes(tie)
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
    return ChildProcess(number: process, leadsGroup: tie != .usual)
  }

  /// Resets signals to their defaults: the tool then ends when nobody reads its output.
  private static func attributes(_ tie: Tie) -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var blocked = Interruption.signalSet(tie == .none ? Interruption.signals : [])
    posix_spawnattr_setsigmask(&attributes, &blocked)
    var usual = Interruption.signalSet([SIGPIPE, SIGXFSZ] + Interruption.signals)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = tie == .usual ? 0 : Int16(POSIX_SPAWN_SETPGROUP)
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

  /// Stops the tool after `limit` bytes, or at `deadline`.
  func output(
    limit: Int, until deadline: Deadline? = nil
  ) -> (bytes: [UInt8], trouble: SystemTool.Trouble?) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(limit)
    while bytes.count < limit {
      if let deadline {
        let hasEnded = hasEnded
        guard hasEnded || !deadline.isOver else { break }
        deadline.meanwhile()
        if Descriptor.readable(among: [output], withinMilliseconds: 50).isEmpty {
          // Something that it left in the background may keep the output open.
          guard !hasEnded else { return (bytes, end()) }
          continue
        }
      }
      let read = output.read(upTo: min(1 << 16, limit - bytes.count), to: &bytes)
      guard case .success(let count) = read, count > 0 else { return (bytes, end(until: deadline)) }
    }
    stop()
    return (bytes, end())
  }

  var hasEnded: Bool { process.hasEnded }

  func stop() { process.stop() }

  /// Waits until the tool ends; nil if it succeeded, or has outlived its output until `deadline`.
  func end(until deadline: Deadline? = nil) -> SystemTool.Trouble? {
    output.close()
    let status = process.status(until: deadline)
    return status == 0 ? nil : .failed(name, status: status)
  }
}

struct ChildProcess: Sendable {
  fileprivate let number: pid_t
  fileprivate let leadsGroup: Bool

  func stop() { kill(leadsGroup ? -number : number, SIGKILL) }

  /// False once ``status(until:)`` was called.
  var hasEnded: Bool {
    var report = siginfo_t()
    waitid(P_PID, id_t(number), &report, WEXITED | WNOHANG | WNOWAIT)
    return report.si_signo != 0
  }

  /// Seconds that a program without output may go on.
  private static let patience = 1

  /// Waits until the process ends; call it once. After a signal, the status is that of a shell.
  ///
  /// With a `deadline`, a process that goes on for long is stopped, and its status is then 0.
  func status(until deadline: Deadline? = nil) -> Int32 {
    let end = deadline?.within(seconds: Self.patience)
    let isStopped = end.map { !$0.waits(milliseconds: 2) { hasEnded } } ?? false
    if isStopped { stop() }
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    guard !isStopped else { return 0 }
    // The exit status is in the second byte, a signal in the first.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

/// Both ends of a pipe; a child process gets one of them.
struct PipeEnds: Sendable {
  let reading: Descriptor
  let writing: Descriptor

  /// Tools inherit neither end: with both ends of its input, a tool would never see the input's end.
  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    defer { for end in ends { close(end) } }
    reading = try Descriptor(number: ends[0]).raised()
    do throws(SystemError) { writing = try Descriptor(number: ends[1]).raised() } catch {
      reading.close()
      throw error
    }
  }
}

extension Descriptor {
  /// A copy above the streams' numbers, so that duplicating one to its number closes no other.
  fileprivate func raised() throws(SystemError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 10)
    guard copy < 0 else { return Descriptor(number: copy) }
    // The system's error for a number that is beyond the limit.
    throw errno == EINVAL ? SystemError(code: EMFILE) : .last
  }

  /// The descriptors that have something to read or have ended; empty after the timeout.
  static func readable(
    among descriptors: [Descriptor], withinMilliseconds milliseconds: Int32
  ) -> Set<Descriptor> {
    var watched = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return [] }
    return Set(watched.filter { $0.revents != 0 }.map { Descriptor(number: $0.fd) })
  }
}

/// The user's text editor, which has the terminal to itself until it ends.
struct Editor: Sendable {
  /// A program with its options, which a shell parses.
  let command: String

  /// Returns once the editor has ended.
  func open(_ path: String) throws(SystemTool.Trouble) {
    // Ctrl-C in the editor must not end this program.
    signal(SIGINT, SIG_IGN)
    defer { Signals.prepare() }
    let code = try SystemTool(name: "sh", environment: nil)
      .start(["-c", command + " \"$1\"", command, path], [:], hidesErrors: false).status()
    // The status of a shell for an unknown program.
    guard code != 127 else { throw .notInstalled(command) }
    guard code == 0 else { throw .failed(command, status: code) }
  }
}
