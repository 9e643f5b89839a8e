/// The files of a complete export.
package struct ExportIndex: Sendable {
  let files: [(path: String, content: String)]

  /// - Parameter files: with paths relative to the export's folder.
  package init(of files: [(path: String, content: String)]) { self.files = files }
}

extension Document<ExportIndex> {
  package static var data: Document {
    let file = Fields<(path: String, content: String)>([
      .text("path") { $0.path }, .text("content") { $0.content },
    ])
    return Document(
      "data",
      [
        .json("readyday_version", .string) { _, _ in .string(Version.current) },
        .list("files", file) { $0.files },
      ])
  }
}
