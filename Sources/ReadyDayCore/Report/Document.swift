/// A value's JSON output and its JSON Schema, both from one table of fields.
///
/// `Document.brief.text(of: briefing, in: context)` is what `readyday brief --format json` prints.
package struct Document<Value>: Sendable {
  /// Made when it is written: most commands print text.
  let fields: @Sendable () -> Fields<Value>

  /// A document in the common envelope: name and version, time, days, zone, language and warnings.
  ///
  /// - Parameters:
  ///   - name: the command that writes the document, or what it holds.
  ///   - subject: which date members the envelope has.
  ///   - notes: what is missing or provisional, listed before the warnings about files.
  ///   - fields: the members besides those of the envelope.
  init(
    _ name: String, about subject: DocumentEnvelope.Subject = .setup,
    notes: @escaping Field<Value>.Read<[BriefingNote]> = { _ in [] },
    _ fields: @escaping @autoclosure @Sendable () -> [Field<Value>]
  ) {
    self.fields = { Fields(DocumentEnvelope(name, subject).fields.map { $0.of(notes) } + fields()) }
  }

  /// Indented and sorted by name, with a final line feed: equal values give equal text.
  package func text(of value: Value, in context: DocumentContext) -> String {
    var writer = JSONWriter(isIndented: true)
    fields().write(value, context, to: &writer)
    return writer.text + "\n"
  }

  /// Writes the text in pieces, for documents too long to hold in memory.
  ///
  /// - Parameter hand: receives each piece in order.
  package func write(
    _ value: Value, in context: DocumentContext, to hand: @escaping (String) -> Void
  ) {
    var writer = JSONWriter(isIndented: true, handingTo: hand)
    fields().write(value, context, to: &writer)
    hand(writer.text + "\n")
  }

  /// JSON Schema, draft 2020-12.
  var schema: JSONShape { fields().shape }
}

/// The members of the envelope, which all documents share.
struct DocumentEnvelope {
  /// The date members of the envelope.
  enum Subject: Sendable {
    /// The member `date`.
    case day
    /// The members `from` and `to`.
    case days
    /// Neither.
    case setup
  }

  let fields: [Field<[BriefingNote]>]

  init(_ name: String, _ subject: Subject) {
    let title = String(name.map { $0 == "-" ? "_" : $0 })
    fields =
      Self.dates(subject) + [
        .constant("schema", "readyday.\(title)"), .constant("schema_version", "2.5"),
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

/// The settings and circumstances that a document depends on.
package struct DocumentContext: Sendable {
  package let phrases: Voice
  /// The zone for moments without an offset of their own.
  package let zone: Zone
  /// When the document is written.
  package let now: Instant
  package let dates: ClosedRange<LocalDate>
  /// Problems in the files.
  package let warnings: [Warning]
  /// Whether all files could be read.
  package let status: Briefing.Status

  /// - Parameter dates: the days that the document covers (default: the day of `now`).
  package init(
    phrases: Voice, zone: Zone, now: Instant, dates: ClosedRange<LocalDate>? = nil,
    warnings: [Warning] = [], status: Briefing.Status = .complete
  ) {
    (self.phrases, self.zone, self.now) = (phrases, zone, now)
    let today = zone.reading(at: now).date
    self.dates = dates ?? today...today
    (self.warnings, self.status) = (warnings, status)
  }
}

package struct Warning: Equatable, Sendable {
  /// For scripts.
  let code: String
  let message: String
  let file: String?
  let line: Int?
  /// How many problems of this kind the file has.
  let count: Int

  /// - Parameter count: how many problems of this kind the file has.
  package init(code: String, message: String, file: String? = nil, line: Int? = nil, count: Int = 1)
  {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.count = count
  }

  package init(_ diagnostic: Diagnostic, _ phrases: Voice) {
    self.init(
      code: diagnostic.problem.code, message: phrases.problem(diagnostic.problem),
      file: diagnostic.location.file, line: diagnostic.location.line, count: diagnostic.count)
  }

  init(_ note: BriefingNote, _ phrases: Voice) {
    self.init(code: note.code, message: phrases.note(note))
  }

  static let fields = Fields<Warning>([
    .text("code") { $0.code }, .text("message") { $0.message }, .optionalText("file") { $0.file },
    .optionalInteger("line") { $0.line }, .integer("count") { $0.count },
  ])
}
