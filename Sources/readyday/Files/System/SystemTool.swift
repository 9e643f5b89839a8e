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

  /// `streams` are by number. If `isShielded`, the tool finishes even if this program is stopped.
  func start(
    _ arguments: [String], _ streams: [Int32: Descriptor], isShielded: Bool = false,
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

  /// Resets signals to their defaults: the tool then ends when nobody reads its output.
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

  /// Stops after `limit` bytes; with a `deadline` (``ThisProcess/milliseconds``), also on Ctrl-C.
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

  /// Waits until the tool ends; nil if it succeeded.
  func end() -> SystemTool.Trouble? {
    output.close()
    let status = process.status()
    return status == 0 ? nil : .failed(name, status: status)
  }
}

struct ChildProcess: Sendable {
  fileprivate let number: pid_t

  func stop() { kill(number, SIGKILL) }

  /// Waits until the process ends; call it once. After a signal, the status is that of a shell.
  func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
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
}

extension Descriptor {
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
