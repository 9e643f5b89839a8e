import Testing

@testable import ReadyDayCore

@Suite("TextRenderer") struct TextRendererTests {
  private static func text(
    _ briefing: Briefing, _ phrases: Voice = Voice(.english), width: Int = 80, ascii: Bool = false
  ) -> String {
    let report = Report(briefing, phrases: phrases, isToday: true, start: [])
    let style = TextStyle(usesColour: false, usesASCII: ascii, width: width)
    return style.encode(TextRenderer(report: report, width: width).lines)
  }

  @Test("what is over is dimmed as a whole, and says so") func over() {
    let briefing = Briefing(
      day: SampleDay.make(
        now: "09:30",
        occurrences: [
          SampleDay.meeting("Stand-up", "09:00", "09:30", people: 4),
          SampleDay.meeting("Interview", "09:15", "09:45", people: 4, uid: "y"),
        ]), sources: SampleBriefing.sources)
    let report = Report(
      briefing, phrases: Voice(.english), isToday: true, extent: .screen, start: [])
    var style = TextStyle(usesColour: true, usesASCII: false)
    style.hasManyColours = true
    let text = style.text(of: report)
    #expect(text.contains("\u{1B}[38;5;244m  1  09:00–09:30  low     Stand-up   ended\u{1B}[0m\n"))
    #expect(text.contains("\n  2  09:15–09:45  "))
  }

  @Test("columns stay aligned under wide, combining and joined characters") func alignment() {
    let titles = ["日本語の会議", "Rene\u{301}", "👩‍👩‍👧 family", "🇪🇸 España", "한국어", "plain"]
    let events = zip(7..., titles).map { hour, title in
      let hour = TimeOfDay(clamping: hour * 3600).clock.prefix(3)
      return SampleDay.meeting(title, "\(hour)00", "\(hour)45", people: 4, uid: title)
    }
    let briefing = Briefing(
      day: SampleDay.make(occurrences: events), sources: SampleBriefing.sources)
    let rows = Self.text(briefing).split(separator: "\n").filter { $0.hasSuffix("4 others") }
    let columns = rows.map { $0.dropLast("4 others".count).displayWidth }
    #expect(columns.count == titles.count)
    #expect(Set(columns).count == 1)
  }

  @Test("no width breaks a line that would not fit", arguments: [40, 47, 60, 80, 120])
  func widths(width: Int) {
    for phrases in Language.allCases.map(\.voice) {
      let lines = Self.text(SampleBriefing.full, phrases, width: width).split(separator: "\n")
      #expect(lines.allSatisfy { $0.displayWidth <= width })
    }
  }

  @Test("a title as long as a book is cut, and pushes nothing off the first screen")
  func longTitle() throws {
    let title = String(repeating: "board and committee ", count: 40)
    let events = [SampleDay.meeting(title, "09:00", "13:00", people: 9)]
    let briefing = Briefing(
      day: SampleDay.make(occurrences: events, morning: SampleBriefing.morning),
      sources: SampleBriefing.sources)
    let lines = Self.text(briefing).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
    let advice = try #require(lines.firstIndex(of: "WHAT TO DO"))
    #expect(try #require(lines[advice...].firstIndex(of: "")) <= TextRenderer.screen)
  }
}
