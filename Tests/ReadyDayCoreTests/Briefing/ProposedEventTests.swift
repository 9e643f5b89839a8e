import Testing

@testable import ReadyDayCore

@Suite struct ProposedEventTests {
  private static func briefing(_ morning: MorningReport, _ meetings: [Occurrence]?) -> Briefing {
    Briefing(day: SampleDay.make(occurrences: meetings, morning: morning), sources: .none)
  }

  @Test("an hour of the best window becomes an entry with a name of its own")
  func workout() throws {
    let briefing = Self.briefing(.red, SampleDay.occurrences)
    let window = try #require(briefing.day.windows.first?.span)
    let span = TimeSpan(window.start, seconds: 3600)
    #expect(briefing.proposedEvents.map(\.span) == [span])
    #expect(briefing.proposedEvents.map(\.uid) == [OwnUID.proposal(.workout, at: span.start)])
  }

  @Test("a planned session takes its own length of the window") func planned() throws {
    let start = SampleDay.zone.start(of: SampleDay.monday)
    let session = PlannedSession(
      activity: .running, span: TimeSpan(start, seconds: 40 * 60), intensity: .light)
    let day = DayParts(
      date: SampleDay.monday, zone: SampleDay.zone, now: start,
      occurrences: SampleDay.occurrences, morning: .red, sessions: [session]
    ).day
    let briefing = Briefing(day: day, sources: .none)
    #expect(briefing.proposedEvents.first?.span.wholeMinutes == 40)
  }

  @Test("the block for deep work is whole where a window has room beside it") func whole() throws {
    let demo = SampleDay.meeting("Demo", "13:00", "14:00")
    let briefing = Self.briefing(.scored(80), [demo])
    let events = briefing.proposedEvents
    let advice = briefing.outcomes.compactMap { outcome -> TimeSpan? in
      if outcome.rule == DeepWorkBlock.id, case .spoke(let advice, _) = outcome.result {
        return advice.span
      }
      return nil
    }
    let block = try #require(events.last?.span)
    #expect(events.count == 2 && advice.contains(block))
    #expect(!events[0].span.touches(events[1].span))
  }

  @Test("deep work gets what the window leaves of the morning") func deepWork() {
    let meetings = [
      SampleDay.meeting("Stand-up", "06:55", "09:00"), SampleDay.meeting("Lunch", "13:00", "13:30"),
    ]
    let briefing = Self.briefing(.scored(80), meetings)
    let events = briefing.proposedEvents
    let kinds: [OwnUID.Kind] = [.workout, .deepWork]
    #expect(events.map(\.uid) == zip(kinds, events).map { OwnUID.proposal($0, at: $1.span.start) })
    #expect(events.count == 2 && !events[0].span.touches(events[1].span))
  }

  @Test("an hour and a half of it is enough") func enough() {
    let meetings = [
      SampleDay.meeting("Demo", "06:00", "10:30"), SampleDay.meeting("Review", "12:00", "18:00"),
    ]
    let events = Self.briefing(.scored(80), meetings).proposedEvents
    #expect(events.map { $0.span.clock() } == ["18:00–19:00", "10:30–12:00"])
  }

  @Test("too little of it is no block") func tooLittle() {
    let demo = SampleDay.meeting("Demo", "10:00", "22:00")
    let briefing = Self.briefing(.scored(80), [demo])
    #expect(briefing.day.windows.first?.span.clock() == "06:55–09:30")
    #expect(briefing.proposedEvents.count == 1)
  }

  @Test("the event of a day's workout is what the workout's page says") func suggested() throws {
    let briefing = Self.briefing(.red, SampleDay.occurrences)
    let suggestion = try #require(WorkoutSuggestion(for: briefing.day, after: .unknown))
    guard case .slot(let span, _) = suggestion.time else { return unexpected("no time") }
    let event = try #require(briefing.proposedEvents(suggesting: suggestion).first)
    #expect(event.span == span && event.span.wholeMinutes == suggestion.minutes.upperBound)
    #expect(Voice(.english).title(of: event) == "Easy walk")
    #expect(event.uid == OwnUID.proposal(.workout, at: span.start))
  }

  @Test("beside the workout, the block for deep work is what is left of it") func besideWorkout() {
    let demo = SampleDay.meeting("Demo", "13:00", "14:00")
    let briefing = Self.briefing(.scored(80), [demo])
    let events = briefing.proposedEvents(
      suggesting: WorkoutSuggestion(for: briefing.day, after: .unknown))
    #expect(events.count == 2 && !events[0].span.touches(events[1].span))
  }

  @Test("without a calendar there is nothing to propose")
  func nothing() { #expect(Self.briefing(.red, nil).proposedEvents.isEmpty) }
}

@Suite struct AlertTests {
  private static func alerts(at time: String, morning: MorningReport? = .red) -> [Alert] {
    SampleDay.ahead(at: time, within: 15 * 60, morning: morning)
      .alerts(Set(Alert.Kind.allCases), reflected: [])
  }

  @Test("a high-demand event is due from a quarter of an hour before it until it begins")
  func hardEvent() {
    #expect(Self.alerts(at: "08:44:59").isEmpty)
    for time in ["08:45", "08:59:59"] {
      guard case .hardEvent(let event, _, let recovery)? = Self.alerts(at: time).first else {
        Issue.record("nothing is due at \(time)")
        continue
      }
      #expect(event.title == "Board review Q3" && recovery == 28)
    }
    #expect(Self.alerts(at: "09:00").isEmpty)
  }

  @Test("it is not when recovery is 50 or more, or unknown") func recovered() {
    #expect(Self.alerts(at: "08:50", morning: .scored(50)).isEmpty)
    #expect(!Self.alerts(at: "08:50", morning: .scored(49.4)).isEmpty)
    #expect(Self.alerts(at: "08:50", morning: .unscored(.pending)).isEmpty)
    #expect(Self.alerts(at: "08:50", morning: nil).isEmpty)
  }

  @Test("the next event of a demand may be more demanding, and begin as the asked time ends")
  func next() {
    let board = [SampleDay.meeting("Board", "09:00", "11:00", people: 9)]
    func next(_ level: EventDemand.Level, within seconds: Int) -> [String] {
      SampleDay.ahead(at: "08:00", within: seconds, board).next(level).map(\.title)
    }
    #expect(next(.medium, within: 3600) == ["Board"])
    #expect(next(.high, within: 3600) == ["Board"])
    #expect(next(.medium, within: 3599) == [])
  }

  struct Break: Sendable, CustomTestStringConvertible {
    let meetings: String
    /// When it is due; with `~` inside a meeting.
    let due: String

    var testDescription: String { meetings }
  }

  @Test(
    "a break is due at the last seam after an hour and by two and a half, with an hour to come",
    arguments: [
      Break(meetings: "09:00-10:00 10:00-11:00 11:00-13:00", due: "11:00"),
      Break(meetings: "09:00-10:00 10:00-11:30 11:30-13:00", due: "11:30"),
      Break(meetings: "09:00-10:00 10:00-11:31 11:31-13:00", due: "10:00"),
      Break(meetings: "09:00-09:59 09:59-11:31 11:31-13:00", due: "~10:30"),
      Break(meetings: "09:00-11:00 11:00-12:00", due: "11:00"),
      Break(meetings: "09:00-11:01 11:01-12:00", due: "~10:30"),
      Break(meetings: "09:00-13:00", due: "~10:30"),
      Break(meetings: "09:00-10:00 09:30-10:30 10:35-12:30", due: "10:30"),
    ])
  func breakDue(_ row: Break) {
    let meetings = row.meetings.split(separator: " ").enumerated().map { number, span in
      SampleDay.meeting("Review \(number)", String(span.prefix(5)), String(span.suffix(5)))
    }
    let due = SampleDay.ahead(at: "06:50", within: 86_000, meetings, morning: nil)
      .alerts([.pause], reflected: []).map { alert in
        guard case .breakDue(let moment, _, let isBetween) = alert else { return "\(alert)" }
        return (isBetween ? "" : "~") + SampleDay.day.time(at: moment).clock
      }
    #expect(due == [row.due])
  }

  @Test("a break inside a meeting is worded as one to leave it for", arguments: Language.allCases)
  func wordedBreak(_ language: Language) {
    let words = ["13:00", "11:00"].map { end in
      let meetings = [
        SampleDay.meeting("Workshop", "09:00", end), SampleDay.meeting("Demo", end, "13:00"),
      ]
      let ahead = SampleDay.ahead(at: "06:50", within: 86_000, meetings, morning: nil)
      return DueAlerts(in: ahead, of: [.pause]).items.map { $0.message(language.voice).text }
    }
    let five = language == .english ? "five minutes" : "cinco minutos"
    #expect(words[0].first?.contains(five) == true)
    #expect(words[1].first?.contains(five) == false)
  }
}
