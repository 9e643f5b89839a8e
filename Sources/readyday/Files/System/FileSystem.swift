import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum FileSystem {
  /// Replaces a file that exists at `target`.
  static func rename(_ path: String, to target: String) throws(SystemError) {
    try check(systemRename(path, target))
  }

  /// Creates a hard link; throws if a file with that name exists.
  static func link(_ path: String, as name: String) throws(SystemError) {
    try check(systemLink(path, name))
  }

  static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path.systemName) == 0 else { throw SystemError.last.removing(path) }
  }

  static func removeFolder(_ path: String) throws(SystemError) {
    guard rmdir(path.systemName) == 0 else { throw SystemError.last.removing(path) }
  }

  /// Creates a folder that only the user can read.
  static func makeFolder(_ path: String) throws(SystemError) {
    try check(mkdir(path.systemName, 0o700))
  }

  /// Takes the rights of all others away.
  static func makePrivate(_ folder: String) throws(SystemError) {
    try check(chmod(folder.systemName, 0o700))
  }

  static func realPath(of path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path.systemName, nil) else { throw .last }
    defer { free(resolved) }
    return SystemName.text(of: resolved)
  }

  static func target(ofLinkAt path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path.systemName, &target, target.count)
    guard length >= 0 else { return nil }
    return SystemName.text(of: target.prefix(length).map { UInt8(bitPattern: $0) })
  }

  private static func check(_ result: Int32) throws(SystemError) {
    guard result == 0 else { throw .last }
  }
}

private func systemRename(_ path: String, _ target: String) -> Int32 {
  rename(path.systemName, target.systemName)
}

private func systemLink(_ path: String, _ name: String) -> Int32 {
  link(path.systemName, name.systemName)
}

enum FolderListing {
  /// Names sorted by bytes. Throws if the folder cannot be read to its end.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder.systemName) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { SystemName.text(of: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// The result of stat(2) for a path or an open file.
struct FileStatus {
  enum Kind: Sendable {
    case file, folder, link
    /// A pipe, a device or a socket.
    case other
  }

  private let status: stat

  /// Follows links. Nil if there is no file; ``SystemError/last`` has the reason.
  init?(of path: String) { self.init { stat(path.systemName, $0) } }

  /// Does not follow links.
  init?(ofLinkAt path: String) { self.init { lstat(path.systemName, $0) } }

  init?(of file: Descriptor) { self.init { fstat(file.number, $0) } }

  private init?(_ read: (UnsafeMutablePointer<stat>) -> Int32) {
    var status = stat()
    guard read(&status) == 0 else { return nil }
    self.status = status
  }

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Bytes; 0 for a file whose size has no meaning.
  var size: Int { Int(status.st_size) }

  var identity: FileIdentity {
    FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino), kind: kind)
  }

  typealias Time = (seconds: Int, nanoseconds: Int)

  /// When the file was last written, since 1970.
  var lastChange: Time {
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return (changed.tv_sec, changed.tv_nsec)
  }

  /// Whether the file belongs to the user who runs the program.
  var isOwn: Bool { status.st_uid == geteuid() }

  var mode: mode_t { status.st_mode & 0o777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
}

/// Identifies a file: two paths with the same identity lead to the same one.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
  let kind: FileStatus.Kind

  var isFolder: Bool { kind == .folder }
  /// False for a folder, a pipe, a device or a socket.
  var isRegular: Bool { kind == .file }

  var key: String { "\(device) \(node)" }
}

extension FileIdentity {
  /// Follows links. Nil if there is no file; ``SystemError/last`` has the reason.
  init?(of path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    self = status.identity
  }

  init?(ofOpen file: Descriptor) {
    guard let status = FileStatus(of: file) else { return nil }
    self = status.identity
  }
}

/// Maps a large file into memory instead of copying its contents.
struct MappedFile: ~Copyable {
  private let bytes: UnsafeRawBufferPointer

  /// - Parameter size: the file's current size, over 0.
  init(_ file: Descriptor, size: Int) throws(SystemError) {
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0), start != MAP_FAILED
    else { throw .last }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
    Self.explainShrinking()
  }

  deinit {
    signal(SIGBUS, SIG_DFL)
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  borrowing func withBytes<Result>(_ body: (RawSpan) -> Result) -> Result { body(bytes.bytes) }

  /// If another program shrinks the file, SIGBUS follows: only printing and exiting is safe then.
  private static func explainShrinking() {
    signal(SIGBUS) { _ in
      let message: StaticString =
        "readyday: error: an input file became shorter while it was read\n"
      _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(4)
    }
  }
}

enum Memory {
  /// Populates pages at once where possible, since page faults take longer than copying.
  static func populate(_ buffer: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      // MADV_POPULATE_WRITE, which older C libraries do not define.
      let populate: Int32 = 23
      let page = sysconf(Int32(_SC_PAGESIZE))
      guard let start = buffer.baseAddress, page > 0, buffer.count >= 64 * page else { return }
      let first = start.alignedUp(toMultipleOf: page)
      madvise(first, buffer.count - (first - start), populate)
    #endif
  }
}

extension SystemName {
  /// - Parameter words: a text that ends with a zero byte.
  static func text(of words: UnsafePointer<CChar>) -> String {
    text(of: UnsafeRawBufferPointer(start: words, count: strlen(words)))
  }
}

extension StringProtocol {
  /// The text for system calls, with a zero byte at the end.
  var systemName: [CChar] {
    var name = SystemName.bytes(of: String(self)).map { CChar(bitPattern: $0) }
    name.append(0)
    return name
  }
}
