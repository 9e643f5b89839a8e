#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An error of the system.
struct SystemError: Error, Sendable {
  let code: Int32
  /// What failed, by the name a person knows it by; nil where only the code counts.
  private(set) var aim: Aim?

  enum Aim: Sendable {
    case writing(String)
    case removing(String)
  }

  /// The last error of this thread.
  static var last: SystemError { SystemError(code: errno) }
}

// Errors of one code are equal, whatever they stopped.
extension SystemError: Hashable {
  static func == (one: SystemError, other: SystemError) -> Bool { one.code == other.code }

  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension SystemError {
  func writing(_ path: String) -> SystemError { SystemError(code: code, aim: .writing(path)) }

  func removing(_ path: String) -> SystemError { SystemError(code: code, aim: .removing(path)) }

  /// The result of `work`; its error names `path` as what cannot be written.
  static func writing<Result>(
    _ path: String, _ work: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    do throws(SystemError) { return try work() } catch { throw error.writing(path) }
  }
}

extension SystemError {
  static let notEmpty = SystemError(code: ENOTEMPTY)

  static let busy = SystemError(code: EBUSY)

  static let exists = SystemError(code: EEXIST)

  static let folder = SystemError(code: EISDIR)

  static let missing = SystemError(code: ENOENT)

  /// Something other than a file does not end.
  static let endless = SystemError(code: EFBIG)

  /// A broken link, which the system reports as missing.
  static let danglingLink = SystemError(code: ENOLINK)

  /// A pipe, a device or a socket where only a file will do; no call made here is refused with this code.
  static let noFile = SystemError(code: ENOTBLK)

  /// A named pipe without a reader.
  static let noReader = SystemError(code: ENXIO)

  /// The system's own words.
  var reason: String { String(cString: strerror(code)) }

  /// Its meaning, if the program has words for it; the system's own are always English here.
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

  /// It exists.
  var isExisting: Bool { code == EEXIST }

  /// A folder with something in it, which some systems say by the code for what exists.
  var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }

  /// Nothing has that name. A file in place of a folder is another error.
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
