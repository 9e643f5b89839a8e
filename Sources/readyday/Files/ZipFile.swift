/// A zip, as WHOOP mails the app's export, read by the system's `unzip`.
struct ZipFile: Sendable {
  let path: String

  /// The most that is unpacked of one zip: fifty years of records fit in a tenth of it.
  static let limit = 256 << 20

  private static let unzip = SystemTool(name: "unzip")

  /// The entries whose names end in one of `endings`, in order of their names.
  func entries(endings: [String]) throws(FileProblem) -> [InputFile] {
    do throws(SystemTool.Trouble) {
      let listing = try Self.unzip.output(of: ["-Z1", "--", plainPath], limit: 1 << 20)
      let names = String(decoding: listing, as: UTF8.self).split(separator: "\n").map(String.init)
      var room = Self.limit
      var files: [InputFile] = []
      for name in names.sorted() where endings.contains(where: name.lowercased().hasSuffix) {
        let bytes = try Self.unzip.output(
          of: ["-p", "--", plainPath, Self.literal(name)], limit: room)
        room -= bytes.count
        files.append(InputFile(place: .entry("\(path)/\(name)", bytes), folder: nil))
      }
      return files
    } catch {
      throw FileProblem(.unzipping(error), path)
    }
  }

  /// `unzip` takes what begins with a hyphen for an option.
  private var plainPath: String { path.hasPrefix("-") ? "./" + path : path }

  /// `unzip` takes names for patterns.
  private static func literal(_ name: String) -> String {
    name.reduce(into: "") { literal, character in
      if "[]*?\\".contains(character) { literal.append("\\") }
      literal.append(character)
    }
  }
}
