#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file, a pipe or a device that is open, by the number the system gave it.
struct Descriptor: Hashable, Sendable {
  let number: Int32

  static let input = Descriptor(number: 0)
  static let output = Descriptor(number: 1)
  static let errors = Descriptor(number: 2)
}

extension Descriptor {
  /// What a path is opened for.
  enum Purpose {
    /// A pipe is waited for.
    case reading
    /// A pipe is not waited for.
    case readingAtOnce
    /// Links are not followed, and a pipe is not waited for.
    case readingOwn
    /// To hold a folder, or to bring it to the disk.
    case folder
    /// A pipe has to have a reader by now; one that is there may take its time.
    case writingAtOnce
    /// A new file, for its owner alone; links are not followed.
    case making
    /// The same, or the file that is there.
    case locking
    /// To know whether somebody holds the file; links are not followed.
    case trying
  }

  init(_ path: String, for purpose: Purpose) throws(SystemError) {
    number = open(path.systemName, purpose.flags | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw .last }
    guard case .writingAtOnce = purpose else { return }
    let mode = fcntl(number, F_GETFL)
    guard mode >= 0, fcntl(number, F_SETFL, mode & ~O_NONBLOCK) == 0 else {
      let error = SystemError.last
      close()
      throw error
    }
  }

  func close() { systemClose(number) }

  /// The next file that is opened takes the number of a stream that was closed, and what is meant for the stream
  /// would go into that file. Something that refuses it takes the number instead.
  static func occupyClosedStreams() {
    if !input.isOpen { _ = open("/dev/null", O_WRONLY) }
    if !output.isOpen { _ = open("/dev/null", O_RDONLY) }
    if !errors.isOpen { _ = open("/dev/null", O_RDONLY) }
  }

  private var isOpen: Bool { fcntl(number, F_GETFD) >= 0 }
}

extension Descriptor.Purpose {
  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY
    case .readingAtOnce: O_RDONLY | O_NONBLOCK
    case .readingOwn: O_RDONLY | O_NOFOLLOW | O_NONBLOCK
    case .folder: O_RDONLY | O_DIRECTORY
    case .writingAtOnce: O_WRONLY | O_NONBLOCK | O_NOCTTY
    case .making: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    case .locking: O_RDWR | O_CREAT | O_NOFOLLOW
    case .trying: O_WRONLY | O_NOFOLLOW | O_NONBLOCK
    }
  }
}

extension Descriptor {
  /// Reads once into `room`, as much as there is; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) -> Result<Int, SystemError> {
    while true {
      let count = systemRead(number, room)
      if count >= 0 { return .success(count) }
      guard errno == EINTR else { return .failure(.last) }
    }
  }

  /// Adds to `bytes` what one read takes, `most` at most.
  func read(upTo most: Int, to bytes: inout [UInt8]) -> Result<Int, SystemError> {
    var result = Result<Int, SystemError>.success(0)
    bytes += [UInt8](unsafeUninitializedCapacity: most) { room, filled in
      result = read(into: UnsafeMutableRawBufferPointer(room))
      filled = (try? result.get()) ?? 0
    }
    return result
  }

  func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }

  /// All of them, however many calls that takes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { systemWrite(number, $0) }
      if count < 0 {
        guard errno == EINTR else { throw .last }
      } else {
        done += count
      }
    }
  }

  /// Once this returns, what was written is on the disk; some things that are no files have none.
  func sync() throws(SystemError) {
    guard fsync(number) == 0 || errno == EINVAL else { throw .last }
  }

  /// Gives it the mode of a file it is to replace, and its owner where that is allowed. Where the group cannot be
  /// kept, another one gets no rights by it.
  func resemble(_ status: FileStatus) throws(SystemError) {
    var mode = status.mode
    let hasOwner = fchown(number, status.owner, status.group) == 0
    if !hasOwner, fchown(number, uid_t.max, status.group) != 0 { mode &= ~0o070 }
    guard fchmod(number, mode) == 0 || SystemError.last.isUnsupported else { throw .last }
  }
}

// Locks go with the file that is open, however its holder ends.
extension Descriptor {
  /// Waits until no other process holds it.
  func lock() throws(SystemError) {
    while flock(number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// The same, and fails with ``SystemError/busy`` where somebody still holds it at `deadline`, by
  /// ``ThisProcess/milliseconds``.
  func lock(until deadline: Int) throws(SystemError) {
    while tryToLock() == .heldByAnother {
      guard ThisProcess.milliseconds < deadline else { throw .busy }
      ThisProcess.sleep(milliseconds: 20)
    }
    // What locks no files says so here.
    try lock()
  }

  enum Trial { case held, refused, heldByAnother }

  /// Does not wait. Refused where a file system knows no locks.
  func tryToLock() -> Trial {
    guard flock(number, LOCK_EX | LOCK_NB) != 0 else { return .held }
    return errno == EWOULDBLOCK ? .heldByAnother : .refused
  }
}

// A stream the program was started with.
extension Descriptor {
  var isTerminal: Bool { isatty(number) == 1 }

  /// Columns of the terminal; nil when it does not know.
  var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

// Calls that have the names of our own functions.
private func systemClose(_ number: Int32) { close(number) }

private func systemRead(_ number: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
  read(number, room.baseAddress, room.count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}
