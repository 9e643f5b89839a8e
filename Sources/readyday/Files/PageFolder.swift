import ReadyDayCore

/// A folder of pages that only the user can read.
struct PageFolder: Sendable {
  let path: String

  /// Why others may come to see what is in a folder.
  enum Publicity: Sendable {
    case synced, versioned, served
  }

  /// Nil if nothing suggests it.
  var publicity: Publicity? {
    let place = (try? FileSystem.realPath(of: nearest)) ?? nearest
    let rest = path.absolutePath.utf8.dropFirst(nearest.utf8.count)
    let whole = place + String(decoding: rest, as: UTF8.self)
    if Self.served.contains(where: { (whole + "/").hasPrefix($0 + "/") }) { return .served }
    let names = whole.lowercased().split(separator: "/")
    if names.contains(where: { Self.servedNames.contains(String($0)) }) { return .served }
    if names.contains(where: { name in Self.syncedNames.contains { name.hasPrefix($0) } }) {
      return .synced
    }
    let above = sequence(first: place) { $0 == "/" ? nil : $0.parentFolder }
    for folder in above {
      if Self.has(".git", in: folder) { return .versioned }
      if Self.marks.contains(where: { Self.has($0, in: folder) }) { return .synced }
    }
    return nil
  }

  /// The path, or the folder above it that exists.
  private var nearest: String {
    sequence(first: path.absolutePath) { $0 == "/" ? nil : $0.parentFolder }
      .first { FileStatus(of: $0) != nil } ?? "/"
  }

  private static func has(_ name: String, in folder: String) -> Bool {
    FileStatus(ofLinkAt: folder.appending(name: name)) != nil
  }

  private static let served = [
    "/var/www", "/srv/http", "/srv/www", "/usr/share/nginx", "/usr/local/var/www",
    "/Library/WebServer",
  ]
  private static let servedNames: Set<String> = ["public_html", "htdocs", "wwwroot"]
  /// How the names of folders begin that a program copies to other computers.
  private static let syncedNames = [
    "dropbox", "onedrive", "nextcloud", "owncloud", "google drive", "googledrive", "icloud",
    "mobile documents", "com~apple~clouddocs", "cloudstorage",
  ]
  /// What such programs leave in a folder.
  private static let marks = [".dropbox", ".dropbox.cache", ".stfolder", ".nextcloudsync.log"]

  /// Writes the pages, and removes own ones of `known` that are not among them. Anything else stays.
  ///
  /// - Parameter pages: the text of each file by its name.
  func write(_ pages: [String: String], known: [String]) throws {
    do throws(SystemError) {
      try DataFolder.makeFolders(path)
    } catch { throw Failure(writing: path, error) }
    for name in pages.keys.sorted() where exists(name) && !isOwn(name) {
      throw Failure.strangersPage(place(of: name))
    }
    do throws(SystemError) {
      if try FolderListing.names(in: path).allSatisfy(isOwn) {
        try FileSystem.makePrivate(path)
      }
      for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
        try OutputFile(path: place(of: name)).overwrite(Array(text.utf8))
      }
      for name in known where pages[name] == nil && isOwn(name) {
        try FileSystem.removeFile(place(of: name))
      }
    } catch { throw Failure(writing: path, error) }
  }

  func place(of name: String) -> String { path.appending(name: name) }

  private func exists(_ name: String) -> Bool { FileStatus(ofLinkAt: place(of: name)) != nil }

  /// Whether it is a page of readyday's; never true for a link.
  private func isOwn(_ name: String) -> Bool {
    guard name.hasSuffix(".html"), FileStatus(ofLinkAt: place(of: name))?.kind == .file,
      let head = try? InputFile.withBytes(
        ofFileAt: place(of: name), { $0.extracting(first: Self.headLength).array })
    else { return false }
    let mark = Array(HTMLRenderer.mark.utf8)
    return head.indices.contains { head[$0...].starts(with: mark) }
  }

  /// Bytes within which a page says whose it is.
  private static let headLength = 1000
}

extension Failure {
  fileprivate static func strangersPage(_ path: String) -> Failure {
    Failure(
      .notOwn,
      Message(
        "\(path.shownName) is not a page of readyday's: nothing was written",
        es: "\(path.shownName) no es una página de readyday: no se ha escrito nada"))
  }

  static func publicFolder(_ path: String, _ publicity: PageFolder.Publicity) -> Failure {
    Failure(
      .publicFolder,
      Message { voice in
        let name = path.shownName
        return switch publicity {
        case .synced:
          voice.say(
            "\(name) is copied to other computers: choose another folder, or add --shared",
            es: "\(name) se copia a otros ordenadores: elige otra carpeta o añade --shared")
        case .versioned:
          voice.say(
            "\(name) is under version control: choose another folder, or add --shared",
            es: "\(name) está bajo control de versiones: elige otra carpeta o añade --shared")
        case .served:
          voice.say(
            "\(name) may be on the web: choose another folder, or add --shared",
            es: "\(name) puede estar en la web: elige otra carpeta o añade --shared")
        }
      })
  }
}
