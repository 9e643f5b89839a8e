#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is there whole or not at all.
struct OutputFile: Sendable {
  let path: String

  /// Replaces the file by way of another one in the same folder, readable by its owner alone.
  ///
  /// A link is followed. What is no file, a device or a pipe, is written to and stays what it is.
  func write(_ text: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return try replace(path, with: text) }
    if status.st_mode & S_IFMT == S_IFREG {
      try replace(Self.followed(path), with: text)
    } else {
      try writeThrough(text)
    }
  }

  /// Whether there is one, or a link that bears its name.
  var exists: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Writes a file that was not there; fails, and changes nothing, when it is.
  func create(_ text: String) throws(SystemError) {
    let interruption = Interruption.held()
    defer { interruption.release() }
    let draft = try Draft(besides: path)
    defer {
      close(draft.descriptor)
      unlink(draft.path)
    }
    try OutputStream.write(text, to: draft.descriptor)
    // Unlike rename(2), link(2) never takes the place of what somebody made meanwhile.
    guard link(draft.path, path) == 0 else { throw .last }
  }

  /// Interruption waits meanwhile, so that nothing half-written stays behind.
  private func replace(_ path: String, with text: String) throws(SystemError) {
    let interruption = Interruption.held()
    defer { interruption.release() }
    let draft = try Draft(besides: path)
    defer { close(draft.descriptor) }
    do throws(SystemError) {
      try OutputStream.write(text, to: draft.descriptor)
      guard fsync(draft.descriptor) == 0 || errno == EINVAL else { throw .last }
      guard rename(draft.path, path) == 0 else { throw .last }
    } catch {
      unlink(draft.path)
      throw error
    }
  }
}

extension OutputFile {
  /// The file at the end of all links.
  static func followed(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private func writeThrough(_ text: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try OutputStream.write(text, to: descriptor)
  }
}

/// A new file beside the one it is to become.
private struct Draft {
  let path: String
  let descriptor: Int32

  /// A person has one draft of a file, so that what is left by a program that was killed goes with the next one;
  /// where that name cannot be had, one that nobody has.
  init(besides target: String) throws(SystemError) {
    let own = Self.path(besides: target)
    do throws(SystemError) {
      descriptor = try FileLock(made: own).descriptor
      path = own
    } catch {
      // mkstemp makes it with mode 0600.
      var template = Array((target + ".XXXXXX").utf8CString)
      descriptor = mkstemp(&template)
      guard descriptor >= 0 else { throw .last }
      path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// `.brief.txt.readyday-1000` for the user with that number.
  private static func path(besides target: String) -> String {
    let start = target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex
    return target[..<start] + ".\(target[start...]).readyday-\(geteuid())"
  }
}

/// The signals by which a person ends a program, held back for a moment.
struct Interruption {
  private let before: sigset_t

  static func held() -> Interruption {
    var ending = sigset_t()
    var before = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ending, signal) }
    sigprocmask(SIG_BLOCK, &ending, &before)
    return Interruption(before: before)
  }

  func release() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
