import Testing

@testable import ReadyDayCore

@Suite struct ReviewTests {
  private let week = IsoWeek(date("2026-11-16"))

  private func history(from first: String, _ change: (inout HistoryDay) -> Void) -> History {
    let days = (date(first)...date("2026-11-29")).map { date in
      var day = HistoryDay(date)
      change(&day)
      return day
    }
    return History(days, hasCalendar: true)
  }

  private func text(_ history: History, _ phrases: Voice = Voice(.english)) -> String {
    let review = Review(of: week, history, habits: nil, plan: nil)
    return TextStyle.encodeVerbatim(
      TextRenderer(report: Report(review, phrases: phrases), width: 200).lines)
  }

  private func calendar(_ load: Double) -> HistoryDay.CalendarDay {
    HistoryDay.CalendarDay(
      load: load, level: .moderate, minutes: 60, events: 2, highEvents: 0, lastEnd: nil,
      lastCompanyEnd: nil)
  }

  /// What the brief of a morning with unusual readings said.
  private func said(_ word: Feeling.Word? = nil) throws -> SaidAndDone {
    let date = SampleDay.monday
    var morning = MorningReport.scored(80)
    morning.set(
      [Vital.restingHeartRate, .respiratoryRate].map {
        EarlySignals.Signal(vital: $0, value: 60, usual: 50, z: 3, nights: 58)
      })
    var inputs = DayInputs(
      date: date, zone: SampleDay.zone, now: SampleDay.zone.start(of: date), occurrences: [],
      morning: morning)
    inputs.said =
      try word.map { word in
        [try Feeling(word, on: date, id: "a", at: Instant(secondsSince1970: 0))]
      } ?? []
    return SaidAndDone([inputs.day], History([HistoryDay(date)], hasCalendar: true))
  }

  @Test("a morning is called ill where the user said so, and by no readings")
  func illMornings() throws {
    let (silent, ill) = (try said(), try said(.ill(isSystemic: false)))
    #expect([silent, ill].map(\.unusualMornings) == [1, 1])
    #expect([silent, ill].map(\.illMornings) == [0, 1])
    func words(_ said: SaidAndDone, _ voice: Voice) -> String { voice.sentence(about: said) }
    let (english, spanish) = (Voice(.english), Voice(.spanish))
    #expect(words(silent, english).contains("; unusual readings on 1 morning"))
    #expect(
      !words(silent, english).contains(/\bill\b/) && !words(silent, spanish).contains("mal"))
    #expect(
      words(ill, english).contains("readings on 1 morning, you reported being ill on 1 morning"))
    #expect(
      words(ill, spanish).contains("inusuales en 1 mañana, dijiste que estabas mal en 1 mañana"))
  }

  @Test("an ordinary week is told in sentences, with what followed its heaviest day")
  func ordinary() {
    let history = history(from: "2026-08-01") { day in
      guard day.date <= date("2026-11-22") else {
        day.calendar = calendar(10)
        return
      }
      day.source = .whoop
      day.shownRecovery = day.date == date("2026-11-19") ? 31 : 60 + Double(day.date.dayNumber % 5)
      day.asleep = 450
      day.calendar = calendar(day.date == date("2026-11-18") ? 84 : 40)
      if day.date == date("2026-11-17") {
        (day.planned, day.done, day.workouts, day.meters) = (2, 1, 1, 8200)
      }
    }
    let text = text(history)
    #expect(
      text.contains("Recovery averaged 58% over 7 mornings, less than in most weeks (60–64%)"))
    // Nights that are all alike have no band.
    #expect(text.contains("you slept 7 h 30 min a night over 7 nights."))
    #expect(
      text.contains("Wed 18 Nov was the heaviest day (84), and recovery the next morning was 31%.")
    )
    #expect(
      text.contains("1 of 2 planned sessions done, 1 not recorded, 1 workout recorded, 8.2 km run.")
    )
    #expect(text.contains("Compared with the previous week:"))
    #expect(!text.lowercased().contains("skip"))
  }

  @Test(
    "sessions of a programme are counted by themselves",
    arguments: [
      (1, 0, "0 of 1 programme session done, no workout", "0 de 1 sesión del programa, ningún"),
      (1, 1, "1 of 1 programme session done", "1 de 1 sesión del programa"),
      (3, 2, "2 of 3 programme sessions done", "2 de 3 sesiones del programa"),
    ])
  func programme(sessions: Int, done: Int, english: String, spanish: String) {
    let history = history(from: "2026-08-01") { day in
      guard day.date == date("2026-11-17") else { return }
      (day.programmeSessions, day.programmeDone) = (sessions, done)
    }
    #expect(text(history).contains(english))
    #expect(text(history, Voice(.spanish)).contains(spanish))
  }

  @Test("a holiday: nothing in the calendars, and no verdict about it")
  func holiday() {
    let history = history(from: "2026-08-01") { day in
      guard day.date <= date("2026-11-22") else { return }
      (day.source, day.shownRecovery, day.asleep) = (.whoop, 66, 480)
    }
    let text = text(history)
    #expect(text.contains("The calendars say too little about this week."))
    #expect(text.contains("No training was planned or recorded."))
  }

  @Test("a week of which nothing is known says that alone")
  func empty() {
    let found = text(history(from: "2026-11-01") { _ in })
    #expect(found.contains("There is no data for this week."))
    #expect(found.split(separator: "\n").count == 2)
    #expect(
      text(history(from: "2026-11-01") { _ in }, Voice(.spanish)).contains(
        "No hay datos de esta semana.")
    )
  }

  @Test("half the nights make a mean of half the nights, and the first week has no usual")
  func first() {
    let history = history(from: "2026-11-16") { day in
      guard day.date.dayNumber % 2 == 0, day.date <= date("2026-11-22") else { return }
      (day.source, day.shownRecovery, day.asleep) = (.whoop, 50, 400)
    }
    let text = text(history)
    #expect(
      text.contains(
        "Recovery averaged 50% over 3 mornings; you slept 6 h 40 min a night over 3 nights."))
    #expect(!text.contains("most weeks") && !text.contains("Against"))
  }

  @Test("the habit that holds is told with its days, an answer of the journal never")
  func habit() throws {
    let last = try #require(LocalDate(year: 2026, month: 10, day: 31))
    var life = HabitLife(seed: 5, upTo: last, count: 430, late: -15)
    for index in life.days.indices {
      let isYes = index % 3 == 0
      life.days[index].answers["Beer?"] = isYes
      life.days[index].shownRecovery = life.days[index].recovery
    }
    let habits = life.habits
    let late = try #require(habits.habits.first { $0.exposure == .lateSleep })
    #expect(late.state == .clear)
    let week = IsoWeek(try #require(late.days.last))
    let review = Review(of: week, life.history, habits: habits, plan: nil)
    let habit = try #require(review.habit)
    #expect(habit.exposure == .lateSleep)
    #expect(!review.habitDays.isEmpty && review.habitDays.allSatisfy(week.dates.contains))
    let text = TextStyle.encodeVerbatim(
      TextRenderer(report: Report(review, phrases: Voice(.english)), width: 300).lines)
    #expect(text.contains("Falling asleep 1 h or more later than usual (on "))
    #expect(!text.contains("Beer"))
  }

  @Test("what is usual is of the days before the week, and none of its own")
  func usual() {
    let first = date("2026-10-23")
    let history = history(from: "2026-10-23") { day in
      guard day.date <= date("2026-11-22") else { return }
      day.source = .whoop
      let isBefore = day.date < week.monday
      day.shownRecovery = isBefore ? 41 + Double(first.distance(to: day.date)) : 90
    }
    let recovery = Review(of: week, history, habits: nil, plan: nil).recovery
    // 41, 42 … 64 have the mean 52.5 and the standard deviation √50.
    let reach = 1.15 * 50.0.squareRoot()
    #expect(abs((recovery?.usual?.lowerBound ?? 0) - (52.5 - reach)) < 1e-9)
    #expect(recovery?.place == .above)
  }

  @Test(
    "a better week than the one before is told as higher, a worse one as lower",
    arguments: [(50.0, 60.0, 10.0), (60, 50, -10)])
  func change(before: Double, own: Double, expected: Double) {
    let history = history(from: "2026-11-09") { day in
      guard day.date <= date("2026-11-22") else { return }
      (day.source, day.shownRecovery) = (.whoop, day.date < week.monday ? before : own)
    }
    let recovery = Review(of: week, history, habits: nil, plan: nil).recovery
    #expect(recovery?.change == expected)
  }
}
