import ReadyDayCore

/// The WHOOP records that `import` keeps, a file a kind in one folder.
struct WhoopStore: Sendable {
  let folder: String

  /// Everything that is kept. Fails when something is there that is not understood whole: writing over it would
  /// lose it.
  func archive() throws(FileProblem) -> WhoopArchive {
    var archive = WhoopArchive.ofEverything
    archive.keepsTexts = true
    for kind in DataFolder.whoopKinds {
      try add("\(folder)/\(kind).json", to: &archive)
    }
    try addJournal(to: &archive)
    return archive
  }

  private func addJournal(to archive: inout WhoopArchive) throws(FileProblem) {
    let path = "\(folder)/\(StoredWhoop.journalFile)"
    do throws(FileProblem) {
      try InputFile.withBytes(at: path) { archive.add($0, from: path) }
    } catch {
      guard error.isMissingFile else { throw error }
      return
    }
    guard archive.isWhole, archive.hasJournal else { throw FileProblem(.notAsWritten, path) }
  }

  private func add(_ path: String, to archive: inout WhoopArchive) throws(FileProblem) {
    let known = archive.recordCount
    // It must hold records, wherever they came from, or be as one without is written here: what is
    // no record any more may have been one.
    var isEmpty = false
    var fault: StoreFault?
    do throws(FileProblem) {
      try InputFile.withBytes(at: path) { bytes in
        fault = StoreFault.found(in: bytes).flatMap { $0.isAmbiguity ? $0 : nil }
        isEmpty = bytes.withUnsafeBytes { $0.elementsEqual(StoredWhoop.emptyFile.utf8) }
        archive.add(bytes, from: path)
      }
    } catch {
      guard error.isMissingFile else { throw error }
      return
    }
    if let fault { throw FileProblem(.damaged(fault), path) }
    // All files together may hold no record, where none of an import could be read.
    let isRead = archive.recordCount > known && archive.isWhole
    guard isEmpty || isRead else { throw FileProblem(.notAsWritten, path) }
  }

  /// Replaces each file whole; the reader takes any mixture of old and new ones.
  func write(_ records: StoredWhoop) throws {
    for (name, text) in records.files {
      try OutputFile(path: "\(folder)/\(name)").write(text)
    }
  }
}
