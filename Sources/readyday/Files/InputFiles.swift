import ReadyDayCore

/// The files at the user's paths; for a folder, all files of the right kind in it.
struct InputFiles: Sendable {
  /// Ordered by path, so that the order of arguments does not matter.
  private(set) var files: [InputFile] = []
  private(set) var problems: [FileProblem] = []

  /// `paths` are files, folders, or `-` for standard input. `endings` are lower-case extensions for
  /// files in folders; a file that is named itself may have any. `room` is how much zips may still
  /// hold; what is found reduces it. `wants` selects among the names with these extensions.
  init(
    _ paths: [InputPath], endings: [String], within room: inout ZipRoom,
    wants: @escaping @Sendable (String) -> Bool = { _ in true }
  ) throws(FileProblem) {
    var search = FolderSearch(endings: endings, wants: wants)
    let inOrder = paths.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for path in inOrder where path.path != "-" {
      do throws(FileProblem) { try look(at: path.path, &search, within: &room) } catch {
        try lose(error, of: path)
      }
    }
    problems += search.problems
    // A zip in a folder may be another program's, so its problem is only a warning.
    for path in search.zips {
      do throws(FileProblem) { try look(inZip: path, search, within: &room) } catch {
        problems.append(error)
      }
    }
    for path in search.streams {
      guard !paths.contains(where: { $0.isStored && $0.path == path }) else {
        problems.append(FileProblem(.unreadable(.noFile), path))
        continue
      }
      do throws(FileProblem) { files.append(try .stream(at: path)) } catch {
        problems.append(error)
      }
    }
    files += search.files
    files.sort { $0.sortName.utf8.lexicographicallyPrecedes($1.sortName.utf8) }
    if paths.contains(where: { $0.path == "-" }) { files.append(try .standardInput()) }
    guard let first = paths.first else { return }
    if files.isEmpty, problems.isEmpty {
      try lose(FileProblem(.nothingInside(endings), first.path), of: first)
    }
  }

  /// Only for use without other files, because the limit on zips applies to a whole run.
  init(_ paths: [String], endings: [String]) throws(FileProblem) {
    var room = ZipRoom()
    try self.init(paths.paths(.given), endings: endings, within: &room)
  }

  /// Throws, unless `path` comes from the configuration.
  private mutating func lose(_ problem: FileProblem, of path: InputPath) throws(FileProblem) {
    guard path.origin == .configured else { throw problem }
    problems.append(problem)
  }

  private mutating func look(
    at path: String, _ search: inout FolderSearch, within room: inout ZipRoom
  ) throws(FileProblem) {
    if path.isWebAddress {
      throw FileProblem(.webAddress, path.shownWebAddress)
    } else if let pattern = NamePattern(path) {
      try search.add(pattern, of: path)
    } else if path.isPath(endingIn: [".zip"]), let found = FileIdentity(of: path), !found.isFolder {
      guard search.isNew(found) else { return }
      try look(inZip: path, search, within: &room)
    } else {
      try search.add(path)
    }
  }

  private mutating func look(
    inZip path: String, _ search: FolderSearch, within room: inout ZipRoom
  ) throws(FileProblem) {
    let entries = try ZipFile(path: path).entries(
      endings: search.endings, within: &room, wants: search.wants)
    files += entries.fitting.map { InputFile(place: .packed($0), folder: nil) }
    if let problem = entries.problem { problems.append(problem) }
  }

  /// Opens neither zips nor pipes. Also returns whether `path` is a folder.
  static func unopened(
    _ path: String, endings: [String]
  ) throws(FileProblem) -> (paths: [String], problems: [FileProblem], isFolder: Bool) {
    var search = FolderSearch(endings: endings)
    try search.add(path)
    return (
      search.files.map(\.sortName) + search.streams, search.problems,
      FileIdentity(of: path)?.isFolder == true
    )
  }

  init(sample: String, named name: String) {
    files = [InputFile(place: .entry(name, Array(sample.utf8)), folder: nil)]
  }
}

/// Searches each folder once, however many links lead to it.
private struct FolderSearch {
  let endings: [String]
  let wants: @Sendable (String) -> Bool
  var files: [InputFile] = []
  /// Zips in folders, which may contain wanted files.
  var zips: [String] = []
  /// Named pipes and devices that the user named.
  var streams: [String] = []
  var problems: [FileProblem] = []
  private var seen: Set<String> = []
  private var limit = SearchLimit()

  init(endings: [String], wants: @escaping @Sendable (String) -> Bool = { _ in true }) {
    (self.endings, self.wants) = (endings, wants)
  }

  mutating func isNew(_ found: FileIdentity) -> Bool { seen.insert(found.key).inserted }

  /// Adds a path from the user, which must exist.
  mutating func add(_ path: String) throws(FileProblem) {
    guard let found = FileIdentity(of: path) else {
      let error = SystemError.last.lookingCloser(at: path)
      throw error.isMissingFile
        ? FileProblem(.missing, path) : FileProblem(.unreadable(error), path)
    }
    if found.isFolder {
      limit = SearchLimit(from: path, on: found.device)
      walk(path, found)
    } else if isNew(found) {
      if found.isRegular {
        files.append(InputFile(place: .path(path), folder: nil))
      } else {
        streams.append(path)
      }
    }
  }

  /// Adds the files that match a pattern, as if they were found in a folder.
  mutating func add(_ pattern: NamePattern, of path: String) throws(FileProblem) {
    let paths: [String]
    do throws(SystemError) { paths = try pattern.paths() } catch {
      throw FileProblem(.unreadable(error.lookingCloser(at: path.parentFolder)), path)
    }
    guard !paths.isEmpty else { throw FileProblem(.missing, path) }
    for path in paths {
      guard let found = FileIdentity(of: path) else {
        _ = note(.last, path)
        continue
      }
      guard found.isFolder else {
        take(path, found, in: path.parentFolder)
        continue
      }
      limit = SearchLimit(from: path, on: found.device)
      walk(path, found)
    }
  }

  private mutating func walk(_ folder: String, _ identity: FileIdentity) {
    guard !limit.isReached, isNew(identity) else { return }
    guard identity.device == limit.device else {
      problems.append(FileProblem(.otherDisk, folder))
      return
    }
    let names: [String]
    do throws(SystemError) { names = try FolderListing.names(in: folder) } catch {
      problems.append(FileProblem(.unreadable(error), folder))
      return
    }
    var lookedIn = true
    for name in names where !name.isHiddenName {
      guard !limit.isReached else { return }
      if limit.isReached(byWanted: name.isPath(endingIn: endings)) {
        problems.append(FileProblem(.searchGivenUp, limit.folder))
        return
      }
      let path = folder.appending(name: name)
      if let found = FileIdentity(of: path) {
        if found.isFolder { walk(path, found) } else { take(path, found, in: folder) }
      } else if let error = note(.last, path), lookedIn {
        // The item is of unknown kind; it may be a folder with wanted files.
        problems.append(FileProblem(.unreadable(error), folder))
        lookedIn = false
      }
    }
  }

  /// Ignores a file that no longer exists; returns the error if the name does not show the kind.
  private mutating func note(_ error: SystemError, _ path: String) -> SystemError? {
    let error = error.lookingCloser(at: path)
    guard !error.isMissingFile else { return nil }
    let bearsNoEnding = !path.lastPart.utf8.contains(UInt8(ascii: "."))
    let leadsNowhere = error == .danglingLink || error.isCircle
    if path.isPath(endingIn: endings + [".zip"]) || (leadsNowhere && bearsNoEnding) {
      problems.append(FileProblem(.unreadable(error), path))
      return nil
    }
    return leadsNowhere ? nil : error
  }

  private mutating func take(_ path: String, _ found: FileIdentity, in folder: String) {
    let isWanted = path.isPath(endingIn: endings) && wants(path)
    guard isWanted || path.isPath(endingIn: [".zip"]), isNew(found) else { return }
    guard found.isRegular else {
      // A pipe that the user names is intended; one in a folder may never end.
      problems.append(FileProblem(.unreadable(.noFile), path))
      return
    }
    if isWanted {
      files.append(InputFile(place: .path(path), folder: folder))
    } else {
      zips.append(path)
    }
  }
}

/// Limits the search of a folder, which may be a whole disk by mistake.
private struct SearchLimit {
  let folder: String
  let device: UInt64?
  private(set) var isReached = false
  private var names = 0
  private var unwanted = 0
  private let end = ThisProcess.milliseconds + milliseconds

  /// The most names of other files; the search for wanted files is only limited in time.
  private static let mostUnwanted = 20_000
  private static let milliseconds = 2000

  init(from folder: String = "", on device: UInt64? = nil) {
    (self.folder, self.device) = (folder, device)
  }

  mutating func isReached(byWanted isWanted: Bool) -> Bool {
    names += 1
    if !isWanted { unwanted += 1 }
    let isLate = names % 100 == 0 && ThisProcess.milliseconds > end
    isReached = isLate || unwanted > Self.mostUnwanted
    return isReached
  }
}

struct ReadResult: Sendable {
  private let files: [String]
  private(set) var problems: [FileProblem]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ input: InputFiles) {
    files = input.files.map(\.shown)
    problems = input.problems
  }

  mutating func read(
    _ files: [InputFile], progress: Progress? = nil, _ body: (InputFile, RawSpan) -> Void
  ) {
    var unpacking = Unpacking(files)
    read(files, with: &unpacking, progress: progress, body)
  }

  /// For files of which some are read again later, so that `unpacking` is reused.
  mutating func read(
    _ files: [InputFile], with unpacking: inout Unpacking, progress: Progress? = nil,
    _ body: (InputFile, RawSpan) -> Void
  ) {
    for (index, file) in files.enumerated() {
      progress?.show(index + 1, of: files.count)
      do throws(FileProblem) { try unpacking.withBytes(of: file) { body(file, $0) } } catch {
        problems.append(error)
      }
    }
  }

  mutating func lose(_ problem: FileProblem) { problems.append(problem) }

  /// Whether all files are readable, but have nothing of the right kind.
  var hasOnlyForeignFiles: Bool {
    problems.isEmpty && diagnostics.allSatisfy { $0.problem == .health(.noRecords) }
  }

  mutating func note(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }

  private var lost: Set<ExactText> {
    let unusable = diagnostics.filter { $0.severity == .error }.map(\.location.file)
    return Set((problems.map(\.path) + unusable).map(ExactText.init))
  }

  var used: [String] {
    let lost = lost
    return files.filter { !lost.contains(ExactText($0)) }
  }

  var counts: BriefingSources.Files { BriefingSources.Files(read: used.count, skipped: lost.count) }
}
