import ReadyDayCore

/// A private file beside the file to replace: `.readyday-brief.txt-k3x09fq2`. A draft that nobody
/// has locked is a leftover. Drafts never wait for locks, which anyone can hold in a shared folder.
struct Draft {
  let path: String
  private let file: Descriptor

  init(besides target: String) throws(SystemError) {
    let family = Family(of: target)
    family.removeAbandoned()
    for _ in 0..<100 {
      guard let draft = try Draft(madeAt: family.freshPath) else { continue }
      self = draft
      return
    }
    throw .busy
  }

  /// Nil if a file with the name exists.
  private init?(madeAt path: String) throws(SystemError) {
    do throws(SystemError) { file = try Descriptor(path, for: .making) } catch {
      guard error.isExisting else { throw error }
      return nil
    }
    self.path = path
    // Another run may have removed the draft as a leftover before it was locked.
    guard file.tryToLock() != .heldByAnother, FileIdentity(of: path) == FileIdentity(ofOpen: file)
    else {
      file.close()
      return nil
    }
  }

  /// Returns once the bytes are on disk.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try file.write(bytes)
    try file.sync()
  }

  /// Copies the mode of the file to replace, and its owner if permitted.
  func resemble(_ status: FileStatus, isPrivate: Bool) throws(SystemError) {
    try file.resemble(status, isPrivate: isPrivate)
  }

  func replace(_ target: String) throws(SystemError) { try FileSystem.rename(path, to: target) }

  /// Fails if `target` exists; unlike rename(2), link(2) never replaces a file created meanwhile.
  func become(_ target: String) throws(SystemError) {
    do throws(SystemError) { try FileSystem.link(path, as: target) } catch {
      guard error.isUnsupported else { throw error }
      // Without hard links, replaces an empty file that only this run can have created.
      try Descriptor(target, for: .making).close()
      return try replace(target)
    }
    discard()
  }

  /// The file that a draft replaces; other names are unchanged. `name` must have no folder.
  static func original(of name: String) -> String {
    var name = name
    while let target = Family.target(ofDraft: name) { name = target }
    return name
  }

  func discard() { try? FileSystem.removeFile(path) }

  func release() { file.close() }
}

private struct Family {
  let folder: String
  private let prefix: String
  private static let randomLength = 8
  /// The most bytes of the target's name in the draft's name, which may have 255 bytes.
  private static let nameLimit = 200

  private static let beginning = ".readyday-"

  init(of target: String) {
    folder = target.folderPart
    let name = SystemName.bytes(of: target.lastPart).prefix(Self.nameLimit)
    prefix = Self.beginning + SystemName.text(of: name) + "-"
  }

  static func target(ofDraft name: String) -> String? {
    let rest = name.utf8.dropFirst(beginning.utf8.count)
    guard name.utf8.starts(with: beginning.utf8), rest.count > randomLength,
      let target = String(rest.dropLast(randomLength + 1)), Family(of: target).isDraft(name)
    else { return nil }
    return target
  }

  var freshPath: String { folder + prefix + RandomID.random() }

  /// Removes drafts of runs that were killed. Does nothing if the folder cannot be listed.
  func removeAbandoned() {
    let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
    for name in names where isDraft(name) { removeUnlessHeld(folder + name) }
  }

  private func isDraft(_ name: String) -> Bool {
    name.utf8.starts(with: prefix.utf8) && name.utf8.count == prefix.utf8.count + Self.randomLength
      && name.utf8.suffix(Self.randomLength).allSatisfy(RandomID.letters.contains)
  }

  private func removeUnlessHeld(_ path: String) {
    guard let status = FileStatus(ofLinkAt: path), status.kind == .file, status.isOwn,
      let file = try? Descriptor(path, for: .trying)
    else { return }
    defer { file.close() }
    guard file.tryToLock() == .held, FileIdentity(of: path) == FileIdentity(ofOpen: file) else {
      return
    }
    try? FileSystem.removeFile(path)
  }
}
