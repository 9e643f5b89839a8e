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
  /// Interruption waits meanwhile, so that nothing half-written stays behind.
  func write(_ text: String) throws(SystemError) {
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

/// A new file beside the one it is to become.
private struct Draft {
  let path: String
  let descriptor: Int32

  init(besides target: String) throws(SystemError) {
    // mkstemp makes it with mode 0600.
    var template = Array((target + ".XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// The signals by which a person ends a program, held back for a moment.
private struct Interruption {
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
