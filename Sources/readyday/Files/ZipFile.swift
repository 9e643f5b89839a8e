import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A zip, as WHOOP mails the app's export, read by the system's `unzip`.
///
/// Nothing is written to disk, so that no entry's name can lead out of a folder.
struct ZipFile: Sendable {
  /// What could be unpacked, and the entries that could not.
  struct Content: Sendable {
    var files: [InputFile] = []
    var problems: [FileProblem] = []
  }

  let path: String
  /// The most bytes that are unpacked of it.
  var limit = Limits.Files.zipBytes

  private static let unzip = SystemTool(name: "unzip")

  /// The entries whose names end in one of `endings`, in order of their names.
  func content(endings: [String]) throws(FileProblem) -> Content {
    try opened { descriptor throws(FileProblem) in try content(in: descriptor, endings: endings) }
  }

  private func content(
    in descriptor: Int32, endings: [String]
  ) throws(FileProblem) -> Content {
    var content = Content()
    var room = limit
    for name in try names(in: descriptor, endings: endings) {
      do throws(SystemTool.Trouble) {
        let bytes = try bytes(of: name, in: descriptor, room: room)
        room -= bytes.count
        content.files.append(InputFile(place: .entry("\(path)/\(name)", bytes), folder: nil))
      } catch {
        guard case .failed = error else { throw FileProblem(.unzipping(error), path) }
        content.problems.append(FileProblem(.unpacking(error), "\(path)/\(name)"))
      }
    }
    return content
  }

  private func names(
    in descriptor: Int32, endings: [String]
  ) throws(FileProblem) -> [String] {
    do throws(SystemTool.Trouble) {
      let listing = try Self.unzip.output(
        of: ["-Z1", "--", Self.place], input: descriptor, limit: Limits.Files.zipListBytes)
      let names = String(decoding: listing, as: UTF8.self).split(separator: "\n").map(String.init)
      let wanted = Set(names).filter { name in
        endings.contains(where: name.lowercased().hasSuffix) && !Self.isHidden(name)
      }
      guard wanted.count <= Limits.Files.zipEntries else {
        throw .tooMany(limit: Limits.Files.zipEntries)
      }
      return wanted.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw FileProblem(.unzipping(error), path)
    }
  }

  private func bytes(
    of name: String, in descriptor: Int32, room: Int
  ) throws(SystemTool.Trouble) -> [UInt8] {
    do throws(SystemTool.Trouble) {
      return try Self.unzip.output(
        of: Self.printing(name), input: descriptor, limit: room)
    } catch {
      if case .tooLong = error { throw .tooLong(limit: limit) }
      throw error
    }
  }
}

// One entry, however large.
extension ZipFile {
  /// The names of the entries that end in one of `endings`, in order.
  func names(endings: [String]) throws(FileProblem) -> [String] {
    try opened { descriptor throws(FileProblem) in try names(in: descriptor, endings: endings) }
  }

  /// The first bytes of the entry `name`; fewer when it is shorter.
  func beginning(of name: String, count: Int) throws(FileProblem) -> [UInt8] {
    try opened { descriptor throws(FileProblem) in
      do throws(SystemTool.Trouble) {
        return try Self.unzip.beginning(
          of: Self.printing(name), input: descriptor, count: count)
      } catch {
        throw FileProblem(.unzipping(error), path)
      }
    }
  }

  /// Unpacks the entry `name`; a damaged one comes as far as it goes.
  func unpacking(_ name: String) throws(FileProblem) -> RunningTool {
    try opened { descriptor throws(FileProblem) in
      do throws(SystemTool.Trouble) {
        return try Self.unzip.start(Self.printing(name), reading: descriptor)
      } catch {
        throw FileProblem(.unzipping(error), path)
      }
    }
  }

  private func opened<Result>(
    _ body: (Int32) throws(FileProblem) -> Result
  ) throws(FileProblem) -> Result {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(.unreadable(.last), path) }
    defer { close(descriptor) }
    return try body(descriptor)
  }
}

extension ZipFile {
  /// With an empty password: without one, `unzip` would ask the person at the terminal.
  private static func printing(_ name: String) -> [String] {
    ["-p", "-P", "", "--", place, literal(name)]
  }

  /// The zip is handed over open: `unzip` would take brackets in its path for a pattern, and read
  /// another file that fits.
  private static let place = "/dev/stdin"

  /// macOS adds an entry of its own, `__MACOSX/._sleeps.csv`, for each file it packs.
  private static func isHidden(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
  }

  /// `unzip` takes names of entries for patterns too.
  private static func literal(_ name: String) -> String {
    name.reduce(into: "") { literal, character in
      if "[]*?\\".contains(character) { literal.append("\\") }
      literal.append(character)
    }
  }
}
