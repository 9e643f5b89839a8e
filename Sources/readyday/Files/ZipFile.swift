import ReadyDayCore

/// A zip that the system's `unzip` reads without writing to disk, so that names cannot do harm.
struct ZipFile: Hashable, Sendable {
  let path: String

  /// Ignores the user's settings for `unzip`, such as converted line endings, and their language.
  private static let unzip = SystemTool(name: "unzip", environment: ["LC_ALL=C"])

  /// Standard input: in a path, `unzip` would take brackets for a pattern and read another zip.
  static let place = "/dev/stdin"

  /// The entries that fit the limit, sorted by name, and why others do not.
  func entries(
    endings: [String], within room: inout ZipRoom, wants: (String) -> Bool = { _ in true }
  ) throws(FileProblem) -> (fitting: [ZipEntry], problem: FileProblem?) {
    let (files, limit) = ZippedFile.all(
      in: try list(), ofZipOf: FileStatus(of: path)?.size ?? 0, endings: endings, within: &room,
      wants: wants)
    return (
      files.map { ZipEntry(zip: self, file: $0) }, limit.map { FileProblem(.zipLimit($0), path) }
    )
  }

  private func list() throws(FileProblem) -> [UInt8] {
    let most = Limits.Files.zipListBytes
    let (bytes, trouble) = try start(["-lqq", Self.place]).output(limit: most + 1)
    guard bytes.count <= most else { throw FileProblem(.zipLimit(.list), path) }
    if let trouble, !trouble.isWarning { throw FileProblem(.unzipping(trouble), path) }
    return bytes
  }

  func start(_ arguments: [String]) throws(FileProblem) -> RunningTool {
    let file = try Descriptor(named: path)
    defer { file.close() }
    do throws(SystemTool.Trouble) { return try Self.unzip.start(arguments, reading: file) } catch {
      throw FileProblem(.unzipping(error), path)
    }
  }
}

@dynamicMemberLookup
struct ZipEntry: Hashable, Sendable {
  let zip: ZipFile
  fileprivate let file: ZippedFile

  var path: String { "\(zip.path)/\(file.name)" }

  subscript<Value>(dynamicMember part: KeyPath<ZippedFile, Value>) -> Value { file[keyPath: part] }

  func bytes() throws(FileProblem) -> [UInt8] {
    let printed = file.sizeOfReplaced + file.size
    let (bytes, trouble) = try start().output(limit: printed + 1)
    guard bytes.count == printed, trouble?.isWarning != false else {
      throw FileProblem(.unpacking(trouble), path)
    }
    return file.hasReplaced ? Array(bytes.suffix(file.size)) : bytes
  }

  /// Unpacks the entry, whatever its size; a damaged one is unpacked as far as possible.
  func start() throws(FileProblem) -> RunningTool {
    // An empty password keeps `unzip` from prompting for one at the terminal.
    try zip.start(["-p", "-P", "", "--", ZipFile.place, file.pattern])
  }
}

extension SystemTool.Trouble {
  /// Whether `unzip` succeeded, with a warning about the zip.
  var isWarning: Bool { self == .failed("unzip", status: 1) }
}
