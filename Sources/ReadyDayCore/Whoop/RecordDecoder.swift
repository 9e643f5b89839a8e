#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes records out of the places where a ``RecordFinder`` saw them.
struct RecordDecoder {
  private let decoder = JSONDecoder()
  private let camelCaseDecoder = JSONDecoder()

  init() {
    camelCaseDecoder.keyDecodingStrategy = .custom { path in
      path.last.map { SnakeCaseKey(camelCase: $0.stringValue) } ?? SnakeCaseKey(camelCase: "")
    }
  }

  func decode<Wire: Decodable>(
    _ wire: Wire.Type, from record: RecordFinder.Record, in bytes: RawSpan
  ) throws(RecordFault) -> Wire {
    let decoder = record.isCamelCase ? camelCaseDecoder : decoder
    do {
      return try decoder.decode(wire, from: Data(bytes.bytes(in: record.place)))
    } catch let error as DecodingError {
      throw RecordFault(error)
    } catch {
      throw RecordFault(trouble: .malformed, path: [])
    }
  }
}

/// `hrv_rmssd_milli`, from `hrvRmssdMilli`: other programs spell WHOOP's names their own way.
private struct SnakeCaseKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(camelCase name: String) {
    stringValue = name.reduce(into: "") { snake, letter in
      if letter.isUppercase { snake.append("_") }
      snake += letter.lowercased()
    }
  }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}

extension RecordFault {
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        trouble: .unreadable(expected: "value"), path: context.codingPath.names + [key.stringValue])
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(
        trouble: .unreadable(expected: Self.word(for: type)), path: context.codingPath.names)
    case .dataCorrupted(let context):
      self.init(trouble: .malformed, path: context.codingPath.names)
    @unknown default:
      self.init(trouble: .malformed, path: [])
    }
  }

  /// What JSON calls a value of `type`.
  private static func word(for type: Any.Type) -> String {
    switch type {
    case is Double.Type, is Int.Type: "number"
    case is String.Type: "string"
    case is Bool.Type: "true, false"
    default: "object"
    }
  }
}

extension [any CodingKey] {
  fileprivate var names: [String] { map(\.stringValue) }
}
