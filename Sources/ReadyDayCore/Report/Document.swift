/// What scripts read of a value: the text and its JSON Schema, from one table of fields.
///
/// `Document.brief.text(of: briefing, in: context)` is what `readyday brief --format json` prints.
package struct Document<Value>: Sendable {
  /// As `readyday schema` calls it.
  package let name: String
  let fields: Fields<Value>

  /// - Parameters:
  ///   - name: the command that writes it, or what it holds.
  ///   - fields: the members beside the name and the version of the document.
  init(_ name: String, _ fields: [Field<Value>]) {
    self.name = name
    let title = String(name.map { $0 == "-" ? "_" : $0 })
    self.fields = Fields(
      [.constant("schema", "readyday.\(title)"), .constant("schema_version", "1.0")] + fields)
  }

  /// A document about days: with the zone they are in, and with what was wrong.
  ///
  /// - Parameter notes: what is missing or provisional, told before what was wrong in the files.
  init(
    aboutDays name: String, notes: @escaping Field<Value>.Read<[BriefingNote]> = { _ in [] },
    _ fields: [Field<Value>]
  ) {
    let zone = Field<Value>.json("time_zone", .string) { _, context in .string(context.zone.name) }
    let warnings = Field<Value>("warnings", .list(of: Warning.fields.shape)) {
      value, context, writer in
      let all = notes(value).map { Warning($0, context.phrases) } + context.warnings
      writer.array(all) { Warning.fields.write($1, context, to: &$0) }
    }
    self.init(name, [zone, warnings] + fields)
  }
}

extension Document {
  /// Over many lines, with a final line feed; names in order, and the same value always the same text.
  ///
  /// - Parameters:
  ///   - value: what it is about.
  ///   - context: the reader's language and zone, and what was wrong in the files.
  package func text(of value: Value, in context: DocumentContext = .wordless) -> String {
    var writer = JSONWriter(isIndented: true)
    fields.write(value, context, to: &writer)
    return writer.text + "\n"
  }

  /// JSON Schema, draft 2020-12.
  var schema: JSONShape { fields.shape }
}

/// What a document is written with, whatever it is about.
package struct DocumentContext: Sendable {
  package let phrases: any Phrasebook
  /// The clock on which moments without an offset of their own are written.
  package let zone: Zone
  /// What was wrong in the files.
  package let warnings: [Warning]
  /// Whether all of the files could be read and listed.
  package let status: Briefing.Status

  /// - Parameters:
  ///   - phrases: in whose words sentences are written.
  ///   - zone: the clock on which moments are written.
  ///   - warnings: what was wrong in the files.
  ///   - status: whether all of the files could be read and listed.
  package init(
    phrases: any Phrasebook, zone: Zone, warnings: [Warning] = [],
    status: Briefing.Status = .complete
  ) {
    self.phrases = phrases
    self.zone = zone
    self.warnings = warnings
    self.status = status
  }

  /// For documents that hold neither sentences nor moments.
  package static let wordless = DocumentContext(phrases: English(), zone: .utc)
}

/// Something a script is warned of, beside what it asked for.
package struct Warning: Hashable, Sendable {
  /// The name by which scripts know it.
  let code: String
  let message: String
  let file: String?
  let line: Int?
  /// How many of its kind in its file it stands for.
  let count: Int

  /// - Parameters:
  ///   - code: the name by which scripts know it.
  ///   - message: a sentence in the reader's language.
  ///   - file: where it was found.
  ///   - line: its line there.
  ///   - count: how many of its kind in the file it stands for.
  package init(
    code: String, message: String, file: String? = nil, line: Int? = nil, count: Int = 1
  ) {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.count = count
  }

  /// - Parameters:
  ///   - diagnostic: what was found.
  ///   - phrases: in whose words it is told.
  package init(_ diagnostic: Diagnostic, _ phrases: any Phrasebook) {
    self.init(
      code: diagnostic.problem.code, message: phrases.problem(diagnostic.problem),
      file: diagnostic.location.file, line: diagnostic.location.line, count: diagnostic.count)
  }

  init(_ note: BriefingNote, _ phrases: any Phrasebook) {
    self.init(code: note.code, message: phrases.note(note))
  }

  static let fields = Fields<Warning>([
    .text("code") { $0.code }, .text("message") { $0.message }, .optionalText("file") { $0.file },
    .optionalInteger("line") { $0.line }, .integer("count") { $0.count },
  ])
}

/// Cases that scripts know by name, the same in every language.
package protocol Coded: CaseIterable, Sendable {
  /// snake_case; never changed once it was released.
  var code: String { get }
}

extension Coded {
  /// In the order of the cases, each once.
  static var codes: [String] {
    var codes: [String] = []
    for code in allCases.map(\.code) where !codes.contains(code) { codes.append(code) }
    return codes
  }
}

extension Coded where Self: RawRepresentable, RawValue == String {
  package var code: String { rawValue }
}
