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
    /// More bytes than were wanted.
    case tooLong(limit: Int)
    /// More entries than were wanted.
    case tooMany(limit: Int)
    case system(SystemError)
  }

  let name: String

  /// What it prints, at most `limit` bytes. It is found by PATH and reads `input`; its messages are
  /// not shown.
  func output(
    of arguments: [String], input: Int32, limit: Int
  ) throws(Trouble) -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system(.last) }
    // With an end of its own to read from, the tool would wait for itself once nobody else reads.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do throws(Trouble) {
      process = try start(arguments, reading: input, writingTo: ends[1])
    } catch {
      close(ends[0])
      close(ends[1])
      throw error
    }
    close(ends[1])
    let bytes = Self.readAll(from: ends[0], limit: limit)
    close(ends[0])
    if bytes.count > limit { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard bytes.count <= limit else { throw .tooLong(limit: limit) }
    // The exit status is the second byte; the first names a signal.
    guard status == 0 else { throw .failed(name, status: status >> 8 & 0xFF) }
    return bytes
  }

  private func start(
    _ arguments: [String], reading input: Int32, writingTo output: Int32
  ) throws(Trouble) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    let trouble = posix_spawnp(&process, name, &actions, nil, words, environ)
    guard trouble != ENOENT else { throw .notInstalled(name) }
    guard trouble == 0 else { throw .system(SystemError(code: trouble)) }
    return process
  }

  /// One byte more than `limit` at most: enough to see that there is more.
  private static func readAll(from descriptor: Int32, limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}
