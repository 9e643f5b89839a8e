/// What scripts read of a value: the text and its JSON Schema, from one table of fields.
///
/// `Document.brief.text(of: briefing, in: context)` is what `readyday brief --format json` prints.
package struct Document<Value>: Sendable {
  /// As `readyday schema` calls it.
  package let name: String
  let fields: Fields<Value>

  /// A document in the envelope that all of them share: its name and version, when it was made, for which days and
  /// zone, in which language, and what was wrong.
  ///
  /// - Parameters:
  ///   - name: the command that writes it, or what it holds.
  ///   - subject: the days it is about.
  ///   - notes: what is missing or provisional, shown before what was wrong in the files.
  ///   - fields: its own members.
  init(
    _ name: String, about subject: DocumentEnvelope.Subject = .setup,
    notes: @escaping Field<Value>.Read<[BriefingNote]> = { _ in [] }, _ fields: [Field<Value>]
  ) {
    self.name = name
    self.fields = Fields(DocumentEnvelope(name, subject).fields.map { $0.of(notes) } + fields)
  }
}

extension Document {
  /// Over many lines, with a final line feed; names in order, and the same value always the same text.
  ///
  /// - Parameters:
  ///   - value: what it is about.
  ///   - context: the reader's language and zone, and what was wrong in the files.
  package func text(of value: Value, in context: DocumentContext) -> String {
    var writer = JSONWriter(isIndented: true)
    fields.write(value, context, to: &writer)
    return writer.text + "\n"
  }

  /// The same text in pieces, for what is too long to be held whole.
  ///
  /// - Parameters:
  ///   - value: what it is about.
  ///   - context: the reader's language and zone, and what was wrong in the files.
  ///   - hand: gets the pieces, one after the other.
  package func write(
    _ value: Value, in context: DocumentContext, to hand: @escaping (String) -> Void
  ) {
    var writer = JSONWriter(isIndented: true, handingTo: hand)
    fields.write(value, context, to: &writer)
    hand(writer.text + "\n")
  }

  /// JSON Schema, draft 2020-12.
  var schema: JSONShape { fields.shape }
}

/// The members that all documents share, whatever they are about: of what is missing or provisional.
struct DocumentEnvelope {
  /// The days a document is about, which its envelope names.
  enum Subject: Sendable {
    /// `date`.
    case day
    /// `from` and `to`.
    case days
    /// Something else.
    case setup
  }

  let fields: [Field<[BriefingNote]>]

  init(_ name: String, _ subject: Subject) {
    let title = String(name.map { $0 == "-" ? "_" : $0 })
    fields =
      Self.dates(subject) + [
        .constant("schema", "readyday.\(title)"), .constant("schema_version", "2.1"),
        .json("generated_at", .moment) { _, context in .moment(context.now, in: context.zone) },
        .json("time_zone", .string) { _, context in .string(context.zone.name) },
        .json("language", .oneOf(Language.codes)) { _, context in
          .string(context.phrases.language.code)
        },
        Self.warnings,
      ]
  }

  private static let warnings = Field<[BriefingNote]>("warnings", .list(of: Warning.fields.shape)) {
    notes, context, writer in
    let all = notes.map { Warning($0, context.phrases) } + context.warnings
    writer.array(all) { Warning.fields.write($1, context, to: &$0) }
  }

  private static func dates(_ subject: Subject) -> [Field<[BriefingNote]>] {
    func date(
      _ name: String, _ read: @escaping @Sendable (ClosedRange<LocalDate>) -> LocalDate
    ) -> Field<[BriefingNote]> {
      .json(name, .date) { _, context in .string(read(context.dates).description) }
    }
    return switch subject {
    case .day: [date("date") { $0.lowerBound }]
    case .days: [date("from") { $0.lowerBound }, date("to") { $0.upperBound }]
    case .setup: []
    }
  }
}

/// What a document is written with, whatever it is about.
package struct DocumentContext: Sendable {
  package let phrases: any Phrasebook
  /// The clock on which moments without an offset of their own are written.
  package let zone: Zone
  /// The moment it is made at, or from which its day is seen.
  package let now: Instant
  /// The days it is about.
  package let dates: ClosedRange<LocalDate>
  /// What was wrong in the files.
  package let warnings: [Warning]
  /// Whether all of the files could be read and listed.
  package let status: Briefing.Status

  /// - Parameters:
  ///   - phrases: the language of its sentences.
  ///   - zone: the clock on which moments are written.
  ///   - now: the moment it is made at.
  ///   - dates: the days it is about; that of `now` when nil.
  ///   - warnings: what was wrong in the files.
  ///   - status: whether all of the files could be read and listed.
  package init(
    phrases: any Phrasebook, zone: Zone, now: Instant, dates: ClosedRange<LocalDate>? = nil,
    warnings: [Warning] = [], status: Briefing.Status = .complete
  ) {
    (self.phrases, self.zone, self.now) = (phrases, zone, now)
    let today = zone.reading(at: now).date
    self.dates = dates ?? today...today
    (self.warnings, self.status) = (warnings, status)
  }
}

/// A warning that a script gets with the data it requested.
package struct Warning: Hashable, Sendable {
  /// The name by which scripts know it.
  let code: String
  let message: String
  let file: String?
  let line: Int?
  /// How many problems of its kind in the file it stands for.
  let count: Int

  /// - Parameters:
  ///   - code: the name by which scripts know it.
  ///   - message: a sentence in the reader's language.
  ///   - file: where it was found.
  ///   - line: its line there.
  ///   - count: how many problems of its kind in the file it stands for.
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
  ///   - phrases: the language to write it in.
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
