/// What is wrong with a file that readyday keeps.
package enum StoreFault: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// It is missing, or something else than this.
    case expected(FieldForm)
    case impossible(PlanProblem)
    case repeated
  }

  /// `found` is what is there; nil when the file ends too early.
  case notJSON(line: Int, column: Int, found: String?)
  /// A member that its object has twice; the line of the second one.
  case repeatedMember(String, line: Int)
  /// Values within values, deeper than the limit.
  case nestedTooDeep(limit: Int, line: Int)
  case anotherFile(expected: String)
  case newerVersion(String)
  /// The `number`th entry, from 1.
  case entry(Int, field: String, Reason)
}

extension StoreFault {
  /// Whether the text could be read in more than one way, or not to its end: written again, part of it would be lost.
  package var isAmbiguity: Bool {
    switch self {
    case .repeatedMember, .nestedTooDeep: true
    case .notJSON, .anotherFile, .newerVersion, .entry: false
    }
  }

  /// What keeps `bytes` from being JSON that can be read in one way alone.
  package static func found(in bytes: RawSpan) -> StoreFault? {
    JSONReader.fault(in: bytes).map { StoreFault($0, in: bytes) }
  }

  static func value(of bytes: [UInt8]) throws(StoreFault) -> JSON {
    let span = bytes.span.bytes
    do throws(JSONFault) {
      return try JSONReader.value(of: span)
    } catch {
      throw StoreFault(error, in: span)
    }
  }

  /// - Parameters:
  ///   - fault: what is wrong.
  ///   - bytes: the text, in which its line and column are counted.
  package init(_ fault: JSONFault, in bytes: RawSpan) {
    let (line, column) = JSONReader.position(of: fault.offset, in: bytes)
    switch fault.reason {
    case .repeatedName(let name): self = .repeatedMember(name, line: line)
    case .tooDeep: self = .nestedTooDeep(limit: Limits.JSON.depth, line: line)
    default: self = .notJSON(line: line, column: column, found: fault.found(in: bytes))
    }
  }
}
