/// An open, locked file. It is unlocked when closed or when the program ends.
struct FileLock: Sendable {
  /// A program that inherits this holds the lock too, until it ends.
  let file: Descriptor

  /// Creates the file if needed, and waits until no other run holds the lock.
  init(_ path: String) throws(SystemError) {
    self = try Self.persistently { () throws(SystemError) in try Self.attempt(path) }
  }

  /// Creates the folder if needed. Throws `busy` at `deadline`.
  init(_ name: String, in folder: String, until deadline: Deadline? = nil) throws(SystemError) {
    do throws(SystemError) {
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
    } catch { throw error.writing(folder) }
  }

  /// Locks an existing folder; nil if its file system cannot lock folders.
  init?(folder: String) throws(SystemError) {
    file = try Descriptor(folder, for: .folder)
    do throws(SystemError) { try file.lock() } catch {
      file.close()
      guard error.isUnsupported else { throw error }
      return nil
    }
  }

  /// Waits until nobody writes: a lock that others can share. Nil if there is no such file, if its
  /// file system cannot lock, or at `deadline`.
  init?(sharing path: String, until deadline: Deadline) {
    guard let file = try? Descriptor(path, for: .readingOwn) else { return nil }
    self.file = file
    guard deadline.waits(milliseconds: 5, for: { file.tryToLock(isShared: true) != .heldByAnother })
    else {
      file.close()
      return nil
    }
  }

  func release() { file.close() }

  private enum Attempt {
    case held(FileLock)
    case outrun(SystemError)
  }

  private init(_ file: Descriptor) { self.file = file }

  /// Gives up after many attempts, since no other run can remove the file each time.
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
    _ path: String, until deadline: Deadline? = nil
  ) throws(SystemError) -> Attempt {
    let file = try Descriptor(path, for: .locking)
    do throws(SystemError) {
      if let deadline { try file.lock(until: deadline) } else { try file.lock() }
    } catch {
      file.close()
      throw error
    }
    // The previous holder may have removed the file.
    if FileIdentity(of: path) == FileIdentity(ofOpen: file) { return .held(FileLock(file)) }
    file.close()
    return .outrun(.busy)
  }
}
