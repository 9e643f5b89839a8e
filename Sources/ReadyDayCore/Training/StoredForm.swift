typealias StoredMembers = JSONFields<StoredFieldFault>

/// A member that cannot be read.
package struct StoredFieldFault: JSONFieldFault, Equatable, Sendable {
  package let field: String
  package let reason: StoreFault.Reason
}

extension StoredFieldFault {
  init(field: String, expected: FieldForm) { self.init(field: field, reason: .expected(expected)) }

  init(_ problem: PlanProblem) { self.init(field: problem.field, reason: .impossible(problem)) }
}

/// The contents of a member: its shape, and how it is read and written.
struct StoredForm<Part>: Sendable {
  let shape: JSONShape
  /// The form to report if the member is missing.
  let expected: FieldForm
  /// Nil if the member is missing, or counts as missing.
  let read: @Sendable (StoredMembers, String) throws(StoredFieldFault) -> Part?
  let write: @Sendable (Part) -> JSON
}

extension StoredForm {
  /// A value written as text, such as a date.
  init(
    _ shape: JSONShape, like form: FieldForm, reading: @escaping @Sendable (String) -> Part?,
    writing: @escaping @Sendable (Part) -> String
  ) {
    self.init(shape: shape, expected: form) { members, name throws(StoredFieldFault) in
      try members.value(name, form, reading)
    } write: {
      .string(writing($0))
    }
  }

  /// An object that has its own table.
  static func object(_ table: StoredTable<Part>) -> StoredForm where Part: Sendable {
    StoredForm(shape: table.shape, expected: .object) { members, name throws(StoredFieldFault) in
      guard let members = try members.object(name) else { return nil }
      return try table.read(members)
    } write: {
      .object(table.write($0))
    }
  }

  /// Objects that have a table of their own.
  static func objects<One>(_ table: StoredTable<One>) -> StoredForm where Part == [One] {
    StoredForm(shape: .list(of: table.shape), expected: .objects) {
      members, name throws(StoredFieldFault) in
      try members.objects(name)?.map { one throws(StoredFieldFault) in try table.read(one) }
    } write: {
      .array($0.map { .object(table.write($0)) })
    }
  }

  /// A set of words, in any order.
  static func words<Word: StoredWord & Hashable>() -> StoredForm where Part == Set<Word> {
    let word = StoredForm<Word>.word
    return StoredForm(shape: .list(of: word.shape), expected: .list) {
      members, name throws(StoredFieldFault) in
      try members.set(name, word.expected) { Word(rawValue: $0) }
    } write: { words in
      .array(Word.allCases.filter(words.contains).map(word.write))
    }
  }
}

extension StoredForm<String> {
  static let text = StoredForm(.string, like: .text, reading: { $0 }, writing: { $0 })

  /// A name without spaces or invisible characters, since people see and type it.
  static let id = StoredForm(
    .string, like: .text, reading: { TrainingPlan.isName($0) ? $0 : nil }, writing: { $0 })
}

extension StoredForm<Int> {
  static let integer = integer(in: .min ... .max)

  static func integer(in range: ClosedRange<Int>) -> StoredForm {
    StoredForm(shape: .integer, expected: .wholeNumber) { members, name throws(StoredFieldFault) in
      guard let number = try members.integer(name) else { return nil }
      if range.contains(number) { return number }
      throw StoredFieldFault(field: name, expected: .wholeNumber)
    } write: {
      .integer($0)
    }
  }
}

extension StoredForm<Double> {
  static let number = StoredForm(
    shape: .number, expected: .number,
    read: { members, name throws(StoredFieldFault) in try members.number(name) },
    write: { .decimal($0) })
}

extension StoredForm<LocalDate> {
  static let date = StoredForm(
    .date, like: .like("2026-11-23"), reading: { LocalDate($0) }, writing: \.description)
}

extension StoredForm<Set<LocalDate>> {
  static let dates = StoredForm(shape: .list(of: .date), expected: .list) {
    members, name throws(StoredFieldFault) in
    try members.set(name, .like("2026-11-23")) { LocalDate($0) }
  } write: {
    .array($0.sorted().map { .string($0.description) })
  }
}

extension StoredForm<Instant> {
  static let moment = StoredForm(
    .text(#"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$"#), like: .like("2026-11-23T06:55:00Z"),
    reading: { Timestamp($0)?.instant }, writing: \.stamp)
}

extension StoredForm<ActivityName> {
  static let activity = StoredForm(
    .oneOf(Activity.words), like: .activity, reading: { ActivityName($0) },
    writing: \.activity.rawValue)
}

extension StoredForm where Part: StoredWord {
  /// One word of a fixed set.
  static var word: StoredForm {
    StoredForm(
      .oneOf(Part.words), like: .like(Part.words.joined(separator: ", ")),
      reading: { Part(rawValue: $0) }, writing: \.rawValue)
  }

  /// A word that counts as missing if this version does not know it.
  static var knownWord: StoredForm {
    StoredForm(shape: .oneOf(Part.words), expected: .text) {
      members, name throws(StoredFieldFault) in
      try members.text(name).flatMap { Part(rawValue: $0) }
    } write: {
      .string($0.rawValue)
    }
  }
}

extension StoredForm where Part: CaseIterable & Sendable {
  /// One of the cases, by a name that files alone may use.
  static func named(_ name: any KeyPath<Part, String> & Sendable) -> StoredForm {
    let names = Part.allCases.map { $0[keyPath: name] }
    return StoredForm(
      .oneOf(names), like: .like(names.joined(separator: ", ")),
      reading: { text in Part.allCases.first { $0[keyPath: name] == text } },
      writing: { $0[keyPath: name] })
  }
}

typealias StoredWord = CaseIterable & RawRepresentable<String> & Sendable

extension CaseIterable where Self: RawRepresentable<String> {
  /// The words as stored, in the order of the cases.
  static var words: [String] { allCases.map(\.rawValue) }
}

extension StoredMembers {
  /// A list of texts, whose order does not matter.
  func set<Element: Hashable>(
    _ name: String, _ form: FieldForm, _ read: (String) -> Element?
  ) throws(StoredFieldFault) -> Set<Element>? {
    let elements = try array(name)?.map { value throws(StoredFieldFault) in
      if case .string(let text) = value, let element = read(text) { return element }
      throw StoredFieldFault(field: name, expected: form)
    }
    return elements.map { Set($0) }
  }

  /// A member that must be present.
  func needed<Part>(_ name: String, _ form: StoredForm<Part>) throws(StoredFieldFault) -> Part {
    if let part = try form.read(self, name) { return part }
    throw StoredFieldFault(field: name, expected: form.expected)
  }
}

extension Instant {
  /// The time in UTC, such as `2026-11-23T06:55:00Z`.
  package var stamp: String { reading(at: .zero).description + "Z" }
}
