// Seeds: Tests/Fuzzing/Seeds/Renderers Fixtures/scenarios/wide-titles/calendars
// Sources: Sources/ReadyDayCore/Report Sources/ReadyDayCore/Briefing Sources/ReadyDayCore/Language Sources/readyday/Rendering

@testable import ReadyDayCore
@testable import readyday

/// Made-up mornings through every format, in both languages: each stays within its own rules, and of
/// what is hidden nothing can be told.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRenderers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let phrases = input.takeChoice(Language.allCases).voice
  let width = input.takeChoice([40, 41, 47, 53, 60, 72, 80, 100, 131, 9999])
  let style = TextStyle(usesColour: input.takeBool(), usesASCII: input.takeBool(), width: width)
  let view = input.takeChoice(View.allCases)
  let hidden = input.takeBool() ? input.takeByte() : 0
  let morning = FuzzedMorning(&input)
  var disguise = Disguise()
  disguise.metrics = Set(
    HealthMetric.allCases.enumerated().filter { hidden >> $0.offset & 1 == 1 }.map(\.element))
  disguise.titles = hidden % 3 == 1
  let shown = Rendered(morning, disguise, phrases, style)
  shown.check(view)
  if view == .programs, !disguise.titles { shown.checkTitles() }
  guard disguise.titles || !disguise.metrics.isEmpty else { return 0 }
  disguise.isOther = true
  let other = Rendered(morning, disguise, phrases, style)
  for (text, other) in zip(shown.texts(view), other.texts(view)) {
    promise(text == other, "told apart:\n\(text)\n\(other)")
    promise(!disguise.titles || !text.contains(FuzzedMorning.secret), "a secret: \(text)")
  }
  return 0
}

/// Formats for people at a terminal, for programs, and for pages and mails: one kind an input.
private enum View: CaseIterable { case terminal, programs, pages }

/// One morning in every format.
private struct Rendered {
  let briefing: Briefing
  let style: TextStyle
  let phrases: Voice
  private let diary: Diary

  init(_ morning: FuzzedMorning, _ disguise: Disguise, _ phrases: Voice, _ style: TextStyle) {
    diary = morning.diary(disguise)
    briefing = diary.briefing
    (self.style, self.phrases) = (style, phrases)
  }

  /// The briefing, and all that other commands say of the same day.
  private var lines: [StyledLine] {
    ([report] + others + explanations + changes + details)
      .flatMap { TextRenderer(report: $0, width: style.width).lines }
  }

  private var others: [Report] {
    [
      Report(windowsOf: briefing, phrases: phrases),
      Report(
        Week([briefing.day], mornings: nil, today: briefing.date) { _ in [] }, phrases: phrases),
      Report(SuggestedDay(briefing.day, after: .unknown), phrases: phrases),
      Report(agendaOf: briefing.day, phrases: phrases),
    ]
  }

  private var explanations: [Report] {
    let rules = RecommendationEngine.standard.ruleIDs.map { Explanation.Subject.rule($0) }
    let events = briefing.day.events.prefix(2).map { Explanation.Subject.event($0) }
    let topics: [Explanation.Subject] = [
      .advice(AdviceLetter(place: 1)), .load, .recovery, .sleep, .windows, .strain,
    ]
    return (events + topics + rules)
      .compactMap { Explanation(of: $0, in: briefing) }
      .map { Report($0, phrases: phrases) }
  }

  private var changes: [Report] {
    guard let whatIf = try? WhatIf(diary, [.recovery(50), .drop(event: 1)]) else { return [] }
    let days = ComparedDays(whatIf, before: briefing, after: whatIf.after.briefing)
    return [Report(days, phrases: phrases)]
  }

  private var details: [Report] {
    guard let morning = briefing.morning else { return [] }
    let history = MorningHistory([morning, morning], on: briefing.day)
    return [
      Report(recoveryOf: history, phrases: phrases),
      Report(sleepOf: history, phrases: phrases),
      Report(scoreOf: history, phrases: phrases),
    ]
  }

  private var report: Report { Report(briefing, phrases: phrases, isToday: true, start: []) }

  private var mail: MailRenderer {
    MailRenderer(
      report: report, subject: phrases.subject(of: briefing, telling: .full),
      envelope: Envelope(
        from: .readyday, to: .ana, date: Timestamp(briefing.generatedAt, at: .zero)))
  }

  var text: String { style.encode(lines) }
  var oneline: String { style.encode([StyledLine(phrases.headline(briefing.headline))]) }
  var json: String {
    Document.brief.text(
      of: briefing,
      in: DocumentContext(phrases: phrases, zone: briefing.zone, now: briefing.generatedAt))
  }
  var markdown: String { MarkdownRenderer(report: report).document }
  var ics: String {
    CalendarRenderer(phrases: phrases).document(of: briefing, at: briefing.generatedAt)
  }
}

extension Mailbox {
  fileprivate static let readyday = Mailbox("readyday@example.test") ?? none
  fileprivate static let ana = Mailbox("Ana Díaz <ana@example.test>") ?? none
  private static var none: Mailbox { fatalError("no mailbox") }
}

extension Rendered {
  func texts(_ view: View) -> [String] {
    switch view {
    case .terminal: [text, oneline]
    case .programs: [json, ics, markdown]
    case .pages: [mail.document, mail.html]
    }
  }

  func check(_ view: View) {
    switch view {
    case .terminal: checkTerminal()
    case .programs:
      Promises.isJSON(json)
      Promises.isPlainMarkdown(markdown)
      checkCalendar()
    case .pages: check(mail)
    }
  }

  private func checkTerminal() {
    let (bare, line) = (Promises.withoutColours(text), Promises.withoutColours(oneline))
    Promises.isHarmless(style.usesColour ? bare : text)
    Promises.isHarmless(style.usesColour ? line : oneline)
    Promises.fits(bare, width: style.width)
    promise(line.count { $0.isNewline } == 1, "two lines: \(line)")
  }

  private func check(_ mail: MailRenderer) {
    Promises.isQuietPage(mail.html)
    let read = ReadMail(mail.document)
    promise(read.parts == [mail.text, mail.html], "another mail: \(read.parts)")
    Promises.fits(mail.text, width: MailRenderer.width)
    promise(read.headers[2].value.utf8.count < 2000, "a long subject")
  }

  /// What is proposed is what a reader of calendars finds.
  private func checkCalendar() {
    let bytes = Array(ics.utf8)
    promise(!ics.replacing("\r\n", with: "").contains { $0.isNewline }, "a bare line feed")
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      promise(line.count <= CalendarWriter.limit + 1, "a long line")
    }
    var library = CalendarLibrary(
      on: RequestedDays.around(briefing.date, in: briefing.zone), zones: NoZones())
    library.scan(bytes.span.bytes, file: "own.ics", calendar: "own")
    library.read(bytes.span.bytes, file: "own.ics")
    let agenda = library.agenda()
    promise(agenda.diagnostics.isEmpty, "\(agenda.diagnostics)")
    let proposed = briefing.proposedEvents.sorted { $0.span.start < $1.span.start }
    promise(agenda.occurrences.map(\.uid) == proposed.map(\.uid), "other events: \(ics)")
    for (found, event) in zip(agenda.occurrences, proposed) {
      promise(found.time == .timed(event.span), "another time: \(ics)")
      promise(found.title == phrases.title(of: event).asOneLine, "another title: \(ics)")
    }
  }

  /// Programs get every title as the calendar has it.
  func checkTitles() {
    guard let agenda = diary.reading.agenda else { return }
    let titles = Set(agenda.occurrences.map(\.title))
    for event in briefing.day.events {
      promise(titles.contains(event.title), "a title from nowhere: \(event.title)")
      let line = JSON.string(event.title).line.dropLast()
      promise(json.contains("\"title\" : \(line)"), "not in JSON: \(line)")
    }
  }
}

extension String {
  /// As one line of a calendar tells it.
  fileprivate var asOneLine: String { SafeText(self).string.limited(toBytes: 600) }
}
