import Testing

@testable import ReadyDayCore

@Suite struct TrendTests {
  private let today = date("2026-11-22")

  private func history(_ count: Int = 150, _ change: (inout HistoryDay, Int) -> Void) -> History {
    let days = (0..<count).map { index in
      var day = HistoryDay(today.advanced(by: index + 1 - count))
      day.source = .whoop
      change(&day, index)
      return day
    }
    return History(days, hasCalendar: false)
  }

  @Test("a day of which nothing is known is a gap in its week, and no part of the mean")
  func gaps() {
    let history = history { day, index in day.shownRecovery = index % 7 == 3 ? nil : 50 }
    let dates = date("2026-09-28")...today
    let trend = Trend(.recovery, of: history, on: dates, today: today)
    #expect(trend.weeks.count == 8)
    #expect(trend.weeks.allSatisfy { $0.values.count == 7 && $0.mean == 50 })
    #expect(trend.known == 48 && trend.days == 56)
    #expect(trend.weeks[0].values.count { $0 == nil } == 1)
    #expect(trend.comparison?.difference == 0 && trend.comparison?.isBeyondChance == false)
  }

  @Test("the mean is that of the days, however few of them a week has") func meanOfDays() {
    // Fifteen days, Sunday to Sunday: the first week has one.
    let history = history(15) { day, index in day.shownRecovery = index == 0 ? 100 : 30 }
    let trend = Trend(.recovery, of: history, on: date("2026-10-26")...today, today: today)
    #expect(trend.comparison == nil)
    let mean: Double = 520 / 15
    #expect(trend.mean == mean)
  }

  @Test("the last four weeks are held against the four before, with a wide interval")
  func comparison() throws {
    var random = HabitRandom(seed: 4)
    let history = history { day, index in
      day.shownRecovery = 50 + 20 * random.normal() + (index >= 122 ? 6 : 0)
    }
    let dates = date("2026-09-28")...today
    let comparison = try #require(Trend(.recovery, of: history, on: dates, today: today).comparison)
    #expect(comparison.last == date("2026-10-26")...today)
    #expect(comparison.before == date("2026-09-28")...date("2026-10-25"))
    #expect(comparison.lastDays == 28 && comparison.beforeDays == 28)
    let width = comparison.interval.upperBound - comparison.interval.lowerBound
    #expect((12...32).contains(width))
    #expect(comparison.interval.contains(comparison.difference))
  }

  @Test("what moved more than chance would explain is said first, or that nothing did")
  func moved() {
    func trend(_ metric: TrendMetric, by rise: Double) -> Trend {
      let history = history { day, index in
        day.shownRecovery = 50 + Double(index % 3) + (index >= 122 ? rise : 0)
        day.asleep = 420 + Double(index % 3)
      }
      return Trend(metric, of: history, on: date("2026-09-28")...today, today: today)
    }
    let both = [trend(.recovery, by: 15), trend(.sleep, by: 0)]
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.moved(both).values == ["15", "4"])
      #expect(voice.moved([both[0]]).values == ["15", "4"])
      #expect(voice.moved([both[1]]).values == ["4"])
      #expect(voice.moved([]) != voice.moved([both[1]]))
      #expect(voice.moved(both) != voice.moved([both[0]]))
    }
  }

  @Test("too few days are compared with nothing, and called usual by nobody") func tooFew() {
    let history = history(18) { day, _ in day.asleep = 420 }
    let dates = date("2026-09-28")...today
    let trend = Trend(.sleep, of: history, on: dates, today: today)
    #expect(trend.comparison == nil && trend.usual == nil && trend.usualDays == 17)
    let phrases = Voice(.english)
    let text = TextStyle.encodeVerbatim(
      TextRenderer(
        report: Report(
          Trends(.sleep, of: history, on: dates, today: today, Preferences()), phrases: phrases),
        width: 80
      ).lines)
    #expect(text.contains("night 17 of 20"))
    #expect(text.contains("W40     .     ."))
    #expect(!text.contains("0:00"))
  }

  @Test(
    "weeks are numbered by ISO 8601",
    arguments: [
      ("2026-01-01", "2026-W01"), ("2027-01-01", "2026-W53"), ("2024-12-30", "2025-W01"),
      ("2026-11-22", "2026-W47"), ("2021-01-03", "2020-W53"),
    ])
  func weeks(day: String, expected: String) throws {
    let week = IsoWeek(date(day))
    #expect(week.description == expected)
    #expect(IsoWeek(expected) == week && week.dates.contains(date(day)))
    #expect(IsoWeek("2025-W53") == nil && IsoWeek("2026-W0") == nil && IsoWeek("26-W10") == nil)
    #expect(IsoWeek("2026-w5")?.description == "2026-W05")
  }

  @Test("the same nights are wholly regular, and a night later by two hours is not")
  func regularity() throws {
    func rhythm(_ shift: (Int) -> Int) -> Rhythm {
      let history = history(40) { day, index in
        let from = 11 * 3600 + shift(index)
        let noon = LocalDateTime(day.date).wallSeconds - HistoryDay.halfDay
        day.sleeps = [from..<from + 8 * 3600]
        day.onset = LocalDateTime(wallSeconds: noon + from)
        day.wake = LocalDateTime(wallSeconds: noon + from + 8 * 3600)
      }
      return Rhythm(history, on: today.advanced(by: -39)...today, Preferences())
    }
    #expect(rhythm { _ in 0 }.regularity == 100)
    #expect(rhythm { _ in 0 }.socialJetLag == 0)
    // Four hours of 24 differ between any two nights: 200 × 20/24 − 100.
    let uneven = try #require(rhythm { $0 % 2 * 7200 }.regularity)
    #expect(abs(uneven - (200 * 20 / 24.0 - 100)) < 1e-9)
    let weekends = rhythm { index in today.advanced(by: index - 39).weekday.isWeekend ? 5400 : 0 }
    #expect(weekends.socialJetLag.map { abs($0 - 90) < 1e-9 } == true)
  }

  @Test("a table has a row a day, its units in the head, and nothing where nothing is known")
  func table() {
    let history = history(3) { day, index in
      if index == 1 { (day.shownRecovery, day.zone, day.asleep) = (47.6, .yellow, 401.4) }
    }
    let table = HistoryTable(history.days)
    let rows = table.csv.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(rows.count == 4 && rows.allSatisfy { $0.count == rows[0].count })
    #expect(rows[0].prefix(4) == ["date", "recovery_pct", "zone", "hrv_ms"])
    #expect(rows[2].prefix(4) == ["2026-11-21", "48", "yellow", ""])
    let lines = table.lines.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].contains("\"recovery_pct\":null"))
    #expect(lines[1].contains("\"asleep_min\":401"))
  }

  @Test("steps or energy have a column, and days of their own, only where they are asked for")
  func onlyAsked() {
    let history = history(3) { day, index in
      day.source = index == 2 ? .whoop : nil
      if index == 1 { (day.steps, day.kilocalories) = (8123.4, 412) }
    }
    #expect(history.trimmed(of: nil).days.count == 1)
    #expect(history.trimmed(of: .recovery).days.count == 1)
    let days = history.trimmed(of: .steps).days
    #expect(days.count == 2)
    let rows = HistoryTable(days, of: .steps).csv.split(separator: "\n")
    #expect(rows[0].hasSuffix(",source,steps") && rows[1].hasSuffix(",8123"))
    #expect(HistoryTable(days, of: .energy).lines.contains("\"energy_kcal\":412"))
    #expect(HistoryTable(days, of: .recovery).csv == HistoryTable(days).csv)
  }

  @Test("what is hidden leaves no value in any form") func hidden() {
    let open = history(80) { day, _ in
      (day.shownRecovery, day.heartRateVariability, day.asleep) = (77, 66, 444)
    }
    let hidden: Set<HealthMetric> = [.recovery, .heartRateVariability, .sleep]
    let days = open.days.map { $0.hiding(hidden) }
    let history = History(days, hasCalendar: false, hidden: hidden)
    let trends = Trends(
      nil, of: history, on: date("2026-09-28")...today, today: today, Preferences())
    let text =
      TextStyle.encodeVerbatim(
        TextRenderer(report: Report(trends, phrases: Voice(.english)), width: 80).lines)
      + HistoryTable(days).csv
    for value in ["77", "66", "444", "7:24"] { #expect(!text.contains(value)) }
  }

  @Test("with a new wearable the load of the weeks before is still there, recovery is not")
  func newWearable() {
    let history = history(60) { day, index in
      day.source = index < 50 ? .appleHealth : .whoop
      day.shownRecovery = 50
      day.calendar = HistoryDay.CalendarDay(
        load: 40, level: .moderate, minutes: 60, events: 2, highEvents: 0, lastEnd: nil,
        lastCompanyEnd: nil)
    }
    func known(_ metric: TrendMetric) -> Int {
      Trend(metric, of: history, on: today.advanced(by: -27)...today, today: today).known
    }
    #expect(known(.load) == 28)
    #expect(known(.recovery) == 10)
  }

  @Test("a day that goes on has a morning, and no strain yet") func todaysStrain() {
    func days(_ metric: TrendMetric, upTo last: LocalDate) -> Int {
      Trend(metric, of: history { _, _ in }, on: last.advanced(by: -6)...last, today: today).days
    }
    #expect(days(.recovery, upTo: today) == 7)
    #expect(days(.strain, upTo: today) == 6)
    #expect(days(.strain, upTo: today.advanced(by: -1)) == 7)
  }

  @Test(
    "a change that is far larger than the days differ is beyond chance, up or down",
    arguments: [(20.0, true), (-20, true), (0, false)])
  func beyondChance(change: Double, isBeyond: Bool) throws {
    let history = history { day, index in
      day.shownRecovery = 50 + Double(index % 3) + (index >= 122 ? change : 0)
    }
    let trend = Trend(.recovery, of: history, on: date("2026-09-28")...today, today: today)
    let comparison = try #require(trend.comparison)
    #expect(comparison.isBeyondChance == isBeyond)
  }
}
