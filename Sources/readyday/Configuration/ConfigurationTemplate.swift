import ReadyDayCore

/// A new configuration file: every key with what it means, those without a value as comments.
struct ConfigurationTemplate {
  /// JSON5, by the path of the key.
  private var values: [String: String] = [:]

  /// - Parameter key: one that stands in no section.
  mutating func set(_ key: String, _ value: JSON) {
    values[key] = value.json5
  }

  init(_ settings: [(key: String, value: JSON)] = []) {
    for (key, value) in settings { set(key, value) }
  }

  var text: String {
    let head = [
      "// What readyday knows of you (JSON5). Every key is optional; what stands behind // is not in force.",
      "// Paths start at this file's folder, or at ~. readyday config check finds mistakes.",
      "{",
    ]
    return (head + lines.map(Self.indented) + ["}"]).joined(separator: "\n") + "\n"
  }
}

extension ConfigurationTemplate {
  private static func indented(_ line: String) -> String { line.isEmpty ? "" : "  " + line }

  /// A key or a section each, with an empty line between them.
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
    return Self.comment(key.meaning)
      + parts.flatMap { Self.comment("  \($0.name): \($0.meaning)") }
      + [value ?? "// \(key.name): \(key.example),"]
  }

  private func section(_ name: String, _ keys: [ConfigurationKey]) -> [String] {
    keys.flatMap { Self.comment("\($0.path): \($0.meaning)") } + ["// \(name): {"]
      + keys.map { "//   \($0.name): \($0.example)," } + ["// },"]
  }

  private static func comment(_ text: String) -> [String] {
    let indent = text.prefix { $0 == " " }
    return TextWrapping.lines(of: text, width: 90).map { "// \(indent)\($0)" }
  }
}

extension JSON {
  /// As people write it: lists of objects over several lines, keys bare.
  var json5: String {
    switch self {
    case .array(let values):
      let parts = values.map(\.json5)
      guard values.contains(where: \.isObject) else { return "[\(parts.joined(separator: ", "))]" }
      return "[\n" + parts.map { "    \($0),\n" }.joined() + "  ]"
    case .object(let members):
      let parts = members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.json5)" }
      return "{\(parts.joined(separator: ", "))}"
    case .null, .bool, .number, .string: return line
    }
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
