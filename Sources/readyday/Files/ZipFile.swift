import ReadyDayCore

/// How much may be unpacked in one run, of all zips together.
struct ZipRoom: Sendable {
  var bytes = Limits.Files.zipBytes
  var entries = Limits.Files.zipEntries

  /// - Parameter effort: as how many entries it counts.
  /// - Returns: why there is no room for so many bytes.
  fileprivate mutating func take(_ size: Int, effort: Int) -> ZipLimit? {
    guard effort <= entries else { return .entries }
    guard size <= bytes else { return .bytes }
    entries -= effort
    bytes -= size
    return nil
  }
}

/// Why a zip is not read, or not all of it.
enum ZipLimit: Hashable, Sendable {
  case entries
  case bytes
  /// Of its table of contents alone.
  case list
}

/// A zip, as WHOOP mails the app's export, read by the system's `unzip`.
///
/// Nothing is written to disk, so that no entry's name can lead out of a folder.
struct ZipFile: Hashable, Sendable {
  let path: String

  /// What its owner sets for it, such as the ends of lines it is to change, and the language of its messages are
  /// none of its business here.
  private static let unzip = SystemTool(name: "unzip", environment: ["LC_ALL=C"])

  /// The zip is handed over open: `unzip` would take brackets in its path for a pattern, and read another file
  /// that fits.
  static let place = "/dev/stdin"

  /// The entries whose names end in one of `endings`, in order of their names, as far as there is room; and what
  /// there was none for.
  func entries(
    endings: [String], within room: inout ZipRoom, wants: (String) -> Bool = { _ in true }
  ) throws(FileProblem) -> (fitting: [ZipEntry], problem: FileProblem?) {
    let list = try list()
    let effort = 1 + list.count / Limits.Files.zipListBytesPerEntry
    var limit: ZipLimit?
    var entries: [ExactText: ZipEntry] = [:]
    for (place, line) in list.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard var entry = ZipEntry(listed: line, at: place, in: self), entry.isWanted(endings),
        wants(entry.name)
      else {
        continue
      }
      if let reason = room.take(entry.size, effort: effort) {
        limit = reason
        continue
      }
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
    do throws(SystemTool.Trouble) {
      return try Self.unzip.start(arguments, reading: file)
    } catch {
      throw FileProblem(.unzipping(error), path)
    }
  }
}

/// A file in a zip.
struct ZipEntry: Hashable, Sendable {
  let zip: ZipFile
  let name: String
  /// How many bytes it says to hold.
  let size: Int
  /// Where it stands in the list of what the zip holds.
  let place: Int
  /// Bytes of earlier entries with this name, which it replaced: `unzip` prints them all.
  private var sizeOfReplaced = 0

  var path: String { "\(zip.path)/\(name)" }
  /// Whether an earlier entry has the same name.
  var hasReplaced: Bool { sizeOfReplaced > 0 }

  /// By a line such as `     1024  2026-01-31 09:30   data/sleeps.csv`.
  fileprivate init?(listed line: ArraySlice<UInt8>, at place: Int, in zip: ZipFile) {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard fields.count == 4 else { return nil }
    self.zip = zip
    self.place = place
    size = Int(String(decoding: fields[0], as: UTF8.self)) ?? .max
    name = SystemName.text(of: fields[3].dropFirst(2))
  }

  fileprivate mutating func replaces(_ earlier: ZipEntry?) {
    sizeOfReplaced = earlier.map { $0.sizeOfReplaced + $0.size } ?? 0
  }

  /// Whether it ends in one of `endings` and was packed by a person: macOS adds `__MACOSX/._sleeps.csv` to
  /// `sleeps.csv`. `./a.csv` is `a.csv`.
  fileprivate func isWanted(_ endings: [String]) -> Bool {
    name.isPath(endingIn: endings)
      && !name.utf8.split(separator: UInt8(ascii: "/")).contains { part in
        (part.first == UInt8(ascii: ".") && part.count > 1) || part.elementsEqual("__MACOSX".utf8)
      }
  }
}

extension ZipEntry {
  func bytes() throws(FileProblem) -> [UInt8] {
    let printed = sizeOfReplaced + size
    let (bytes, trouble) = try start().output(limit: printed + 1)
    guard bytes.count == printed, trouble?.isWarning != false else {
      throw FileProblem(.unpacking(trouble), path)
    }
    return sizeOfReplaced == 0 ? bytes : Array(bytes.suffix(size))
  }

  /// Unpacks it, however large it is; a damaged one comes as far as it goes.
  func start() throws(FileProblem) -> RunningTool {
    // With an empty password: without one, `unzip` would ask the person at the terminal.
    try zip.start(["-p", "-P", "", "--", ZipFile.place, pattern])
  }

  /// `unzip` takes names of entries for patterns, and one that begins with a hyphen for options even behind `--`.
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
  /// `unzip` did what it was to do, and has something to say of the zip.
  var isWarning: Bool { self == .failed("unzip", status: 1) }
}
