/// The files behind the paths a user named: those files, and whatever of the kind lies in those folders.
struct InputFiles: Sendable {
  /// In order of their paths, so that the order of the arguments changes nothing.
  private(set) var files: [InputFile] = []
  /// What could not be looked into.
  private(set) var problems: [FileProblem] = []

  /// - Parameters:
  ///   - paths: files, folders, or `-` for standard input.
  ///   - endings: how the names of files in folders must end, in lower case; a file named itself may have any.
  ///   - room: what zips may still hold; what is found in them is taken off.
  ///   - areKept: whether readyday put the files there, so that a pipe in the place of one is a mistake.
  init(
    _ paths: [String], endings: [String], within room: inout ZipRoom, areKept: Bool = false
  ) throws(FileProblem) {
    var search = FolderSearch(endings: endings)
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where path != "-" {
      if path.isPath(endingIn: [".zip"]), let found = FileIdentity(of: path), !found.isFolder {
        guard search.isNew(found) else { continue }
        try look(inZip: path, endings: endings, within: &room)
      } else {
        try search.add(path)
      }
    }
    problems += search.problems
    // A zip that lies among other files, and holds something else, is none of our business.
    for path in search.zips {
      do throws(FileProblem) {
        try look(inZip: path, endings: endings, within: &room)
      } catch {
        problems.append(error)
      }
    }
    for path in search.streams {
      guard !areKept else {
        problems.append(FileProblem(.unreadable(.noFile), path))
        continue
      }
      do throws(SystemError) {
        files.append(try .stream(at: path))
      } catch {
        problems.append(FileProblem(.unreadable(error), path))
      }
    }
    files += search.files
    files.sort { $0.sortName.utf8.lexicographicallyPrecedes($1.sortName.utf8) }
    if paths.contains("-") { try readStandardInput() }
    guard let first = paths.first else { return }
    if files.isEmpty, problems.isEmpty { throw FileProblem(.nothingInside(endings), first) }
  }

  /// The same for what stands alone: no other files are read beside these.
  init(_ paths: [String], endings: [String]) throws(FileProblem) {
    var room = ZipRoom()
    try self.init(paths, endings: endings, within: &room)
  }

  private mutating func look(
    inZip path: String, endings: [String], within room: inout ZipRoom
  ) throws(FileProblem) {
    let entries = try ZipFile(path: path).entries(endings: endings, within: &room)
    files += entries.fitting.map { InputFile(place: .packed($0), folder: nil) }
    if let problem = entries.problem { problems.append(problem) }
  }

  /// The paths of the files behind one path, a zip or a pipe like any other file; `isFolder` when they
  /// lie in one.
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

  /// One text that lies in no file.
  init(sample: String, named name: String) {
    files = [InputFile(place: .entry(name, Array(sample.utf8)), folder: nil)]
  }

  private mutating func readStandardInput() throws(FileProblem) {
    do throws(SystemError) {
      files.append(try .standardInput())
    } catch {
      throw FileProblem(.unreadable(error), InputFile.nameOfStandardInput)
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

  mutating func isNew(_ found: FileIdentity) -> Bool { seen.insert(found.key).inserted }

  /// A path the user named: it has to be there.
  mutating func add(_ path: String) throws(FileProblem) {
    guard let found = FileIdentity(of: path) else {
      let error = SystemError.last.lookingCloser(at: path)
      throw error.isMissingFile
        ? FileProblem(.missing, path) : FileProblem(.unreadable(error), path)
    }
    if found.isFolder {
      walk(path, found)
    } else if isNew(found) {
      if found.isRegular {
        files.append(InputFile(place: .path(path), folder: nil))
      } else {
        streams.append(path)
      }
    }
  }

  private mutating func walk(_ folder: String, _ identity: FileIdentity) {
    guard isNew(identity) else { return }
    let names: [String]
    do throws(SystemError) {
      names = try FolderListing.names(in: folder)
    } catch {
      problems.append(FileProblem(.unreadable(error), folder))
      return
    }
    var lookedIn = true
    for name in names where !name.isHiddenName {
      let path = folder.appending(name: name)
      if let found = FileIdentity(of: path) {
        if found.isFolder { walk(path, found) } else { take(path, found, in: folder) }
      } else if let error = note(.last, path), lookedIn {
        // What it is that cannot be looked at is unknown: it may be a folder of what is looked for.
        problems.append(FileProblem(.unreadable(error), folder))
        lookedIn = false
      }
    }
  }

  /// Something was listed that cannot be looked at; what is gone by now is none of our business.
  ///
  /// - Returns: the reason, where it bears no name that tells what it is.
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
    let isWanted = path.isPath(endingIn: endings)
    guard isWanted || path.isPath(endingIn: [".zip"]), isNew(found) else { return }
    guard found.isRegular else {
      // Whoever names a pipe means it; one that lies in a folder may never end.
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
