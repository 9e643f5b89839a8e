import Testing

@testable import ReadyDayCore

@Suite("TextRenderer")
struct TextRendererTests {
  private static func text(
    _ briefing: Briefing, _ phrases: Voice = Voice(.english), width: Int = 80,
    ascii: Bool = false
  ) -> String {
    let report = Report(briefing, phrases: phrases, isToday: true, start: [])
    let style = TextStyle(usesColour: false, usesASCII: ascii, width: width)
    return style.encode(TextRenderer(report: report, width: width).lines)
  }

  @Test("a red and heavy day: decision, advice, body, load, events, windows, sources")
  func english() {
    let (briefing, voice) = (SampleBriefing.full, Voice(.english))
    let (move, pause) = (briefing.recommendations[0].finding, briefing.recommendations[1].finding)
    let early = briefing.day.windows[1]
    let block = voice.noBreak(from: .at("08:30"), to: .at("12:45"), minutes: 255, meetings: 4)
    #expect(
      Self.text(briefing).hasPrefix(
        """
        Monday 23 November 2026 · Europe/Madrid
        ALL DAY  Marta's birthday

        \(voice.headline(briefing.headline))

        WHAT TO DO
          A  \(move.title(in: voice))
             \(move.shortBody(in: voice))
          B  \(pause.title(in: voice))
             \(pause.shortBody(in: voice))

        RECOVERY  28%     RED    ███░░░░░░░  30-day average 57%
          HRV 38 ms (30-day average 55) · resting HR 58 bpm (30-day average 51)
          strain yesterday 16.4

        SLEEP     5 h 12 min     ██████░░░░  of 8 h 05 min needed
          performance 61% · efficiency 87% · 00:48–06:46 · deep 58 min · REM 1 h 04 min
          light 3 h 10 min · awake 46 min · a short night

        CALENDAR  82/100  HEAVY  ████████░░  8 events, 8 h 15 min
          2 demanding · \(block)

        TODAY                                               why
          1  08:30–09:00  low     Stand-up                  6 others
          2  09:00–11:00  HIGH    Board review Q3           2 h, 3 others
          3  11:00–12:00  medium  Interview: senior iOS     1 h, 3 others
          4  12:00–12:45  low     1:1 Ana                   1 other person
          5  14:00–15:30  HIGH    Quarterly planning        1 h 30 min, 3 others
          6  15:30–16:00  low     Expenses                  afternoon slump
          7  16:30–17:30  medium  Customer escalation call  1 h, 5 others
          8  19:00–20:00  medium  Dinner with Marta         1 h, 1 other person
          not counted  Growth sync (declined)

        WHEN TO TRAIN
          06:55–08:00  \(voice.windowReason(early))
          20:00–22:00
        """))
  }

  @Test(
    "the same in Spanish")
  func spanish() {
    var morning = SampleBriefing.morning
    morning.sleep.shortBelow = 365
    morning.sleep.usualOnset = .at("23:10")
    morning.sleep.onsetDeviation = 40
    let briefing = Briefing(
      day: SampleDay.make(morning: morning), sources: SampleBriefing.sources)
    let text = Self.text(briefing, Voice(.spanish))
    #expect(
      text.hasPrefix(
        """
        Lunes, 23 de noviembre de 2026 · Europe/Madrid
        TODO EL DÍA  Marta's birthday


        """))
    let voice = Voice(.spanish)
    let headline = voice.headline(briefing.headline).split(separator: " ")
    let advice = briefing.recommendations[0].finding.title(in: voice)
    let parts = text.split(separator: "\n\n", maxSplits: 2)
    #expect(parts[1].split { $0.isWhitespace } == headline)
    #expect(parts[2].hasPrefix("QUÉ HACER\n  A  \(advice)\n"))
    let block = voice.noBreak(from: .at("08:30"), to: .at("12:45"), minutes: 255, meetings: 4)
    #expect(
      text.contains(
        """

        RECUPERACIÓN  28 %    ROJA     ███░░░░░░░  media de 30 días 57 %
          VFC 38 ms (media de 30 días 55) · FC en reposo 58 lpm (media de 30 días 51)
          esfuerzo de ayer 16,4

        SUEÑO         5 h 12 min       ██████░░░░  necesitabas 8 h 05 min
          rendimiento 61 % · eficiencia 87 % · 00:48–06:46 · profundo 58 min
          REM 1 h 04 min · ligero 3 h 10 min · despierto 46 min · noche corta

        AGENDA        82/100  CARGADA  ████████░░  8 eventos, 8 h 15 min
          2 exigentes · \(block)


        """))
  }

  @Test("a morning that is not scored yet keeps its rows together")
  func pending() {
    var report = MorningReport.unscored(.pending)
    report.recovery.lastKnown = .init(date: SampleDay.monday.advanced(by: -1), score: 61)
    let briefing = Briefing(
      day: SampleDay.make(morning: report), sources: SampleBriefing.sources)
    #expect(
      Self.text(briefing).contains(
        """

        RECOVERY  --   not scored yet · last known: 61% on Sun 22 Nov
        SLEEP     --   not scored yet
        CALENDAR  82/100  HEAVY  ████████░░  8 events, 8 h 15 min · 2 demanding


        """))
  }

  @Test("what is over is dimmed as a whole, and says so")
  func over() {
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

  @Test("columns stay aligned under wide, combining and joined characters")
  func alignment() {
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
