/// What `readyday config` needs of a key and of what is set for it.
extension ConfigurationKey {
  package static let settable = all.filter(\.isSetOnce)

  package var isList: Bool { example.hasPrefix("[") }
  /// The first element of the key's example.
  package var entry: String {
    let entries = JSON(json5: example)?.elements ?? []
    return entries.first.map { $0.words.first ?? $0.json5 } ?? ""
  }
  package var isListOfWords: Bool {
    ["sources", "workouts.prefer", "alerts", "privacy.hide", "privacy.coach"].contains(path)
  }
  package var isPlace: Bool { ["whoop", "calendars"].contains(path) }
  package var isText: Bool { example.hasPrefix("\"") }
}

extension JSON {
  package init?(json5 text: String) {
    guard let value = try? JSONReader.value(of: Array(text.utf8).span.bytes, .json5) else {
      return nil
    }
    self = value
  }

  package func has(url: String) -> Bool {
    if case .object(let members) = self { members["url"] == .string(url) } else { false }
  }

  /// The element itself, or its name, title and path.
  package var names: [JSON] {
    guard case .object(let members) = self else { return [self] }
    return ["name", "title", "path"].compactMap { members[$0] }
  }

  package var words: [String] {
    switch self {
    case .array(let values): values.flatMap(\.words)
    case .string(let text): [text]
    case .null: []
    case .bool, .number, .object: [json5]
    }
  }
}
