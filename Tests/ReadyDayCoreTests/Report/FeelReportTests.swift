import Testing

@testable import ReadyDayCore

@Suite("What was said of a day") struct FeelReportTests {
  private static func page(_ date: LocalDate) throws -> String {
    let ill = try Feeling(.ill(isSystemic: true), on: date, id: "a", at: SampleDay.instant("06:00"))
    var feelings = Feelings()
    feelings.add(ill)
    let report = Report(
      [ill], state: feelings.state(on: date), today: SampleDay.monday, phrases: Voice(.english))
    return report.screen(width: 200)
  }

  @Test("what was said twice in a row is listed once, and what was said in between stays")
  func repeated() throws {
    let words: [Feeling.Word] = [.tired, .tired, .fine, .tired]
    let feelings = try words.map {
      try Feeling($0, on: SampleDay.monday, id: "a", at: SampleDay.instant("06:00"))
    }
    for voice in Language.allCases.map(\.voice) {
      let report = Report(feelings, today: SampleDay.monday, phrases: voice)
      #expect(report.screen().split(separator: "\n").count == 3)
    }
  }

  @Test("today is called so, another day is not, and another year is written") func days() throws {
    #expect(try Self.page(SampleDay.monday).contains("This applies today and"))
    let before = try Self.page(SampleDay.monday.advanced(by: -1))
    #expect(before.contains("This applies that day and") && !before.contains("today"))
    #expect(!before.contains("20"))
    #expect(try Self.page(LocalDate.on("2020-01-01")).contains("Wednesday 1 January 2020"))
  }
}
