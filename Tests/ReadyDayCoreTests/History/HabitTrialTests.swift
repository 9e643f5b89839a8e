import Testing

@testable import ReadyDayCore

/// A few of the worlds that `Benchmarks/trials` makes thousands of.
@Suite struct HabitTrialTests {
  static let last = LocalDate(year: 2026, month: 10, day: 31)

  @Test(
    "the interval holds the truth about 95 times in 100", arguments: [90, 180],
    HabitOutcome.Name.allCases)
  func coverage(days: Int, outcome: HabitOutcome.Name) {
    let coverage = HabitWorld.coverage(120) {
      HabitWorld(seed: $0, days: days, effect: -6, on: outcome).isCovered
    }
    #expect((0.92...0.98).contains(coverage))
  }

  @Test("what is chosen by feel needs this morning's recovery in the model") func chosenByFeel() {
    func world(_ seed: UInt64) -> HabitWorld {
      HabitWorld(seed: seed, days: 365, effect: -6, isByFeel: true)
    }
    #expect(HabitWorld.coverage(80) { world($0).isCovered } >= 0.92)
    #expect(HabitWorld.coverage(80) { world($0).isCoveredWithoutMorning } < 0.85)
    // And the morning of the day itself gives it away.
    let chosen = HabitWorld.coverage(30) { world($0).model.control?.isBeyondChance ?? false }
    #expect(chosen > 0.95)
  }

  @Test("of eight questions about nothing hardly any is answered") func nullYears() throws {
    let last = try #require(Self.last)
    let lives = (1...12).map { HabitLife(seed: $0, upTo: last, count: 430) }
    let found = lives.count { $0.habits.habits.contains { $0.state == .clear } }
    #expect(found <= 1)
  }

  @Test("late nights that cost 12 points are found in a year, and not in two months")
  func planted() throws {
    let last = try #require(Self.last)
    func states(_ seed: UInt64, _ count: Int) -> [HabitExposure: Habits.State] {
      let life = HabitLife(seed: seed, upTo: last, count: count, late: -12, heavy: -5)
      let habits = life.habits.habits.map { ($0.exposure, $0.state) }
      return Dictionary(habits) { first, _ in first }
    }
    let years = (1...4).map { states($0, 430) }
    #expect(years.count { $0[.lateSleep] == .clear } >= 3)
    #expect(years.allSatisfy { $0[.newZone] == .tooFew })
    let others: [HabitExposure] = [.lateCompany, .eventNearSleep, .highStrain, .lateWorkout]
    #expect(years.allSatisfy { year in others.allSatisfy { year[$0] != .clear } })
    #expect(states(1, 58).values.allSatisfy { $0 == .tooFew })
  }

  @Test("a calendar dealt out anew goes with nothing") func shuffled() throws {
    let last = try #require(Self.last)
    let life = HabitLife(seed: 3, upTo: last, count: 430, heavy: -20)
    #expect(life.state(of: .heavyLoad) == .clear)
    let states = (1...3).map { life.shufflingCalendars(seed: $0).state(of: .heavyLoad) }
    #expect(!states.contains(.clear))
  }
}
