/// The configuration as the decoder understands it, before any key has a meaning.
indirect enum ConfigurationTree: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([ConfigurationTree])
  case object([String: ConfigurationTree])
}

extension ConfigurationTree: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([ConfigurationTree].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: ConfigurationTree].self))
    }
  }
}

extension ConfigurationTree {
  /// As an error names it.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
