#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new file beside the one it is to become, `.readyday-brief.txt-k3x09fq2`, made by nobody else and for its owner
/// alone.
///
/// It is locked for as long as it is open, so that a draft nobody holds is known to be left over. Locks are tried,
/// never waited for: whose they are is unknown in a folder that others may write to.
struct Draft {
  let path: String
  private let descriptor: Int32

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

  /// Nil where somebody else was there.
  private init?(madeAt path: String) throws(SystemError) {
    let descriptor = open(
      path.systemName, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw .last }
      return nil
    }
    // Who looks for drafts left over may have taken this one for one, before it was locked.
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    guard isLocked, FileIdentity(of: path) == FileIdentity(ofOpen: descriptor) else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
  }
}

extension Draft {
  /// Once this returns, the bytes are on the disk.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try OutputStream.write(bytes, to: descriptor)
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }

  /// Gives it the mode of a file it is to replace, and its owner where that is allowed. Where the group cannot be
  /// kept, another one gets no rights by it.
  func resemble(_ status: stat) throws(SystemError) {
    var mode = status.st_mode & 0o777
    let hasOwner = fchown(descriptor, status.st_uid, status.st_gid) == 0
    if !hasOwner, fchown(descriptor, uid_t.max, status.st_gid) != 0 { mode &= ~0o070 }
    guard fchmod(descriptor, mode) == 0 || SystemError.last.isUnsupported else { throw .last }
  }

  /// Becomes the file at `target`.
  func replace(_ target: String) throws(SystemError) {
    guard rename(path.systemName, target.systemName) == 0 else { throw .last }
  }

  /// Becomes the file at `target` where there is none; unlike rename(2), link(2) never takes the place of what
  /// somebody made meanwhile.
  func become(_ target: String) throws(SystemError) {
    if link(path.systemName, target.systemName) == 0 {
      unlink(path.systemName)
      return
    }
    let error = SystemError.last
    guard error.isUnsupported else { throw error }
    // Where no file has two names: a file that only we could make is replaced.
    let place = open(target.systemName, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard place >= 0 else { throw .last }
    close(place)
    try replace(target)
  }

  /// What a file of this name is a draft of; nil where it is none.
  ///
  /// - Parameter name: without a folder.
  static func target(ofDraft name: String) -> String? { Family.target(ofDraft: name) }

  func discard() { unlink(path.systemName) }

  func release() { close(descriptor) }
}

/// All drafts there may be of one file.
private struct Family {
  let folder: String
  private let prefix: String
  private static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  private static let randomLength = 8
  /// A name has at most 255 bytes, also that of a draft.
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
      let target = String(rest.dropLast(randomLength + 1)),
      Family(of: target).isDraft(name)
    else { return nil }
    return target
  }

  var freshPath: String {
    let random = (0..<Self.randomLength).map { _ in Self.letters.randomElement() ?? 0x30 }
    return folder + prefix + String(decoding: random, as: UTF8.self)
  }

  /// What programs left that were killed. A folder that cannot be looked through keeps them.
  func removeAbandoned() {
    let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
    for name in names where isDraft(name) { removeUnlessHeld(folder + name) }
  }

  private func isDraft(_ name: String) -> Bool {
    name.utf8.starts(with: prefix.utf8)
      && name.utf8.count == prefix.utf8.count + Self.randomLength
      && name.utf8.suffix(Self.randomLength).allSatisfy(Self.letters.contains)
  }

  private func removeUnlessHeld(_ path: String) {
    var status = stat()
    guard lstat(path.systemName, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid()
    else { return }
    let descriptor = open(path.systemName, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      FileIdentity(of: path) == FileIdentity(ofOpen: descriptor)
    else { return }
    unlink(path.systemName)
  }
}

/// The signals by which a person ends a program, held back for a moment.
struct Interruption {
  private let before: sigset_t

  static func held() -> Interruption {
    var ending = sigset_t()
    var before = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ending, signal) }
    sigprocmask(SIG_BLOCK, &ending, &before)
    return Interruption(before: before)
  }

  func release() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
