import ReadyDayCore
import Testing

@Suite("Date expressions")
struct DateExpressionTests {
  /// What `text` means on Wednesday 11 March 2026.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let date: String
    var testDescription: String { text }

    init(_ text: String, _ date: String) {
      self.text = text
      self.date = date
    }
  }

  @Test(
    "a date on the command line is the one that was meant",
    arguments: [
      Case("today", "2026-03-11"), Case("tomorrow", "2026-03-12"), Case("yesterday", "2026-03-10"),
      Case("hoy", "2026-03-11"), Case("mañana", "2026-03-12"), Case("manana", "2026-03-12"),
      Case("man\u{303}ana", "2026-03-12"), Case("MAÑANA", "2026-03-12"), Case("ayer", "2026-03-10"),
      Case("wednesday", "2026-03-11"), Case("Wed", "2026-03-11"), Case("thursday", "2026-03-12"),
      Case("THU", "2026-03-12"), Case("fri", "2026-03-13"), Case("friday", "2026-03-13"),
      Case("sat", "2026-03-14"), Case("saturday", "2026-03-14"), Case("sun", "2026-03-15"),
      Case("sunday", "2026-03-15"), Case("mon", "2026-03-16"), Case("monday", "2026-03-16"),
      Case("tue", "2026-03-17"), Case("tuesday", "2026-03-17"),
      Case("lunes", "2026-03-16"), Case("lun", "2026-03-16"), Case("martes", "2026-03-17"),
      Case("mar", "2026-03-17"), Case("miércoles", "2026-03-11"), Case("miercoles", "2026-03-11"),
      Case("MIÉ", "2026-03-11"), Case("mie", "2026-03-11"), Case("jueves", "2026-03-12"),
      Case("jue", "2026-03-12"), Case("viernes", "2026-03-13"), Case("vie", "2026-03-13"),
      Case("sábado", "2026-03-14"), Case("sabado", "2026-03-14"), Case("sab", "2026-03-14"),
      Case("sáb", "2026-03-14"), Case("domingo", "2026-03-15"), Case("dom", "2026-03-15"),
      Case("+2d", "2026-03-13"), Case("-1w", "2026-03-04"), Case("+0d", "2026-03-11"),
      Case("-11D", "2026-02-28"), Case("+1W", "2026-03-18"), Case("+365d", "2027-03-11"),
      Case("2026-02-28", "2026-02-28"), Case("20260228", "2026-02-28"),
      Case("2024-02-29", "2024-02-29"), Case("20240229", "2024-02-29"),
      Case("1969-12-31", "1969-12-31"), Case("el jueves", "2026-03-12"),
      Case("del viernes", "2026-03-13"), Case("de mañana", "2026-03-12"),
      Case("for friday", "2026-03-13"),
      Case("last tuesday", "2026-03-10"), Case("last wednesday", "2026-03-04"),
      Case("Last Sun", "2026-03-08"), Case("el martes pasado", "2026-03-10"),
      Case("martes pasado", "2026-03-10"), Case("el pasado lunes", "2026-03-09"),
      Case("pasado mañana", "2026-03-13"), Case("anteayer", "2026-03-09"),
      Case("25/03/2026", "2026-03-25"), Case("23.11.2026", "2026-11-23"),
      Case("3/25/2026", "2026-03-25"), Case("3-3-2026", "2026-03-03"),
      Case("on friday", "2026-03-13"), Case("this friday", "2026-03-13"),
      Case("next friday", "2026-03-20"), Case("next monday", "2026-03-16"),
      Case("el próximo viernes", "2026-03-13"), Case("el miércoles que viene", "2026-03-18"),
      Case("the day after tomorrow", "2026-03-13"), Case("antes de ayer", "2026-03-09"),
      Case("in 3 days", "2026-03-14"), Case("in a week", "2026-03-18"),
      Case("dentro de 2 semanas", "2026-03-25"), Case("2 days ago", "2026-03-09"),
      Case("hace una semana", "2026-03-04"), Case("12 march", "2026-03-12"),
      Case("March 10th", "2027-03-10"), Case("10 de marzo de 2025", "2025-03-10"),
      Case("el 24 de dic", "2026-12-24"), Case("12 mar", "2026-03-12"),
      Case("29 february", "2028-02-29"),
    ])
  func means(_ row: Case) throws {
    let today = try #require(LocalDate(year: 2026, month: 3, day: 11))
    let expression = try #require(DateExpression(row.text))
    #expect(expression.date(today: today).description == row.date)
  }

  @Test(
    "whoever looks back means the last day of a name, today included",
    arguments: [
      Case("mon", "2026-03-09"), Case("wed", "2026-03-11"), Case("jueves", "2026-03-05"),
      Case("last wed", "2026-03-04"), Case("tomorrow", "2026-03-12"),
      Case("12 march", "2025-03-12"), Case("29 february", "2024-02-29"),
    ])
  func looksBack(_ row: Case) throws {
    let today = try #require(LocalDate(year: 2026, month: 3, day: 11))
    let expression = try #require(DateExpression(row.text))
    #expect(expression.date(today: today, looking: .back).description == row.date)
  }

  @Test("a date whose month may be either number has two readings")
  func readings() {
    let readings = DateExpression.readings(of: "10/03/2026").map(\.description)
    #expect(readings == ["2026-03-10", "2026-10-03"])
    #expect(DateExpression.readings(of: "10/03").isEmpty)
  }

  @Test(
    "anything else is refused, never read as another date",
    arguments: [
      "", " ", "now", "11/23/26", "10/03/2026", "1.2.2026", "13/13/2026", "31feb", "2026-02-30",
      "20260230", "2026-02-29",
      "2026-2-3", "2026-13-01", "2026-00-10", "2026-01-00", "26-01-01", "2026-01-01x",
      "2026-01-01T00:00:00Z", "202601011", "2026010", "2026-0101", "202601-01", "today ", " today",
      "todayy", "tod", "next", "next week", "in days", "30 february", "32 march", "12 ma", "mond",
      "lu", "d", "2d", "+d", "+2", "+2m", "++2d", "+-2d",
      "+2dd", "+2d1w", "+123456d", "+99999999999999999999d", "−1d", "-1", "２０２６-01-01",
      "2026-01-01\n", "mañana\0",
    ])
  func refuses(_ text: String) {
    #expect(DateExpression(text) == nil)
  }

  @Test(
    "a day without a year that is found over half a year away may be another year's",
    arguments: [
      ("9 march", "2027-03-09", true), ("12 march", "2026-03-12", false),
      ("10 september", "2026-09-10", false), ("11 september", "2026-09-11", true),
      ("2027-03-09", "2027-03-09", false), ("+300d", "2027-01-05", false),
    ])
  func far(text: String, date: String, isFar: Bool) throws {
    let today = try #require(LocalDate(year: 2026, month: 3, day: 11))
    let expression = try #require(DateExpression(text))
    let found = expression.date(today: today)
    #expect(found.description == date)
    #expect(expression.isFar(found, from: today) == isFar)
  }
}
