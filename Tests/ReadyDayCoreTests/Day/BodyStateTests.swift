import TestSupport
import Testing

@testable import ReadyDayCore

/// A course of days in a row: what was said on each, and what the readings were.
@Suite("State of the body") struct BodyStateTests {
  /// Of one day: unusual readings, ordinary ones, none; and what was said.
  enum Part: String {
    case off, usual, none
    case ill, mild, fine, low, good, injured
  }

  static let first = LocalDate(dayNumber: 20_000)

  static func day(_ number: Int) -> LocalDate { first.advanced(by: number) }

  static func said(_ course: [[Part]], until: LocalDate? = nil) throws -> [Feeling] {
    try course.enumerated().flatMap { number, parts in
      try parts.compactMap { part -> Feeling.Word? in
        switch part {
        case .off, .usual, .none: nil
        case .ill: .ill(isSystemic: true)
        case .mild: .ill(isSystemic: false)
        case .fine: .fine
        case .low: .tired
        case .good: .rated(4)
        case .injured: .injured(.knee)
        }
      }.map { word in
        try Feeling(
          word, on: day(number), until: until, id: "\(number)",
          at: Instant(secondsSince1970: number))
      }
    }
  }

  static func unusual(_ course: [[Part]]) -> UnusualMornings {
    UnusualMornings(upTo: day(course.count - 1), atLeast: course.count) { date in
      let place = first.distance(to: date)
      guard course.indices.contains(place), !course[place].contains(.none) else { return [] }
      let z = course[place].contains(.off) ? 3.0 : 0
      return [Vital.restingHeartRate, .respiratoryRate].map {
        EarlySignals.Signal(vital: $0, value: 60, usual: 50, z: z, nights: 58)
      }
    }
  }

  @Test("the end of an illness has its year if that is another one") func yearOfEnd() throws {
    // From 4 October 2024, to 24 October and to 1 February.
    for (days, isOtherYear) in [(20, false), (120, true)] {
      let said = try Self.said([[.ill]], until: Self.day(days))
      let state = BodyStateFinder(said: said, unusual: nil, today: Self.first).state(on: Self.first)
      for voice in Language.allCases.map(\.voice) {
        let end = voice.consequences(of: state, said.last, today: Self.first).last
        #expect(end?.contains("2025") == isOtherYear)
      }
    }
  }

  @Test("a warning sign stands until one is well, and the way back says so")
  func warningSign() throws {
    let pain = try Feeling(
      .ill(isSystemic: true), on: Self.first, note: "chest pain on the stairs", id: "a",
      at: Instant(secondsSince1970: 0))
    let finder = BodyStateFinder(said: [pain], unusual: nil, today: Self.day(9))
    for day in 0...9 {
      let illness = try #require(finder.state(on: Self.day(day)).illness)
      #expect(illness.needsDoctor && illness.rests() && !illness.isDoubtful, "\(day)")
    }
    let fine = try Feeling(.fine, on: Self.first, id: "b", at: Instant(secondsSince1970: 1))
    let well = BodyStateFinder(said: [pain, fine], unusual: nil, today: Self.first)
      .state(on: Self.first)
    #expect(well.illness == nil && well.wayBack?.most == .easy && well.wayBack?.needsDoctor == true)
    for voice in Language.allCases.map(\.voice) {
      #expect(!voice.sentences(about: well).isEmpty)
      #expect(voice.word(pain) != voice.word(pain.word))
    }
  }

  @Test(
    "whoever feels fine has a warning sign only if it is not said to be over",
    arguments: [
      ("fine chest pain", true), ("fine, chest pain gone", false),
      ("bien, dolor en el pecho", true),
      ("bien, el dolor en el pecho ya no está", false), ("fine, no chest pain", false),
    ])
  func alarms(text: String, isAlarm: Bool) {
    #expect(Feeling.isAlarm(text, isWell: true) == isAlarm)
  }

  @Test(
    "a fever in a note is noticed, and its denial is too",
    arguments: [
      ("fiebre de 39", true), ("vomiting all night", true), ("sin fiebre", false),
      ("no fever", false), ("short night", false),
    ])
  func fevers(note: String, isFever: Bool) throws {
    let feeling = try Feeling(
      .rated(2), on: Self.first, note: note, id: "a", at: Instant(secondsSince1970: 0))
    #expect(feeling.mentionsFever == isFever)
  }

  /// The most that each day allows, by its state alone.
  static func most(_ course: [[Part]], until: LocalDate? = nil) throws -> [String] {
    let finder = BodyStateFinder(
      said: try said(course, until: until), unusual: unusual(course), today: day(course.count - 1))
    return course.indices.map { most(finder.state(on: day($0))) }
  }

  static func most(_ state: BodyState) -> String {
    if state.illness.map({ $0.isSystemic && !$0.isDoubtful }) == true { return "rest" }
    if (state.unusual?.mornings ?? 0) > 1 { return "rest" }
    if state.illness != nil || state.unusual != nil || state.lowMornings > 1 { return "easy" }
    if let back = state.wayBack { return back.most.rawValue }
    return state.lowMornings > 0 ? "moderate" : "free"
  }

  static let rest = "rest"
  static let easy = "easy"
  static let moderate = "moderate"
  static let free = "free"
  static let usual: [Part] = [.usual]

  @Test("what is said and what is unusual bounds the days after") func courses() throws {
    let lines = try Fixtures.text("courses.txt").split(separator: "\n")
    #expect(lines.count == 3 * 20)
    for place in stride(from: 0, to: lines.count, by: 3) {
      let parts = try lines[place + 1].split(separator: " ").map { day in
        try day.split(separator: "+").map { try #require(Part(rawValue: String($0))) }
      }
      let most = lines[place + 2].split(separator: " ").map(String.init)
      #expect(try Self.most(parts) == most, "\(lines[place])")
    }
  }

  @Test("after seven ill days the last step needs a word") func long() throws {
    let ill = Array(repeating: [Part.ill], count: 9)
    let course = ill + [[.fine]] + Array(repeating: Self.usual, count: 14)
    let most = try Self.most(course)
    #expect(Array(most[9...15]) == Array(repeating: Self.easy, count: 7))
    #expect(Array(most[16...]) == Array(repeating: Self.moderate, count: 8))
    #expect(try Self.most(course + [[.fine]]).last == Self.free)
    let state = BodyStateFinder(
      said: try Self.said(course), unusual: nil, today: Self.day(course.count - 1)
    ).state(on: Self.day(course.count - 1))
    #expect(state.wayBack?.awaitsWord == true && state.asksAboutIllness)
    #expect(state.wayBack?.cause == .illness(days: 9, isSystemic: true))
  }

  @Test("a day knows how long it and what follows is limited, if nothing new comes")
  func limited() throws {
    func days(_ course: [[Part]]) throws -> Int {
      BodyStateFinder(
        said: try Self.said(course), unusual: Self.unusual(course),
        today: Self.day(course.count - 1)
      ).state(on: Self.day(course.count - 1)).daysLimited
    }
    #expect(try days([Self.usual]) == 0)
    #expect(try days([Self.usual, [.low]]) == 0)
    #expect(try days([[.off]]) == 1)
    #expect(try days([[.off], [.off]]) == 3)
    #expect(try days([[.ill], Self.usual, [.fine]]) == 3)
    #expect(try days([[.ill]]) == 7)
  }

  struct Proof: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let course: [[Part]]
    /// By the number of the day.
    let efforts: [Int: BodyStateFinder.Effort]
    /// The first day without a way back.
    let free: Int?
  }

  /// Three days with a fever, then easy until the sixth, moderate until the eighth.
  static let fever: [[Part]] = [[.ill], [.ill], [.ill], [.fine]]

  @Test(
    "a race finished or a hard session well taken ends the way back, a week after the fever",
    arguments: [
      Proof(
        testDescription: "neither", course: fever + [[.off], [.off], [.off]], efforts: [:], free: 11
      ),
      Proof(
        testDescription: "a race", course: fever + [[.off], [.off], [.off]], efforts: [4: .race],
        free: 9),
      Proof(
        testDescription: "a hard session in the easy days",
        course: fever + [[.off], [.off], [.off]], efforts: [4: .hard], free: 11),
      Proof(
        testDescription: "after them, and then unusual readings",
        course: fever + [usual, usual, usual, usual, [.off]], efforts: [7: .hard], free: 10),
    ])
  func proven(row: Proof) throws {
    let course = row.course + Array(repeating: Self.usual, count: 12)
    var finder = BodyStateFinder(
      said: try Self.said(course), unusual: Self.unusual(course), today: Self.day(course.count - 1))
    finder.efforts = Dictionary(uniqueKeysWithValues: row.efforts.map { (Self.day($0), $1) })
    let back = course.indices.dropFirst(3).first { finder.state(on: Self.day($0)).wayBack == nil }
    #expect(back == row.free)
  }

  @Test("until decides instead of three days") func until() throws {
    let most = try Self.most([[.ill]] + Array(repeating: Self.usual, count: 7), until: Self.day(4))
    #expect(most == Array(repeating: Self.rest, count: 5) + Array(repeating: Self.easy, count: 3))
  }

  @Test("an injury lasts until fine, and is asked about every week") func injured() throws {
    let course: [[Part]] = [[.injured]] + Array(repeating: Self.usual, count: 14) + [[.fine]]
    let finder = BodyStateFinder(said: try Self.said(course), unusual: nil, today: Self.day(15))
    let asked = (0...15).filter { !finder.state(on: Self.day($0)).injuriesInQuestion.isEmpty }
    #expect(asked == [7, 14])
    #expect(finder.state(on: Self.day(14)).injuries.map(\.joint) == [.knee])
    #expect(finder.state(on: Self.day(14)).injury(loadedBy: .running) == .knee)
    #expect(finder.state(on: Self.day(14)).injury(loadedBy: .yoga) == nil)
    #expect(finder.state(on: Self.day(15)).injuries.isEmpty)
  }

  @Test("days ahead take for granted that their mornings are ordinary") func ahead() throws {
    let course: [[Part]] = [[.off], [.off], [.off]]
    let finder = BodyStateFinder(said: [], unusual: Self.unusual(course), today: Self.day(2))
    #expect(
      (2...6).map { Self.most(finder.state(on: Self.day($0))) } == [
        Self.rest, Self.easy, Self.easy, Self.moderate, Self.free,
      ])
  }
}

@Suite("A hidden state") struct HiddenStateTests {
  private typealias States = BodyStateTests

  private static func day(_ course: [[States.Part]], hiding metrics: Set<HealthMetric>) throws
    -> Day
  {
    let date = States.day(course.count - 1)
    var inputs = DayParts(
      date: date, zone: .utc, occurrences: nil, morning: .scored(80).hiding(metrics))
    (inputs.said, inputs.unusual) = (try States.said(course), States.unusual(course))
    return inputs.day
  }

  /// All that is printed of a day.
  private static func page(of day: Day) -> String {
    let context = DocumentContext(phrases: Voice(.english), zone: day.zone, now: day.now)
    return Document.brief.text(of: Briefing(day: day, sources: .none), in: context)
  }

  private static func codes(_ day: Day) -> [String] { day.verdict.reasons.map(\.code.code) }

  @Test(
    "what was said leaves no trace, nor the way back after it",
    arguments: [
      [[.ill, .usual]], [[.ill, .usual], [.fine, .usual], [.usual]], [[.mild, .usual]],
      [[.low, .usual], [.low, .usual]], [[.injured, .usual]],
    ] as [[[States.Part]]])
  private func said(course: [[States.Part]]) throws {
    let silent = course.map { $0.filter { $0 == .usual } }
    let (shown, hidden) = (try Self.day(course, hiding: []), try Self.day(course, hiding: [.feel]))
    #expect(Self.page(of: hidden) == Self.page(of: try Self.day(silent, hiding: [.feel])))
    #expect(hidden.state == BodyState() && shown.state != BodyState())
    #expect(hidden.ifStateIsShown == nil && shown.ifStateIsShown != nil)
    #expect(Self.codes(hidden) == ["hidden"])
  }

  @Test("the way back after unusual readings alone is no secret of what was said")
  private func readings() throws {
    let course: [[States.Part]] = [[.off], [.off], [.off], [.usual]]
    let days = [try Self.day(course, hiding: []), try Self.day(course, hiding: [.feel])]
    #expect(days.map(\.state.wayBack?.day) == [1, 1])
    #expect(days.map(Self.codes) == [["way_back"], ["way_back"]])
    #expect(days.allSatisfy { $0.ifStateIsShown != nil && $0.verdict.training == .easy })
    // Said beside them, it changes nothing of what is shown where it is hidden.
    let ill: [[States.Part]] = [[.off], [.off, .ill], [.off], [.usual]]
    let hidden = try Self.day(ill, hiding: [.feel])
    #expect(Self.page(of: hidden) == Self.page(of: days[1]))
    #expect(try Self.day(ill, hiding: []).state.wayBack == nil)
  }
}

@Suite("Feelings") struct FeelingTests {
  @Test(
    "each is written as it is read",
    arguments: [
      .ill(isSystemic: true), .ill(isSystemic: false), .injured(.lumbarSpine), .tired, .stressed,
      .fine, .rated(4),
    ] as [Feeling.Word])
  func written(word: Feeling.Word) throws {
    let date = LocalDate(dayNumber: 20_000)
    var feelings = Feelings()
    feelings.add(
      try Feeling(
        word, on: date, until: date.advanced(by: 3), note: "short meetings", id: "a1",
        at: Instant(secondsSince1970: 1_700_000_000)))
    #expect(try Feelings(Array(feelings.text.utf8)) == feelings)
  }

  @Test("a number has to be from 1 to 5, and a note not too long") func limits() {
    let (date, now) = (LocalDate(dayNumber: 20_000), Instant(secondsSince1970: 0))
    #expect(throws: PlanProblem.feelingOutOfRange(6)) {
      try Feeling(.rated(6), on: date, id: "a", at: now)
    }
    #expect(throws: PlanProblem.notesTooLong(characters: 2001)) {
      try Feeling(.fine, on: date, note: String(repeating: "a", count: 2001), id: "a", at: now)
    }
  }

  @Test("what is said later is not known before") func later() throws {
    var feelings = Feelings()
    let date = LocalDate(dayNumber: 20_000)
    for (id, second) in [("a", 10), ("b", 20)] {
      feelings.add(try Feeling(.tired, on: date, id: id, at: Instant(secondsSince1970: second)))
    }
    #expect(feelings.said(by: Instant(secondsSince1970: 15)).map(\.id) == ["a"])
  }

  @Test(
    "parts of the body are known by what people call them",
    arguments: [
      ("knee", .knee), ("Rodilla", .knee), ("lumbar-spine", .lumbarSpine), ("back", .lumbarSpine),
      ("lower back", .lumbarSpine), ("lower-back", .lumbarSpine), ("lumbar", .lumbarSpine),
      ("ankles", .ankle), ("Aquiles", .achilles), ("talón", .foot), ("head", nil),
    ] as [(String, Joint?)])
  func parts(text: String, joint: Joint?) { #expect(Voice.joint(named: text) == joint) }
}
