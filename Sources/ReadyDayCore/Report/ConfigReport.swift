/// The configuration in effect, with the origin of each value.
package struct Settings: Sendable {
  package struct Entry: Equatable, Sendable {
    package let key: String
    /// A string, a number, a boolean or a list; null if not set.
    package let value: JSON
    /// An option, an environment variable, a file, or `default`.
    package let origin: String
  }

  let file: String?
  let entries: [Entry]

  /// - Parameters:
  ///   - file: nil if there is no configuration file.
  ///   - entries: in display order.
  package init(file: String?, _ entries: [Entry]) {
    self.file = file
    self.entries = entries
  }
}

extension Report {
  /// The configuration in effect, one value per line.
  ///
  /// - Parameter showsOrigin: whether to show where each value was set.
  package init(_ settings: Settings, showsOrigin: Bool, in language: Language) {
    var table = Table(
      settings.entries.map { entry in
        (entry.key, entry.text + (showsOrigin ? "  (\(entry.origin))" : ""))
      }, fit: .cut)
    table.isIndented = false
    self.init(language, .table(table))
  }
}

extension Settings.Entry {
  /// The value on one line; a dash if not set.
  fileprivate var text: String {
    guard case .array(let values) = value else { return Self.text(value) }
    return values.isEmpty ? "-" : values.map(Self.text).joined(separator: ", ")
  }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .null, .array, .object: "-"
    }
  }
}

extension Document<Settings> {
  package static var config: Document {
    let value = JSONShape.anyOf(.string, .number, .bool, .null, .list(of: .any))
    return Document(
      "config",
      [
        .optionalText("file") { $0.file },
        .list(
          "values",
          Fields<Settings.Entry>([
            .text("key") { $0.key }, .json("value", value) { entry, _ in entry.value },
            .text("origin") { $0.origin },
          ])
        ) { $0.entries },
      ])
  }
}
