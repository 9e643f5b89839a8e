import Testing

@testable import ReadyDayCore

@Suite("The evening") struct EveningTests {
  private static let tomorrow = SampleDay.monday.advanced(by: 1)

  private static func meeting(_ title: String, _ start: String, _ end: String) -> Occurrence {
    SampleDay.meeting(title, start, end, people: 2, uid: title, date: tomorrow)
  }

  private static func evening(
    _ tomorrow: [Occurrence], today: [Occurrence] = [], at time: String = "19:00"
  ) -> Evening {
    let inputs = DayParts(now: time, occurrences: today + tomorrow, morning: .scored(61))
    let briefing = Briefing(day: inputs.day, sources: .both)
    return Evening(briefing, tomorrow: inputs.diary.plannedDay(SampleDay.monday.advanced(by: 1)))
  }

  @Test("it begins where the working hours end, of the day that is lived") func begins() {
    #expect(!Self.evening([], at: "17:59").briefing.day.isEvening)
    #expect(Self.evening([], at: "18:00").briefing.day.isEvening)
    #expect(!Self.evening([], at: "18:00").tomorrow.isEvening)
  }

  @Test("what is to be settled about tomorrow is listed") func preparations() {
    let evening = Self.evening([
      Self.meeting("Budget review", "12:00", "13:00"), Self.meeting("Dentist", "12:15", "13:00"),
    ])
    #expect(
      evening.preparations == [
        .choose("Budget review", "Dentist", from: .at("12:15"), to: .at("13:00"))
      ])
  }

  /// An evening in an illness, with training tomorrow.
  private static func ill(isSystemic: Bool) throws -> Evening {
    let run = EventKindTests.event("Gym", "tue 07:00 1h")
    var parts = DayParts(now: "20:30", occurrences: [run], morning: .scored(61))
    parts.said = [
      try Feeling(
        .ill(isSystemic: isSystemic), on: SampleDay.monday, id: "a", at: SampleDay.instant("06:30"))
    ]
    let briefing = Briefing(day: parts.day, sources: .both)
    return Evening(briefing, tomorrow: parts.diary.plannedDay(tomorrow))
  }

  @Test("in an illness tomorrow's training is left out; without a fever the day is kept easy")
  func illness() throws {
    #expect(try Self.ill(isSystemic: true).preparations == [.leaveOut(title: "Gym")])
    #expect(try Self.ill(isSystemic: false).preparations == [.easyTomorrow])
  }

  @Test("the page has the night, what is left of today, and tomorrow", arguments: Language.allCases)
  func page(_ language: Language) {
    let evening = Self.evening(
      [Self.meeting("Investor call", "07:45", "08:30")],
      today: [
        SampleDay.meeting("Stand-up", "09:00", "09:15"),
        SampleDay.meeting("Dinner", "21:00", "22:00"),
      ])
    let text = Report(evening, phrases: language.voice).screen()
    #expect(text.contains("Investor call") && text.contains("Dinner"))
    #expect(!text.contains("Stand-up"))
    #expect(text.contains("61"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("tomorrow's events have numbers only where tomorrow is asked for") func numbers() {
    let evening = Self.evening(
      [Self.meeting("Investor call", "07:45", "08:30")],
      today: [SampleDay.meeting("Dinner", "21:00", "22:00")])
    func page(isTomorrow: Bool) -> (text: String, html: String) {
      let report = Report(evening, phrases: Voice(.english), isTomorrow: isTomorrow)
      return (report.screen(), HTMLRenderer(report: report).document)
    }
    let tonight = page(isTomorrow: false)
    #expect(tonight.text.contains("\n  1  21:00–22:00"))
    #expect(tonight.text.contains("\n  07:45–08:30  "))
    #expect(tonight.html.contains(">1</text>") == false)
    let tomorrow = page(isTomorrow: true)
    #expect(tomorrow.text.contains("\n  1  07:45–08:30  "))
    #expect(tomorrow.html.contains(">1</text>"))
  }

  private static func words(_ strain: StrainSoFar?) -> String {
    var morning = MorningReport.scored(61)
    morning.strainSoFar = strain
    let inputs = DayParts(now: "19:00", occurrences: [], morning: morning)
    let briefing = Briefing(day: inputs.day, sources: .both)
    let report = Report(
      Evening(briefing, tomorrow: inputs.diary.plannedDay(SampleDay.monday.advanced(by: 1))),
      phrases: Voice(.english))
    return report.screen(width: 120)
  }

  @Test("the strain so far stands beside half of one's days, where it was counted lately")
  func strain() {
    func at(_ time: String) -> Instant { SampleDay.instant(time) }
    let usual = 9.4...13.2
    let lately = StrainSoFar(value: 7.34, countedAt: at("16:00"), usual: usual)
    #expect(Self.words(lately).contains(" · strain so far 7.3 (usual for you 9–13)"))
    let unusual = StrainSoFar(value: 7.34, countedAt: at("19:00"), usual: nil)
    #expect(Self.words(unusual).contains(" · strain so far 7.3\n"))
    for time in ["15:59", "19:01"] {
      let other = StrainSoFar(value: 7.34, countedAt: at(time), usual: usual)
      #expect(!Self.words(other).contains("strain"))
    }
    #expect(!Self.words(StrainSoFar(value: 7.34, countedAt: nil, usual: usual)).contains("strain"))
    #expect(!Self.words(nil).contains("strain"))
  }

  @Test("what goes on from today is no beginning of tomorrow, and no free day")
  func overMidnight() {
    let zone = SampleDay.zone
    let night = TimeSpan(
      from: zone.instant(SampleDay.monday, "22:00"), to: zone.instant(Self.tomorrow, "06:00"))
    let shift = Occurrence(
      uid: "n@example.test", title: "Night shift", calendar: "work", time: .timed(night))
    func words(_ today: [Occurrence]) -> String {
      Voice(.english).sentence(of: Self.evening([], today: today).headline(isTomorrow: true)).text
    }
    #expect(words([]).contains("Nothing is planned for tomorrow"))
    #expect(!words([shift]).contains("planned for tomorrow"))
  }

  @Test("who asks for tomorrow in the morning gets no advice for today") func askedEarly() {
    let meetings = [SampleDay.meeting("Workshop", "09:00", "13:00", people: 5)]
    func page(_ time: String, isTomorrow: Bool) -> String {
      let evening = Self.evening([], today: meetings, at: time)
      return Report(evening, phrases: Voice(.english), isTomorrow: isTomorrow).screen()
    }
    #expect(page("07:00", isTomorrow: false).contains("Take five minutes"))
    #expect(!page("07:00", isTomorrow: true).contains("Take five minutes"))
  }

  @Test("the morning is not known of tomorrow, so nothing is decided about its training")
  func tomorrowsMorning() {
    let evening = Self.evening([])
    #expect(evening.tomorrow.morning == nil)
    #expect(evening.tomorrow.verdict.training == .byFeel)
  }

  @Test(
    "tomorrow's page says which day each part is about",
    arguments: [
      (Language.english, ["Tomorrow, Tuesday", "TODAY  "]),
      (Language.spanish, ["Mañana, martes", "HOY  "]),
    ])
  func whichDay(_ language: Language, words: [String]) {
    let report = Report(Self.evening([], at: "07:00"), phrases: language.voice, isTomorrow: true)
    let text = report.screen()
    #expect(words.filter { !text.contains($0) }.isEmpty, "\(text)")
  }
}
