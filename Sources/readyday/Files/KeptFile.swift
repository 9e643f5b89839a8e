#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of readyday's own: read whole, replaced whole, with the last good copy beside it.
///
/// Whoever writes it holds the lock of its folder, so the drafts have fixed names and leave no litter.
struct KeptFile: Sendable {
  let path: String

  /// The file as it was before the last change.
  var copy: String { path + ".bak" }

  /// Nil when there is none yet.
  func read() throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      return try InputFile(place: .path(path), folder: nil).withBytes { bytes in
        bytes.withUnsafeBytes { Array($0) }
      }
    } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  /// Once this returns, the text is on the disk.
  func write(_ text: String) throws(SystemError) {
    let interruption = Interruption.held()
    defer { interruption.release() }
    let target = OutputFile.followed(path)
    let draft = target + ".new"
    do throws(SystemError) {
      try Self.save(text, as: draft)
      try keepCopy(of: target)
      guard rename(draft, target) == 0 else { throw .last }
    } catch {
      unlink(draft)
      throw error
    }
    try Self.sync(folderOf: target)
  }
}

extension KeptFile {
  private static func save(_ text: String, as path: String) throws(SystemError) {
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try OutputStream.write(text, to: descriptor)
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }

  /// A second name for what stands there, which stays when the first one goes to the new text; a true copy where
  /// a file system gives no second names.
  private func keepCopy(of target: String) throws(SystemError) {
    let draft = copy + ".new"
    unlink(draft)
    if link(target, draft) != 0 {
      guard errno != ENOENT else { return }
      guard let bytes = try read() else { return }
      try Self.save(String(decoding: bytes, as: UTF8.self), as: draft)
    }
    guard rename(draft, copy) == 0 else { throw .last }
    // Two names of one file are both left by rename(2).
    unlink(draft)
  }

  /// A new name is only safe once its folder is.
  private static func sync(folderOf path: String) throws(SystemError) {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = open(end == path.startIndex ? "/" : String(path[..<end]), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw .last }
    defer { close(folder) }
    guard fsync(folder) == 0 || errno == EINVAL else { throw .last }
  }
}
