/// A new configuration file: every key with its meaning, commented out unless it has a value.
package struct ConfigurationTemplate {
  /// Values in JSON5, by key path.
  private var values: [String: String] = [:]
  private let language: Language

  package init(_ settings: [(key: String, value: JSON)] = [], in language: Language) {
    self.language = language
    for (key, value) in settings { values[key] = value.json5 }
  }

  package var text: String {
    let head = Self.introduction.map { "// \($0.text(in: language))" }
    return (head + ["{"] + lines.map(Self.indented) + ["}"]).joined(separator: "\n") + "\n"
  }

  private static let introduction = [
    Phrase(
      "readyday's configuration (JSON5). Every key is optional; lines starting with // are off.",
      es: "Configuración de readyday (JSON5). Todo es opcional; lo que sigue a // no se aplica."),
    Phrase(
      "Paths are relative to this file's folder, or start with ~. Check it with readyday config check.",
      es:
        "Las rutas parten de la carpeta de este archivo o de ~. Para revisarlo: readyday config check."
    ),
  ]

  private static func indented(_ line: String) -> String { line.isEmpty ? "" : "  " + line }

  /// One block for each key or section, with empty lines between them.
  private var lines: [String] {
    let keys = ConfigurationKey.all.filter(\.isSetOnce)
    var sections: [String] = []
    for key in keys where !sections.contains(key.section ?? key.path) {
      sections.append(key.section ?? key.path)
    }
    let blocks = sections.map { name -> [String] in
      let own = keys.filter { ($0.section ?? $0.path) == name }
      return own.first?.section == nil ? own.flatMap(entry) : section(name, own)
    }
    return Array(blocks.joined(separator: [""]))
  }

  private func entry(_ key: ConfigurationKey) -> [String] {
    let parts = ConfigurationKey.all.filter { $0.section == key.path + "[]" }
    let value = values[key.path].map { "\(key.name): \($0)," }
    return Self.comment(meaning(of: key))
      + parts.flatMap { Self.comment("  \($0.name): \(meaning(of: $0))") }
      + [value ?? "// \(key.name): \(key.example),"]
  }

  private func section(_ name: String, _ keys: [ConfigurationKey]) -> [String] {
    keys.flatMap { Self.comment("\($0.path): \(meaning(of: $0))") } + ["// \(name): {"]
      + keys.map { "//   \($0.name): \($0.example)," } + ["// },"]
  }

  private func meaning(of key: ConfigurationKey) -> String { key.meaning.text(in: language) }

  private static func comment(_ text: String) -> [String] {
    let indent = text.prefix { $0 == " " }
    return TextWrapping.lines(of: text, width: 90).map { "// \(indent)\($0)" }
  }
}

extension JSON {
  /// The value with unquoted keys, and with one line for each object in a list.
  package var json5: String {
    switch self {
    case .array(let values):
      let parts = values.map(\.json5)
      guard values.contains(where: \.isObject) else { return "[\(parts.joined(separator: ", "))]" }
      return "[\n" + parts.map { "    \($0),\n" }.joined() + "  ]"
    case .object(let members):
      let parts = members.ordered { $0.key < $1.key }.map { "\($0.key): \($0.value.json5)" }
      return "{\(parts.joined(separator: ", "))}"
    case .null, .bool, .number, .string: return line
    }
  }

  package var isObject: Bool { if case .object = self { true } else { false } }
}
