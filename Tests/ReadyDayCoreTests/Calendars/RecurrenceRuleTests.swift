import Testing

@testable import ReadyDayCore

@Suite struct RecurrenceRuleTests {
  private func read(_ text: String) -> RecurrenceRule.Reading {
    RecurrenceRule.read(ArraySlice(text.utf8))
  }

  @Test("parts are read in any order and case, spaces and stray semicolons passed over")
  func order() throws {
    let plain = try #require(read("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU").rule)
    #expect(plain.frequency == .weekly)
    #expect(plain.interval == 2)
    #expect(plain.weekdays.map(\.weekday) == [.monday, .wednesday])
    #expect(plain.weekStart == .sunday)
    for written in [
      "WKST=SU;BYDAY=MO,WE;INTERVAL=2;FREQ=WEEKLY", "freq=weekly;interval=2;byday=mo,we;wkst=su",
      "FREQ=WEEKLY; INTERVAL=2; BYDAY=MO, WE; WKST=SU;",
    ] {
      let reading = read(written)
      #expect(reading.rule == plain, "\(written)")
      #expect(reading.problems.isEmpty, "\(written)")
    }
  }

  @Test("UNTIL is a day, a clock reading or a moment") func until() throws {
    let day = LocalDate.on("2026-11-23")
    let nine = LocalDateTime(day, .at("09:00"))
    #expect(read("FREQ=DAILY;UNTIL=20261123").rule?.until == .day(day))
    #expect(read("FREQ=DAILY;UNTIL=20261123T090000").rule?.until == .local(nine))
    let moment = Instant(nine, at: .zero)
    #expect(read("FREQ=DAILY;UNTIL=20261123T090000Z").rule?.until == .utc(moment))
  }

  struct Repair: Sendable, CustomTestStringConvertible {
    let written: String
    let meaning: String
    let problems: [CalendarProblem]
    var testDescription: String { written }

    init(_ written: String, as meaning: String, _ problems: CalendarProblem...) {
      self.written = written
      self.meaning = meaning
      self.problems = problems
    }

    init(_ written: String, as meaning: String, without part: String, _ value: String) {
      self.init(written, as: meaning, .unreadableRulePart(part: part, value: value))
    }
  }

  static let repairs = [
    Repair("FREQ=DAILY;INTERVAL=0", as: "FREQ=DAILY", .intervalNotPositive("0")),
    Repair("FREQ=DAILY;INTERVAL=-2", as: "FREQ=DAILY", .intervalNotPositive("-2")),
    Repair("FREQ=DAILY;COUNT=many", as: "FREQ=DAILY", without: "COUNT", "many"),
    Repair("FREQ=DAILY;UNTIL=20261323", as: "FREQ=DAILY", without: "UNTIL", "20261323"),
    Repair("FREQ=DAILY;WKST=XX", as: "FREQ=DAILY", without: "WKST", "XX"),
    Repair("FREQ=DAILY;BYEASTER=0", as: "FREQ=DAILY", without: "BYEASTER", "0"),
    Repair("FREQ=DAILY;BYHOUR=9,24", as: "FREQ=DAILY;BYHOUR=9", without: "BYHOUR", "9,24"),
    Repair("FREQ=YEARLY;BYMONTH=0,3", as: "FREQ=YEARLY;BYMONTH=3", without: "BYMONTH", "0,3"),
    Repair("FREQ=MONTHLY;BYDAY=0TH,MO", as: "FREQ=MONTHLY;BYDAY=MO", without: "BYDAY", "0TH,MO"),
    Repair("FREQ=DAILY;BYSECOND=0,60", as: "FREQ=DAILY;BYSECOND=0"),
    Repair("FREQ=MONTHLY;BYMONTHDAY=3,1,3", as: "FREQ=MONTHLY;BYMONTHDAY=1,3"),
    Repair("FREQ=MONTHLY;BYDAY=+1MO", as: "FREQ=MONTHLY;BYDAY=1MO"),
  ]

  @Test("a part that cannot be read is left out alone", arguments: repairs)
  func repair(row: Repair) {
    let reading = read(row.written)
    #expect(reading.rule == read(row.meaning).rule)
    #expect(reading.rule != nil)
    #expect(reading.problems == row.problems)
  }

  @Test(
    "a part with nothing that can be used costs the rule: without it there would be too many dates",
    arguments: [
      ("YEARLY", "BYMONTH", "-3"), ("MONTHLY", "BYMONTHDAY", "32"), ("MONTHLY", "BYDAY", "0TH"),
      ("MONTHLY", "BYDAY", "54TH"), ("DAILY", "BYHOUR", "24"), ("DAILY", "COUNT", "0"),
      ("DAILY", "COUNT", ""), ("DAILY", "UNTIL", ""),
    ])
  func unusable(frequency: String, part: String, value: String) {
    let reading = read("FREQ=\(frequency);\(part)=\(value)")
    #expect(reading.rule == nil)
    #expect(reading.problems == [.unusableRulePart(part: part, value: value)])
  }

  @Test("a rule without a frequency is none", arguments: ["", "COUNT=3", "FREQ=", "FREQ=HOURS"])
  func noFrequency(written: String) {
    #expect(read(written).rule == nil)
    #expect(read(written).problems == [.unreadableRule])
  }

  @Test("another calendar's scale is named, the Gregorian is not") func scale() {
    #expect(read("RSCALE=HEBREW;FREQ=YEARLY").otherScale == "HEBREW")
    #expect(read("RSCALE=gregorian;FREQ=YEARLY;SKIP=OMIT").otherScale == nil)
  }
}
