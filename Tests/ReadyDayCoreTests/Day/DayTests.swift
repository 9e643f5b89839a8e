import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct DayTests {
  struct ClockChange: Sendable, CustomTestStringConvertible {
    let date: LocalDate
    let hours: Int
    let nightMinutes: Int
    var testDescription: String { "\(date) has \(hours) h" }
  }

  static let changes = [
    ClockChange(date: SampleDay.spring, hours: 23, nightMinutes: 360),
    ClockChange(date: SampleDay.autumn, hours: 25, nightMinutes: 480),
  ]

  @Test("a day on which the clocks change keeps its real length", arguments: changes)
  func length(_ change: ClockChange) {
    let day = SampleDay.make(date: change.date, now: "00:00", occurrences: [])
    #expect(day.span.seconds == change.hours * 3600)
  }

  @Test("a night shift over a clock change weighs its real hours", arguments: changes)
  func shift(_ change: ClockChange) {
    let shift = SampleDay.meeting("Release", "00:00", "07:00", people: 2, date: change.date)
    let day = SampleDay.make(date: change.date, now: "00:00", occurrences: [shift])
    #expect(day.load.countedMinutes == change.nightMinutes)
    #expect(day.blocks.first?.span.wholeMinutes == change.nightMinutes)
    #expect(day.counted.first?.demand?.factors.first?.points == 3)
  }

  @Test("the waking day and its windows stay on the clock", arguments: changes)
  func waking(_ change: ClockChange) {
    let day = SampleDay.make(date: change.date, now: "00:00", occurrences: [])
    let clocks = day.windows.map { $0.span.clock() }
    #expect(clocks == ["06:00–22:00"])
  }

  @Test("an early waking day counts the hour the clocks repeat or skip", arguments: changes)
  func earlyWaking(_ change: ClockChange) {
    let day = SampleDay.make(date: change.date, now: "00:00", occurrences: []) { preferences in
      preferences.waking = .init(from: .at("01:00"), to: .at("05:00"))
    }
    #expect(day.free.map(\.wholeMinutes) == [change.nightMinutes - 180])
  }

  @Test("a day that never was has no hours and no events") func skippedDate() throws {
    let apia = Zone.fixture("Pacific/Apia")
    let date = try #require(LocalDate(year: 2011, month: 12, day: 30))
    let day = SampleDay.make(date: date, now: "00:00", occurrences: [], zone: apia)
    #expect(day.span.isEmpty)
    #expect(day.free.isEmpty)
  }

  @Test("a moment outside the day leaves the day whole") func otherMoment() {
    let before = SampleDay.zone.start(of: SampleDay.monday).adding(seconds: -3600)
    let day = DayParts(date: SampleDay.monday, zone: SampleDay.zone, now: before, occurrences: [])
      .day
    #expect(day.free.map { $0.clock() } == ["06:00–22:00"])
  }

  @Test("a short meeting inside a long one frees none of its time") func inside() {
    let meetings = [
      SampleDay.meeting("A", "09:00", "12:00"), SampleDay.meeting("B", "09:30", "10:00"),
    ]
    let day = SampleDay.make(now: "06:00", occurrences: meetings)
    #expect(day.free.map { $0.clock() } == ["06:00–09:00", "12:00–22:00"])
  }

  @Test("a waking day that passes midnight takes what follows midnight with it")
  func nightOut() throws {
    var preferences = Preferences()
    preferences.waking = .init(from: .at("16:00"), to: .at("08:00"))
    let evening = LocalDate.on("2026-12-01")
    let zone = Zone.fixture("Europe/Madrid")
    let calendar = WrittenCalendar(
      WrittenCalendar.event(
        "show",
        "DTSTART;TZID=Europe/Madrid:20261202T003000\nDTEND;TZID=Europe/Madrid:20261202T013000"))
    let agenda = calendar.agenda(on: evening...evening.advanced(by: 8), in: zone)
    let day = Day(evening, in: zone, agenda, preferences: preferences)
    let next = Day(evening.advanced(by: 1), in: zone, agenda, preferences: preferences)
    #expect(day.counted.map(\.title) == ["show"] && next.events.isEmpty)
    #expect(day.free.last?.end == next.span.start)
    let show = try #require(day.counted.first?.span)
    #expect(preferences.date(of: show.start, in: zone) == evening)
    #expect(Preferences().date(of: show.start, in: zone) == next.date)
  }

  @Test("waking hours that end when they begin last until midnight") func aroundTheClock() {
    let day = SampleDay.make(now: "00:00", occurrences: []) { preferences in
      preferences.waking = .init(from: .at("08:00"), to: .at("08:00"))
    }
    #expect(day.free.map { $0.clock() } == ["08:00–00:00"])
  }

  @Test("the most demanding event ahead is the highest-scored that has not begun")
  func demandingAhead() {
    func hardest(at now: String) -> DayEvent? { SampleDay.make(now: now).demandingAhead.first }
    #expect(hardest(at: "09:00")?.title == "Board review Q3")
    #expect(hardest(at: "09:01")?.title == "Quarterly planning")
    #expect(hardest(at: "14:01")?.demand?.level == .medium)
    #expect(hardest(at: "19:01") == nil)
  }
}

extension SampleDay {
  /// The Sundays of 2026 on which the clocks of Madrid go forward and back.
  static let spring = LocalDate(dayNumber: 20_541)
  static let autumn = LocalDate(dayNumber: 20_751)
}
