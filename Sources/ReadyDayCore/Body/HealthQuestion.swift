/// A question before training, as on the PAR-Q+; its sources are in the article on the body.
package enum HealthQuestion: String, CaseIterable, Equatable, Sendable {
  /// Chest pain, fainting or unusual breathlessness.
  case chestPain = "chest-pain"
  /// A heart, circulation or kidney condition, or diabetes.
  case heart
  case pressure = "blood-pressure"
  case osteoporosis, pregnancy, falls
  /// An operation, a fresh injury, or a doctor's limits.
  case limits
  /// A broken vertebra with osteoporosis, or frailty; follows a yes, and is not one of the seven.
  case vertebra = "broken-vertebra"

  package static let questions = allCases.filter { $0 != .vertebra }

  /// Whether a doctor has to agree first.
  package var isForDoctor: Bool { [.chestPain, .heart, .limits, .pregnancy].contains(self) }

  /// Whether sessions have to be easy or moderate.
  fileprivate var isGentle: Bool { self != .osteoporosis }

  /// The excluded loads; the cautious choice if no guideline was found.
  fileprivate var excluded: Set<BodyLoad> {
    switch self {
    case .chestPain, .heart, .pressure: [.strain, .inverted]
    case .osteoporosis: [.spinalFlexion, .rotation, .spinalLoad]
    case .vertebra: [.spinalFlexion, .rotation, .spinalLoad, .impact, .strain, .unsteady]
    case .pregnancy: [.impact, .unsteady, .strain, .inverted]
    case .falls: [.impact, .unsteady, .inverted, .neckLoad]
    case .limits: [.impact, .strain]
    }
  }
}

extension BodyProfile {
  /// For half a year, answers are not requested again and a clearance is accepted.
  private static let daysValid = 182
  /// How many days count after a birth, and how many it may be late.
  private static let (afterBirth, late) = (84, 14)
  /// From 16 weeks on, nothing is done on the back or the belly.
  private static let sixteenWeeks = (40 - 16) * 7

  /// The days accepted for a birth, past or to come.
  package static func dueDays(on date: LocalDate) -> ClosedRange<LocalDate> {
    date.advanced(by: -afterBirth)...date.advanced(by: 40 * 7 + late)
  }

  /// The days accepted for a clearance: an older one may be older than what it is to allow.
  package static func clearances(on date: LocalDate) -> ClosedRange<LocalDate> {
    date.advanced(by: -daysValid)...date
  }

  /// Whether the questions have to be put; `injury` is when one was last reported.
  package func lacksAnswers(at now: Instant, injury: Instant?) -> Bool {
    guard let answeredAt else { return true }
    return answeredAt.adding(seconds: Self.daysValid * 86_400) < now
      || injury.map { answeredAt < $0 } ?? false
  }

  /// The questions answered with yes that apply on `date`; a pregnancy does until twelve weeks after the birth.
  func questions(on date: LocalDate) -> Set<HealthQuestion> {
    let isOver = due.map { $0.advanced(by: Self.afterBirth) <= date } ?? false
    return isOver ? health.subtracting([.pregnancy]) : health
  }

  package func isPregnant(on date: LocalDate) -> Bool { questions(on: date).contains(.pregnancy) }

  /// Whether a doctor or midwife has to agree before training on `date`; after a birth, once more.
  package func needsDoctor(on date: LocalDate) -> Bool {
    let yes = questions(on: date).filter(\.isForDoctor)
    guard !yes.isEmpty else { return false }
    guard let cleared, cleared <= date else { return true }
    return yes.contains(.pregnancy) && due.map { $0 <= date && cleared < $0 } ?? false
  }

  /// Whether balance is trained with a hand on something.
  package func needsHold(on date: LocalDate) -> Bool {
    !questions(on: date).isDisjoint(with: [.falls, .osteoporosis, .vertebra, .pregnancy])
  }

  /// Whether sessions have to be easy or moderate; after a birth, as long as the answers count.
  package var isGentle: Bool { health.contains(where: \.isGentle) }

  /// The profile, avoiding also what the answers rule out on `date`.
  package func sparing(on date: LocalDate) -> BodyProfile {
    var profile = self
    for question in questions(on: date) { profile.avoided.formUnion(question.excluded) }
    if isPregnant(on: date), isLate(on: date) { profile.avoided.formUnion([.supine, .prone]) }
    return profile
  }

  /// Whether the 16th week has begun and the child is not yet born, as far as is known.
  private func isLate(on date: LocalDate) -> Bool {
    guard let due else { return true }
    return date >= due.advanced(by: -Self.sixteenWeeks) && date < due.advanced(by: Self.late)
  }
}
