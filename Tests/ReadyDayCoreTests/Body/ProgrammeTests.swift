import Foundation
import Testing

@testable import ReadyDayCore

/// Profiles, assessments and weeks of people that nobody has met.
struct GeneratedPeople: Sequence, IteratorProtocol {
  private var state: UInt64
  private var left: Int

  init(_ count: Int, seed: UInt64 = 7) { (left, state) = (count, seed) }

  mutating func number(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func some<Word: CaseIterable & Hashable>(
    _ type: Word.Type, most: Int, of count: Int = .max
  ) -> Set<Word> {
    let all = Array(Word.allCases.prefix(count))
    return Set((0..<number(most + 1)).map { _ in all[number(all.count)] })
  }

  mutating func next() -> ProgrammeRequest? {
    guard left > 0 else { return nil }
    left -= 1
    var profile = BodyProfile()
    profile.equipment = some(Equipment.self, most: 3)
    // The loads after these are what answers about health rule out, as HealthQuestionTests tries.
    profile.avoided = some(BodyLoad.self, most: 3, of: 11)
    profile.sports = some(BodySport.self, most: 2)
    profile.goal = BodyGoal.allCases[number(BodyGoal.allCases.count)]
    profile.birthYear = number(3) == 0 ? nil : 1940 + number(70)
    var scores: [BodyArea: Int] = [:]
    for area in BodyArea.allCases where number(2) == 0 { scores[area] = number(101) }
    var days: Set<Weekday> = []
    for _ in 0...number(4) { days.insert(Weekday.allCases[number(7)]) }
    let lengths = ProgrammeRequest.lengths
    return ProgrammeRequest(
      start: LocalDate(dayNumber: 20_400 + number(800)), weekdays: days,
      minutes: lengths.lowerBound + number(lengths.count), seed: number(1000), profile: profile,
      scores: scores)
  }
}

@Suite("The programme of six weeks") struct ProgrammeTests {
  private static func programme(_ request: ProgrammeRequest) -> Programme {
    Programme(id: "p", request, after: nil, at: Instant(secondsSince1970: 0))
  }

  /// 100 people; as many as READYDAY_PEOPLE says where that is set (500 take half a minute).
  private static let count =
    ProcessInfo.processInfo.environment["READYDAY_PEOPLE"].flatMap { Int(written: $0) } ?? 100
  /// Made once.
  private static let programmes = GeneratedPeople(count).map(programme)

  @Test("nothing avoided, and nothing for which the equipment is missing, is ever in it")
  func allowed() {
    for programme in Self.programmes {
      let profile = programme.request.profile
      for item in programme.sessions.flatMap(\.items) {
        #expect(item.movement.facts.loads.isDisjoint(with: profile.avoided))
        #expect(item.movement.facts.equipment.isSubset(of: profile.equipment))
        #expect(item.movement.isFromProgramme)
      }
      for session in programme.sessions.prefix(3) {
        for item in session.recoveryVersion(of: programme.request).items {
          #expect(item.movement.kind == .mobility)
          #expect(item.movement.facts.loads.isDisjoint(with: profile.avoided))
          #expect(item.movement.facts.equipment.isSubset(of: profile.equipment))
        }
      }
    }
  }

  @Test("minutes are within 15 in 100 of those that were asked for, however many they are")
  func minutes() {
    for programme in Self.programmes {
      let budget = Double(programme.request.minutes * 60)
      for session in programme.sessions {
        let part = Double(session.seconds) / budget
        #expect(
          (0.85...1.15).contains(part),
          "\(session.number) \(session.phase) \(part) \(programme.request)")
      }
    }
  }

  @Test("whatever is avoided, there is a length that its movements fill") func fillable() {
    for load in BodyLoad.allCases {
      var profile = BodyProfile()
      profile.avoided = Set(BodyLoad.allCases).subtracting([load])
      profile.birthYear = 1950
      let request = ProgrammeRequest(
        start: LocalDate(dayNumber: 20_780), weekdays: Set(Weekday.allCases), minutes: 10, seed: 1,
        profile: profile, scores: [:])
      #expect(request.fillableMinutes == 10)
      #expect(Self.programme(request).sessions.allSatisfy { $0.isFilled(10) })
    }
  }

  @Test("a longer session asks for more of each movement before it asks for more of them")
  func longSessions() throws {
    func items(_ minutes: Int) -> [ProgrammeItem] {
      Self.programme(
        ProgrammeRequest(
          start: LocalDate(dayNumber: 20_780), weekdays: ProgrammeRequest.usualDays,
          minutes: minutes, seed: 1, profile: BodyProfile(), scores: [:])
      ).sessions.flatMap(\.items)
    }
    var counts: [Int: Int] = [:]
    for (minutes, sets) in [(30, 2), (31, 3), (60, 3), (61, 4), (90, 4)] {
      let items = items(minutes)
      let mobility = items.filter { $0.movement.kind == .mobility && $0.reason == .area }
      #expect(mobility.contains { $0.sets == sets })
      #expect(items.allSatisfy { $0.sets <= 4 })
      counts[minutes] = items.count
    }
    let (least, most) = (try #require(counts[30]), try #require(counts[90]))
    #expect(Double(most) < Double(least) * 1.7)
  }

  @Test("three phases of 14 days, on the chosen days alone, each with an easier end")
  func phases() {
    for programme in Self.programmes {
      let request = programme.request
      #expect(programme.sessions.count == request.weekdays.count * 6)
      for (place, phase) in ProgrammePhase.allCases.enumerated() {
        let days = programme.days(of: phase)
        #expect(request.start.distance(to: days.lowerBound) == place * 14)
        #expect(days.lowerBound.distance(to: days.upperBound) == 13)
        let own = programme.sessions.filter { $0.phase == phase }
        #expect(own.allSatisfy { days.contains($0.date) })
        #expect(own.allSatisfy { request.weekdays.contains($0.date.weekday) })
        #expect(own.last?.isDeload == true && own.dropLast().allSatisfy { !$0.isDeload })
        #expect(own.last?.effort == .light)
      }
    }
  }

  @Test("no movement comes three sessions in a row, or twice in one") func variety() {
    for programme in Self.programmes {
      let sets = programme.sessions.map { Set($0.items.map(\.movement)) }
      for (set, session) in zip(sets, programme.sessions) {
        #expect(set.count == session.items.count)
      }
      for place in sets.indices.dropFirst(2) {
        #expect(sets[place].intersection(sets[place - 1]).intersection(sets[place - 2]).isEmpty)
      }
    }
  }

  @Test("the weakest area is served most where it has enough movements to choose from")
  func weakest() {
    var looked = 0
    for programme in Self.programmes {
      let request = programme.request
      guard let weakest = AreaWeights(request).weakest else { continue }
      let own = Movement.allCases.filter { movement in
        movement.area == weakest && movement.isFromProgramme
          && request.profile.allows(movement.facts) && movement.facts.level < 3
      }
      let small = own.filter { $0.facts.pattern == nil && $0.kind != .power }
      guard small.count >= max(5, request.minutes / 12),
        small.contains(where: { $0.kind == .mobility })
      else { continue }
      looked += 1
      var served: [BodyArea: Int] = [:]
      for item in programme.sessions.flatMap(\.items) {
        served[item.movement.area, default: 0] += 1
      }
      #expect(served[weakest] == served.values.max(), "\(weakest) \(served) \(request)")
    }
    #expect(looked * 2 > Self.count)
  }

  @Test("push, pull, hinge, squat and carry take turns over a week") func balance() {
    for programme in Self.programmes {
      let request = programme.request
      let allowed = Movement.allCases.filter { movement in
        movement.kind == .strength && movement.isFromProgramme && movement.facts.level < 3
          && request.profile.allows(movement.facts)
      }
      // A single movement cannot come in every session.
      let patterns = Dictionary(grouping: allowed, by: \.facts.pattern).filter {
        $0.value.count > 1
      }
      .keys.compactMap(\.self)
      for phase in [ProgrammePhase.resilience, .results] {
        for week in 0..<2 {
          let first = programme.days(of: phase).lowerBound.advanced(by: week * 7)
          let own = programme.sessions.filter {
            $0.date >= first && $0.date < first.advanced(by: 7) && !$0.isDeload
          }
          var counts: [MovementPattern: Int] = [:]
          for item in own.flatMap(\.items) where item.movement.kind == .strength {
            if let pattern = item.movement.facts.pattern { counts[pattern, default: 0] += 1 }
          }
          let all = patterns.map { counts[$0] ?? 0 }
          guard own.count > 1, let least = all.min(), let most = all.max() else { continue }
          #expect(most - least <= 2, "\(counts) \(request)")
        }
      }
    }
  }

  @Test("hard sessions have a day between them, and only the last phase has any") func hardness() {
    for programme in Self.programmes {
      let hard = programme.sessions.filter { $0.effort == .hard }
      #expect(hard.allSatisfy { $0.phase == .results })
      for (a, b) in zip(hard, hard.dropFirst()) { #expect(a.date.distance(to: b.date) > 1) }
      let power = programme.sessions.flatMap(\.items).filter { $0.movement.kind == .power }
      #expect(power.isEmpty || programme.request.profile.sports.contains { $0.asksForPower })
    }
  }

  @Test("the same request makes the same programme, another seed another one")
  func deterministic() {
    for request in GeneratedPeople(10, seed: 3) {
      #expect(Self.programme(request).sessions == Self.programme(request).sessions)
    }
    let programmes = (0..<5).map { seed in
      Self.programme(
        ProgrammeRequest(
          start: LocalDate(dayNumber: 20_780), weekdays: ProgrammeRequest.usualDays, minutes: 25,
          seed: seed, profile: BodyProfile(), scores: [:]))
    }
    for (place, programme) in programmes.enumerated() {
      #expect(!programmes[..<place].contains { $0.sessions == programme.sessions })
    }
  }

  @Test("a programme is read as it was written, with what was said of it") func stored() throws {
    for (place, request) in GeneratedPeople(20, seed: 9).enumerated() {
      var programme = Self.programme(request)
      let date = try #require(programme.sessions.first?.date)
      if place % 2 == 0 {
        programme.mark(.skipped, on: date, reason: "travel", at: Instant(secondsSince1970: 60))
      } else {
        let movement = try #require(programme.sessions[0].items.first?.movement)
        programme.mark(.done, [movement], on: date, at: Instant(secondsSince1970: 60))
        #expect(programme.sessions[0].doneCount == 1)
      }
      var records = BodyRecords()
      records.keep(request.profile)
      records.keep(
        Assessment(
          id: "a1", date: date, createdAt: Instant(secondsSince1970: 5),
          measured: [.kneeToWall: [11, 9.5], .plank: [60]], notes: "«ok»",
          person: request.profile.person(in: 2026)))
      records.keep(programme)
      let read = try BodyRecords(Array(records.text.utf8))
      #expect(read == records)
      #expect(read.programmes == [programme])
      #expect(read.text == records.text)
    }
  }

  @Test("statuses of a session and of its movements are changed by themselves")
  func statuses() throws {
    var programme = Self.programme(
      ProgrammeRequest(
        start: LocalDate(dayNumber: 20_780), weekdays: ProgrammeRequest.usualDays, minutes: 25,
        seed: 1, profile: BodyProfile(), scores: [:]))
    let now = Instant(secondsSince1970: 100)
    let date = programme.sessions[0].date
    let movements = programme.sessions[0].items.map(\.movement)
    programme.mark(.skipped, [movements[1]], on: date, reason: "", at: now)
    programme.mark(.done, [movements[0]], on: date, at: now)
    #expect(programme.sessions[0].status == .partly)
    programme.mark(.done, on: date, at: now)
    #expect(programme.sessions[0].status == .done)
    #expect(programme.sessions[0].doneCount == movements.count - 1)
    programme.mark(.skipped, [movements[0]], on: date, at: now)
    #expect(programme.sessions[0].status == .done)
    #expect(programme.mark(.done, [.swing], on: date, at: now) == [.swing])
    programme.mark(.skipped, on: date, at: now)
    #expect(programme.sessions[0].status == .skipped && programme.sessions[0].doneCount == 0)
    programme.takeBack(.skipped, on: date, at: now)
    #expect(programme.sessions[0].status == .planned)
    let after = programme.sessions
    programme.mark(.skipped, on: date, at: now)
    // What was skipped is not piled up.
    #expect(programme.sessions.dropFirst() == after.dropFirst())
  }

  @Test("what is taken back is what was last said, or what is named") func takenBack() {
    let now = Instant(secondsSince1970: 1_795_000_000)
    let start = LocalDate(dayNumber: 20_780).onOrBefore(.monday)
    var programme = Self.programme(
      ProgrammeRequest(
        start: start, weekdays: ProgrammeRequest.usualDays, minutes: 25, seed: 1,
        profile: BodyProfile(), scores: [:]))
    let (date, count) = (programme.sessions[0].date, programme.sessions[0].items.count)
    let movements = programme.sessions[0].items.map(\.movement)
    programme.mark(.skipped, [movements[0]], on: date, at: now)
    programme.mark(.done, on: date, at: now)
    programme.takeBack(.done, [movements[1]], on: date, at: now)
    #expect(programme.sessions[0].doneCount == count - 2)
    #expect(programme.sessions[0].status == .partly)
    programme.takeBack(.done, on: date, at: now)
    let states = programme.sessions[0].items.map(\.status)
    #expect(states.first == .skipped && Set(states.dropFirst()) == [.planned])
    programme.takeBack(.skipped, on: date, at: now)
    #expect(Set(programme.sessions[0].items.map(\.status)) == [.planned])
    // What was said of the session as a whole goes, whichever word takes it back.
    programme.mark(.skipped, on: date, reason: "travel", at: now)
    programme.takeBack(.done, on: date, at: now)
    #expect(programme.sessions[0].status == .planned && programme.sessions[0].reason.isEmpty)
  }

  @Test("a session moves to a free day of its week, and nothing else does") func moving() throws {
    var programme = Self.programme(
      ProgrammeRequest(
        start: LocalDate(dayNumber: 20_780).onOrBefore(.monday),
        weekdays: ProgrammeRequest.usualDays, minutes: 25, seed: 1, profile: BodyProfile(),
        scores: [:]))
    let monday = programme.request.start
    #expect(programme.freeDay(after: monday) == monday.advanced(by: 1))
    #expect(programme.freeDay(after: monday.advanced(by: 4)) == monday.advanced(by: 5))
    #expect(programme.freeDay(after: monday.advanced(by: 6)) == nil)
    let others = programme.sessions.dropFirst()
    programme.move(from: monday, to: monday.advanced(by: 1), at: Instant(secondsSince1970: 9))
    #expect(programme.sessions[0].date == monday.advanced(by: 1))
    #expect(programme.sessions[0].movedFrom == monday)
    #expect(programme.sessions.dropFirst() == others)
    #expect(programme.session(on: monday) == nil)
    programme.end(on: monday.advanced(by: 2), at: Instant(secondsSince1970: 10))
    #expect(programme.session(on: monday.advanced(by: 2)) == nil)
    #expect(programme.session(on: monday.advanced(by: 1)) != nil)
  }
}
