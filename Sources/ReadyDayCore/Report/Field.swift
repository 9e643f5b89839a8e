/// A member of a JSON object: its name, its schema, and how to write its value.
struct Field<Value>: Sendable {
  typealias Read<Part> = @Sendable (Value) -> Part

  let name: String
  /// Made for schemas alone.
  let shape: @Sendable () -> JSONShape
  /// Nil for a member that is always present.
  var isThere: Read<Bool>?
  let write: @Sendable (Value, DocumentContext, inout JSONWriter) -> Void

  init(
    _ name: String, _ shape: @escaping @autoclosure @Sendable () -> JSONShape,
    isThere: Read<Bool>? = nil,
    write: @escaping @Sendable (Value, DocumentContext, inout JSONWriter) -> Void
  ) {
    self.name = name
    self.shape = shape
    self.isThere = isThere
    self.write = write
  }

  /// A member that is read as a JSON value.
  static func json(
    _ name: String, _ shape: @escaping @autoclosure @Sendable () -> JSONShape,
    isThere: Read<Bool>? = nil, _ read: @escaping @Sendable (Value, DocumentContext) -> JSON
  ) -> Field {
    Field(name, shape(), isThere: isThere) { value, context, writer in
      writer.write(read(value, context))
    }
  }

  // Distinct names: twenty overloaded closures in one table take seconds to type-check.

  static func constant(_ name: String, _ text: String) -> Field {
    json(name, .constant(text)) { _, _ in .string(text) }
  }

  static func text(_ name: String, _ read: @escaping Read<String>) -> Field {
    json(name, .string) { value, _ in .string(read(value)) }
  }

  static func optionalText(_ name: String, _ read: @escaping Read<String?>) -> Field {
    json(name, .optional(.string)) { value, _ in JSON(read(value)) }
  }

  /// Text in the user's language.
  static func words(_ name: String, _ read: @escaping @Sendable (Value, Voice) -> String) -> Field {
    json(name, .string) { value, context in .string(read(value, context.phrases)) }
  }

  static func texts(_ name: String, _ read: @escaping Read<[String]>) -> Field {
    json(name, .list(of: .string)) { value, _ in .array(read(value).map(JSON.string)) }
  }

  /// Whole sentences or lines in the user's language.
  static func sentences(
    _ name: String, _ read: @escaping @Sendable (Value, Voice) -> [String]
  ) -> Field {
    json(name, .list(of: .string)) { value, context in
      .array(read(value, context.phrases).map(JSON.string))
    }
  }

  static func integer(_ name: String, _ read: @escaping Read<Int>) -> Field {
    json(name, .integer) { value, _ in .integer(read(value)) }
  }

  static func optionalInteger(_ name: String, _ read: @escaping Read<Int?>) -> Field {
    json(name, .optional(.integer)) { value, _ in JSON(read(value)) }
  }

  /// For values that are always finite. Others would become null and violate the schema.
  static func number(_ name: String, decimals: Int = 0, _ read: @escaping Read<Double>) -> Field {
    json(name, .number) { value, _ in JSON(read(value), decimals: decimals) }
  }

  static func optionalNumber(
    _ name: String, decimals: Int = 0, _ read: @escaping Read<Double?>
  ) -> Field {
    json(name, .optional(.number)) { value, _ in JSON(read(value), decimals: decimals) }
  }

  static func flag(_ name: String, _ read: @escaping Read<Bool>) -> Field {
    json(name, .bool) { value, _ in .bool(read(value)) }
  }

  // Dates and moments.

  static func date(_ name: String, _ read: @escaping Read<LocalDate>) -> Field {
    json(name, .date) { value, _ in .string(read(value).description) }
  }

  static func dates(_ name: String, _ read: @escaping Read<[LocalDate]>) -> Field {
    json(name, .list(of: .date)) { value, _ in .array(read(value).map { .string($0.description) }) }
  }

  static func optionalDate(_ name: String, _ read: @escaping Read<LocalDate?>) -> Field {
    json(name, .optional(.date)) { value, _ in JSON(read(value)?.description) }
  }

  /// With the offset that the document's zone has at that moment.
  static func moment(_ name: String, _ read: @escaping Read<Instant>) -> Field {
    json(name, .moment) { value, context in .moment(read(value), in: context.zone) }
  }

  static func optionalMoment(_ name: String, _ read: @escaping Read<Instant?>) -> Field {
    json(name, .optional(.moment)) { value, context in
      read(value).map { .moment($0, in: context.zone) } ?? .null
    }
  }

  /// With the timestamp's own offset.
  static func timestamp(_ name: String, _ read: @escaping Read<Timestamp>) -> Field {
    json(name, .moment) { value, _ in .string(read(value).description) }
  }

  static func optionalTimestamp(_ name: String, _ read: @escaping Read<Timestamp?>) -> Field {
    json(name, .optional(.moment)) { value, _ in JSON(read(value)?.description) }
  }

  // Codes.

  static func code<Name: Coded>(_ name: String, _ read: @escaping Read<Name>) -> Field {
    json(name, .oneOf(Name.codes)) { value, _ in .string(read(value).code) }
  }

  static func optionalCode<Name: Coded>(_ name: String, _ read: @escaping Read<Name?>) -> Field {
    json(name, .optional(.oneOf(Name.codes))) { value, _ in JSON(read(value)?.code) }
  }

  static func codes<Name: Coded>(_ name: String, _ read: @escaping Read<[Name]>) -> Field {
    json(name, .list(of: .oneOf(Name.codes))) { value, _ in
      .array(read(value).map { .string($0.code) })
    }
  }

  // Objects.

  static func object<Part>(
    _ name: String, _ fields: Fields<Part>, _ read: @escaping Read<Part>
  ) -> Field {
    Field(name, fields.shape) { value, context, writer in
      fields.write(read(value), context, to: &writer)
    }
  }

  static func optionalObject<Part>(
    _ name: String, _ fields: Fields<Part>, _ read: @escaping Read<Part?>
  ) -> Field {
    Field(name, .optional(fields.shape)) { value, context, writer in
      guard let part = read(value) else { return writer.write(.null) }
      fields.write(part, context, to: &writer)
    }
  }

  /// An object that is left out where there is none.
  static func present<Part>(
    _ name: String, _ fields: Fields<Part>, _ read: @escaping Read<Part?>
  ) -> Field {
    var field = Field(name, fields.shape) { value, context, writer in
      guard let part = read(value) else { return writer.write(.null) }
      fields.write(part, context, to: &writer)
    }
    field.isThere = { read($0) != nil }
    return field
  }

  /// Writes each element before a lazy sequence computes the next.
  static func list<Elements: Sequence & SendableMetatype>(
    _ name: String, _ fields: Fields<Elements.Element>, isThere: Read<Bool>? = nil,
    _ read: @escaping Read<Elements>
  ) -> Field {
    var field = Field(name, .list(of: fields.shape)) { value, context, writer in
      writer.array(read(value)) { fields.write($1, context, to: &$0) }
    }
    if let isThere { field.isThere = isThere }
    return field
  }

  static func optionalList<Part>(
    _ name: String, _ fields: Fields<Part>, _ read: @escaping Read<[Part]?>
  ) -> Field {
    Field(name, .optional(.list(of: fields.shape))) { value, context, writer in
      guard let parts = read(value) else { return writer.write(.null) }
      writer.array(parts) { fields.write($1, context, to: &$0) }
    }
  }

  /// The members of `fields`, inlined into this object.
  static func members<Part>(_ fields: Fields<Part>, _ read: @escaping Read<Part>) -> [Field] {
    fields.all.map { $0.of(read) }
  }

  /// Adapts the member to a value that contains this one.
  func of<Whole>(_ part: @escaping Field<Whole>.Read<Value>) -> Field<Whole> {
    var whole = Field<Whole>(name, shape()) { value, context, writer in
      self.write(part(value), context, &writer)
    }
    if let isThere { whole.isThere = { isThere(part($0)) } }
    return whole
  }
}

/// The members of an object, with unique names.
struct Fields<Value>: Sendable {
  /// Sorted by name.
  let all: [Field<Value>]

  init(_ fields: [Field<Value>]) {
    all = fields.ordered { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  var shape: JSONShape {
    func shapes(_ fields: [Field<Value>]) -> [String: JSONShape] {
      Dictionary(fields.map { ($0.name, $0.shape()) }) { first, _ in first }
    }
    return .object(
      shapes(all.filter { $0.isThere == nil }), extra: shapes(all.filter { $0.isThere != nil }))
  }

  func write(_ value: Value, _ context: DocumentContext, to writer: inout JSONWriter) {
    writer.object { writer in
      for field in all where field.isThere?(value) ?? true {
        writer.name(field.name)
        field.write(value, context, &writer)
      }
    }
  }
}

extension Field {
  /// Whether all files could be read.
  static var statusOfFiles: Field {
    json("status", .oneOf(Briefing.Status.codes)) { _, context in .string(context.status.code) }
  }
}
