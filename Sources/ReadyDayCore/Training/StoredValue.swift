#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON value as it was found: what this version does not know is written again as it was.
enum StoredValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([StoredValue])
  case object([String: StoredValue])
}

extension StoredValue: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let truth = try? value.decode(Bool.self) {
      self = .bool(truth)
    } else if let number = try? value.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([StoredValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: StoredValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let truth): try value.encode(truth)
    case .integer(let number): try value.encode(number)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }
}

extension StoredValue {
  /// Nil when `bytes` are not JSON.
  init?(json bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard
      let value = try? JSONDecoder().decode(StoredValue.self, from: Data(bytes[start...]))
    else { return nil }
    self = value
  }

  /// Over many lines, for people to read, with a final line feed.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Numbers come from JSON or from limits: none is infinite, and nothing else is ever refused.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
