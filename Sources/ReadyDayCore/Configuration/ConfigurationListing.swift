/// Every effective value and its origin.
package struct ConfigurationListing {
  /// An option's value as written, and where it was set.
  package typealias Given = (text: String, origin: String)

  private let configuration: Configuration
  private let standard: String
  private let given: (String) -> [Given]

  /// - Parameter given: an option's values by its name; those from the configuration are ignored.
  package init(
    _ configuration: Configuration, standard: String = "default",
    given: @escaping (String) -> [Given]
  ) { (self.configuration, self.standard, self.given) = (configuration, standard, given) }

  package var entries: [Settings.Entry] {
    ConfigurationKey.all.filter(\.isSetOnce).map { key in
      // Values from the file are shown by key, which hides secrets such as a calendar's address.
      let given = (key.option.map(given) ?? []).filter { $0.origin != configuration.origin }
      let file = configuration.written.contains(key.path) ? configuration.origin : nil
      return Settings.Entry(
        key: key.path,
        value: key.discreet(given.isEmpty ? key.show(configuration) : value(of: key, given)),
        origin: given.last?.origin ?? file ?? standard)
    }
  }

  private func value(of key: ConfigurationKey, _ given: [Given]) -> JSON {
    guard case .array = key.show(configuration) else { return JSON(given.last?.text) }
    return .array(given.map { .string($0.text) })
  }
}

extension ConfigurationKey {
  /// `value` for display; the arguments of a command may be secret, so they are left out.
  package func discreet(_ value: JSON) -> JSON {
    path.hasSuffix("_command") ? value.programOnly : value.withoutSecrets
  }
}

extension JSON {
  fileprivate var programOnly: JSON {
    guard let words = elements, let program = words.first else { return self }
    return words.count == 1 ? self : .array([program, .string("…")])
  }

  /// Whether any text in it may be a secret address or contain a password.
  package var holdsSecret: Bool {
    switch self {
    case .string(let text): text.mayHoldSecret
    case .array(let values): values.contains(where: \.holdsSecret)
    case .object(let members): members.values.contains(where: \.holdsSecret)
    case .null, .bool, .number: false
    }
  }

  var withoutSecrets: JSON {
    switch self {
    case .string(let text): .string(text.withoutSecret)
    case .array(let values): .array(values.map(\.withoutSecrets))
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { key, value in
            (key, key == "url_command" ? value.programOnly : value.withoutSecrets)
          }))
    case .null, .bool, .number: self
    }
  }
}
