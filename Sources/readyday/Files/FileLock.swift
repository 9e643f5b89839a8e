#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file held open and locked; free again once it is closed, also by a program that was killed.
struct FileLock: Sendable {
  let descriptor: Int32

  /// Each of them means that somebody else was quicker.
  private static let attempts = 1000

  /// Takes the file at `path`, made when it is missing, as soon as nobody else holds it.
  init(_ path: String) throws(SystemError) {
    for _ in 0..<Self.attempts {
      let lock = try Self.opened(path, O_CREAT)
      if lock.isStill(at: path) {
        self = lock
        return
      }
      lock.release()
    }
    throw SystemError(code: EBUSY)
  }

  /// Makes a file at `path` that is new to everybody: one that is there is waited for, then removed.
  ///
  /// Nothing is ever written into a file that somebody else could have made.
  init(made path: String) throws(SystemError) {
    for _ in 0..<Self.attempts {
      do throws(SystemError) {
        let lock = try Self.opened(path, O_CREAT | O_EXCL)
        if lock.isStill(at: path) {
          self = lock
          return
        }
        lock.release()
      } catch {
        guard error.isExistingFile else { throw error }
        try Self.removeAbandoned(path)
      }
    }
    throw SystemError(code: EBUSY)
  }

  func release() { close(descriptor) }
}

extension FileLock {
  private init(descriptor: Int32) { self.descriptor = descriptor }

  private static func opened(_ path: String, _ flags: Int32) throws(SystemError) -> FileLock {
    let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC | flags, 0o600)
    guard descriptor >= 0 else { throw .last }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let error = SystemError.last
        close(descriptor)
        throw error
      }
    }
    return FileLock(descriptor: descriptor)
  }

  /// Whoever held it before may have removed or renamed it.
  private func isStill(at path: String) -> Bool {
    FileIdentity(of: path) == FileIdentity(ofOpen: descriptor)
  }

  private static func removeAbandoned(_ path: String) throws(SystemError) {
    let lock: FileLock
    do throws(SystemError) {
      lock = try opened(path, 0)
    } catch {
      guard error.isMissingFile else { throw error }
      return
    }
    defer { lock.release() }
    guard lock.isStill(at: path) else { return }
    guard unlink(path) == 0 else { throw .last }
  }
}
