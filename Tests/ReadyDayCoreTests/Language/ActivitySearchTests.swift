import Testing

@testable import ReadyDayCore

@Suite("Looking for an activity") struct ActivitySearchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let found: [Activity]
    var testDescription: String { text }
  }

  private static let search = ActivitySearch()

  /// What is found of the catalogue.
  private static func catalogued(_ text: String, recent: [Activity] = []) -> [Activity] {
    search.found(text, recent: recent).filter { $0.sport == nil }.map(\.activity)
  }
  private static let strength = Activity.allCases.filter {
    $0.category == .strength && $0 != .strengthTraining
  }
  private static let combat = Activity.allCases.filter { $0.category == .combatSports }

  @Test(
    "WHOOP's other sports are found by name, in either language", arguments: OtherSport.allCases)
  func sports(sport: OtherSport) throws {
    for name in [Voice(.english).name(of: sport), Voice(.spanish).name(of: sport), sport.rawValue] {
      let found = try #require(Self.search.activity(named: name))
      #expect(found.sport == sport && found.activity == .other)
      #expect(Self.search.found(name).contains(found))
    }
    #expect(Voice.sports[sport] != nil)
  }

  @Test(
    "a title names the activity among its words, or none",
    arguments: [
      ("Yoga class", Activity.yoga), ("Run with Sara", .running), ("Clase de pilates", .pilates),
      ("Morning trail running", .trailRunning), ("Padel con Juan", .other), ("Swim", .swimming),
      ("Board review", nil), ("Restaurant", nil), ("The rest of us", nil), ("Other", .other),
      ("Recovery of the database", nil), ("", nil),
    ])
  func titles(title: String, activity: Activity?) {
    #expect(Self.search.activity(ofTitle: title)?.activity == activity)
  }

  @Test(
    "case, accents, spaces and slips of the fingers do not matter, in either language",
    arguments: [
      Case(text: "jiu jitsu", found: [.jiuJitsu]), Case(text: "JIUJITSU", found: [.jiuJitsu]),
      Case(text: "jiu-jitsu", found: [.jiuJitsu]), Case(text: "bjj", found: [.jiuJitsu]),
      Case(text: "jui jitsu", found: [.jiuJitsu]), Case(text: "jiu_jitsu", found: [.jiuJitsu]),
      Case(text: "natacion", found: [.swimming]), Case(text: "Natación", found: [.swimming]),
      Case(text: "swiming", found: [.swimming]), Case(text: "badmington", found: [.badminton]),
      Case(text: "correr", found: [.running]),
      Case(text: "escalada en bloque", found: [.bouldering]),
      Case(text: "karate", found: [.karate]), Case(text: "kárate", found: [.karate]),
      Case(text: "board", found: [.snowboarding, .skateboarding]),
      Case(text: "runing", found: [.running, .trailRunning]),
      Case(text: "trail", found: [.trailRunning]), Case(text: "tai", found: [.taiChi]),
      Case(text: "cross fit", found: [.crossfit]),
      Case(text: "fuerza", found: [.strengthTraining] + strength),
      Case(text: "combat", found: combat), Case(text: "deportes de combate", found: combat),
      Case(text: "hot yoga", found: [.yoga]), Case(text: "HIIT", found: [.functionalFitness]),
      Case(text: "fut", found: [.soccer, .football]),
      Case(text: "yoag", found: [.yoga]), Case(text: "rugbi", found: [.rugby]),
      Case(text: "rugxx", found: []), Case(text: "ugb", found: [.rugby]),
      Case(text: "qqqq", found: []), Case(text: "", found: []), Case(text: "  ", found: []),
      Case(text: "xyz", found: []),
    ])
  func search(row: Case) { #expect(Self.catalogued(row.text) == row.found) }

  @Test("what is longer than any name is none") func long() {
    #expect(Self.catalogued("running " + String(repeating: "and on ", count: 200_000)) == [])
    #expect(Self.catalogued("physical therapyyyy") == [.physicalTherapy])
  }

  @Test(
    "every activity is found by its names, exactly, and by them alone", arguments: Activity.allCases
  )
  func names(activity: Activity) {
    for name in [
      Voice(.english).name(of: activity), Voice(.spanish).name(of: activity), activity.rawValue,
    ] {
      #expect(Self.catalogued(name).first == activity)
      #expect(Self.search.activity(named: name.uppercased())?.activity == activity)
    }
  }

  @Test("every activity has a Spanish name", arguments: Activity.allCases)
  func spanish(activity: Activity) { #expect(Voice.activities[activity] != nil) }

  @Test("no two activities or categories share a name in a language") func unique() {
    for phrases in Language.allCases.map(\.voice) {
      #expect(Set(Activity.allCases.map { phrases.name(of: $0) }).count == Activity.allCases.count)
      let categories = Activity.Category.allCases
      #expect(Set(categories.map { phrases.name(of: $0) }).count == categories.count)
    }
  }

  @Test("what was planned last comes first among equals") func recent() {
    #expect(Self.catalogued("ru") == [.running, .rugby, .trailRunning])
    #expect(Self.catalogued("ru", recent: [.rugby]) == [.rugby, .running, .trailRunning])
  }

  @Test("old names mean the activity that has taken their place") func oldNames() {
    #expect(Self.search.activity(named: "strength")?.activity == .strengthTraining)
    #expect(Self.search.activity(named: "cross_training")?.activity == .functionalFitness)
    #expect(Self.search.activity(named: "cardio")?.formerName == "cardio")
    #expect(Self.search.activity(named: "runing") == nil)
  }
}
