/// The list of what an export of everything that is kept holds.
package struct ExportIndex: Sendable {
  let exportedAt: Instant
  let files: [(path: String, content: String)]

  /// - Parameters:
  ///   - files: paths below the export's folder, with what lies there.
  ///   - exportedAt: when they were copied.
  package init(of files: [(path: String, content: String)], exportedAt: Instant) {
    self.exportedAt = exportedAt
    self.files = files
  }
}

extension Document<ExportIndex> {
  /// What lies beside it, file by file.
  package static var data: Document {
    let file = Fields<(path: String, content: String)>([
      .text("path") { $0.path }, .text("content") { $0.content },
    ])
    return Document(
      "data",
      [
        .json("readyday_version", .string) { _, _ in .string(Version.current) },
        .moment("exported_at") { $0.exportedAt }, .list("files", file) { $0.files },
      ])
  }
}
