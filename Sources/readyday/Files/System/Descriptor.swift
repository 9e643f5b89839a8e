#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct Descriptor: Hashable, Sendable {
  let number: Int32

  static let input = Descriptor(number: 0)
  static let output = Descriptor(number: 1)
  static let errors = Descriptor(number: 2)
}

extension Descriptor {
  struct Purpose: Equatable, Sendable {
    fileprivate let flags: Int32

    /// Waits for the writer of a pipe.
    static let reading = Purpose(flags: O_RDONLY)
    /// Does not wait for the writer of a pipe.
    static let readingAtOnce = Purpose(flags: O_RDONLY | O_NONBLOCK)
    /// Does not follow links, nor wait for the writer of a pipe.
    static let readingOwn = Purpose(flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    /// To lock or sync a folder.
    static let folder = Purpose(flags: O_RDONLY | O_DIRECTORY)
    /// For a pipe that already has a reader, which may be slow.
    static let writingAtOnce = Purpose(flags: O_WRONLY | O_NONBLOCK | O_NOCTTY)
    /// Creates a private file; does not follow links.
    static let making = Purpose(flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    /// Creates a private file, or opens the existing one.
    static let locking = Purpose(flags: O_RDWR | O_CREAT | O_NOFOLLOW)
    /// To test whether the file is locked; does not follow links.
    static let trying = Purpose(flags: O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
  }

  init(_ path: String, for purpose: Purpose) throws(SystemError) {
    number = open(path.systemName, purpose.flags | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw .last }
    guard purpose == .writingAtOnce else { return }
    let mode = fcntl(number, F_GETFL)
    guard mode >= 0, fcntl(number, F_SETFL, mode & ~O_NONBLOCK) == 0 else {
      let error = SystemError.last
      close()
      throw error
    }
  }

  func close() { systemClose(number) }

  /// Opens closed streams: other files would get their numbers, and with them their output.
  static func occupyClosedStreams() {
    if !input.isOpen { _ = open("/dev/null", O_WRONLY) }
    if !output.isOpen { _ = open("/dev/null", O_RDONLY) }
    if !errors.isOpen { _ = open("/dev/null", O_RDONLY) }
  }

  private var isOpen: Bool { fcntl(number, F_GETFD) >= 0 }

  /// Reads once into `room`; returns 0 at the end of the file.
  func read(into room: UnsafeMutableRawBufferPointer) -> Result<Int, SystemError> {
    while true {
      let count = systemRead(number, room)
      if count >= 0 { return .success(count) }
      guard errno == EINTR else { return .failure(.last) }
    }
  }

  /// Reads once, and appends at most `most` bytes.
  func read(upTo most: Int, to bytes: inout [UInt8]) -> Result<Int, SystemError> {
    var result = Result<Int, SystemError>.success(0)
    bytes += [UInt8](unsafeUninitializedCapacity: most) { room, filled in
      result = read(into: UnsafeMutableRawBufferPointer(room))
      filled = (try? result.get()) ?? 0
    }
    return result
  }

  /// All of it, or as many bytes as `most`.
  func content(upTo most: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < most, try read(upTo: most - bytes.count, to: &bytes).get() > 0 {}
    return bytes
  }

  func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

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

  /// Returns once written data is on disk; ignores files that cannot be synced.
  func sync() throws(SystemError) {
    guard fsync(number) == 0 || errno == EINVAL else { throw .last }
  }

  /// Copies mode and, if permitted, owner. Without the owner, the new group gets no rights.
  func resemble(_ status: FileStatus, isPrivate: Bool) throws(SystemError) {
    var mode = isPrivate ? status.mode & 0o700 : status.mode
    let hasOwner = fchown(number, status.owner, status.group) == 0
    if !hasOwner, fchown(number, uid_t.max, status.group) != 0 { mode &= ~0o070 }
    guard fchmod(number, mode) == 0 || SystemError.last.isUnsupported else { throw .last }
  }

  // The system releases locks when their holder ends.

  /// Waits until no other process holds the lock.
  func lock() throws(SystemError) {
    while flock(number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Waits until `deadline`, then throws ``SystemError/busy``.
  func lock(until deadline: Deadline) throws(SystemError) {
    guard deadline.waits(for: { tryToLock() != .heldByAnother }) else { throw .busy }
    // Throws if the file system has no locks.
    try lock()
  }

  enum Trial { case held, refused, heldByAnother }

  /// Does not wait. The result is `refused` if the file system has no locks.
  func tryToLock(isShared: Bool = false) -> Trial {
    guard flock(number, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 else { return .held }
    return errno == EWOULDBLOCK ? .heldByAnother : .refused
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Columns; nil if unknown.
  var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

private func systemClose(_ number: Int32) { close(number) }

private func systemRead(_ number: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
  read(number, room.baseAddress, room.count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}

/// Switches off a terminal's echo until ``end()``.
struct HiddenTyping {
  private let terminal: Descriptor
  private let before: termios

  /// Nil unless `terminal` is a terminal. If `isByKey`, a key counts without Return.
  init?(at terminal: Descriptor, isByKey: Bool = false) {
    var settings = termios()
    guard tcgetattr(terminal.number, &settings) == 0 else { return nil }
    (self.terminal, before) = (terminal, settings)
    settings.c_lflag &= ~tcflag_t(isByKey ? ECHO | ICANON : ECHO)
    guard tcsetattr(terminal.number, TCSADRAIN, &settings) == 0 else { return nil }
  }

  func end() {
    var settings = before
    tcsetattr(terminal.number, TCSADRAIN, &settings)
  }
}

/// An open port that only programs on this computer can reach.
struct LoopbackPort: Sendable {
  let descriptor: Descriptor

  /// Throws if another program has opened the port.
  init(_ number: Int) throws(SystemError) {
    guard let number = UInt16(exactly: number) else { throw SystemError(code: EINVAL) }
    let listener = Self.openSocket()
    guard listener >= 0 else { throw .last }
    var on: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard fcntl(listener, F_SETFD, FD_CLOEXEC) == 0, Self.bind(listener, to: number),
      systemListen(listener), fcntl(listener, F_SETFL, O_NONBLOCK) == 0
    else {
      let error = SystemError.last
      Descriptor(number: listener).close()
      throw error
    }
    descriptor = Descriptor(number: listener)
  }

  func visitor() -> Descriptor? {
    let number = accept(descriptor.number, nil, nil)
    guard number >= 0 else { return nil }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    // A client that sends half a line, or does not read the response, must not block the login.
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    return Descriptor(number: number)
  }

  func close() { descriptor.close() }

  private static func openSocket() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  /// Binds to 127.0.0.1, which no other computer can reach.
  private static func bind(_ listener: Int32, to number: UInt16) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = number.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { systemBind(listener, $0) }
    }
  }
}

private func systemListen(_ listener: Int32) -> Bool { listen(listener, 8) == 0 }

private func systemBind(_ listener: Int32, _ address: UnsafePointer<sockaddr>) -> Bool {
  bind(listener, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
}
