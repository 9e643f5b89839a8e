import Testing

@testable import ReadyDayCore

@Suite struct HabitsTests {
  private func life(_ count: Int = 430, seed: UInt64 = 5, late: Double = 0) throws -> HabitLife {
    let last = try #require(LocalDate(year: 2026, month: 10, day: 31))
    return HabitLife(seed: seed, upTo: last, count: count, late: late)
  }

  private func habits(_ days: [HistoryDay], on date: LocalDate) -> Habits {
    Habits(History(days, hasCalendar: true), on: date, Preferences())
  }

  @Test("an answer is of a year that ends with the last whole month, and the same until the next")
  func months() throws {
    let life = try life()
    let end = life.habits
    #expect(end.mornings.upperBound == life.last)
    #expect(end.mornings.count == 365)
    var days = life.days
    days.append(HistoryDay(life.last.advanced(by: 1)))
    let later = habits(days, on: life.last.advanced(by: 20))
    #expect(later.habits == end.habits)
    #expect(habits(days, on: life.last.advanced(by: -1)).mornings.upperBound.day == 30)
  }

  @Test("a journal row speaks of the day before the morning it was answered on")
  func journal() throws {
    var days = try life().days
    // What the answer of a morning goes with is that same morning's recovery, low after a yes.
    var random = HabitRandom(seed: 9)
    for index in days.indices {
      let isYes = random.unit() < 0.3
      days[index].answers["Have any alcoholic drinks?"] = isYes
      days[index].recovery = (days[index].recovery ?? 60) * 0.4 + (isYes ? 20 : 40)
    }
    let found = habits(days, on: try life().last).habits.last
    #expect(found?.exposure == .journal("Have any alcoholic drinks?"))
    #expect(found?.exposure.code == "journal:have_any_alcoholic_drinks")
    #expect(found?.state == .clear)
    #expect(found?.difference.map { $0 < -15 && $0 > -25 } == true)
  }

  @Test("a change of who measures ends the series") func sources() throws {
    var life = try life()
    for index in life.days.indices.prefix(380) { life.days[index].source = .appleHealth }
    #expect(life.habits.pairs == 49)
    #expect(life.habits.habits.allSatisfy { $0.state == .tooFew })
  }

  @Test("what is hidden is not asked") func hidden() throws {
    let life = try life()
    func codes(_ hidden: Set<HealthMetric>) -> [String] {
      let days = life.days.map { $0.hiding(hidden) }
      let history = History(days, hasCalendar: true, hidden: hidden)
      return Habits(history, on: life.last, Preferences()).habits.map(\.exposure.code)
    }
    #expect(codes([]).count == 8)
    #expect(codes([.strain]).contains("high_strain") == false)
    #expect(codes([.sleep]) == ["heavy_load", "late_company", "high_strain"])
  }

  @Test("mornings that are missing cost pairs, and no more") func gaps() throws {
    var life = try life()
    for index in life.days.indices where index % 5 == 0 { life.days[index].recovery = nil }
    let habits = life.habits
    #expect((210...225).contains(habits.pairs))
    #expect(habits.habits.first { $0.exposure == .lateSleep }?.state != .tooFew)
  }

  @Test("clocks that change by an hour are no journey, by two they are") func clocks() throws {
    var days = try life(60).days
    for index in days.indices { days[index].offset = UTCOffset(seconds: index < 30 ? 7200 : 3600) }
    #expect(HabitBorders.newZones(in: days).isEmpty)
    for index in days.indices.suffix(20) { days[index].offset = UTCOffset(seconds: -18_000) }
    let found = HabitBorders.newZones(in: days).sorted()
    #expect(found == (40..<43).map { days[$0].date })
  }

  @Test("too few says what is missing") func tooFew() throws {
    var life = try life(45)
    #expect(
      life.habits.habits.first { $0.exposure == .highStrain }?.finding == .tooFewDays(12, of: 15))
    life = try self.life()
    for index in life.days.indices.dropLast(20) { life.days[index].calendar = nil }
    let heavy = life.habits.habits.first { $0.exposure == .heavyLoad }
    #expect(heavy?.state == .tooFew)
  }

  @Test("an exposure that is always the same day of the week cannot be told apart")
  func inseparable() throws {
    var life = try life()
    for index in life.days.indices {
      life.days[index].answers["Sauna?"] = life.days[index].date.weekday == .monday
    }
    let found = life.habits.habits.last
    #expect(found?.state == .unclear && found?.interval == nil)
    #expect(found?.finding == .inseparable)
  }
}
