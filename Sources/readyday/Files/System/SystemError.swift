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

  static let exists = SystemError(code: EEXIST)

  static let folder = SystemError(code: EISDIR)

  static let missing = SystemError(code: ENOENT)

  /// What is no file goes on and on.
  static let endless = SystemError(code: EFBIG)

  /// A link whose target is not there, which the system takes for nothing.
  static let danglingLink = SystemError(code: ENOLINK)

  /// A pipe, a device or a socket where only a file will do; no call made here is refused with this code.
  static let noFile = SystemError(code: ENOTBLK)

  /// A pipe with a name, and nobody at its other end.
  static let noReader = SystemError(code: ENXIO)

  /// The system's own words.
  var reason: String { String(cString: strerror(code)) }

  /// What it means, where the program has words for it; the system's own are English wherever it runs.
  var cause: Cause { Self.causes[code] ?? .other }

  enum Cause: CaseIterable, Sendable {
    case danglingLink, noFile, noReader
    case missing, denied, notPermitted, exists, folder, noFolder, notEmpty
    case diskFull, quotaExceeded, readOnly, tooLarge, busy, circle, longName, manyOpenFiles
    case inputOutput, closedPipe, noMemory, notOpen, invalid, unsupported
    case other
  }

  private static let causes: [Int32: Cause] = [
    danglingLink.code: .danglingLink, noFile.code: .noFile, noReader.code: .noReader,
    ENOENT: .missing, EACCES: .denied, EPERM: .notPermitted, EEXIST: .exists, EISDIR: .folder,
    ENOTDIR: .noFolder, ENOTEMPTY: .notEmpty, ENOSPC: .diskFull, EDQUOT: .quotaExceeded,
    EROFS: .readOnly, EFBIG: .tooLarge, EBUSY: .busy, ETXTBSY: .busy, ELOOP: .circle,
    ENAMETOOLONG: .longName, EMFILE: .manyOpenFiles, ENFILE: .manyOpenFiles, EIO: .inputOutput,
    EPIPE: .closedPipe, ENOMEM: .noMemory, EBADF: .notOpen, EINVAL: .invalid,
    ENOTSUP: .unsupported,
  ]

  /// It is there already.
  var isExisting: Bool { code == EEXIST }

  /// A folder with something in it, which some systems say by the code for what exists.
  var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }

  /// Nothing bears that name. A file in a folder's place is something else.
  var isMissingFile: Bool { code == ENOENT }

  /// Links that lead to one another.
  var isCircle: Bool { code == ELOOP }

  /// The file system has no such thing.
  var isUnsupported: Bool {
    [EPERM, EOPNOTSUPP, ENOTSUP, ENOSYS, ENOLCK, EBADF, EINVAL].contains(code)
  }

  /// The reader closed the pipe: it has seen enough.
  var isClosedPipe: Bool { code == EPIPE }
}
