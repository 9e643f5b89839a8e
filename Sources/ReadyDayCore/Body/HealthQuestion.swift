/// A question before training, as in the PAR-Q+. The article on the body lists the sources.
package enum HealthQuestion: String, Equatable, Coded {
  /// Chest pain, fainting or unusual breathlessness.
  case chestPain = "chest-pain"
  /// A heart, circulation or kidney condition, or diabetes.
  case heart
  case pressure = "blood-pressure"
  case osteoporosis, pregnancy, falls
  /// An operation, a recent injury, or limits set by a doctor.
  case limits
  /// A broken vertebra with osteoporosis, or frailty. Only a yes to another question leads here.
  case vertebra = "broken-vertebra"

  package static let questions = allCases.filter { $0 != .vertebra }

  /// Whether a doctor must agree first.
  package var isForDoctor: Bool { [.chestPain, .heart, .limits, .pregnancy].contains(self) }

  /// What a yes restricts until a doctor agrees; nil if only movements.
  fileprivate var limit: HealthLimit? {
    switch self {
    case .chestPain: .warning
    case .heart, .limits: .condition
    case .pressure, .pregnancy: .care
    case .osteoporosis, .falls, .vertebra: nil
    }
  }

  /// The loads that a yes excludes. The choice is cautious where no guideline was found.
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
  /// For half a year, answers stay valid and a doctor's agreement is accepted.
  private static let daysValid = 182
  /// How many days count after a birth, and how many days late it may be.
  private static let (afterBirth, late) = (84, 14)
  /// After 16 weeks of pregnancy, no movement is done on the back or belly.
  private static let sixteenWeeks = (40 - 16) * 7

  /// The dates accepted for a birth, past or future.
  package static func dueDays(on date: LocalDate) -> ClosedRange<LocalDate> {
    date.advanced(by: -afterBirth)...date.advanced(by: 40 * 7 + late)
  }

  /// The dates accepted for a doctor's agreement; an older one may not know of today's condition.
  package static func clearances(on date: LocalDate) -> ClosedRange<LocalDate> {
    date.advanced(by: -daysValid)...date
  }

  /// Whether the questions are due; `injury` is when one was last reported.
  package func lacksAnswers(at now: Instant, injury: Instant?) -> Bool {
    guard let answeredAt else { return true }
    return answeredAt.adding(seconds: Self.daysValid * 86_400) < now
      || injury.map { answeredAt < $0 } ?? false
  }

  /// The yes answers that apply on `date`. Pregnancy applies until twelve weeks after the birth.
  func questions(on date: LocalDate) -> Set<HealthQuestion> {
    let isOver = due.map { $0.advanced(by: Self.afterBirth) <= date } ?? false
    return isOver ? health.subtracting([.pregnancy]) : health
  }

  package func isPregnant(on date: LocalDate) -> Bool { questions(on: date).contains(.pregnancy) }

  /// Whether a doctor or midwife must agree before training on `date`, again after a birth.
  package func needsDoctor(on date: LocalDate) -> Bool {
    questions(on: date).contains(where: \.isForDoctor) && !isCleared(on: date)
  }

  private func isCleared(on date: LocalDate) -> Bool {
    guard let cleared, cleared <= date else { return false }
    return !(isPregnant(on: date) && due.map { $0 <= date && cleared < $0 } ?? false)
  }

  /// The strictest limit of the answers on `date`; nil if there is none, or a doctor agreed.
  package func limit(on date: LocalDate) -> HealthLimit? {
    isCleared(on: date) ? nil : questions(on: date).compactMap(\.limit).min()
  }

  /// Whether the person trains balance with a hand on something.
  package func needsHold(on date: LocalDate) -> Bool {
    !questions(on: date).isDisjoint(with: [.falls, .osteoporosis, .vertebra, .pregnancy])
  }

  /// Whether sessions must be easy or moderate; after a birth, until the answers change.
  package var isGentle: Bool { health.contains { $0 != .osteoporosis } }

  /// The profile, which also avoids what the answers exclude on `date`.
  package func sparing(on date: LocalDate) -> BodyProfile {
    var profile = self
    for question in questions(on: date) { profile.avoided.formUnion(question.excluded) }
    if isPregnant(on: date), isLate(on: date) { profile.avoided.formUnion([.supine, .prone]) }
    return profile
  }

  /// Whether 16 weeks have passed and the birth may still be ahead; true if `due` is unknown.
  private func isLate(on date: LocalDate) -> Bool {
    guard let due else { return true }
    return date >= due.advanced(by: -Self.sixteenWeeks) && date < due.advanced(by: Self.late)
  }
}
