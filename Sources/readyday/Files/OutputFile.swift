/// A file that is there whole or not at all.
struct OutputFile: Sendable {
  let path: String

  /// Replaces the file through a draft in the same folder. It keeps its mode; a new file is private.
  ///
  /// A link is followed, and one that leads nowhere is an error. What is no file, a device or a pipe, is written to
  /// and stays what it is.
  func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    guard let status = FileStatus(of: path), status.kind != .file else {
      return try replace(with: bytes)
    }
    try SystemError.writing(path) { () throws(SystemError) in try writeThrough(bytes) }
  }

  /// Whether there is a file, or a link, of that name.
  var exists: Bool { FileStatus(ofLinkAt: path) != nil }

  /// Whether it is a calendar that readyday wrote.
  var isOwnCalendar: Bool {
    let mark = Array("PRODID:-//readyday//".utf8)
    let head = try? InputFile.withBytes(ofFileAt: path) { bytes in
      bytes.extracting(first: 200).withUnsafeBytes { Array($0) }
    }
    guard let head else { return false }
    return head.indices.contains { head[$0...].starts(with: mark) }
  }

  /// Writes a new file; fails, and changes nothing, if it exists.
  func create(_ text: String) throws(SystemError) {
    try create(Array(text.utf8))
  }

  func create(_ bytes: [UInt8]) throws(SystemError) {
    try drafted(besides: path) { draft throws(SystemError) in
      try draft.write(bytes)
      try draft.become(path)
    }
  }

  /// The same as writing, for what is a file or nothing.
  ///
  /// - Parameter prepare: what is done once the draft is whole, before it takes the place of the file at the end of
  ///   all links.
  func replace(
    with bytes: [UInt8], _ prepare: (String) throws(SystemError) -> Void = { _ in }
  ) throws(SystemError) {
    let (target, status) = try SystemError.writing(path, followed)
    try drafted(besides: target) { draft throws(SystemError) in
      try draft.write(bytes)
      if let status { try draft.resemble(status) }
      try prepare(target)
      try draft.replace(target)
    }
  }

  /// Interruption waits, so that no half-written file is left.
  private func drafted(
    besides target: String, _ write: (Draft) throws(SystemError) -> Void
  ) throws(SystemError) {
    let interruption = Interruption.held()
    defer { interruption.release() }
    try SystemError.writing(path) { () throws(SystemError) in
      let draft = try Draft(besides: target)
      defer { draft.release() }
      do throws(SystemError) {
        try write(draft)
      } catch {
        draft.discard()
        throw error
      }
    }
  }
}

extension OutputFile {
  /// The file at the end of all links; nil if there is none yet.
  func followed() throws(SystemError) -> (target: String, status: FileStatus?) {
    guard let status = FileStatus(of: path) else {
      let error = SystemError.last.lookingCloser(at: path)
      guard error.isMissingFile else { throw error }
      return (path, nil)
    }
    return (try FileSystem.realPath(of: path), status)
  }

  /// A named pipe must have a reader already: one may never come.
  private func writeThrough(_ bytes: [UInt8]) throws(SystemError) {
    let file = try Descriptor(path, for: .writingAtOnce)
    defer { file.close() }
    try file.write(bytes)
  }
}
