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

  /// Takes the file at `path`, made when it is missing, as soon as nobody else holds it.
  init(_ path: String) throws(SystemError) {
    self = try Self.persistently { () throws(SystemError) in try Self.attempt(path, O_CREAT) }
  }

  /// The same for the file called `name` in a folder that is made when it is missing, and anew when
  /// somebody erases it meanwhile.
  init(_ name: String, in folder: String) throws(SystemError) {
    self = try Self.persistently { () throws(SystemError) in
      do throws(SystemError) {
        try DataFolder.makeFolders(folder)
        return try Self.attempt("\(folder)/\(name)", O_CREAT)
      } catch {
        guard error.isMissingFile else { throw error }
        return .outrun(error)
      }
    }
  }

  /// Makes a file at `path` that is new to everybody: one that is there is waited for, then removed.
  ///
  /// Nothing is ever written into a file that somebody else could have made.
  init(made path: String) throws(SystemError) {
    self = try Self.persistently { () throws(SystemError) in
      do throws(SystemError) {
        return try Self.attempt(path, O_CREAT | O_EXCL)
      } catch {
        guard error.isExistingFile else { throw error }
        try Self.removeAbandoned(path)
        return .outrun(.busy)
      }
    }
  }

  func release() { close(descriptor) }
}

extension FileLock {
  private enum Attempt {
    case held(FileLock)
    /// Somebody else was quicker.
    case outrun(SystemError)
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Not for ever: what takes the file away each time is no other readyday.
  private static func persistently(
    _ attempt: () throws(SystemError) -> Attempt
  ) throws(SystemError) -> FileLock {
    var reason = SystemError.busy
    for _ in 0..<1000 {
      switch try attempt() {
      case .held(let lock): return lock
      case .outrun(let error): reason = error
      }
    }
    throw reason
  }

  private static func attempt(_ path: String, _ flags: Int32) throws(SystemError) -> Attempt {
    let lock = try opened(path, flags)
    if lock.isStill(at: path) { return .held(lock) }
    lock.release()
    return .outrun(.busy)
  }

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
