import ReadyDayCore

/// The contents of the data folder: readyday's files, recognised by name, and others.
struct StoredContents: Sendable {
  let path: String
  /// What readyday keeps, below ``path``: stores, their copies, locks, and drafts that were left over.
  private(set) var files: [String] = []
  /// Anything with another name; a folder counts with its contents.
  private(set) var strangers: [String] = []
  /// Where a file or folder of readyday's should be and a link is; an empty name means the folder itself.
  private(set) var links: [String] = []
  private var folders: [String] = []

  /// Empty if nothing has the name; a folder that cannot be read is an error.
  init(of folder: DataFolder) throws(FileProblem) {
    path = folder.path
    if try FileStatus.found(at: path)?.kind == .link { links.append("") }
    try look("", isOwn: Self.isOwn)
    for name in folders {
      let place = name.lastPart
      try look(name + "/") { place == "whoop" ? Self.isWhoop($0) : Self.isYear($0) }
    }
  }

  private mutating func look(
    _ place: String, isOwn: (String) -> Bool
  ) throws(FileProblem) {
    let folder = place.isEmpty ? path : "\(path)/\(place.dropLast())"
    for name in try FolderListing.found(in: folder) { try take(name, in: place, isOwn) }
  }

  private mutating func take(
    _ name: String, in place: String, _ isOwn: (String) -> Bool
  ) throws(FileProblem) {
    let isFolder = place.isEmpty && Self.folderNames.contains(name)
    let kind = try FileStatus.found(at: "\(path)/\(place)\(name)")?.kind
    switch (kind, isFolder, Self.isKept(name, isOwn)) {
    case (nil, _, _): break
    case (.link, true, _), (.link, _, true): links.append(place + name)
    case (.folder, true, _): folders.append(name)
    case (.file, false, true): files.append(place + name)
    default: strangers.append(place + name)
    }
  }
}

// What readyday's files are called.
extension StoredContents {
  private static let folderNames = HealthOrigin.allCases.map(\.name)
  private static let copyEnding = ".bak"

  private static func isOwn(_ name: String) -> Bool {
    let stores = ["plans.json", "reflections.json", "reminders.json", "body.json"]
    return stores.contains { name == $0 || name == $0 + copyEnding }
  }

  private static func isWhoop(_ name: String) -> Bool {
    DataFolder.whoopKinds.contains { name == $0 + ".json" } || name == StoredWhoop.journalFile
  }

  private static func isYear(_ name: String) -> Bool {
    Int(name.prefix(4)).map { HealthHistory.fileName(of: $0) == name } ?? false
  }

  private static func isKept(_ name: String, _ isOwn: (String) -> Bool) -> Bool {
    name == DataFolder.lockName || isOwn(name)
      || Draft.target(ofDraft: name).map { isKept($0, isOwn) } ?? false
  }
}

// What can be removed by itself.
extension StoredContents {
  enum Kind: RawRepresentable, Equatable, CaseIterable, Sendable {
    case plans, reflections, body
    /// What was imported of one origin, in a folder of its own.
    case health(HealthOrigin)
    /// Fetched ones, which are in another folder.
    case calendars

    static let allCases =
      [plans, reflections, body] + HealthOrigin.allCases.map(health) + [calendars]

    init?(rawValue: String) {
      guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = kind
    }

    /// As it is typed, and as its file or folder is called.
    var rawValue: String {
      switch self {
      case .plans: "plans"
      case .reflections: "reflections"
      case .body: "body"
      case .health(let origin): origin.name
      case .calendars: "calendars"
      }
    }
  }

  /// What of it is of one kind. The lock next to plans and reflections is of neither.
  func only(_ kind: Kind) -> StoredContents {
    var contents = self
    contents.files = files.filter { Self.isName($0, of: kind) }
    contents.strangers = strangers.filter { Self.isName($0, of: kind) }
    contents.links = links.filter {
      $0.isEmpty && kind != .calendars || Self.isName($0, of: kind)
    }
    contents.folders = folders.filter { $0 == kind.rawValue }
    return contents
  }

  private static func isName(_ name: String, of kind: Kind) -> Bool {
    switch kind {
    case .health:
      return name == kind.rawValue || name.hasPrefix(kind.rawValue + "/")
    case .plans, .reflections, .body:
      var name = name
      while let target = Draft.target(ofDraft: name) { name = target }
      let store = kind.rawValue + ".json"
      return name == store || name == store + copyEnding
    case .calendars: return false
    }
  }
}

extension StoredContents {
  /// Those of ``files`` that are held by whoever changes what lies next to them.
  var locks: [String] { files.filter { $0.lastPart == DataFolder.lockName } }

  /// Removes ``files``, and the folders that are empty then.
  ///
  /// A copy goes before its store: a copy that is left alone is taken for what somebody lost. The locks go last:
  /// once they are gone, others may begin anew.
  func remove() throws {
    let copies = files.filter { $0.isPath(endingIn: [Self.copyEnding]) }
    let locks = locks
    let others = files.filter { !copies.contains($0) && !locks.contains($0) }
    for file in copies + others + locks { try remove(file, FileSystem.removeFile) }
    for folder in folders + [""] { try remove(folder, FileSystem.removeFolder) }
  }

  /// What is gone already is done, and so is a folder that somebody else has something in.
  private func remove(
    _ name: String, _ call: (String) throws(SystemError) -> Void
  ) throws {
    do throws(SystemError) {
      try call(place(of: name))
    } catch {
      guard !error.isMissingFile, !error.isNotEmpty else { return }
      throw error
    }
  }

  /// The path of something below ``path``.
  ///
  /// - Parameter name: of ``files``, ``strangers`` or ``links``.
  func place(of name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  /// Why nothing may be removed: the target of a link may be used by others.
  func refusal() -> Failure? {
    guard let link = links.first.map(place) else { return nil }
    return Failure(removing: link, linkTo: FileSystem.target(ofLinkAt: link) ?? "")
  }
}

extension DataFolder {
  /// Removes what may be removed once no other run writes in the folder. Whoever calls it holds the folder's own lock.
  func remove(_ kind: StoredContents.Kind?) throws -> StoredContents {
    var held: [FileLock] = []
    defer { for lock in held { lock.release() } }
    let locks = try removable(kind).locks
    do throws(SystemError) {
      for lock in locks where lock != Self.lockName {
        held.append(try FileLock("\(path)/\(lock)"))
      }
    } catch {
      throw error.removing(path)
    }
    let contents = try removable(kind)
    try contents.remove()
    return contents
  }
}
