/// The list of what an export of everything that is kept holds.
public struct ExportIndex: Sendable {
  let exportedAt: Instant
  let files: [String]

  /// - Parameters:
  ///   - files: paths below the export's folder.
  ///   - exportedAt: when they were copied.
  public init(of files: [String], exportedAt: Instant) {
    self.exportedAt = exportedAt
    self.files = files
  }

  fileprivate static func meaning(of file: String) -> String {
    switch file {
    case "plans.json": "training plans; readyday schema plans describes their members"
    case "reflections.json": "reflections; readyday schema reflections describes their members"
    case _ where file.hasPrefix("whoop/"): "imported records, in the shape of WHOOP's API version 2"
    default: "imported records"
    }
  }
}

extension Document<ExportIndex> {
  /// What lies beside it, file by file.
  public static var data: Document {
    let file = Fields<String>([
      .text("path") { $0 }, .text("content") { ExportIndex.meaning(of: $0) },
    ])
    return Document(
      "data",
      [
        .json("readyday_version", .string) { _, _ in .string(Version.current) },
        .moment("exported_at") { $0.exportedAt }, .list("files", file) { $0.files },
      ])
  }
}
