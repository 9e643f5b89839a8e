/// All fetched calendars, even if the configuration no longer names them.
struct FetchedCopies: Sendable {
  private let folder: String
  /// The files readyday wrote there, recognised by name, and left-over drafts.
  private let names: [String]

  /// Does nothing if nothing was fetched. Fails if the folder is a link, whose target may be used by
  /// others.
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
      do throws(SystemError) { try FileSystem.removeFile(path) } catch {
        guard error.isMissingFile else { throw error }
      }
    }
    // One with something else in it stays.
    if !names.isEmpty { try? FileSystem.removeFolder(folder) }
  }
}
