/// One list of members, used to read a stored value, to write it and to describe its shape.
package struct StoredTable<Value: Sendable>: Sendable {
  /// The members that this version may write.
  let names: Set<String>
  let shape: JSONShape
  let read: @Sendable (StoredMembers) throws(StoredFieldFault) -> Value
  let write: @Sendable (Value) -> [String: JSON]
}

extension StoredTable {
  /// - Parameters:
  ///   - blank: the value to read into; it supplies what is missing.
  ///   - path: a prefix for a required member's name in messages, such as `sessions.`
  ///   - check: throws if the members are readable but contradict each other.
  ///   - fields: the members, in the order in which they are read.
  init(
    _ blank: Value, at path: String = "",
    check: @escaping @Sendable (Value) throws(PlanProblem) -> Void = { _ in },
    _ fields: [StoredField<Value>]
  ) {
    names = Set(fields.map(\.name))
    shape = Self.shape(of: fields)
    read = { members throws(StoredFieldFault) in
      var value = blank
      for field in fields {
        let isFound = try field.read(members, &value)
        guard !isFound, let form = field.required else { continue }
        throw StoredFieldFault(field: path + field.name, expected: form)
      }
      do throws(PlanProblem) {
        try check(value)
      } catch {
        throw StoredFieldFault(error)
      }
      return value
    }
    write = { value in
      var members: [String: JSON] = [:]
      for field in fields { members[field.name] = field.write(value) }
      return members
    }
  }

  private static func shape(of fields: [StoredField<Value>]) -> JSONShape {
    func shapes(_ isAlways: Bool) -> [String: JSONShape] {
      let some = fields.filter { $0.isAlways == isAlways }
      return Dictionary(some.map { ($0.name, $0.shape) }) { first, _ in first }
    }
    return .object(shapes(true), extra: shapes(false))
  }
}

/// One member of a stored value: its name, its shape, and how it is read and written.
struct StoredField<Value: Sendable>: Sendable {
  typealias Path<Part> = any WritableKeyPath<Value, Part> & Sendable

  let name: String
  let shape: JSONShape
  /// Whether the member is written even if it has the blank value.
  var isAlways: Bool
  /// The form to report if the member is missing; nil if it is optional.
  var required: FieldForm?
  /// Returns whether the member is present.
  var read: @Sendable (StoredMembers, inout Value) throws(StoredFieldFault) -> Bool
  /// Nil if the member is not written.
  var write: @Sendable (Value) -> JSON?

  /// A member that every file has; `missing` replaces the form to report if there is none.
  static func required<Part>(
    _ name: String, _ form: StoredForm<Part>, _ path: Path<Part>, orElse missing: FieldForm? = nil
  ) -> StoredField {
    var field = always(name, form, path)
    field.required = missing ?? form.expected
    return field
  }

  /// A member that is always written; if it is missing, the blank value is used.
  static func always<Part>(
    _ name: String, _ form: StoredForm<Part>, _ path: Path<Part>
  ) -> StoredField {
    StoredField(name: name, shape: form.shape, isAlways: true) {
      members, value throws(StoredFieldFault) in
      guard let part = try form.read(members, name) else { return false }
      value[keyPath: path] = part
      return true
    } write: {
      form.write($0[keyPath: path])
    }
  }

  /// A member that is not written if it is nil.
  static func optional<Part>(
    _ name: String, _ form: StoredForm<Part>, _ path: Path<Part?>
  ) -> StoredField {
    StoredField(name: name, shape: form.shape, isAlways: false) {
      members, value throws(StoredFieldFault) in
      value[keyPath: path] = try form.read(members, name)
      return true
    } write: {
      $0[keyPath: path].map(form.write)
    }
  }

  /// A member that is not written if it is empty.
  static func unlessEmpty<Part: Collection & SendableMetatype>(
    _ name: String, _ form: StoredForm<Part>, _ path: Path<Part>
  ) -> StoredField {
    var field = always(name, form, path)
    field.isAlways = false
    field.write = { $0[keyPath: path].isEmpty ? nil : form.write($0[keyPath: path]) }
    return field
  }

  /// A member that is read as part of another one.
  static func beside(
    _ name: String, _ shape: JSONShape, write: @escaping @Sendable (Value) -> JSON?
  ) -> StoredField {
    StoredField(name: name, shape: shape, isAlways: false, read: { _, _ in true }, write: write)
  }

  static func id(_ path: Path<String>) -> StoredField { required("id", .id, path) }

  /// When it was created and changed; the same if the change is missing or, leniently, unreadable.
  static func times(
    _ created: Path<Instant>, _ updated: Path<Instant>, isLenient: Bool = true
  ) -> [StoredField] {
    let form = StoredForm.moment
    var change = always("updated_at", form, updated)
    change.read = { members, value throws(StoredFieldFault) in
      do throws(StoredFieldFault) {
        value[keyPath: updated] = try form.read(members, "updated_at") ?? value[keyPath: created]
      } catch {
        guard isLenient else { throw error }
        value[keyPath: updated] = value[keyPath: created]
      }
      return true
    }
    return [required("created_at", form, created), change]
  }
}
