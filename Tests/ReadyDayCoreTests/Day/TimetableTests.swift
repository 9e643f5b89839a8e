import Testing

@testable import ReadyDayCore

@Suite("Timetable")
struct TimetableTests {
  private static func inputs() -> DayInputs {
    let (monday, zone) = (SampleDay.monday, SampleDay.zone)
    var inputs = DayInputs(
      date: monday, zone: zone, now: zone.instant(of: LocalDateTime(monday, .at("07:00"))),
      occurrences: SampleDay.occurrences, morning: .red,
      preferences: Preferences(me: ["ana@example.test"]))
    inputs.share()
    return inputs
  }

  @Test("a date is listed once, however many days ask for it")
  func listings() {
    let inputs = Self.inputs()
    let titles = inputs.titles
    _ = inputs.day
    // The day, the one before and the seven after it.
    #expect(titles.listings == 9)
    _ = inputs.day
    _ = inputs.dayAfter(with: [])
    #expect(titles.listings == 10)
    _ = titles.listed(on: SampleDay.monday, in: .utc)
    #expect(titles.listings == 11)
  }

  @Test("changed events make another timetable")
  func changed() {
    var inputs = Self.inputs()
    let titles = inputs.titles
    #expect(inputs.titles === titles)
    inputs.occurrences?.removeAll()
    #expect(inputs.titles !== titles)
    #expect(inputs.day.events.isEmpty)
  }

  @Test("it goes with the last day that was made from it")
  func freed() {
    weak var timetable: Timetable?
    do {
      let inputs = Self.inputs()
      timetable = inputs.titles
      #expect(timetable != nil && !inputs.day.events.isEmpty)
    }
    #expect(timetable == nil)
  }

  @Test("all days hold the same as each alone", arguments: -2...8)
  func alone(_ shift: Int) {
    let (date, zone) = (SampleDay.monday.advanced(by: shift), SampleDay.zone)
    let inputs = Self.inputs()
    let alone = DayListing(
      date: date, zone: zone, preferences: inputs.preferences, knowing: inputs.titles
    ).listed(SampleDay.occurrences)
    let listed = inputs.titles.listed(on: date, in: zone)
    #expect(listed.events == alone.events && listed.kinds == alone.kinds)
  }
}
