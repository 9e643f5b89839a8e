extension Report {
  /// The configuration in force, a value a line.
  ///
  /// - Parameters:
  ///   - settings: the values, with their origins.
  ///   - showsOrigin: whether it is said where each comes from.
  ///   - language: the language it is in.
  package init(_ settings: Settings, showsOrigin: Bool, in language: Language) {
    var table = Table(
      settings.entries.map { entry in
        (entry.key, entry.text + (showsOrigin ? "  (\(entry.origin))" : ""))
      }, fit: .cut)
    table.isIndented = false
    self.init(language, [Section(nil, .table(table))])
  }
}

extension Settings.Entry {
  /// On one line; a dash where nothing is set.
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
