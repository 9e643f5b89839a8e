import Testing

@testable import ReadyDayCore

@Suite("What a programme asks") struct ProgrammeRulesTests {
  static let now = Instant(secondsSince1970: 100)

  /// From a Monday on, three times a week.
  static func request(
    minutes: Int = 25, scores: [BodyArea: Int] = [:], change: (inout BodyProfile) -> Void = { _ in }
  ) -> ProgrammeRequest {
    var profile = BodyProfile()
    change(&profile)
    return ProgrammeRequest(
      start: SampleDay.monday, weekdays: ProgrammeRequest.usualDays, minutes: minutes, seed: 1,
      profile: profile, scores: scores)
  }

  static func programme(_ request: ProgrammeRequest = request()) -> Programme {
    Programme(id: "p", request, after: nil, at: now)
  }

  @Test("the lowest score is the weakest area, and what is low, or of one's sport, weighs more")
  func weights() {
    let scores: [BodyArea: Int] = [.ankles: 20, .core: 40, .neck: 90]
    let weights = AreaWeights(Self.request(scores: scores))
    #expect(weights.weakest == .ankles)
    #expect(weights.share(of: .core) > weights.share(of: .neck))
    let runner = AreaWeights(Self.request(scores: scores) { $0.sports = [.running] })
    #expect(runner.share(of: .hips) > weights.share(of: .hips))
  }

  @Test(
    "the second week of a phase asks for more than the first: harder movements, or more of them")
  func steps() throws {
    let programme = Self.programme()
    var harder = 0
    for session in programme.sessions {
      let first = programme.days(of: session.phase).lowerBound
      let isSecondWeek = first.distance(to: session.date) >= 7
      for item in session.items {
        #expect(item.step == nil || isSecondWeek && !session.isDeload)
        if item.step == .harder { harder += 1 }
        if item.step == .more { #expect(item.amount == Self.usual(item, session) + more(item)) }
        if item.step == nil { #expect(item.amount == Self.usual(item, session)) }
      }
    }
    #expect(harder > 0)
    #expect(programme.sessions.flatMap(\.items).contains { $0.step == .more })
  }

  private func more(_ item: ProgrammeItem) -> Int { item.isTimed ? 5 : Self.more(item.movement) }

  /// Repetitions.
  private static func more(_ movement: Movement) -> Int {
    if case .repetitions(..<6) = movement.facts.dose.amount { 1 } else { 2 }
  }

  /// What the table says, and one or two repetitions more of what is to last.
  private static func usual(_ item: ProgrammeItem, _ session: ProgrammeSession) -> Int {
    switch item.movement.facts.dose.amount {
    case .repetitions(let count):
      count
        + (session.phase == .resilience && item.movement.kind == .strength
          ? more(item.movement) : 0)
    case .seconds(let count): count
    case .minutes(let count): count * 60
    }
  }

  @Test("what is hardest has no place in the easy session of a phase") func easyEnd() {
    let levels = GeneratedPeople(20).map { Self.programme($0) }.flatMap(\.sessions)
      .filter(\.isDeload).flatMap(\.items).map(\.movement.facts.level)
    #expect(levels.allSatisfy { $0 < 3 })
    let last = SessionPlan(
      phase: .results, isSecondWeek: true, isDeload: true, isHardAllowed: true, minutes: 25)
    #expect(last.mostLevel == 2)
  }

  @Test("a movement takes its repetitions, its sides and its rests") func seconds() {
    func seconds(_ movement: Movement, sets: Int, amount: Int) -> Int {
      ProgrammeItem(movement, sets: sets, amount: amount, rest: 10, .area).seconds
    }
    // Three seconds each, four where they are slow.
    #expect(seconds(.squat, sets: 2, amount: 10) == 2 * (30 + 10))
    #expect(seconds(.headNod, sets: 1, amount: 10) == 40 + 10)
    #expect(seconds(.plank, sets: 3, amount: 30) == 3 * (30 + 10))
    #expect(seconds(.neckTurn, sets: 1, amount: 8) == 2 * 32 + 10)
  }

  @Test("a session is filled that is at most 15 in 100 short") func filled() {
    var session = Self.programme().sessions[0]
    session.items = [ProgrammeItem(.plank, sets: 1, amount: 510, rest: 0, .area)]
    #expect(session.isFilled(10) && !session.isFilled(11))
    session.items = [ProgrammeItem(.plank, sets: 1, amount: 509, rest: 0, .area)]
    #expect(!session.isFilled(10))
  }

  @Test("a day that allows less gets a set less of each, or half an hour of mobility")
  func easier() {
    let long = Self.request(minutes: 90)
    let session = Self.programme(long).sessions[6]
    let sets = session.items.map(\.sets)
    #expect(session.moderateVersion.items.map(\.sets) == sets.map { max(1, $0 - 1) })
    #expect(sets.contains { $0 > 1 })
    #expect(session.recoveryVersion(of: long).minutes <= 33)
  }

  @Test("nobody of 65, and no weak area, is asked for what is hardest, or to jump")
  func trainees() {
    func trainee(born year: Int? = nil, scores: [BodyArea: Int] = [:]) -> Trainee {
      var profile = BodyProfile()
      profile.sports = [.team]
      profile.birthYear = year
      return Trainee(profile, scores: scores, on: SampleDay.monday)
    }
    #expect(trainee(born: 1962).allows(.jumpAndLand))
    #expect(!trainee(born: 1961).allows(.jumpAndLand))
    #expect(trainee(scores: [.knees: 40]).allows(.jumpAndLand))
    #expect(!trainee(scores: [.knees: 39]).allows(.jumpAndLand))
  }

  @Test("what stands in is of the same kind, and as near in level as there is")
  func standIns() throws {
    for movement in Movement.allCases where movement.isFromProgramme {
      let other = movement.standIn(for: .equipped, besides: [])
      #expect(other.map { $0.kind == movement.kind } ?? true)
    }
    let squat = try #require(Movement.squat.standIn(for: .equipped, besides: []))
    #expect(squat.facts.pattern == .squat && squat.facts.level == Movement.squat.facts.level)
  }
}

@Suite("What a programme makes of news") struct ProgrammeNewsTests {
  private static let monday = SampleDay.monday
  private static let now = ProgrammeRulesTests.now

  @Test("jumps begin with those that are not the hardest") func jumps() {
    for var request in GeneratedPeople(20, seed: 6) {
      var profile = request.profile
      profile.sports = [.team]
      request = ProgrammeRequest(
        start: request.start, weekdays: request.weekdays, minutes: request.minutes,
        seed: request.seed, profile: profile, scores: [:])
      let programme = ProgrammeRulesTests.programme(request)
      let first = programme.days(of: .results).lowerBound
      for session in programme.sessions where session.date < first.advanced(by: 7) {
        let power = session.items.map(\.movement).filter { $0.kind == .power }
        #expect(power.allSatisfy { $0.facts.level < 3 })
      }
    }
  }

  @Test("what is planned from the day of new answers on is made anew, and nothing else is")
  func answers() {
    var programme = ProgrammeRulesTests.programme()
    programme.mark(.done, on: Self.monday.advanced(by: 14), at: Self.now)
    programme.move(
      from: Self.monday.advanced(by: 16), to: Self.monday.advanced(by: 17), at: Self.now)
    var profile = BodyProfile()
    #expect(programme.knowing(profile, on: Self.monday) == programme)
    (profile.health, profile.answeredAt) = ([.falls], Self.now.adding(seconds: 1))
    let day = Self.monday.advanced(by: 14)
    let new = programme.knowing(profile, on: day)
    #expect(new.followsNewAnswers && !programme.followsNewAnswers)
    #expect(new.sessions.map(\.date) == programme.sessions.map(\.date))
    #expect(new.sessions.map(\.movedFrom) == programme.sessions.map(\.movedFrom))
    // Up to the sixth, all before, and the seventh, which is done.
    #expect(new.sessions.prefix(7) == programme.sessions.prefix(7))
    for session in new.sessions.dropFirst(7) {
      let trainee = new.request.trainee(on: session.date)
      #expect(session.effort != .hard && session.isFilled(25))
      #expect(session.items.allSatisfy { trainee.allows($0.movement) })
    }
    // A birth year counts as well; an ended programme is left as it was.
    profile.health = []
    profile.birthYear = 1950
    #expect(programme.knowing(profile, on: day).sessions.allSatisfy { $0.isFilled(25) })
    programme.end(on: day, at: Self.now)
    #expect(programme.knowing(profile, on: day).sessions == programme.sessions)
  }

  @Test("new equipment counts for what is planned") func equipment() {
    let programme = ProgrammeRulesTests.programme()
    var profile = programme.request.profile
    profile.equipment.insert(.band)
    let new = programme.knowing(profile, on: Self.monday)
    #expect(new.followsNewAnswers && new.sessions != programme.sessions)
    #expect(new.sessions.map(\.date) == programme.sessions.map(\.date))
  }

  @Test("an injury leaves a session as long as it was", arguments: Joint.allCases)
  func injuries(joint: Joint) throws {
    var programme = ProgrammeRulesTests.programme()
    for session in programme.sessions {
      let spared = try #require(session.fitting(programme.request, sparing: [joint]))
      #expect(spared.items.allSatisfy { !$0.movement.joints.contains(joint) })
      #expect(Set(spared.items.map(\.movement)).count == spared.items.count)
      #expect(spared.seconds * 100 >= session.seconds * 85)
      let levels = { (session: ProgrammeSession) in session.items.map(\.movement.facts.level).max()
      }
      #expect(try #require(levels(spared)) <= max(1, try #require(levels(session))))
    }
    // What is done then is what was shown.
    let shown = programme.sessions[0].fitting(programme.request, sparing: [joint])
    programme.spare([joint], on: Self.monday)
    programme.mark(.done, on: Self.monday, at: Self.now)
    #expect(programme.sessions[0].doneCount == shown?.items.count)
  }
}

@Suite("The days of a programme") struct ProgrammeDaysTests {
  private static let monday = SampleDay.monday
  private static let now = ProgrammeRulesTests.now

  @Test("it goes on for six weeks, and not for a day more") func ends() {
    let programme = ProgrammeRulesTests.programme()
    #expect(programme.isOn(Self.monday.advanced(by: 41)))
    #expect(!programme.isOn(Self.monday.advanced(by: 42)))
  }

  @Test("the next session is after today, and still to be done") func next() {
    var programme = ProgrammeRulesTests.programme()
    #expect(programme.next(after: Self.monday)?.date == Self.monday.advanced(by: 2))
    programme.mark(.done, on: Self.monday.advanced(by: 2), at: Self.now)
    #expect(programme.next(after: Self.monday)?.date == Self.monday.advanced(by: 4))
  }

  @Test("what was done in part was trained, and what was skipped takes no hour") func counted() {
    var programme = ProgrammeRulesTests.programme()
    programme.mark(.done, [programme.sessions[0].items[0].movement], on: Self.monday, at: Self.now)
    #expect(programme.countedSessions[0].isDone && !programme.countedSessions[1].isDone)
    #expect(programme.plans(by: []).count == 18)
    programme.mark(.skipped, on: Self.monday.advanced(by: 2), at: Self.now)
    #expect(programme.plans(by: []).count == 17)
  }

  @Test("a session that is moved on knows the day it was first meant for, and finds a free one")
  func moving() {
    var programme = ProgrammeRulesTests.programme()
    let free = programme.freeDay(after: Self.monday.advanced(by: 1))
    #expect(free == Self.monday.advanced(by: 3))
    programme.move(from: Self.monday, to: Self.monday.advanced(by: 1), at: Self.now)
    programme.move(from: Self.monday.advanced(by: 1), to: Self.monday.advanced(by: 3), at: Self.now)
    #expect(programme.session(on: Self.monday.advanced(by: 3))?.movedFrom == Self.monday)
  }

  @Test("an assessment is due from the end of a phase on, unless one was made since")
  func assessments() {
    let programme = ProgrammeRulesTests.programme()
    let last = Self.monday.advanced(by: 13)
    #expect(!programme.isAssessmentDue(on: last.advanced(by: -1), after: nil))
    #expect(programme.isAssessmentDue(on: last, after: nil))
    #expect(programme.isAssessmentDue(on: last.advanced(by: 3), after: Self.monday))
    #expect(!programme.isAssessmentDue(on: last.advanced(by: 3), after: last))
    #expect(!programme.isAssessmentDue(on: Self.monday.advanced(by: 56), after: nil))
  }
}
