#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files behind the paths a user named: those files, and whatever of the kind lies in those folders.
struct InputFiles: Sendable {
  /// In order of their paths, so that the order of the arguments changes nothing.
  private(set) var files: [InputFile] = []
  /// What could not be looked into.
  private(set) var problems: [FileProblem] = []

  /// - Parameters:
  ///   - paths: files, folders, or `-` for standard input.
  ///   - endings: how the names of files in folders must end, in lower case; a file named itself may have any.
  init(_ paths: [String], endings: [String]) throws(FileProblem) {
    var search = FolderSearch(endings: endings)
    var unpacked = ZipFile.Content()
    for path in paths.sorted() where path != "-" {
      if path.lowercased().hasSuffix(".zip"), FileIdentity(of: path)?.isFolder == false {
        let content = try ZipFile(path: path).content(endings: endings)
        unpacked.files += content.files
        unpacked.problems += content.problems
      } else {
        try search.add(path)
      }
    }
    for path in search.zips { unpacked.add(zipInFolder: path, endings: endings) }
    for path in search.streams { unpacked.add(stream: path) }
    files = (search.files + unpacked.files).sorted {
      $0.shown.utf8.lexicographicallyPrecedes($1.shown.utf8)
    }
    problems = search.problems + unpacked.problems
    if paths.contains("-") { try readStandardInput() }
    guard let first = paths.first else { return }
    if files.isEmpty, problems.isEmpty { throw FileProblem(.nothingInside(endings), first) }
  }

  /// The paths of the files behind one path, a zip or a pipe like any other file; `isFolder` when they
  /// lie in one.
  static func unopened(
    _ path: String, endings: [String]
  ) throws(FileProblem) -> (paths: [String], problems: [FileProblem], isFolder: Bool) {
    var search = FolderSearch(endings: endings)
    try search.add(path)
    return (
      search.files.map(\.shown) + search.streams, search.problems,
      FileIdentity(of: path)?.isFolder == true
    )
  }

  /// One text that lies in no file.
  init(sample: String, named name: String) {
    files = [InputFile(place: .entry(name, Array(sample.utf8)), folder: nil)]
  }

  private mutating func readStandardInput() throws(FileProblem) {
    do throws(SystemError) {
      files.append(try .standardInput())
    } catch {
      throw FileProblem(.unreadable(error), "standard input")
    }
  }
}

extension ZipFile.Content {
  /// A zip that lies among other files: one that holds something else is none of our business.
  fileprivate mutating func add(zipInFolder path: String, endings: [String]) {
    do throws(FileProblem) {
      let content = try ZipFile(path: path).content(endings: endings)
      files += content.files
      problems += content.problems
    } catch {
      if case .nothingInside = error.kind { return }
      problems.append(error)
    }
  }

  fileprivate mutating func add(stream path: String) {
    do throws(SystemError) {
      files.append(try .stream(at: path))
    } catch {
      problems.append(FileProblem(.unreadable(error), path))
    }
  }
}

/// Walks folders, each once, however many links lead to it.
private struct FolderSearch {
  let endings: [String]
  var files: [InputFile] = []
  /// Zips in folders, where zips are not what is looked for but may hold it.
  var zips: [String] = []
  /// What was named and is no file: pipes, devices.
  var streams: [String] = []
  var problems: [FileProblem] = []
  /// Files and folders by their identities.
  private var seen: Set<String> = []

  init(endings: [String]) {
    self.endings = endings
  }

  /// A path the user named: it has to be there.
  mutating func add(_ path: String) throws(FileProblem) {
    guard let found = FileIdentity(of: path) else {
      let error = SystemError.last
      throw error.code == ENOENT
        ? FileProblem(.missing, path) : FileProblem(.unreadable(error), path)
    }
    if found.isFolder {
      walk(path, found)
    } else if seen.insert(found.key).inserted {
      if found.isRegular {
        files.append(InputFile(place: .path(path), folder: nil))
      } else {
        streams.append(path)
      }
    }
  }

  private mutating func walk(_ folder: String, _ identity: FileIdentity) {
    guard seen.insert(identity.key).inserted else { return }
    guard let names = Self.names(in: folder) else {
      problems.append(FileProblem(.unreadable(.last), folder))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      guard let found = FileIdentity(of: path) else {
        note(.last, path)
        continue
      }
      if found.isFolder { walk(path, found) } else { take(path, found, in: folder) }
    }
  }

  /// Something was listed that cannot be looked at; what is gone by now is none of our business.
  private mutating func note(_ error: SystemError, _ path: String) {
    guard !error.isMissingFile, endings.contains(where: path.lowercased().hasSuffix) else { return }
    problems.append(FileProblem(.unreadable(error), path))
  }

  private mutating func take(_ path: String, _ found: FileIdentity, in folder: String) {
    let name = path.lowercased()
    let isWanted = endings.contains(where: name.hasSuffix)
    guard isWanted || name.hasSuffix(".zip"), seen.insert(found.key).inserted else { return }
    guard found.isRegular else {
      // Whoever names a pipe means it; one that lies in a folder may never end.
      problems.append(FileProblem(.unreadable(SystemError(code: EOPNOTSUPP)), path))
      return
    }
    if isWanted {
      files.append(InputFile(place: .path(path), folder: folder))
    } else {
      zips.append(path)
    }
  }

  /// Sorted by their bytes; nil when the folder cannot be opened.
  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// What makes two paths the same file.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
  let isFolder: Bool
  /// Neither a folder nor a pipe, a device or a socket.
  let isRegular: Bool

  /// What no other file has.
  var key: String { "\(device) \(node)" }

  /// Links are followed. Nil, with the reason in `errno`, when there is nothing.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(ofOpen descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }
}
