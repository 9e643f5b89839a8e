#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes records out of the places where a ``RecordFinder`` saw them.
struct RecordDecoder {
  private let decoder: JSONDecoder

  init() {
    decoder = JSONDecoder()
    // Leaves names that are camel case already as they are, so one wire struct reads both
    // spellings.
    decoder.keyDecodingStrategy = .convertFromSnakeCase
  }

  func decode<Wire: Decodable>(
    _ wire: Wire.Type, at place: Range<Int>, in bytes: RawSpan
  ) throws(RecordFault) -> Wire {
    do {
      return try decoder.decode(wire, from: Data(bytes.bytes(in: place)))
    } catch let error as DecodingError {
      throw RecordFault(error)
    } catch {
      throw RecordFault(trouble: .malformed, path: [])
    }
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
