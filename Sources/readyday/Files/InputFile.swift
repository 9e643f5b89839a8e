import ReadyDayCore

struct InputFile: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case path(String)
    /// Stores the contents, because standard input cannot be read twice.
    case standardInput([UInt8])
    /// The contents of a named pipe, or text from no file at all.
    case entry(String, [UInt8])
    case packed(ZipEntry)
  }

  let place: Place
  /// The folder in which the file was found; nil if the user named the file itself.
  let folder: String?

  var shown: String { sortName.shownName }

  /// Unique; files are read in this order.
  var sortName: String {
    switch place {
    case .path(let path): path
    case .standardInput: FileProblem.standardInput
    case .entry(let name, _): name
    case .packed(let entry): entry.path
    }
  }

  static func standardInput() throws(FileProblem) -> InputFile {
    let bytes = try FileProblem.reading(FileProblem.standardInput) { () throws(SystemError) in
      try readAll(from: .input)
    }
    return InputFile(place: .standardInput(bytes), folder: nil)
  }

  /// Reads a named pipe or a device, which cannot be read twice.
  static func stream(at path: String) throws(FileProblem) -> InputFile {
    let bytes = try FileProblem.reading(path) { () throws(SystemError) in
      try withBytes(ofFileAt: path, waits: true) { $0.array }
    }
    return InputFile(place: .entry(path, bytes), folder: nil)
  }

  func withBytes<Result>(_ body: (RawSpan) -> Result) throws(FileProblem) -> Result {
    switch place {
    case .standardInput(let bytes), .entry(_, let bytes): return body(bytes.span.bytes)
    case .packed(let entry):
      let bytes = try entry.bytes()
      return body(bytes.span.bytes)
    case .path(let path): return try Self.withBytes(at: path, body)
    }
  }

  /// The contents of a file on disk; nil if it is larger than `most`, or not on disk.
  func bytes(upTo most: Int) throws(FileProblem) -> [UInt8]? {
    guard case .path(let path) = place, let size = FileStatus(of: path)?.size,
      size <= min(most, Limits.Files.readBytes - 1)
    else { return nil }
    return try Self.lookingCloser(at: path) { () throws(SystemError) in
      try Self.withContents(ofFileAt: path, read: { $0 }, mapped: { $0.array })
    }
  }

  static func withBytes<Result>(
    at path: String, _ body: (RawSpan) -> Result
  ) throws(FileProblem) -> Result {
    try lookingCloser(at: path) { () throws(SystemError) in try withBytes(ofFileAt: path, body) }
  }

  /// Distinguishes a dangling link from a missing file.
  private static func lookingCloser<Result>(
    at path: String, _ read: () throws(SystemError) -> Result
  ) throws(FileProblem) -> Result {
    try FileProblem.reading(path) { () throws(SystemError) in
      do throws(SystemError) { return try read() } catch { throw error.lookingCloser(at: path) }
    }
  }

  /// A pipe or a device is an error, unless the user `waits` for what is written to it.
  static func withBytes<Result>(
    ofFileAt path: String, waits: Bool = false, _ body: (RawSpan) -> Result
  ) throws(SystemError) -> Result {
    try withContents(ofFileAt: path, waits: waits, read: { body($0.span.bytes) }, mapped: body)
  }

  /// `read` takes what is kept without another copy of it; `mapped` what is too large to be read.
  private static func withContents<Result>(
    ofFileAt path: String, waits: Bool = false, read: ([UInt8]) -> Result,
    mapped: (RawSpan) -> Result
  ) throws(SystemError) -> Result {
    let file = waits ? try Descriptor(path, for: .reading) : try openFile(at: path)
    defer { file.close() }
    guard let status = FileStatus(of: file) else { throw .last }
    if status.kind == .file, status.size >= Limits.Files.readBytes {
      let map = try MappedFile(file, size: status.size)
      return map.withBytes(mapped)
    }
    return read(try readAll(from: file, expecting: status.size))
  }

  private static func openFile(at path: String) throws(SystemError) -> Descriptor {
    let file = try Descriptor(path, for: .readingAtOnce)
    guard let found = FileIdentity(ofOpen: file) else {
      defer { file.close() }
      throw .last
    }
    guard found.isRegular || found.isFolder else {
      file.close()
      throw .noFile
    }
    return file
  }

  private static func readAll(
    from file: Descriptor, expecting size: Int = 0
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more byte than the size shows the end of the file without growing the array.
    var room = max(size + 1, 1 << 16)
    while true {
      // One more byte than the limit shows that the file is too long.
      room = min(room, Limits.Files.streamBytes + 1 - bytes.count)
      let count = try readSome(from: file, upTo: room, onto: &bytes)
      if count == 0 { return bytes }
      guard bytes.count <= Limits.Files.streamBytes else { throw .endless }
      room = max(room - count, 1 << 16)
    }
  }

  private static func readSome(
    from file: Descriptor, upTo room: Int, onto bytes: inout [UInt8]
  ) throws(SystemError) -> Int {
    var read = Result<Int, SystemError>.success(0)
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      let whole = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[..<room])
      Memory.populate(whole)
      read = file.read(into: whole)
      filled = (try? read.get()) ?? 0
    }
    let count = try read.get()
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return count
  }

  /// Nil for input that can only be read once.
  var version: FileVersion? { pathOnDisk.flatMap(FileVersion.init) }

  /// When the file, or its zip, was last written; nil for input that can only be read once.
  var lastChange: Instant? {
    pathOnDisk.flatMap(FileStatus.init(of:)).map {
      Instant(secondsSince1970: $0.lastChange.seconds)
    }
  }

  private var pathOnDisk: String? {
    switch place {
    case .path(let path): path
    case .packed(let entry): entry.zip.path
    case .standardInput, .entry: nil
    }
  }
}

/// Changes when a file is written to or replaced.
struct FileVersion: Equatable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init?(of path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    identity = status.identity
    size = status.size
    (seconds, nanoseconds) = status.lastChange
  }

  /// Whether it is the same file as `earlier`, but has been written to.
  func isRewritten(_ earlier: FileVersion?) -> Bool {
    self != earlier && identity == earlier?.identity
  }
}
