/// What is wrong with a stored file.
package enum StoreFault: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// It is missing or has another form.
    case expected(FieldForm)
    case impossible(PlanProblem)
    case repeated
  }

  /// It is not JSON; `found` is nil if the file ends too early.
  case notJSON(line: Int, column: Int, found: String?)
  /// An object has a member twice, the second time on `line`.
  case repeatedMember(String, line: Int)
  case nestedTooDeep(limit: Int, line: Int)
  case anotherFile(expected: String)
  case newerVersion(String)
  /// An entry, counted from 1, has a member with this fault.
  case entry(Int, field: String, Reason)

  /// Whether the text has several readings or none, so that writing it back would lose part of it.
  package var isAmbiguity: Bool {
    switch self {
    case .repeatedMember, .nestedTooDeep: true
    case .notJSON, .anotherFile, .newerVersion, .entry: false
    }
  }

  /// What makes `bytes` invalid or ambiguous JSON.
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

  package init(_ fault: JSONFault, in bytes: RawSpan) {
    let (line, column) = JSONReader.position(of: fault.offset, in: bytes)
    switch fault.reason {
    case .repeatedName(let name): self = .repeatedMember(name, line: line)
    case .tooDeep: self = .nestedTooDeep(limit: Limits.JSON.depth, line: line)
    default: self = .notJSON(line: line, column: column, found: fault.found(in: bytes))
    }
  }
}
