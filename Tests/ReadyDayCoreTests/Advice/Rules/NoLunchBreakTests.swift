import Testing

@testable import ReadyDayCore

@Suite struct NoLunchBreakTests {
  static let morning = SampleDay.meeting("A", "11:00", "13:00", uid: "a")
  static let afternoon = SampleDay.meeting("B", "13:29", "16:00", uid: "b")

  static let hours = Preferences.Hours(from: .at("12:00"), to: .at("15:00"))

  static func noLunch(_ longest: Int) -> NoLunchBreak {
    NoLunchBreak(longestMinutes: longest, hours: hours, noon: SampleDay.span("12:00", "15:00"))
  }

  static let cases: [RuleCase] = [
    .says(noLunch(29), "29 minutes", day([morning, afternoon])),
    .says(noLunch(0), "nothing at all", day([SampleDay.meeting("A", "12:00", "15:00")])),
    .says(
      noLunch(0), "a lunch with the board is work",
      day([SampleDay.meeting("Board lunch", "12:00", "15:00")])),
    .silent(
      NoLunchBreak.lunchFree(from: .at("13:00"), to: .at("13:30")), "half an hour",
      day([morning, SampleDay.meeting("B", "13:30", "16:00", uid: "b")])),
    .silent(
      NoLunchBreak.lunchFree(from: .at("13:00"), to: .at("14:00")), "lunch is planned",
      day([
        morning, SampleDay.meeting("Comida con Ana", "13:00", "14:00", uid: "c"),
        SampleDay.meeting("B", "14:00", "16:00", uid: "b"),
      ])),
    .silent(
      NoLunchBreak.lunchOver(.at("15:00")), "after three",
      day([SampleDay.meeting("A", "12:00", "15:00")], now: "15:00")),
    .says(
      noLunch(0), "a second before the meeting that takes it all",
      day([morning, SampleDay.meeting("B", "13:00", "16:00", uid: "b")], now: "12:59:59")),
    .silent(
      NoLunchBreak.lunchTaken(until: .at("15:00")), "the meeting that takes it all has begun",
      day([morning, SampleDay.meeting("B", "13:00", "16:00", uid: "b")], now: "13:00")),
    .says(
      noLunch(0), "the meeting leaves half an hour to fight for",
      day(
        [
          morning, SampleDay.meeting("B", "13:00", "14:30", uid: "b"),
          SampleDay.meeting("C", "14:30", "16:00", uid: "c"),
        ], now: "14:00")),
    .silent(.noCalendar, "no calendar", SampleDay.make(occurrences: nil)),
  ]

  @Test("half an hour between noon and three is missed", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(NoLunchBreak.self) }

  @Test(
    "a marathon that covers those hours has said it already",
    arguments: [("15:00", false), ("14:55", true)])
  func marathon(end: String, isSaid: Bool) {
    let last = SampleDay.meeting("B", end, "16:00", people: 1, uid: "b")
    let day = Self.day([SampleDay.meeting("A", "11:00", end), end == "15:00" ? last : Self.nap])
    let rules = RecommendationEngine.standard.recommendations(for: day).map(\.rule)
    #expect(rules.contains("meeting-marathon"))
    #expect(rules.contains("no-lunch-break") == isSaid)
  }

  @Test("the hours for lunch are the owner's own, and a meal is lunch") func ownHours() {
    let (own, meeting) = (
      Preferences.Hours(from: .at("13:30"), to: .at("16:00")),
      SampleDay.meeting("A", "13:30", "16:00")
    )
    let day = SampleDay.make(now: "13:00", occurrences: [meeting], morning: nil) { $0.lunch = own }
    #expect(
      NoLunchBreak.evaluate(day)
        == .success(
          Recommendation(
            NoLunchBreak(longestMinutes: 0, hours: own, noon: SampleDay.span("13:30", "16:00")))))
    let dinner = EventKindTests.event("Cena con Ana", "mon 13:30 1h")
    let fed = SampleDay.make(now: "12:00", occurrences: [dinner], morning: nil) { $0.lunch = own }
    #expect(NoLunchBreak.evaluate(fed).recommendation == nil)
  }

  /// Ends the marathon's block before three without being lunch.
  static let nap = SampleDay.meeting("Coffee", "14:55", "16:00", uid: "c")

  static func day(_ events: [Occurrence], now: String = "06:55") -> Day {
    SampleDay.make(now: now, occurrences: events, morning: nil)
  }
}
