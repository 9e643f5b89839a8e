import ReadyDayCore

/// A health app's export, found by content because its name depends on the phone's language.
struct HealthExportFile: Sendable {
  private enum Place {
    case path(String)
    case standardInput
    case entry(ZipEntry)
  }

  private let place: Place

  /// The bytes needed to recognise a file, after a document type of some ten thousand.
  private static let look = 1 << 18

  /// Bytes between progress updates.
  private static let showEvery = 16 << 20

  var shown: String {
    switch place {
    case .path(let path): path.shownName
    case .standardInput: FileProblem.standardInput
    case .entry(let entry): entry.path.shownName
    }
  }

  /// The file at `path`, whatever it contains, or those in a folder or zip that `isExport` accepts.
  static func all(
    behind path: String, isExport: (RawSpan) -> Bool
  ) throws(FileProblem) -> [HealthExportFile] {
    if path == "-" { return [HealthExportFile(place: .standardInput)] }
    let files = try InputFiles.unopened(path, endings: endings)
    guard files.isFolder else { return try inFile(path, isExport) }
    var exports: [HealthExportFile] = []
    for file in files.paths {
      let beginning = try beginning(of: file)
      if isExport(beginning.span.bytes) { exports.append(HealthExportFile(place: .path(file))) }
    }
    guard !exports.isEmpty else {
      throw files.problems.first ?? FileProblem(.nothingInside(endings), path)
    }
    return exports
  }

  /// Whether there is an export. False for a pipe, which cannot be read twice.
  static func isThere(behind path: String, _ isExport: (RawSpan) -> Bool) -> Bool {
    guard let found = FileIdentity(of: path), found.isRegular || found.isFolder else {
      return false
    }
    if let beginning = try? beginning(of: path), !beginning.starts(with: [0x50, 0x4B]) {
      return isExport(beginning.span.bytes)
    }
    return (try? all(behind: path, isExport: isExport))?.isEmpty == false
  }

  private static let endings = [".xml"]

  private static func inFile(
    _ path: String, _ isExport: (RawSpan) -> Bool
  ) throws(FileProblem) -> [HealthExportFile] {
    // The beginning of a pipe could not be read again.
    let isFile = FileIdentity(of: path)?.isRegular == true
    guard isFile, try beginning(of: path).starts(with: [0x50, 0x4B]) else {
      return [HealthExportFile(place: .path(path))]
    }
    // No limit on length, because entries are read in pieces.
    var room = ZipRoom(bytes: .max)
    let entries = try ZipFile(path: path).entries(endings: endings, within: &room)
    var exports: [HealthExportFile] = []
    for entry in entries.fitting {
      let beginning = try entry.start().output(limit: look).bytes
      if isExport(beginning.span.bytes) { exports.append(HealthExportFile(place: .entry(entry))) }
    }
    guard !exports.isEmpty else {
      throw entries.problem ?? FileProblem(.nothingInside(endings), path)
    }
    return exports
  }

  private static func beginning(of path: String) throws(FileProblem) -> [UInt8] {
    try FileProblem.reading(path) { () throws(SystemError) in
      let file = try Descriptor(path, for: .reading)
      defer { file.close() }
      return try file.content(upTo: look)
    }
  }

  /// Returns the export, and why the file was not read to its end.
  func read(
    with reader: some HealthExportReader
  ) throws(FileProblem) -> (export: HealthExport, problem: FileProblem?) {
    switch place {
    case .path(let path):
      let file = try Descriptor(named: path)
      defer { file.close() }
      return (try read(file, with: reader), nil)
    case .standardInput: return (try read(.input, with: reader), nil)
    case .entry(let entry): return try read(entry, with: reader)
    }
  }

  private func read(
    _ file: Descriptor, with reader: some HealthExportReader, upTo most: Int = .max
  ) throws(FileProblem) -> HealthExport {
    try FileProblem.reading(shown) { () throws(SystemError) in
      try Self.feed(reader, from: file, upTo: most)
    }
  }

  private func read(
    _ entry: ZipEntry, with reader: some HealthExportReader
  ) throws(FileProblem) -> (export: HealthExport, problem: FileProblem?) {
    let unpacking = try entry.start()
    let export: HealthExport
    do throws(FileProblem) {
      export = try read(unpacking.output, with: reader, upTo: entry.size)
    } catch {
      unpacking.stop()
      _ = unpacking.end()
      throw error
    }
    guard let trouble = unpacking.end(), !trouble.isWarning else { return (export, nil) }
    return (export, FileProblem(.unpacking(trouble), entry.path))
  }

  /// - Parameter most: bytes after which `unzip` is not read on: the zip lists no more.
  private static func feed<Reader: HealthExportReader>(
    _ reader: Reader, from file: Descriptor, upTo most: Int
  ) throws(SystemError) -> HealthExport {
    var reader = reader
    var stream = ByteStream(file, size: look)
    let progress = Progress()
    let size = stream.total
    defer { progress.end() }
    var shown = 0
    try stream.fill()
    // A file that does not begin like an export may be endless, as devices are.
    guard stream.withContent({ Reader.recognises($0) }) else {
      return stream.withContent { reader.end($0) }
    }
    repeat {
      stream.consume { reader.read($0) }
      guard stream.position >= shown + showEvery else { continue }
      shown = stream.position
      progress.show(megabytes: shown >> 20, of: size.map { $0 >> 20 })
    } while stream.position <= most ? try stream.readMore() : false
    return stream.withContent { reader.end($0) }
  }
}

/// Reads a file sequentially through one small buffer.
private struct ByteStream {
  private let file: Descriptor
  private var buffer: [UInt8]
  /// The number of bytes in the buffer that are not consumed yet.
  private var filled = 0
  private(set) var position = 0

  init(_ file: Descriptor, size: Int) {
    self.file = file
    buffer = [UInt8](repeating: 0, count: size)
  }

  /// The length of the file; nil for pipes.
  var total: Int? { FileStatus(of: file).flatMap { $0.kind == .file ? $0.size : nil } }

  mutating func readMore() throws(SystemError) -> Bool {
    let read = buffer.withUnsafeMutableBytes {
      file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[filled...]))
    }
    let count = try read.get()
    filled += count
    position += count
    return count > 0
  }

  /// Reads until the buffer is full or the file ends.
  mutating func fill() throws(SystemError) { while filled < buffer.count, try readMore() {} }

  func withContent<Result>(_ body: (RawSpan) -> Result) -> Result {
    body(buffer.span.bytes.extracting(0..<filled))
  }

  /// Drops as many bytes as `body` returns; the rest stay in front of the bytes read next.
  mutating func consume(_ body: (RawSpan) -> Int) {
    let used = withContent(body)
    let rest = used..<filled
    buffer.withUnsafeMutableBytes {
      $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[rest]))
    }
    filled = rest.count
  }
}
