import Testing

@testable import ReadyDayCore

@Suite struct RedactionTests {
  private static func redaction(_ change: (inout Redaction) -> Void) -> Redaction {
    var redaction = Redaction(placeholder: "busy")
    change(&redaction)
    return redaction
  }

  private static var board: Occurrence {
    var board = SampleDay.meeting("Board zqx7", "09:00", "11:00", people: 9, uid: "zqx7")
    board.location = "Room zqx7"
    board.url = "https://zqx7.test"
    board.categories = ["zqx7"]
    board.visibility = .private
    return board
  }

  @Test("a hidden event keeps its time and loses every word") func hiddenEvent() {
    let redaction = Self.redaction { $0.hidesPrivateEvents = true }
    let hidden = redaction.applied(to: Self.board)
    #expect(hidden.time == Self.board.time)
    #expect(hidden.title == "busy")
    #expect(hidden.uid == nil && hidden.location == nil && hidden.url == nil)
    #expect(hidden.categories.isEmpty && hidden.calendar.isEmpty)
  }

  @Test("a public event is hidden with all titles, or with its calendar, but not with private ones")
  func publicEvent() {
    let meeting = SampleDay.meeting("Board", "09:00", "10:00")
    #expect(Self.redaction { $0.hidesPrivateEvents = true }.applied(to: meeting) == meeting)
    #expect(Self.redaction { $0.hidesTitles = true }.applied(to: meeting).title == "busy")
    #expect(Self.redaction { $0.hiddenCalendars = ["work"] }.applied(to: meeting).title == "busy")
    #expect(Self.redaction { $0.hiddenCalendars = ["home"] }.applied(to: meeting) == meeting)
  }

  @Test("a hidden event keeps its calendar's name where its owner gave it") func calendarName() {
    let meeting = SampleDay.meeting("Board", "09:00", "10:00")
    func name(_ change: (inout Redaction) -> Void) -> String {
      Self.redaction(change).applied(to: meeting).calendar
    }
    #expect(name { $0.hidesTitles = true }.isEmpty)
    #expect(name { $0.hiddenCalendars = ["work"] } == "work")
    #expect(
      name {
        $0.hidesTitles = true
        $0.knownCalendars = ["work"]
      } == "work")
  }

  @Test("a hidden event still blocks time and counts, but no word of it weighs")
  func stillCounts() {
    let redaction = Self.redaction { $0.hidesPrivateEvents = true }
    let day = SampleDay.make(occurrences: [redaction.applied(to: Self.board)])
    #expect(day.counted.count == 1)
    #expect(day.free.map { $0.clock() } == ["06:55–09:00", "11:00–22:00"])
    #expect(day.counted.first?.demand?.factors.map(\.points) == [3, 3])
  }

  @Test("a window readyday wrote stays its own") func own() {
    var window = SampleDay.meeting("Workout", "12:00", "13:00")
    window.uid = OwnUID.plan("7f3k")
    let hidden = Self.redaction { $0.hidesTitles = true }.applied(to: window)
    #expect(SampleDay.make(occurrences: [hidden]).notCounted.map(\.notCounted) == [.own])
  }

  @Test("a hidden recovery leaves no score, zone, headline or advice behind") func recovery() {
    let redaction = Self.redaction { $0.metrics = [.recovery] }
    var report = MorningReport.red
    report.recovery.lastKnown = .init(date: SampleDay.monday, score: 28)
    report.recovery.isCalibrating = true
    let day = SampleDay.make(morning: redaction.applied(to: report))
    let briefing = Briefing(day: day, sources: .both)
    #expect(day.recoveryZone == .unknown)
    #expect(day.morning?.recovery.score == Measure())
    #expect(day.morning?.recovery.lastKnown == nil)
    #expect(briefing.headline == .unscored(.hidden, .heavy))
    #expect(
      !briefing.recommendations.contains { $0.inputs.contains { $0.name == "recovery_score" } })
    #expect(briefing.notes.contains(.hidden))
    #expect(briefing.status == .complete)
  }

  @Test(
    "each metric is hidden alone",
    arguments: HealthMetric.allCases.filter { $0 != .heartRate && $0 != .journal })
  func metric(_ metric: HealthMetric) {
    var report = MorningReport.red
    report.strainYesterday = 16.4
    report.strainSoFar = StrainSoFar(value: 7.3, countedAt: nil, usual: nil)
    report.recovery.heartRateVariability = Measure(38)
    report.recovery.restingHeartRate = Measure(58)
    report.recovery.bloodOxygen = Measure(95)
    report.recovery.skinTemperature = Measure(34)
    let hidden = report.hiding([metric])
    let values: [HealthMetric: Double?] = [
      .recovery: hidden.recovery.score.value, .sleep: hidden.sleep.asleepMinutes.value,
      .strain: hidden.strainYesterday,
      .heartRateVariability: hidden.recovery.heartRateVariability.value,
      .restingHeartRate: hidden.recovery.restingHeartRate.value,
      .bloodOxygen: hidden.recovery.bloodOxygen.value,
      .skinTemperature: hidden.recovery.skinTemperature.value,
    ]
    for (name, value) in values { #expect((value == nil) == (name == metric)) }
    #expect((hidden.strainSoFar == nil) == (metric == .strain))
  }

  @Test("the heart rate of workouts is no part of a morning") func heartRate() {
    let report = MorningReport.red
    #expect(report.hiding([.heartRate]) == report)
  }

  @Test("a diagnostic keeps its place and loses what stands there") func diagnostic() {
    let place = SourceLocation(file: "work.ics", line: 7)
    let found = Diagnostic(
      .warning, .calendar(.unreadable(property: "DTEND", value: "zqx7")), at: place,
      excerpt: "DTEND:zqx7")
    let hidden = Self.redaction { $0.hidesTitles = true }.applied(to: found)
    #expect(hidden.location == place)
    #expect(hidden.excerpt == nil)
    #expect(hidden.problem == .calendar(.unreadable(property: "DTEND", value: "…")))
    #expect(Self.redaction { $0.metrics = [.recovery] }.applied(to: found) == found)
  }
}
