/// All copies of calendars that were fetched, whichever the configuration still names.
struct FetchedCopies: Sendable {
  private let folder: String
  /// What readyday wrote there, by the names it gives, and drafts that were left over.
  private let names: [String]

  /// Nothing where nothing was fetched. Fails where a link stands for the folder: of what it leads to, nobody knows who
  /// else needs it.
  init(_ environment: Environment) throws {
    guard let cache = CacheFolder(environment) else {
      (folder, names) = ("", [])
      return
    }
    folder = cache.calendars
    for path in [cache.path, folder] where try FileStatus.found(at: path)?.kind == .link {
      throw Failure(removing: path, linkTo: FileSystem.target(ofLinkAt: path) ?? "")
    }
    names = try FolderListing.found(in: folder).filter {
      Self.isOwn(Draft.target(ofDraft: $0) ?? $0)
    }
  }

  var paths: [String] { names.map { "\(folder)/\($0)" } }

  private static func isOwn(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && (parts[1] == "ics" || parts[1] == "json")
      && parts[0].utf8.count == 16 && parts[0].allSatisfy(\.isHexDigit)
  }

  func remove() throws {
    for path in paths {
      do throws(SystemError) {
        try FileSystem.removeFile(path)
      } catch {
        guard !error.isMissingFile else { continue }
        throw Failure(removing: path, error)
      }
    }
    // One with something else in it stays.
    if !names.isEmpty { try? FileSystem.removeFolder(folder) }
  }
}
