import Foundation
import Testing

@testable import ReadyDayCore

/// What the answers to the seven questions rule out.
@Suite("Safe first") struct HealthQuestionTests {
  private static let start = LocalDate(dayNumber: 20_521)
  private static let morning = Instant(secondsSince1970: 1_773_000_000)

  private static func profile(
    _ points: Set<HealthQuestion>, due: Int? = nil, cleared: Int? = nil
  ) -> BodyProfile {
    var profile = BodyProfile()
    (profile.health, profile.answeredAt) = (points, morning)
    profile.due = due.map { start.advanced(by: $0) }
    profile.cleared = cleared.map { start.advanced(by: $0) }
    return profile
  }

  /// Every set of answers, `count` people in all; a broken vertebra only with osteoporosis.
  private static func people(_ count: Int) -> [ProgrammeRequest] {
    let all = HealthQuestion.allCases
    let answers = (0..<(1 << all.count)).map { bits in
      Set(all.indices.filter { bits & 1 << $0 != 0 }.map { all[$0] })
    }
    .filter { !$0.contains(.vertebra) || $0.contains(.osteoporosis) }
    return GeneratedPeople(count, seed: 58).enumerated().map { place, request in
      var profile = request.profile
      profile.health = answers[place % answers.count]
      // Before, in and after the pregnancy, and without a date.
      let distance = [-120, -60, 0, 40, 100, 200, 290, nil][place / answers.count % 8]
      profile.due = distance.map { request.start.advanced(by: $0) }
      return ProgrammeRequest(
        start: request.start, weekdays: request.weekdays, minutes: request.minutes,
        seed: request.seed, profile: profile, scores: request.scores)
    }
  }

  /// 192 people, each set of answers once; as many as READYDAY_PEOPLE says where that is set.
  private static let count =
    ProcessInfo.processInfo.environment["READYDAY_PEOPLE"].flatMap { Int(written: $0) } ?? 192

  @Test("no session and no test holds what the answers rule out on its own date") func excluded() {
    var (filled, refused) = (0, 0)
    for request in Self.people(Self.count) {
      let programme = Programme(id: "p", request, after: nil, at: Self.morning)
      let isFillable = request.fillableMinutes == request.minutes
      (filled, refused) = isFillable ? (filled + 1, refused) : (filled, refused + 1)
      for session in programme.sessions {
        let avoided = request.profile.sparing(on: session.date).avoided
        let eased = session.recoveryVersion(of: request)
        for item in session.items + eased.items {
          #expect(item.movement.facts.loads.isDisjoint(with: avoided), "\(item.movement)")
        }
        if request.profile.isGentle {
          #expect(session.effort != .hard)
          #expect(session.items.allSatisfy { $0.movement.facts.level < 3 })
          #expect(session.items.allSatisfy { $0.movement.kind != .power })
        }
        let part = Double(session.seconds) / Double(request.minutes * 60)
        if isFillable { #expect((0.85...1.15).contains(part), "\(part) \(request)") }
        let trainee = request.trainee(on: session.date)
        for test in SelfTest.allCases where trainee.allows(test) {
          #expect(test.loads.isDisjoint(with: avoided))
        }
      }
    }
    #expect(filled > refused)
  }

  @Test(
    "who answers yes is spared, by name",
    arguments: [
      (HealthQuestion.heart, [Movement.plank, .wallSit, .sidePlank, .sunSalutation, .pullDown]),
      (.osteoporosis, [.curlUp, .catCow, .trunkSnap, .seatedTurn, .rollUpperBack, .floorPoses]),
      (.vertebra, [.pogo, .squatJump, .romanianDeadlift, .pushUp, .easyRunning, .pelvicTilt]),
      (.pregnancy, [.gluteBridge, .proneW, .skaterHop, .eyesClosedStance, .plank]),
      (.falls, [.eyesClosedStance, .skaterHop, .lungeWithTurn, .farmerCarry, .legSwing]),
      (.limits, [.squatJump, .plank, .tempoRunning]),
    ])
  func named(point: HealthQuestion, movements: [Movement]) {
    let profile = Self.profile([point])
    let trainee = Trainee(profile, on: Self.start)
    for movement in movements { #expect(!trainee.allows(movement), "\(movement)") }
    // Balance, strength and the hip hinge stay.
    for movement in [Movement.tandemStance, .singleLegStance, .hipHinge, .chairStand, .calfRaise] {
      #expect(trainee.allows(movement), "\(movement)")
    }
  }

  @Test("from week 16 nothing on the back, until the birth; twelve weeks after it all is over")
  func weeks() {
    func isSpared(_ movement: Movement, due: Int) -> Bool {
      !Trainee(Self.profile([.pregnancy], due: due), on: Self.start).allows(movement)
    }
    // Week 16 begins 24 weeks before the birth.
    #expect(!isSpared(.gluteBridge, due: 169) && isSpared(.gluteBridge, due: 168))
    #expect(isSpared(.gluteBridge, due: -13) && !isSpared(.gluteBridge, due: -14))
    #expect(isSpared(.plank, due: -83) && !isSpared(.plank, due: -84))
  }

  @Test("what a doctor has to agree to starts only after that, and once more after a birth")
  func clearance() {
    func needs(_ points: Set<HealthQuestion>, due: Int? = nil, cleared: Int? = nil) -> Bool {
      Self.profile(points, due: due, cleared: cleared).needsDoctor(on: Self.start)
    }
    for point in [HealthQuestion.chestPain, .heart, .limits, .pregnancy] {
      #expect(needs([point]) && !needs([point], cleared: 0) && needs([point], cleared: 1))
    }
    for point in [HealthQuestion.pressure, .osteoporosis, .falls] { #expect(!needs([point])) }
    let days = BodyProfile.clearances(on: Self.start)
    #expect(days == Self.start.advanced(by: -182)...Self.start)
    #expect(!needs([.pregnancy], due: 1, cleared: -40))
    #expect(needs([.pregnancy], due: 0, cleared: -40))
    #expect(!needs([.pregnancy], due: -50, cleared: -8))
    #expect(!needs([.pregnancy], due: -84))
  }

  @Test("answers count for half a year, and until an injury is reported") func valid() {
    let profile = Self.profile([])
    let days = { Self.morning.adding(seconds: $0 * 86_400) }
    #expect(!profile.lacksAnswers(at: days(182), injury: nil))
    #expect(profile.lacksAnswers(at: days(183), injury: nil))
    #expect(!profile.lacksAnswers(at: days(9), injury: days(-1)))
    #expect(profile.lacksAnswers(at: days(9), injury: days(8)))
    #expect(BodyProfile().lacksAnswers(at: days(0), injury: nil))
  }

  @Test("closed eyes are for people under 65 without falls, whose age is known") func closedEyes() {
    func allows(_ points: Set<HealthQuestion>, born: Int?) -> Bool {
      var profile = Self.profile(points)
      profile.birthYear = born
      let person = profile.person(in: 2026)
      return person.tests.filter(Trainee(profile, on: Self.start).allows).contains(.oneLegStance)
    }
    #expect(allows([], born: 1962) && !allows([], born: 1961) && !allows([], born: nil))
    #expect(!allows([.falls], born: 1990) && !allows([.vertebra], born: 1990))
    #expect(!Trainee(Self.profile([]), on: Self.start).allows(.eyesClosedStance))
    var known = Self.profile([])
    known.birthYear = 1990
    #expect(Trainee(known, on: Self.start).allows(.eyesClosedStance))
  }

  @Test("an injured ankle leaves out what loads it, on one leg too") func ankle() {
    let trainee = Trainee(on: Self.start).sparing([.ankle])
    for movement in [
      Movement.miniSquat, .stepUp, .singleLegHinge, .lunge, .plank, .pushUp, .pogo, .kneeDrive,
      .farmerCarry,
    ] { #expect(!trainee.allows(movement), "\(movement)") }
    #expect(trainee.allows(.clamshell) && trainee.allows(.deadBug) && trainee.allows(.seatedTurn))
    #expect(!trainee.allows(SelfTest.heelRise) && !trainee.allows(SelfTest.kneeToWall))
  }
}
