import ReadyDayCore

/// How much one run may still unpack, from all its zips together.
struct ZipRoom: Sendable {
  var bytes = Limits.Files.zipBytes
  var entries = Limits.Files.zipEntries

  /// Nil if `size` bytes still fit; `effort` is the number of entries to count.
  fileprivate mutating func take(_ size: Int, effort: Int) -> ZipLimit? {
    guard effort <= entries else { return .entries }
    guard size <= bytes else { return .bytes }
    entries -= effort
    bytes -= size
    return nil
  }
}

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
    let list = try list()
    let effort = 1 + list.count / Limits.Files.zipListBytesPerEntry
    var left = Limits.Files.zipLeast + Limits.Files.zipRatio * (FileStatus(of: path)?.size ?? 0)
    var limit: ZipLimit?
    var entries: [ExactText: ZipEntry] = [:]
    for (place, line) in list.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard var entry = ZipEntry(listed: line, at: place, in: self), entry.isWanted(endings),
        wants(entry.name)
      else { continue }
      let reason = entry.size <= left ? room.take(entry.size, effort: effort) : .ratio
      guard reason == nil else {
        limit = reason
        continue
      }
      left -= entry.size
      entry.replaces(entries[ExactText(entry.name)])
      entries[ExactText(entry.name)] = entry
    }
    let inOrder = entries.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return (inOrder, limit.map { FileProblem(.zipLimit($0), path) })
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

struct ZipEntry: Hashable, Sendable {
  let zip: ZipFile
  let name: String
  /// Bytes, as listed.
  let size: Int
  let place: Int
  /// Bytes of earlier entries with the same name, which `unzip` prints too.
  private var sizeOfReplaced = 0

  var path: String { "\(zip.path)/\(name)" }
  var hasReplaced: Bool { sizeOfReplaced > 0 }

  /// Reads a line such as `     1024  2026-01-31 09:30   data/sleeps.csv`.
  fileprivate init?(listed line: ArraySlice<UInt8>, at place: Int, in zip: ZipFile) {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard fields.count == 4 else { return nil }
    (self.zip, self.place) = (zip, place)
    size = Int(written: String(decoding: fields[0], as: UTF8.self)) ?? .max
    name = SystemName.text(of: fields[3].dropFirst(2))
  }

  fileprivate mutating func replaces(_ earlier: ZipEntry?) {
    sizeOfReplaced = earlier.map { $0.sizeOfReplaced + $0.size } ?? 0
  }

  /// Excludes entries that macOS adds, such as `__MACOSX/._sleeps.csv`, but not `./a.csv`.
  fileprivate func isWanted(_ endings: [String]) -> Bool {
    name.isPath(endingIn: endings)
      && !name.utf8.split(separator: UInt8(ascii: "/")).contains { part in
        (part.first == UInt8(ascii: ".") && part.count > 1) || part.elementsEqual("__MACOSX".utf8)
      }
  }

  func bytes() throws(FileProblem) -> [UInt8] {
    let printed = sizeOfReplaced + size
    let (bytes, trouble) = try start().output(limit: printed + 1)
    guard bytes.count == printed, trouble?.isWarning != false else {
      throw FileProblem(.unpacking(trouble), path)
    }
    return sizeOfReplaced == 0 ? bytes : Array(bytes.suffix(size))
  }

  /// Unpacks the entry, whatever its size; a damaged one is unpacked as far as possible.
  func start() throws(FileProblem) -> RunningTool {
    // An empty password keeps `unzip` from prompting for one at the terminal.
    try zip.start(["-p", "-P", "", "--", ZipFile.place, pattern])
  }

  /// The name, escaped: `unzip` reads it as a pattern or, after a hyphen, as options.
  var pattern: String {
    var pattern = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if "[]*?\\".unicodeScalars.contains(scalar) { pattern += "\\" }
      if index == 0, scalar == "-" {
        pattern += "[-]"
      } else {
        pattern.unicodeScalars.append(scalar)
      }
    }
    return pattern
  }
}

extension SystemTool.Trouble {
  /// Whether `unzip` succeeded, with a warning about the zip.
  var isWarning: Bool { self == .failed("unzip", status: 1) }
}
