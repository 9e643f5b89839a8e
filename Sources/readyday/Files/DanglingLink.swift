extension SystemError {
  /// Why there is no file at `path`, where looking for it failed with this: a link that leads nowhere, on the way or
  /// at its end, is something else than nothing.
  func lookingCloser(at path: String) -> SystemError {
    isMissingFile && Self.isDangling(path) ? .danglingLink : self
  }

  private static func isDangling(_ path: String) -> Bool {
    var path = path
    while true {
      if let status = FileStatus(ofLinkAt: path) {
        return status.kind == .link && FileStatus(of: path) == nil
      }
      let parent = path.parentFolder
      guard parent != path else { return false }
      path = parent
    }
  }
}
