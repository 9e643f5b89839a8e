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
    var inputs = DayParts(date: date, occurrences: [], morning: morning)
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
    for voice in Language.allCases.map(\.voice) {
      let (unusual, both) = (voice.sentence(about: silent), voice.sentence(about: ill))
      let readings = try #require(unusual.split(separator: ";").last)
      #expect(readings.contains("1"))
      #expect(both.contains("\(readings.dropLast()), ") && !both.hasSuffix(readings))
    }
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
    let review = Review(of: week, history, habits: nil, plan: nil)
    #expect(review.recovery?.mean.rounded() == 58 && review.recovery?.days == 7)
    #expect(review.recovery?.place == .below)
    // Nights that are all alike have no band.
    #expect(review.sleep?.mean == 450 && review.sleep?.usual == nil)
    #expect(review.heaviest?.date == date("2026-11-18") && review.heaviest?.value == 84)
    #expect(review.recoveryAfter == 31)
    let training = review.training
    #expect([training.planned, training.done, training.workouts] == [2, 1, 1])
    #expect(training.meters == 8200)
    for language in Language.allCases {
      let lines = text(history, language.voice).split(separator: "\n").map { String($0).values }
      #expect(lines.contains { Set($0).isSuperset(of: ["58", "60", "64", "7"]) })
      #expect(lines.contains { Set($0).isSuperset(of: ["30", "7"]) })
      #expect(lines.contains { Set($0).isSuperset(of: ["18", "84", "31"]) })
      #expect(lines.contains { Set($0).isSuperset(of: ["1", "2", "8.2"]) })
    }
    #expect(!text(history).lowercased().contains("skip"))
  }

  @Test("sessions of a programme are counted by themselves", arguments: [(1, 0), (1, 1), (3, 2)])
  func programme(sessions: Int, done: Int) {
    let history = history(from: "2026-08-01") { day in
      guard day.date == date("2026-11-17") else { return }
      (day.programmeSessions, day.programmeDone) = (sessions, done)
    }
    let training = Review(of: week, history, habits: nil, plan: nil).training
    #expect((training.programmeSessions, training.programmeDone) == (sessions, done))
    #expect(training.planned == 0 && !training.isEmpty)
    for language in Language.allCases {
      let lines = text(history, language.voice).split(separator: "\n").map { String($0).values }
      #expect(lines.contains { Set($0).isSuperset(of: ["\(done)", "\(sessions)"]) })
    }
  }

  @Test("a holiday: nothing in the calendars, and no verdict about it") func holiday() {
    let history = history(from: "2026-08-01") { day in
      guard day.date <= date("2026-11-22") else { return }
      (day.source, day.shownRecovery, day.asleep) = (.whoop, 66, 480)
    }
    let review = Review(of: week, history, habits: nil, plan: nil)
    #expect(review.load == nil && review.heaviest == nil && review.training.isEmpty)
    #expect(review.recovery?.mean == 66 && review.sleep?.mean == 480)
  }

  @Test("a week of which nothing is known says that alone", arguments: Language.allCases)
  func empty(_ language: Language) {
    let found = text(history(from: "2026-11-01") { _ in }, language.voice)
    #expect(found.split(separator: "\n").count == 2)
  }

  @Test("half the nights make a mean of half the nights, and the first week has no usual")
  func first() {
    let history = history(from: "2026-11-16") { day in
      guard day.date.dayNumber % 2 == 0, day.date <= date("2026-11-22") else { return }
      (day.source, day.shownRecovery, day.asleep) = (.whoop, 50, 400)
    }
    let review = Review(of: week, history, habits: nil, plan: nil)
    #expect(review.recovery?.mean == 50 && review.recovery?.days == 3)
    #expect(review.sleep?.mean == 400 && review.sleep?.days == 3)
    #expect([review.recovery?.usual, review.sleep?.usual] == [nil, nil])
    #expect(review.recovery?.change == nil)
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

  @Test("what is usual is of the days before the week, and none of its own") func usual() {
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
