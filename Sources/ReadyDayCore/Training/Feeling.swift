package struct Feeling: Equatable, Sendable {
  package enum Word: Equatable, Sendable {
    /// Systemic: with fever, or symptoms in the chest, the stomach or the whole body.
    case ill(isSystemic: Bool)
    case injured(Joint)
    case tired, stressed, fine
    /// From 1 (rough) to 5 (great).
    case rated(Int)
  }

  package private(set) var id = ""
  package private(set) var date = LocalDate(dayNumber: 0)
  package private(set) var word = Word.fine
  /// The last day on which the feeling applies; nil if the user did not say.
  package private(set) var until: LocalDate?
  package private(set) var note = ""
  package private(set) var createdAt = Instant(secondsSince1970: 0)

  private init() {}

  package init(
    _ word: Word, on date: LocalDate, until: LocalDate? = nil, note: String = "", id: String,
    at now: Instant
  ) throws(PlanProblem) {
    (self.word, self.date, self.until, self.note) = (word, date, until, note)
    (self.id, createdAt) = (id, now)
    try check()
  }

  private func check() throws(PlanProblem) {
    if let rating, !Self.ratings.contains(rating) { throw .feelingOutOfRange(rating) }
    if let length = note.length(over: Self.noteLimit) { throw .notesTooLong(characters: length) }
  }

  package static let ratings = 1...5
  /// The most characters in ``note``.
  package static let noteLimit = 2000

  /// Whether the feeling calls for an easier day.
  package var isLow: Bool {
    switch word {
    case .tired, .stressed: true
    case .rated(let rating): rating <= 2
    case .ill, .injured, .fine: false
    }
  }

  package var rating: Int? { if case .rated(let rating) = word { rating } else { nil } }
}

package typealias Feelings = Store<Feeling>

extension Store where Item == Feeling {
  package mutating func add(_ feeling: Feeling) { put(feeling) }

  /// Whether an illness was reported on `date` or in the 60 days before.
  package func hasIllness(before date: LocalDate) -> Bool {
    all.contains { feeling in
      if case .ill = feeling.word {
        (0...60).contains(feeling.date.distance(to: date))
      } else {
        false
      }
    }
  }

  /// The feelings reported up to `now`, sorted.
  package func said(by now: Instant) -> [Feeling] { inOrder.filter { $0.createdAt <= now } }

  /// Sorted by day, then by the time of the report.
  package var inOrder: [Feeling] {
    all.ordered { ($0.date, $0.createdAt) < ($1.date, $1.createdAt) }
  }
}

extension Feeling: StoredItem {
  package static let kind = "feelings"
  package static let table = StoredTable(
    Feeling(), check: { feeling throws(PlanProblem) in try feeling.check() },
    [
      .id(\.id), .required("date", .date, \.date), .required("created_at", .moment, \.createdAt),
      StoredField(name: "word", shape: .oneOf(Word.Code.words), isAlways: true) {
        members, feeling throws(StoredFieldFault) in
        feeling.word = try Word(members)
        return true
      } write: {
        .string($0.word.code.rawValue)
      },
      .beside("systemic", .oneOf(["yes", "no"])) { $0.word.systemic.map(JSON.string) },
      .beside("part", .oneOf(Joint.words)) { $0.word.part.map { .string($0.rawValue) } },
      .beside("rating", .integer) { $0.rating.map(JSON.integer) },
      .optional("until", .date, \.until), .unlessEmpty("note", .text, \.note),
    ])
}

extension Feeling.Word {
  /// As typed and stored.
  package enum Code: String, Coded { case ill, injured, tired, stressed, fine, rated }

  package var code: Code {
    switch self {
    case .ill: .ill
    case .injured: .injured
    case .tired: .tired
    case .stressed: .stressed
    case .fine: .fine
    case .rated: .rated
    }
  }

  package var part: Joint? { if case .injured(let joint) = self { joint } else { nil } }

  /// Whether an illness is systemic, in the words of files; nil for other feelings.
  package var systemic: String? {
    if case .ill(let isSystemic) = self { isSystemic ? "yes" : "no" } else { nil }
  }

  fileprivate init(_ stored: StoredMembers) throws(StoredFieldFault) {
    switch try stored.needed("word", StoredForm<Code>.word) {
    case .ill:
      let answers = ["yes": true, "no": false]
      let isSystemic = try stored.value("systemic", .like("yes, no")) { answers[$0] }
      self = .ill(isSystemic: isSystemic ?? true)
    case .injured: self = .injured(try stored.needed("part", .word))
    case .tired: self = .tired
    case .stressed: self = .stressed
    case .fine: self = .fine
    case .rated: self = .rated(try stored.needed("rating", .integer))
    }
  }
}
