/// What a language says of movements and of the body they train; part of every `Phrasebook`. Lower case, no full stop,
/// where nothing else is said.
package protocol BodyPhrases: Sendable {
  // Movements

  func name(of movement: Movement) -> String
  /// What is done, in one sentence.
  func instruction(for movement: Movement) -> String
  /// How it is done well, in one sentence.
  func cue(for movement: Movement) -> String
  func name(of area: BodyArea) -> String
  func name(of kind: MovementKind) -> String
  func name(of pattern: MovementPattern) -> String
  func name(of equipment: Equipment) -> String
  /// Shown instead of the equipment of what needs none.
  var noEquipment: String { get }
  /// What may be avoided: `weight on the arms`.
  func name(of load: BodyLoad) -> String
  func name(of joint: Joint) -> String
  func name(of muscle: Muscle) -> String
  func name(of sport: BodySport) -> String
  /// Before a value of a movement.
  func label(_ label: MovementLabel) -> String
  /// `recovery 9 · resilience 3 · results 1, of 10`.
  func impact(_ impact: MovementImpact) -> String
  /// Whose judgement that is; a sentence.
  var impactNote: String { get }
  /// Shown when no movement is found; a sentence.
  var noMovement: String { get }

  // Assessments and programmes

  func name(of test: SelfTest) -> String
  /// How it is done safely, and what is measured.
  func instruction(for test: SelfTest) -> String
  /// Where its norm was published, and for whom.
  func source(of test: SelfTest) -> String
  /// How the answer is typed: `cm, left and right: 11 9`.
  func form(of test: SelfTest) -> String
  /// `11 cm`.
  func measured(_ value: Double, in unit: SelfTest.Unit) -> String
  func name(of goal: BodyGoal) -> String
  func name(of sex: Sex) -> String
  func name(of phase: ProgrammePhase) -> String
  /// What a phase is for: `mobility and control, easy`.
  func aim(of phase: ProgrammePhase) -> String
  func name(of effort: SessionEffort) -> String
  func name(of status: BodyStatus) -> String
  /// `2 × 12 each side, rest 45 s`.
  func amount(of item: ProgrammeItem) -> String
  /// Why it is in its session, as a sentence.
  func reason(for item: ProgrammeItem, share: Int, sports: [String]) -> String
  func sentence(_ sentence: BodySentence) -> String
  func label(_ label: BodyLabel) -> String
  /// Of a planned session, shown instead of its activity.
  var programmeSession: String { get }
}

/// Sentences about assessments and programmes.
package enum BodySentence: Hashable, Sendable {
  /// Shown before a test or a session.
  case stopAtPain
  /// That a score is not a diagnosis.
  case noDiagnosis
  case profileKept, profileUnchanged, injuriesHidden
  case assessed(tests: Int)
  case noAssessment
  /// Of this many areas.
  case overall(Int?, areas: Int, of: Int)
  case areaScore(Int?, tests: Int, of: Int)
  /// Both sides, in words.
  case sides(left: String, right: String, isUneven: Bool)
  /// One value of a test with two sides, in words.
  case bothSides(String)
  case lacksAge
  case outsideAges(ClosedRange<Int>)
  /// How much more it is than the time before.
  case change(Int, since: LocalDate)
  case unmeasured([SelfTest])
  case noProgramme
  case started(sessions: Int, first: LocalDate)
  /// It can be shown by the day it began; nil where another one began that day, too.
  case replaced(begun: LocalDate?)
  case stopped
  case noSession(next: LocalDate?)
  case session(ProgrammePhase, number: Int, of: Int, effort: SessionEffort, isDeload: Bool)
  case progress(done: Int, of: Int, status: BodyStatus)
  case adapted(BodyAdaptation)
  case offeringMove(to: LocalDate)
  case moved(from: LocalDate, to: LocalDate)
  case noFreeDay
  case howToTell
  case assessmentDue
  case marked(done: Int, of: Int, status: BodyStatus)
  case phaseAdherence(done: Int, partly: Int, of: Int)
  case slot(String)
  case restsOn(areas: Int)
  // How it is made
  case weights([String])
  case balance, order, howHard, byWhom
  // In the dialogue of an assessment
  case howToAnswer
  case askForBirthYear
  case birthYears(ClosedRange<Int>)
  case askForSex, sexes
  case badAnswer(AnswerFault, SelfTest)
  case nothingMeasured
  /// What to type where nobody is asked.
  case howToRecord
}

/// What is wrong with the answer to a self-test.
package enum AnswerFault: Error, Hashable, CaseIterable, Sendable {
  case noNumber, tooMany, beyondLimits
  /// It may be a decimal comma, or stand between left and right.
  case comma
}

/// Before a value of a profile, a result or a programme; as headings in sentence case.
package enum BodyLabel: Hashable, CaseIterable, Sendable {
  case equipment, avoided, sports, goal, sex, birthYear, none, nothing, notSaid
  case overall, results, source, session, why, when
  case phase, week, adherence, scores, instead
}

/// What is shown of a movement.
package enum MovementLabel: Hashable, CaseIterable, Sendable {
  case area, kind, level, pattern, equipment, loads, joints, muscles, sports, impact, easier, harder
}
