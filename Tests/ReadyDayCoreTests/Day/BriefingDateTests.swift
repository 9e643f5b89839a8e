import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("BriefingDate") struct BriefingDateTests {
  private static func occasion(
    _ expression: DateExpression, at time: String = "12:00", in zone: Zone = SampleDay.zone
  ) -> BriefingDate {
    let present = zone.instant(SampleDay.monday, time)
    return BriefingDate(expression, at: present, in: zone, Preferences())
  }

  @Test("today is seen from the present moment, another day from its beginning") func now() {
    let today = Self.occasion(.daysFromToday(0))
    #expect(today.isToday && today.now == today.present)
    let tomorrow = Self.occasion(.daysFromToday(1))
    #expect(!tomorrow.isToday && tomorrow.today == SampleDay.monday)
    #expect(tomorrow.date == SampleDay.monday.advanced(by: 1) && tomorrow.now > tomorrow.present)
  }

  @Test("a day that a zone's clocks skipped is recognised") func skipped() throws {
    let date = try #require(DateExpression("2011-12-30"))
    #expect(Self.occasion(date, in: .fixture("Pacific/Apia")).isSkipped)
    #expect(!Self.occasion(date).isSkipped)
  }
}
