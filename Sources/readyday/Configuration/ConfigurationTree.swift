#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  /// Nil for what is no JSON5.
  init?(json5 text: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let tree = try? decoder.decode(Self.self, from: Data(text)) else { return nil }
    self = tree
  }

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
  var kind: Wording {
    switch self {
    case .null: Wording("null")
    case .bool: .bool
    case .number: .number
    case .text: .text
    case .list: .list
    case .object: .object
    }
  }
}

/// What a value is, or has to be.
extension Wording {
  static let bool = Wording(en: "true or false", es: "true o false")
  static let number = Wording(en: "a number", es: "un número")
  static let wholeNumber = Wording(en: "a whole number", es: "un número entero")
  static let text = Wording(en: "text", es: "texto")
  static let list = Wording(en: "a list", es: "una lista")
  static let object = Wording(en: "an object", es: "un objeto")
}
