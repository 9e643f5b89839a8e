/// A session the user means to train, once or repeatedly.
package struct TrainingPlan: Hashable, Sendable {
  /// Stays the same for as long as the plan exists; letters and digits where readyday made it.
  package let id: String
  package let details: PlanDetails
  package let createdAt: Instant
  package let updatedAt: Instant

  /// - Parameters:
  ///   - details: what is planned; refused when it is outside the limits.
  ///   - id: a name no other plan has.
  ///   - createdAt: when it was first written down.
  ///   - updatedAt: when it was last changed.
  package init(
    _ details: PlanDetails, id: String, createdAt: Instant, updatedAt: Instant
  ) throws(PlanProblem) {
    guard Self.sequences.contains(details.sequence) else {
      throw .sequenceOutOfRange(details.sequence)
    }
    guard Self.lengths.contains(details.minutes) else {
      throw .durationOutOfRange(minutes: details.minutes)
    }
    if let length = details.notes.length(over: Self.notesLimit) {
      throw .notesTooLong(characters: length)
    }
    self.id = id
    self.details = details
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

extension TrainingPlan {
  /// How many sessions a day can have.
  package static let sequences = 1...6
  /// Minutes: above none, and below 8 hours.
  package static let lengths = 1...479
  /// Characters.
  package static let notesLimit = 500

  /// Whether a plan may have this id: short, without spaces, and all of it to be seen.
  package static func isName(_ id: String) -> Bool {
    (1...255).contains(id.utf8.count)
      && id.unicodeScalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
        default: true
        }
      }
  }
}

extension TrainingPlan {
  /// The days of `days` on which it takes place, in order.
  package func dates(in days: ClosedRange<LocalDate>) -> [LocalDate] {
    guard let repetition = details.repetition else {
      return days.contains(details.date) ? [details.date] : []
    }
    return repetition.dates(
      from: LocalDateTime(details.date, details.start ?? .midnight), without: details.skipped,
      in: days)
  }
}

/// Why a plan or a reflection cannot be taken as it is.
package enum PlanProblem: Error, Hashable, Sendable {
  case sequenceOutOfRange(Int)
  /// Another plan of `date` has that place already.
  case sequenceTaken(Int, on: LocalDate)
  /// All places of `date` are taken.
  case dayFull(LocalDate)
  /// Each place is taken on one of the days of a plan that repeats, though no day is full.
  case noCommonPlace
  /// A file has more plans than one import takes.
  case tooManyPlans(limit: Int, leftOut: Int)
  case durationOutOfRange(minutes: Int)
  case notesTooLong(characters: Int)
  /// A rule of RFC 5545 that cannot be followed.
  case unreadableRule(String)
  /// A rule by which a plan would take place more than once a day.
  case ruleWithinADay(String)
  /// A rule that ends before its plan begins.
  case neverTakesPlace(from: LocalDate)
  case feelingOutOfRange(Int)
  /// `characters` of what went well, or of what to improve.
  case reflectionTooLong(characters: Int)
  /// The session has a reflection, which is called `by`.
  indirect case reflectedAlready(ReflectedSession, by: String)
  /// No plan, reflection or workout has an id that begins so.
  case unknownID(String)
  /// More than one does.
  case ambiguousID(String, matches: [String])
}
