import Testing

@testable import ReadyDayCore

/// What pages and mails draw, and what they say instead to whoever does not see it.
@Suite("Pictures") struct PictureTests {
  private static func report(_ occurrences: [Occurrence]) -> Report {
    let day = SampleDay.make(occurrences: occurrences, morning: SampleBriefing.morning)
    let briefing = Briefing(day: day, sources: SampleBriefing.sources)
    return Report(briefing, phrases: Voice(.english), isToday: true, extent: .screen, start: [])
  }

  private static func timeline(_ occurrences: [Occurrence]) throws -> Report.Timeline {
    try #require(
      Voice(.english).timeline(of: SampleDay.make(occurrences: occurrences, morning: .red)))
  }

  private static func mail(_ report: Report, _ detail: MailSubject.Detail = .zone) throws -> String
  {
    let ana = try #require(Mailbox("ana@example.test"))
    let date = try #require(Timestamp("2026-11-23T07:00:00Z"))
    return MailRenderer(
      report: report, subject: "Monday", telling: detail,
      envelope: Envelope(from: ana, to: ana, date: date)
    ).html
  }

  @Test("what takes the same time stands beneath, and a free lane is used again")
  func lanes() throws {
    let timeline = try Self.timeline([
      SampleDay.meeting("Board", "09:00", "11:00"), SampleDay.meeting("Call", "10:00", "10:30"),
      SampleDay.meeting("Demo", "10:30", "12:00"), SampleDay.meeting("Sync", "11:00", "12:00"),
    ])
    #expect(timeline.blocks.map(\.lane) == [0, 1, 1, 0] && timeline.lanes == 2)
    #expect(timeline.blocks.map(\.number) == ["1", "2", "3", "4"])
    for block in timeline.blocks {
      #expect(block.place.lowerBound >= 0 && block.place.upperBound <= 1)
    }
  }

  @Test("the picture says all of itself in words") func words() throws {
    let timeline = try Self.timeline([SampleDay.meeting("Board", "09:00", "11:00")])
    #expect(timeline.words.hasPrefix("Timeline of the day: 09:00–11:00 Board ("))
    #expect(timeline.words.contains("; Train: "))
    let page = HTMLRenderer(report: Self.report([SampleDay.meeting("Board", "09:00", "11:00")]))
      .document
    #expect(page.contains("role=\"img\" aria-label=\"Timeline of the day: 09:00–11:00 Board ("))
  }

  @Test("text and Markdown have no picture, and say nothing of it") func lettersOnly() throws {
    let timeline = try Self.timeline([SampleDay.meeting("Board", "09:00", "11:00")])
    let report = Report(.english, [.init(nil, [.note("before"), .timeline(timeline)])])
    #expect(report.screen(width: 60) == "before\n")
    #expect(MarkdownRenderer(report: report).document == "Before\n")
  }

  @Test("the stages of a night are parts of it, and the deepest comes first") func stages() throws {
    let strip = try #require(Voice(.english).stages(of: SampleBriefing.morning.sleep))
    #expect(strip.bars.map(\.shade) == [.deep, .rem, .light, .awake])
    let slept = strip.bars.reduce(0) { $0 + $1.part }
    #expect(strip.rest == nil ? abs(slept - 1) < 0.001 : slept < 1)
    let page = HTMLRenderer(report: Self.report([])).document
    #expect(page.contains("<svg class=\"strip\"") && page.contains("deep 58 min"))
  }

  @Test("the present moment stands between what is over and what is to come, and nowhere else")
  func present() {
    func row(_ title: String, isOver: Bool) -> Report.Events.Row {
      Report.Events.Row(
        number: nil, time: "09:00–10:00", level: "low", tone: .plain, title: title, isOver: isOver,
        reasons: [], further: [], link: nil)
    }
    func lines(_ rows: [Report.Events.Row]) -> [String] {
      var events = Report.Events(rows: rows, levels: ["low"], othersLabel: "", others: [])
      events.now = "now 12:40"
      return EventTable(events: events, Voice(.english), width: 60).lines.map {
        $0.spans.map(\.text.string).joined()
      }
    }
    let (past, next) = (row("Stand-up", isOver: true), row("Board", isOver: false))
    #expect(lines([past, next]).count == 3 && lines([past, next])[1].hasPrefix("  now 12:40 ───"))
    #expect(lines([past, past]).count == 2 && lines([next, next]).count == 2)
  }

  @Test("the reasons' heading has room above them, however short they are and long the titles")
  func reasonsHeading() throws {
    for (language, length) in Language.allCases.flatMap({ language in
      (20...60).map { (language, $0) }
    }) {
      let row = Report.Events.Row(
        number: nil, time: "09:00–10:00", level: "low", tone: .plain,
        title: String(repeating: "a", count: length), isOver: false, reasons: ["1 h"], further: [],
        link: nil)
      let events = Report.Events(rows: [row], levels: ["low"], othersLabel: "", others: [])
      let voice = Voice(language)
      let column = try #require(EventTable(events: events, voice, width: 80).reasonsColumn)
      #expect(column + voice.why.displayWidth <= 80)
    }
  }

  @Test("mornings without a score leave a gap, and the own band is told") func mornings() throws {
    var recovery = SampleBriefing.morning.recovery
    recovery.recent = [61, nil, 45, 28]
    recovery.usual = 45...70
    let today = try #require(LocalDate("2026-11-23"))
    let chart = Voice(.english).scores(recovery.recent, of: recovery, upTo: today)
    #expect(
      chart.words == ["61%", "--", "45%", "28%"] && chart.band?.words == "usual for you 45–70%")
    let line = ChartDrawing(chart: chart, plot: 100).svg
    #expect(line.split(separator: "<circle").count == 4 && line.contains("class=\"band\""))
    let path = try #require(line.split(separator: "<path d=\"").last).prefix { $0 != "\"" }
    #expect(path.count { $0 == "M" } == 2 && path.count { $0 == "L" } == 1)
    #expect(chart.days.last == "Mon 23 Nov" && line.contains(">Mon 23 Nov</text>"))
    #expect(line.contains("Fri 20 Nov 61%, Sat 21 Nov --") && line.contains(">28%</text>"))
  }

  @Test("what is hidden is in no picture") func hidden() {
    var morning = SampleBriefing.morning
    (morning.recovery.recent, morning.recovery.usual) = ([61, 28], 45...70)
    let hidden = morning.hiding([.recovery])
    #expect(hidden.recovery.recent.isEmpty && hidden.recovery.usual == nil)
    #expect(morning.hiding([.sleep]).sleep.stages == nil)
  }

  @Test(
    "no title leaves its element, in a picture or a mail",
    arguments: [
      "</text></svg><script>alert(1)</script>", "\"/><image href=x onerror=alert(1)>",
      "</title><style>", "x\" onload=\"alert(1)", "&lt;b&gt;", "]]>",
    ])
  func hostile(title: String) throws {
    let report = Self.report([SampleDay.meeting(title, "09:00", "11:00")])
    for page in [HTMLRenderer(report: report).document, try Self.mail(report)] {
      #expect(!page.contains(title))
      for part in ["<script", "<image", "</style><", " onload=\"", "]]>"] {
        #expect(!page.contains(part))
      }
    }
  }

  @Test("a mail has no picture that programs strip, and each style stands in its element")
  func mailed() throws {
    let html = try Self.mail(Self.report([SampleDay.meeting("Board", "09:00", "11:00")]))
    #expect(!html.contains("<svg") && !html.contains("var(--"))
    #expect(html.contains("<td width=") && html.contains("bgcolor="))
    #expect(html.contains("aria-label=\"Timeline of the day: 09:00–11:00 Board ("))
  }

  @Test("what is shown before a mail is opened tells no more than its reader allows")
  func preheader() throws {
    let board = (title: "Zqx7 review", times: ("09:00", "11:00"))
    let report = Self.report([SampleDay.meeting(board.title, board.times.0, board.times.1)])
    let date = try #require(report.title)
    #expect(MailSubject.Detail.none.preheader(of: report) == date)
    #expect(!MailSubject.Detail.zone.preheader(of: report).contains(board.title))
    let headline = try #require(report.headline?.text)
    #expect(MailSubject.Detail.full.preheader(of: report).hasPrefix(headline))
  }

  @Test("a mail of a day of 300 events is not cut", arguments: Language.allCases)
  func long(language: Language) throws {
    let events = (0..<300).map {
      SampleDay.meeting(
        "Reunión \($0) " + String(repeating: "ñ", count: 300), "09:00", "11:00", uid: "\($0)")
    }
    let day = SampleDay.make(occurrences: events, morning: SampleBriefing.morning)
    let briefing = Briefing(day: day, sources: SampleBriefing.sources)
    let report = Report(
      briefing, phrases: language.voice, isToday: true, extent: .screen, start: [])
    let ana = try #require(Mailbox("ana@example.test"))
    let date = try #require(Timestamp("2026-11-23T07:00:00Z"))
    let mail = MailRenderer(
      report: report, subject: "Monday", envelope: Envelope(from: ana, to: ana, date: date))
    #expect(mail.document.utf8.count < 100_000)
    #expect(mail.html.contains(language.voice.further(260).withCapital))
    #expect(mail.text.contains(language.voice.further(260).withCapital))
  }

  @Test("every colour of words is readable on its ground, by day and by night") func contrast() {
    for style in [Self.light, Self.dark] {
      for name in ["ink", "soft", "link", "green", "yellow", "red", "plain"] {
        for ground in ["ground", "card"] where !(name == "plain" && ground == "card") {
          let ratio = Self.contrast(style[name], style[ground])
          #expect(ratio >= 4.5, "\(name) on \(ground): \(ratio)")
        }
      }
      for tone in ["green", "yellow", "red", "plain"] {
        let words = tone == "yellow" ? style["on-yellow"] : style["ink"]
        #expect(Self.contrast(words, style["\(tone)-chip"]) >= 4.5, "\(tone)")
      }
      // What draws a value is told from its ground.
      for mark in [
        "green-mark", "yellow-mark", "red-mark", "plain-mark", "edge", "deep", "rem", "light",
        "awake",
      ] {
        for ground in ["ground", "card"] {
          let ratio = Self.contrast(style[mark], style[ground])
          #expect(ratio >= 3, "\(mark) on \(ground): \(ratio)")
        }
      }
    }
    for tone in [Report.Tone.green, .yellow, .red, .plain, .dim] {
      #expect(Self.contrast(Self.hex(ElementStyle.ink), Self.hex(ElementStyle.ground(tone))) >= 4.5)
      #expect(Self.contrast(Self.hex(ElementStyle.colour(tone)), 0xFFFFFF) >= 4.5)
    }
  }

  private static var light: [String: Int] { colours(ElementStyle.sheet.prefix { $0 != "@" }) }
  private static var dark: [String: Int] {
    colours(ElementStyle.sheet.drop { $0 != "@" }.prefix(900)[...])
  }

  /// The first value of each name.
  private static func colours(_ rules: Substring) -> [String: Int] {
    let pairs = rules.split(separator: "--").compactMap { part -> (String, Int)? in
      let words = part.split(separator: ": #")
      guard words.count == 2, let value = Int(words[1].prefix(6), radix: 16) else { return nil }
      return (String(words[0]), value)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func hex(_ colour: String) -> Int { Int(colour.dropFirst(), radix: 16) ?? 0 }

  private static func contrast(_ a: Int?, _ b: Int?) -> Double {
    guard let a, let b else { return 0 }
    return ContrastTests.contrast(a, b)
  }
}
