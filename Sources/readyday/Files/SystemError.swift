#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system said when it would not do something.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  /// The last thing the system refused to this thread.
  static var last: SystemError { SystemError(code: errno) }
}

extension SystemError {
  static let notEmpty = SystemError(code: ENOTEMPTY)

  static let busy = SystemError(code: EBUSY)

  /// What is no file goes on and on.
  static let endless = SystemError(code: EFBIG)

  /// The system's own words.
  var reason: String { String(cString: strerror(code)) }

  var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

  var isExistingFile: Bool { code == EEXIST }

  /// The reader closed the pipe: it has seen enough.
  var isClosedPipe: Bool { code == EPIPE }
}
