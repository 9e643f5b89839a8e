/// The members of one stored thing, read one by one.
typealias StoredFields = JSONFields<StoredFieldFault>

/// A member that cannot be read.
package struct StoredFieldFault: JSONFieldFault, Hashable, Sendable {
  /// Its name.
  package let field: String
  /// What is wrong with it.
  package let reason: StoreFault.Reason
}

extension StoredFieldFault {
  init(field: String, expected: FieldForm) {
    self.init(field: field, reason: .expected(expected))
  }
}

extension StoredFields {
  /// What the thing is called; a word without a sign that cannot be seen, since it is typed and shown.
  func id() throws(StoredFieldFault) -> String {
    let id = try needed(text("id"), "id", .text)
    guard TrainingPlan.isName(id) else { throw StoredFieldFault(field: "id", expected: .text) }
    return id
  }

  func date(_ name: String) throws(StoredFieldFault) -> LocalDate? {
    try value(name, .like("2026-11-23")) { LocalDate($0) }
  }

  func dates(_ name: String) throws(StoredFieldFault) -> Set<LocalDate> {
    var dates: Set<LocalDate> = []
    for value in try array(name) ?? [] {
      guard case .string(let text) = value, let date = LocalDate(text) else {
        throw StoredFieldFault(field: name, reason: .expected(.like("2026-11-23")))
      }
      dates.insert(date)
    }
    return dates
  }

  func moment(_ name: String) throws(StoredFieldFault) -> Instant? {
    try value(name, .like("2026-11-23T06:55:00Z")) { Timestamp($0)?.instant }
  }
}

/// What `value` is, or the fault that it is not there.
func needed<Value>(
  _ value: Value?, _ field: String, _ form: FieldForm
) throws(StoredFieldFault) -> Value {
  guard let value else { throw StoredFieldFault(field: field, expected: form) }
  return value
}

extension Instant {
  /// `2026-11-23T06:55:00Z`.
  package var stamp: String { reading(at: .zero).description + "Z" }
}
