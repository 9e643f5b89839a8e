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
    self = try Self.persistently { () throws(SystemError) in try Self.attempt(path) }
  }

  /// The same for the file called `name` in a folder that is made when it is missing, and anew when
  /// somebody erases it meanwhile.
  init(_ name: String, in folder: String) throws(SystemError) {
    self = try Self.persistently { () throws(SystemError) in
      do throws(SystemError) {
        try DataFolder.makeFolders(folder)
        return try Self.attempt("\(folder)/\(name)")
      } catch {
        let error = error.lookingCloser(at: folder)
        guard error.isMissingFile else { throw error }
        return .outrun(error)
      }
    }
  }

  /// Holds a folder that is there. Nil where its file system locks no folders.
  init?(folder: String) throws(SystemError) {
    descriptor = open(folder.systemName, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    guard let error = Self.lock(descriptor) else { return }
    close(descriptor)
    guard error.isUnsupported else { throw error }
    return nil
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

  private static func attempt(_ path: String) throws(SystemError) -> Attempt {
    let descriptor = open(path.systemName, O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_CREAT, 0o600)
    guard descriptor >= 0 else { throw .last }
    if let error = lock(descriptor) {
      close(descriptor)
      throw error
    }
    // Whoever held it before may have removed it.
    if FileIdentity(of: path) == FileIdentity(ofOpen: descriptor) {
      return .held(FileLock(descriptor: descriptor))
    }
    close(descriptor)
    return .outrun(.busy)
  }

  /// Waits until it is held; what went wrong otherwise.
  private static func lock(_ descriptor: Int32) -> SystemError? {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return .last }
    }
    return nil
  }
}
