/// What is wrong with a stored file.
package enum StoreFault: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The member is missing or has another form.
    case expected(FieldForm)
    case impossible(PlanProblem)
    case repeated
  }

  /// The file is not JSON; `found` is nil if it ends too early.
  case notJSON(line: Int, column: Int, found: String?)
  /// An object has this member twice, the second time on `line`.
  case repeatedMember(String, line: Int)
  case nestedTooDeep(limit: Int, line: Int)
  case anotherFile(expected: String)
  case newerVersion(String)
  /// The entry with this number, from 1, has a faulty member.
  case entry(Int, field: String, Reason)

  /// Whether the text is ambiguous or nested too deep, so that rewriting it would lose a part.
  package var isAmbiguity: Bool {
    switch self {
    case .repeatedMember, .nestedTooDeep: true
    case .notJSON, .anotherFile, .newerVersion, .entry: false
    }
  }

  /// Why `bytes` is invalid or ambiguous JSON; nil if it is neither.
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
