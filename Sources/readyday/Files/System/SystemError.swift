#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct SystemError: Error, Sendable {
  let code: Int32
  /// What failed, with the file's name as displayed; nil if only the code matters.
  private(set) var aim: Aim?

  enum Aim: Sendable {
    case writing(String)
    case removing(String)
  }

  static var last: SystemError { SystemError(code: errno) }

  func writing(_ path: String) -> SystemError { SystemError(code: code, aim: .writing(path)) }

  func removing(_ path: String) -> SystemError { SystemError(code: code, aim: .removing(path)) }

  /// Makes an error in `work` name `path` as the file that cannot be written.
  static func writing<Result>(
    _ path: String, _ work: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    do throws(SystemError) { return try work() } catch { throw error.writing(path) }
  }

  static let notEmpty = SystemError(code: ENOTEMPTY)

  static let busy = SystemError(code: EBUSY)

  static let missing = SystemError(code: ENOENT)

  static let denied = SystemError(code: EACCES)

  /// A stream that is longer than the limit.
  static let endless = SystemError(code: EFBIG)

  /// A dangling link, which the system reports as a missing file.
  static let danglingLink = SystemError(code: ENOLINK)

  /// A pipe, a device or a socket in place of a file; no system call here fails with this code.
  static let noFile = SystemError(code: ENOTBLK)

  /// A missing `/proc`; no system call here fails with this code.
  static let noProcesses = SystemError(code: ESRCH)

  /// A named pipe that has no reader.
  static let noReader = SystemError(code: ENXIO)

  var reason: String { String(cString: strerror(code)) }

  /// The reason in the user's language; `other` for one that only the system can word.
  var cause: Cause { Self.causes[code] ?? .other }

  enum Cause: CaseIterable, Sendable {
    case danglingLink, noFile, noProcesses, noReader
    case missing, denied, notPermitted, exists, folder, noFolder, notEmpty
    case diskFull, quotaExceeded, readOnly, tooLarge, busy, circle, longName, manyOpenFiles
    case inputOutput, closedPipe, noMemory, notOpen, invalid, unsupported, other
  }

  private static let causes: [Int32: Cause] = [
    danglingLink.code: .danglingLink, noFile.code: .noFile, noProcesses.code: .noProcesses,
    noReader.code: .noReader,
    ENOENT: .missing, EACCES: .denied, EPERM: .notPermitted, EEXIST: .exists, EISDIR: .folder,
    ENOTDIR: .noFolder, ENOTEMPTY: .notEmpty, ENOSPC: .diskFull, EDQUOT: .quotaExceeded,
    EROFS: .readOnly, EFBIG: .tooLarge, EBUSY: .busy, ETXTBSY: .busy, ELOOP: .circle,
    ENAMETOOLONG: .longName, EMFILE: .manyOpenFiles, ENFILE: .manyOpenFiles, EIO: .inputOutput,
    EPIPE: .closedPipe, ENOMEM: .noMemory, EBADF: .notOpen, EINVAL: .invalid, ENOTSUP: .unsupported,
  ]

  var isExisting: Bool { code == EEXIST }

  /// A folder is not empty; some systems report that it exists.
  var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }

  /// No file has the name. A file in place of a folder is a different error.
  var isMissingFile: Bool { code == ENOENT }

  /// Links lead in a circle.
  var isCircle: Bool { code == ELOOP }

  /// The file system does not support the operation.
  var isUnsupported: Bool {
    [EPERM, EOPNOTSUPP, ENOTSUP, ENOSYS, ENOLCK, EBADF, EINVAL].contains(code)
  }

  var isClosedPipe: Bool { code == EPIPE }
}

// Errors with the same code are equal, whatever their files.
extension SystemError: Hashable {
  static func == (one: SystemError, other: SystemError) -> Bool { one.code == other.code }

  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
