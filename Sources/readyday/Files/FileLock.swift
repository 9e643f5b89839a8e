/// A file held open and locked; free again once it is closed, also by a program that was killed.
struct FileLock: Sendable {
  private let file: Descriptor

  /// Takes the file at `path`, made when it is missing, as soon as nobody else holds it.
  init(_ path: String) throws(SystemError) {
    self = try Self.persistently { () throws(SystemError) in try Self.attempt(path) }
  }

  /// The same for the file called `name` in a folder that is made when it is missing, and anew when
  /// somebody erases it meanwhile.
  ///
  /// - Parameter deadline: until when it is waited for, by ``ThisProcess/milliseconds``; `SystemError.busy` after that.
  init(_ name: String, in folder: String, until deadline: Int? = nil) throws(SystemError) {
    self = try Self.persistently { () throws(SystemError) in
      do throws(SystemError) {
        try DataFolder.makeFolders(folder)
        return try Self.attempt("\(folder)/\(name)", until: deadline)
      } catch {
        let error = error.lookingCloser(at: folder)
        guard error.isMissingFile else { throw error }
        return .outrun(error)
      }
    }
  }

  /// Holds a folder that is there. Nil where its file system locks no folders.
  init?(folder: String) throws(SystemError) {
    file = try Descriptor(folder, for: .folder)
    do throws(SystemError) {
      try file.lock()
    } catch {
      file.close()
      guard error.isUnsupported else { throw error }
      return nil
    }
  }

  func release() { file.close() }
}

extension FileLock {
  private enum Attempt {
    case held(FileLock)
    /// Somebody else was quicker.
    case outrun(SystemError)
  }

  private init(_ file: Descriptor) { self.file = file }

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

  private static func attempt(
    _ path: String, until deadline: Int? = nil
  ) throws(SystemError) -> Attempt {
    let file = try Descriptor(path, for: .locking)
    do throws(SystemError) {
      if let deadline { try file.lock(until: deadline) } else { try file.lock() }
    } catch {
      file.close()
      throw error
    }
    // Whoever held it before may have removed it.
    if FileIdentity(of: path) == FileIdentity(ofOpen: file) { return .held(FileLock(file)) }
    file.close()
    return .outrun(.busy)
  }
}
