/// A session that the user plans to do, once or repeatedly.
package struct TrainingPlan: Equatable, Sendable {
  /// Never changes; has only letters and digits if readyday created it.
  package private(set) var id = ""
  package internal(set) var details = PlanDetails(date: LocalDate(dayNumber: 0))
  package private(set) var createdAt = Instant(secondsSince1970: 0)
  package private(set) var updatedAt = Instant(secondsSince1970: 0)

  private init() {}

  package init(
    _ details: PlanDetails, id: String, createdAt: Instant, updatedAt: Instant
  ) throws(PlanProblem) {
    (self.id, self.details) = (id, details)
    (self.createdAt, self.updatedAt) = (createdAt, updatedAt)
    try check()
  }

  private func check() throws(PlanProblem) { try Self.check(details) }

  package static func check(_ details: PlanDetails) throws(PlanProblem) {
    guard Self.sequences.contains(details.sequence) else {
      throw .sequenceOutOfRange(details.sequence)
    }
    let lengths = details.race == nil ? Self.lengths : Self.raceLengths
    guard lengths.contains(details.minutes) else {
      throw .durationOutOfRange(minutes: details.minutes)
    }
    if let length = details.notes.length(over: Self.notesLimit) {
      throw .notesTooLong(characters: length)
    }
  }

  package static let sequences = 1...6
  /// The minutes that a plan may have: under 8 hours.
  package static let lengths = 1...479
  /// The minutes that a race may have: up to a day.
  package static let raceLengths = 1...1440
  /// The most characters in the notes.
  package static let notesLimit = 500

  /// Whether a plan may have this id: at most 255 bytes, without spaces or invisible characters.
  package static func isName(_ id: String) -> Bool {
    (1...255).contains(id.utf8.count)
      && id.unicodeScalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
        default: true
        }
      }
  }

  package func dates(in days: ClosedRange<LocalDate>) -> [LocalDate] {
    guard let repetition = details.repetition else {
      return days.contains(details.date) ? [details.date] : []
    }
    return repetition.dates(
      from: LocalDateTime(details.date, details.start ?? .midnight), without: details.skipped,
      in: days)
  }
}

extension TrainingPlan: StoredItem {
  package static let kind = "plans"
  package static let table = StoredTable(
    TrainingPlan(), check: { plan throws(PlanProblem) in try plan.check() },
    [
      .id(\.id), .required("date", .date, \.details.date),
      // The notes are read first, because an activity's former name is appended to them.
      .unlessEmpty("notes", .text, \.details.notes),
      .required("activity", .activity, \.details.storedName),
      .required("sequence", .integer, \.details.sequence),
      .optional("start", clock, \.details.start),
      .required("intensity", .word, \.details.intensity),
      .required("duration_min", .integer, \.details.minutes),
      .optional("sport", .knownWord, \.details.sport),
      .unlessEmpty("skipped", .dates, \.details.skipped),
      .unlessEmpty("done", .dates, \.details.done),
      .optional("repeats", .rule, \.details.repetition),
      .optional("race", .object(PlannedRace.table), \.details.race),
    ] + StoredField.times(\.createdAt, \.updatedAt))

  private static let clock = StoredForm(
    .text(#"^\d{2}:\d{2}(:\d{2})?$"#), like: .like("18:00"), reading: { TimeOfDay(clock: $0) },
    writing: \.description)
}

extension PlanDetails {
  /// The activity without its sport, which is stored as a separate member.
  fileprivate var storedName: ActivityName {
    get { ActivityName(activity) }
    set { (activity, notes) = (newValue.activity, newValue.added(to: notes)) }
  }
}

extension StoredForm<Repetition> {
  fileprivate static let rule = StoredForm(shape: .string, expected: .text) {
    members, name throws(StoredFieldFault) in
    guard let rule = try members.text(name) else { return nil }
    do throws(PlanProblem) {
      return try Repetition(rule)
    } catch {
      throw StoredFieldFault(error)
    }
  } write: {
    .string($0.text)
  }
}

/// Why a plan or a reflection is rejected.
package enum PlanProblem: Error, Hashable, Sendable {
  case sequenceOutOfRange(Int)
  /// Another plan on that day has this sequence.
  case sequenceTaken(Int, on: LocalDate)
  case dayFull(LocalDate)
  /// Every sequence is taken on some day of a repeating plan, although no day is full.
  case noCommonPlace
  /// The files have more plans than one import allows.
  case tooManyPlans(limit: Int, leftOut: Int)
  case durationOutOfRange(minutes: Int)
  case notesTooLong(characters: Int)
  case unreadableRule(String)
  /// By this rule the plan would take place more than once a day.
  case ruleWithinADay(String)
  /// The rule ends before the first day of the plan.
  case neverTakesPlace(from: LocalDate)
  case feelingOutOfRange(Int)
  case reflectionTooLong(characters: Int)
  /// The session already has a reflection, with the id `by`.
  indirect case reflectedAlready(ReflectedSession, by: String)
  /// No id starts with this text.
  case unknownID(String)
  case ambiguousID(String, matches: [String])

  /// The stored member that the problem concerns.
  var field: String {
    switch self {
    case .sequenceOutOfRange, .sequenceTaken, .dayFull, .noCommonPlace: "sequence"
    case .durationOutOfRange: "duration_min"
    case .notesTooLong: "notes"
    case .unreadableRule, .ruleWithinADay, .neverTakesPlace: "repeats"
    case .feelingOutOfRange: "feeling"
    case .reflectionTooLong: "went_well"
    case .reflectedAlready, .unknownID, .ambiguousID: "id"
    case .tooManyPlans: "plans"
    }
  }
}
