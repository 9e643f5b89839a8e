package enum BodySentence: Equatable, Sendable {
  /// Shown before a test or a session.
  case stopAtPain
  /// `noDiagnosis` says that a score is not a diagnosis.
  case noDiagnosis, profileKept, profileUnchanged, injuriesHidden, healthHidden
  case assessed(tests: Int)
  case noAssessment
  /// The overall score, from `areas` out of this many areas; nil if unknown.
  case overall(Int?, areas: Int, of: Int)
  case areaScore(Int?, tests: Int, of: Int)
  /// The values of both sides, as text.
  case sides(left: String, right: String, isUneven: Bool)
  /// A value for both sides of a test, as text.
  case bothSides(String)
  case lacksAge
  case outsideAges(ClosedRange<Int>)
  /// The change since the previous assessment.
  case change(Int, since: LocalDate)
  case unmeasured([SelfTest])
  case noProgramme
  case started(sessions: Int, first: LocalDate)
  /// The first day of the replaced programme, by which it can still be shown; nil if the new one
  /// began on the same day.
  case replaced(begun: LocalDate?)
  case stopped
  case noSession(next: LocalDate?)
  case session(ProgrammePhase, number: Int, of: Int, effort: SessionEffort, isDeload: Bool)
  case progress(done: Int, of: Int, status: BodyStatus)
  /// The programme follows a new profile.
  case followsNewAnswers
  /// The session is shorter than the programme's usual length, in minutes.
  case shorter(than: Int)
  case adapted(BodyAdaptation)
  case offeringMove(to: LocalDate)
  case moved(from: LocalDate, to: LocalDate)
  case noFreeDay, howToTell, assessmentDue
  /// Shown while there is no programme.
  case welcome
  /// A phase repeats because too little of it was done.
  case repeating
  case marked(done: Int, of: Int, status: BodyStatus)
  case phaseAdherence(done: Int, partly: Int, of: Int)
  case slot(String)
  case restsOn(areas: Int)
  case weights([String])
  case balance, order, howHard, byWhom
  // For the dialogue of an assessment:
  case howToAnswer, askForBirthYear
  case birthYears(ClosedRange<Int>)
  case askForSex, sexes
  case badAnswer(AnswerFault, SelfTest)
  case nothingMeasured
  /// How to record results of these tests without the dialogue.
  case howToRecord([SelfTest])
}

/// Why an answer to a self-test is invalid.
package enum AnswerFault: Error, Equatable, CaseIterable, Sendable {
  case noNumber, tooMany, beyondLimits
  /// The comma could be a decimal comma, or separate left from right.
  case comma
}

package enum BodyLabel: Equatable, CaseIterable, Sendable {
  case equipment, avoided, sports, goal, sex, birthYear, health, due, cleared, none, nothing,
    notSaid
  case overall, results, source, session, why, when, phase, week, adherence, scores, instead
}

package enum MovementLabel: Equatable, CaseIterable, Sendable {
  case area, kind, level, pattern, equipment, loads, joints, muscles, sports, impact, easier, harder
}
