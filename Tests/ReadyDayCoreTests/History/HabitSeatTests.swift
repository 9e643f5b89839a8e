import Testing

@testable import ReadyDayCore

@Suite("Which questions are asked, twelve at most") struct HabitSeatTests {
  private let alcohol = HabitLife.Question(text: "Have any alcoholic drinks?", chance: 0.2)
  private let screens = HabitLife.Question(text: "Viewed a screen device in bed?", chance: 0.9)
  /// Nothing is known of what they could do, and half of the days have each.
  private let others = ["Bed shared?", "Cold shower?", "Creatine?", "Music?", "Read a book?"].map {
    HabitLife.Question(text: $0, chance: 0.5)
  }

  private func life(_ journal: [HabitLife.Question]) throws -> HabitLife {
    let last = try #require(LocalDate(year: 2026, month: 10, day: 31))
    return HabitLife(seed: 5, upTo: last, count: 430, journal: journal)
  }

  private func asked(_ habits: Habits) -> [String] { habits.habits.compactMap(\.exposure.question) }

  @Test("what has a path to the morning after goes first, and the rest is named")
  func paths() throws {
    let habits = try life(others + [screens, alcohol]).habits
    // No journey is among the 430 days, so that five seats are left besides seven of the fixed questions.
    #expect(habits.habits.count { $0.state != .tooFew } == 12)
    #expect(habits.habits.count == 13)
    #expect(asked(habits).count == 5)
    #expect(asked(habits).contains(alcohol.text) && asked(habits).contains(screens.text))
    #expect(habits.notLookedAt.count == 2)
    #expect(habits.notLookedAt.allSatisfy { others.map(\.text).contains($0.question) })
  }

  @Test("a fixed question with too few days takes no seat") func fixedWithoutDays() throws {
    var life = try life(others + [screens, alcohol])
    for index in life.days.indices { life.days[index].calendar = nil }
    #expect(asked(life.habits).count == 7)
    #expect(life.habits.notLookedAt.isEmpty)
    // A journey each month, and calendars: all eight have enough days.
    life = try self.life(others + [screens, alcohol])
    for index in life.days.indices {
      life.days[index].offset = UTCOffset(seconds: index / 20 % 2 == 0 ? 0 : 7200)
    }
    #expect(life.habits.habits.count == 12)
    #expect(asked(life.habits).count == 4 && asked(life.habits).contains(alcohol.text))
  }

  @Test("a question with too few answers comes after those with enough, whatever it is about")
  func tooFew() throws {
    let rare = HabitLife.Question(text: "Consumed caffeine?", chance: 0.01)
    let crowded = try life(others + [rare, alcohol]).habits
    #expect(!asked(crowded).contains(rare.text))
    let few = try life([rare, alcohol]).habits
    #expect(few.habits.first { $0.exposure.question == rare.text }?.state == .tooFew)
  }

  @Test("what nearly always comes together is not told apart") func companions() throws {
    var life = try life([alcohol, screens])
    for index in life.days.indices {
      let drinks = life.days[index].answers[alcohol.text]
      life.days[index].answers["Party?"] = index % 50 == 0 ? false : drinks
    }
    let found = Dictionary(uniqueKeysWithValues: life.habits.habits.map { ($0.exposure, $0) })
    let (beer, party) = (HabitExposure.journal(alcohol.text), HabitExposure.journal("Party?"))
    #expect(found[beer]?.companions == [party])
    #expect(found[party]?.companions == [beer])
    #expect(found.filter { !$0.value.companions.isEmpty }.count == 2)
  }

  @Test("a feeling can be what mornings are compared by") func feeling() throws {
    var life = try life([alcohol])
    for index in life.days.indices {
      let drinks = life.days[index].answers[alcohol.text] == true
      life.days[index].feeling = life.days[index].feeling.map { max(1, $0 - (drinks ? 1 : 0)) }
    }
    let habit = try #require(life.habits(by: .feeling).habits.last)
    #expect(habit.outcome == .feeling && habit.state == .clear)
    #expect(habit.interval.map { $0.lowerBound > -1.4 && $0.upperBound < -0.4 } == true)
    #expect(life.habits.habits.last?.state != .clear)
  }

  @Test(
    "questions are known by their words, in English and Spanish",
    arguments: [
      ("Have any alcoholic drinks?", JournalPath.alcohol), ("¿Has bebido alcohol?", .alcohol),
      ("Eat any food close to bedtime?", .lateFood), ("Ate an evening snack?", .lateFood),
      ("¿Cenaste tarde?", .lateFood), ("¿Has comido justo antes de acostarte?", .lateFood),
      ("Consumed caffeine?", .caffeine), ("¿Has tomado cafeína?", .caffeine),
      ("Feeling sick or ill?", .illness), ("¿Te sientes enfermo?", .illness),
      ("Viewed a screen device in bed?", .screens), ("¿Has mirado una pantalla?", .screens),
      ("Felt stressed today?", .stress), ("¿Has tenido estrés?", .stress),
      ("Took prescription medication?", .medication), ("¿Tomaste medicación?", .medication),
      ("Read (non-screened device) while in bed?", nil), ("Spend time meditating?", nil),
      ("Share your bed?", nil), ("Hydrated sufficiently?", nil), ("¿Leíste en la cama?", nil),
    ] as [(String, JournalPath?)])
  func words(question: String, path: JournalPath?) { #expect(JournalPath(question) == path) }
}
