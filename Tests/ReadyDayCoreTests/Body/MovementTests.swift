import Testing

@testable import ReadyDayCore

@Suite("The library of movements") struct MovementTests {
  private static let search = MovementSearch()

  @Test("there are enough of each area and kind, half of them without equipment") func counts() {
    let all = Movement.allCases
    #expect(all.count >= 72)
    for area in BodyArea.allCases { #expect(all.count { $0.area == area } >= 6, "\(area)") }
    for kind in MovementKind.allCases { #expect(all.count { $0.kind == kind } >= 12, "\(kind)") }
    #expect(all.count { $0.facts.equipment.isEmpty } * 2 >= all.count)
    let patterns = all.filter { $0.kind == .strength && $0.facts.equipment.isEmpty }
      .compactMap(\.facts.pattern)
    #expect(Set(patterns).isSuperset(of: [.push, .pull, .hinge, .squat, .carry]))
  }

  @Test(
    "a harder neighbour is harder or of the same level, of no other end, and leads to no circle")
  func neighbours() {
    for movement in Movement.allCases {
      var seen: Set<Movement> = [movement]
      var next = movement
      while let harder = next.harder {
        #expect(harder.facts.level >= next.facts.level, "\(next) \(harder)")
        #expect(seen.insert(harder).inserted, "\(movement) goes in a circle")
        next = harder
      }
      if let easier = movement.easier { #expect(easier.harder == movement) }
    }
  }

  @Test("impact is within 0 and 10, and says what its kind is for") func impact() {
    for movement in Movement.allCases {
      let impact = movement.impact
      let values = [impact.recovery, impact.resilience, impact.results]
      #expect(values.allSatisfy { (0...10).contains($0) }, "\(movement)")
      let most = values.max()
      switch movement.kind {
      case .mobility: #expect(impact.recovery == most)
      case .balance: #expect(impact.resilience == most)
      case .power: #expect(impact.results == most)
      case .strength: #expect(max(impact.resilience, impact.results) == most)
      }
    }
  }

  @Test(
    "ids are typed without capitals, and every movement has words of its own",
    arguments: Language.allCases)
  func words(language: Language) {
    let book = language.voice
    let all = Movement.allCases
    #expect(all.allSatisfy { $0.id.allSatisfy { $0.isLowercase || $0 == "-" } })
    #expect(Set(all.map(book.name(of:))).count == all.count)
    for sentences in [all.map(book.instruction(for:)), all.map(book.cue(for:))] {
      #expect(Set(sentences).count == all.count)
      #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.count > 10 && $0.count < 110 })
    }
    let names =
      BodyArea.allCases.map { book.name(of: $0) } + MovementKind.allCases.map { book.name(of: $0) }
    #expect(Set(names).count == names.count)
    #expect(Set(BodyLoad.allCases.map { book.name(of: $0) }).count == BodyLoad.allCases.count)
  }

  @Test("each movement has its own row of words, and a line of it for each language") func rows() {
    for movement in Movement.allCases {
      let english = MovementWords.row(of: movement, in: .english)
      #expect(english.count == 4 && english.first.map(String.init) == movement.id, "\(movement)")
      #expect(MovementWords.row(of: movement, in: .spanish).count == 3, "\(movement)")
    }
  }

  /// A search, and movements that it has to find, the first ones first.
  struct Search: Sendable, CustomTestStringConvertible {
    let text: String
    let first: Movement
    var testDescription: String { text }

    init(_ text: String, _ first: Movement) { (self.text, self.first) = (text, first) }
  }

  @Test(
    "people find what they look for",
    arguments: [
      Search("calf raise", .calfRaise), Search("calf", .calfStretch),
      Search("gemelos", .calfStretch),
      Search("plank", .plank), Search("plancha", .plank), Search("sentadilla", .squat),
      Search("SQUAT", .squat), Search("squatt", .squat), Search("puente", .gluteBridge),
      Search("cadera", .hipCircle), Search("hip stretch", .hipFlexorStretch),
      Search("rodilla pared", .kneeToWallRock), Search("knee-to-wall-rock", .kneeToWallRock),
      Search("flexion", .pushUp), Search("dead bug", .deadBug), Search("deda bug", .deadBug),
      Search("isquios", .legSwing), Search("cuello", .neckTurn),
      Search("talon escalon", .stepCalfRaise),
      Search("band shoulder", .bandExternalRotation), Search("foam roller calves", .rollCalves),
      Search("equilibrio", .singleLegStance), Search("jump", .jumpAndLand),
    ])
  func search(row: Search) {
    let found = Self.search.found(row.text)
    #expect(found.contains(row.first))
    #expect(found.prefix(8).contains(row.first), "not among the first")
  }

  @Test(
    "plurals, other names and what is sought first of all come first",
    arguments: [
      ("pushups", [Movement.pushUp]), ("flexiones", [.pushUp, .wallPushUp]),
      ("sentadillas", [.squat]), ("bench press", [.pushUp]), ("press de banca", [.pushUp]),
      ("hips", [.hipCircle, .hipHinge]), ("core", [.pelvicTilt, .plank]),
      ("abdominales", [.pelvicTilt, .deadBug]), ("balance", [.singleLegStance]),
      ("estirar cuadriceps", [.quadStretch]), ("correr", [.easyRunning]),
      ("yoga", [.sunSalutation]),
      ("gemelos", [.calfStretch, .calfRaise]), ("crunches", [.curlUp]),
      ("ankel", [.ankleCircle, .kneeToWallRock]), ("tobilo", [.ankleCircle]),
    ])
  func users(text: String, first: [Movement]) {
    let found = Self.search.found(text).prefix(12)
    #expect(first.allSatisfy(found.contains), "\(text): \(found)")
  }

  @Test("a name that several share names none of them") func shared() {
    #expect(Self.search.movement(named: "yoga") == nil && Self.search.movement(named: "run") == nil)
    #expect(Self.search.movement(named: "bench press") == .pushUp)
  }

  @Test("an area finds all that is called after it, and nothing finds what is nothing")
  func areas() {
    let hips = Set(Movement.allCases.filter { $0.area == .hips })
    for word in ["hip", "hips", "cadera", "caderas"] {
      #expect(Set(Self.search.found(word)).isSuperset(of: hips), "\(word)")
    }
    for word in ["zzzzzz", "!!!", "🏋️", "tax form"] {
      #expect(Self.search.found(word) == [], "\(word)")
    }
    #expect(Self.search.found("") == Movement.allCases)
    #expect(Self.search.found(String(repeating: "squat ", count: 4000)).contains(.squat))
  }

  @Test("filters leave what they say, and no more") func filters() {
    var filter = MovementFilter()
    filter.equipment = []
    #expect(Self.search.found("", filter).allSatisfy { $0.facts.equipment.isEmpty })
    filter.equipment = [.band]
    #expect(Self.search.found("", filter).contains(.bandRow))
    filter.avoided = [.armLoad]
    #expect(!Self.search.found("", filter).contains(.bandRow))
    filter = MovementFilter()
    (filter.area, filter.kind, filter.sports) = (.ankles, .power, [.swimming])
    #expect(Self.search.found("", filter) == [])
    filter.sports = [.running]
    #expect(Self.search.found("", filter) == [.pogo, .singleLegPogo])
  }

  @Test("every name and id names its movement") func names() {
    for movement in Movement.allCases {
      let names = Language.allCases.map { $0.voice.name(of: movement) }
      for name in names + [movement.id] {
        #expect(Self.search.movement(named: name) == movement, "\(name)")
      }
    }
  }
}
