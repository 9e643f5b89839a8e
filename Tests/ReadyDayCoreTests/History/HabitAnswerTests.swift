import Testing

@testable import ReadyDayCore

@Suite("What is said of a habit") struct HabitAnswerTests {
  private func life(_ count: Int = 430, seed: UInt64 = 5) throws -> HabitLife {
    let last = try #require(LocalDate(year: 2026, month: 10, day: 31))
    return HabitLife(seed: seed, upTo: last, count: count)
  }

  private func habit(
    _ exposure: HabitExposure, _ interval: ClosedRange<Double>, on days: [LocalDate] = [],
    by outcome: HabitOutcome.Name = .recovery
  ) -> Habits.Habit {
    Habits.Habit(
      exposure: exposure, state: .clear, outcome: outcome, difference: nil, interval: interval,
      already: nil, pairs: 300, exposed: 60, weeks: 40, wasClearLastMonth: true, companions: [],
      days: days, otherDays: [])
  }

  @Test("hardly any effect is one that lies within six points on both sides")
  func noEffect() throws {
    let habits = try [(430, 1), (430, 2), (120, 3), (120, 4)].flatMap { count, seed in
      try life(count, seed: UInt64(seed)).habits.habits
    }
    let asked = habits.filter { $0.state == .noEffect || $0.state == .unclear }
    let intervals = asked.compactMap { habit in habit.interval.map { (habit.state, $0) } }
    for (state, interval) in intervals {
      let isSmall = interval.lowerBound >= -6 && interval.upperBound <= 6
      #expect((state == .noEffect) == isSmall, "\(interval)")
    }
    // There are some of each kind, also of those that lie within six points on one side alone.
    #expect(intervals.contains { $0.0 == .noEffect })
    #expect(intervals.contains { $0.1.lowerBound < -6 && $0.1.upperBound <= 6 })
    #expect(intervals.contains { $0.1.lowerBound >= -6 && $0.1.upperBound > 6 })
  }

  @Test(
    "what is done on good mornings, or on bad ones, is said to come with them",
    arguments: [(65.0...100, Habits.Habit.Finding.alreadyHigher), (0...50, .alreadyLower)])
  func chosen(scores: ClosedRange<Double>, finding: Habits.Habit.Finding) throws {
    var life = try life()
    // Each answer is about the day before.
    for index in life.days.indices.dropFirst() {
      let score = life.days[index - 1].recovery ?? 60
      life.days[index].answers["Dinner out?"] = scores.contains(score)
    }
    let habit = try #require(life.habits.habits.last)
    #expect(habit.exposure == .journal("Dinner out?"))
    #expect(habit.state == .chosen)
    #expect(habit.finding == finding)
  }

  @Test("what shows in this month alone is not confirmed") func unconfirmed() throws {
    var life = try life()
    var random = HabitRandom(seed: 9)
    // A month ago there were 44 answers, too few.
    for index in life.days.indices.suffix(75) {
      let isYes = random.unit() < 0.4
      life.days[index].answers["Beer?"] = isYes
      life.days[index].recovery = (life.days[index].recovery ?? 60) * 0.4 + (isYes ? 15 : 40)
    }
    let habit = try #require(life.habits.habits.last)
    #expect(habit.exposure == .journal("Beer?"))
    #expect(habit.state == .unconfirmed && !habit.wasClearLastMonth)
  }

  @Test("an interval below nothing is a lower recovery, and one above it a higher one")
  func sides() {
    #expect(habit(.lateSleep, -12...(-4)).finding == .lower(by: 4...12))
    #expect(habit(.lateSleep, 4...12).finding == .higher(by: 4...12))
    #expect(habit(.lateSleep, -0.62 ... -0.2, by: .feeling).finding == .lower(by: 2...6))
  }

  @Test("how one felt is compared in tenths of its five points, recovery in whole points")
  func outcomes() throws {
    let books: [Voice] = [Voice(.english), Voice(.spanish)]
    func words(_ finding: Habits.Habit.Finding, _ outcome: HabitOutcome.Name) -> [String] {
      books.map { $0.finding(finding, of: outcome) }
    }
    #expect(words(.lower(by: 2...6), .feeling) == ["lower by 0.2 to 0.6", "entre 0,2 y 0,6 menos"])
    #expect(words(.lower(by: 2...6), .recovery) == ["lower by 2 to 6", "entre 2 y 6 menos"])
    #expect(words(.higher(by: 3...3), .feeling) == ["higher by 0.3", "0,3 más"])
    #expect(words(.between(-3, 4), .feeling) == ["−0.3 to +0.4", "entre −0,3 y +0,4"])
    #expect(words(.between(-3, 0), .recovery) == ["−3 to 0", "entre −3 y 0"])
    for state in [Habits.State.chosen, .noEffect] {
      #expect(books.allSatisfy { $0.state(state, of: .feeling) != $0.state(state, of: .recovery) })
    }
    let felt = try life().habits(by: .feeling)
    #expect(felt.outcome == .feeling && !felt.hidesOutcome)
    #expect(HabitOutcome.Name.feeling.rawValue == "feel")
  }

  @Test("an answer of the journal is not what is told of a week, the other habit that holds is")
  func journal() {
    let day = date("2026-11-18")
    let beer = habit(.journal("Beer?"), -12...(-4), on: [day])
    let late = habit(.lateSleep, -9...(-3), on: [day])
    func told(_ habits: [Habits.Habit]) -> HabitExposure? {
      Habits(
        habits: habits, notLookedAt: [], mornings: day...day, pairs: 300,
        borders: HabitBorders([], Preferences()), hasCalendar: true, hidden: [], outcome: .recovery
      ).holding(in: IsoWeek(day).dates)?.exposure
    }
    #expect(told([beer]) == nil)
    #expect(told([beer, late]) == .lateSleep)
  }

  @Test("a day counts where its own morning and the one after are known, and what it had")
  func pairs() {
    let model = HabitModel(
      outcome: HabitOutcome(name: .recovery, values: [1: 50, 2: 60, 4: 55, 5: 70, 6: 40]),
      exposed: [1: true, 2: false, 3: true, 4: false], mornings: 2...6)
    #expect(model.pairs.map(\.day) == [1, 4])
    #expect(model.pairs.map(\.isExposed) == [true, false])
  }
}
