// Seeds: Tests/Fuzzing/Seeds/Renderers Fixtures/scenarios/wide-titles/calendars

@testable import ReadyDayCore
@testable import readyday

/// Made-up mornings through every format, in both languages: each stays within its own rules, and of
/// what is hidden nothing can be told.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRenderers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let phrases = input.takeChoice(Language.allCases).phrasebook
  let width = input.takeChoice([40, 41, 47, 53, 60, 72, 80, 100, 131, 9999])
  let style = TextStyle(
    usesColour: input.takeBool(), usesASCII: input.takeBool(), width: width)
  let hidden = input.takeByte()
  let morning = FuzzedMorning(&input)
  var disguise = Disguise()
  disguise.metrics = Set(
    HealthMetric.allCases.enumerated().filter { hidden >> $0.offset & 1 == 1 }.map(\.element))
  disguise.titles = hidden.isMultiple(of: 3)
  let shown = Rendered(morning, disguise, phrases, style)
  shown.checkForms()
  if !disguise.titles { shown.checkTitles(on: morning.occurrences(disguise)) }
  guard disguise.titles || !disguise.metrics.isEmpty else { return 0 }
  disguise.isOther = true
  shown.checkNothingTold(besides: Rendered(morning, disguise, phrases, style))
  return 0
}

/// One morning in every format.
private struct Rendered {
  let briefing: Briefing
  let style: TextStyle
  let phrases: any Phrasebook
  let page: Page
  let lines: [StyledLine]
  let mail: MailRenderer

  init(
    _ morning: FuzzedMorning, _ disguise: Disguise, _ phrases: any Phrasebook, _ style: TextStyle
  ) {
    let inputs = morning.inputs(disguise)
    let sources = BriefingSources(
      calendars: inputs.occurrences.map { _ in .init(read: 1) },
      whoop: inputs.morning.map { _ in .init(read: 1) })
    briefing = Briefing(
      day: inputs.day, sources: sources,
      reflectionsDue: [
        ReflectedSession(
          subject: .plan("a"), date: inputs.date.advanced(by: -1), activity: .running)
      ])
    (self.style, self.phrases) = (style, phrases)
    page = Page(briefing, phrases: phrases, isToday: true)
    lines = Self.lines(of: briefing, inputs, phrases, style.width)
    mail = Self.mail(of: briefing, page, phrases, at: morning.now)
  }

  /// The briefing, and all that other commands say of the same day.
  private static func lines(
    of briefing: Briefing, _ inputs: DayInputs, _ phrases: any Phrasebook, _ width: Int
  ) -> [StyledLine] {
    let brief = TextRenderer(phrases: phrases, width: width, isToday: true).lines(of: briefing)
    let other =
      AgendaText(phrases: phrases, width: width).lines(of: [briefing.day])
      + WindowsText(phrases: phrases, width: width).lines(of: briefing)
      + WeekText(phrases: phrases, width: width).lines(of: [briefing.day])
    let suggestion = SuggestedDay(
      day: briefing.day, week: .unknown,
      suggestion: WorkoutSuggestion(for: inputs, after: .unknown))
    let workout = WorkoutText(phrases: phrases, width: width).lines(of: suggestion)
    return brief + other + workout + explanations(of: briefing, phrases, width)
      + changes(of: inputs, briefing, phrases, width) + details(of: briefing, phrases, width)
  }

  private static func explanations(
    of briefing: Briefing, _ phrases: any Phrasebook, _ width: Int
  ) -> [StyledLine] {
    let rules = RecommendationEngine.standard.ruleIDs.map { Explanation.Subject.rule($0) }
    return ([.number(1), .number(2), .load, .recovery] + rules)
      .compactMap { briefing.explanation(of: $0) }
      .flatMap { ExplanationText(phrases: phrases, width: width).lines(of: $0) }
  }

  private static func changes(
    of inputs: DayInputs, _ briefing: Briefing, _ phrases: any Phrasebook, _ width: Int
  ) -> [StyledLine] {
    guard let whatIf = try? WhatIf(inputs, [.recovery(50), .drop(event: 1)]) else { return [] }
    let after = Briefing(day: whatIf.after.day, sources: briefing.sources)
    return WhatIfText(phrases: phrases, width: width).lines(of: whatIf, briefing, after)
  }

  private static func details(
    of briefing: Briefing, _ phrases: any Phrasebook, _ width: Int
  ) -> [StyledLine] {
    guard let report = briefing.morning else { return [] }
    let mornings = Mornings(
      zone: briefing.zone, reports: [report, report], diagnostics: [], problems: [])
    return RecoveryDetail(phrases: phrases, width: width).lines(of: mornings)
      + SleepDetail(phrases: phrases, width: width).lines(of: mornings)
  }

  private static func mail(
    of briefing: Briefing, _ page: Page, _ phrases: any Phrasebook, at now: Instant
  ) -> MailRenderer {
    let text = TextRenderer(phrases: phrases, width: MailRenderer.width, isToday: true)
    let subject = MailSubject.headline(briefing.date, briefing.headline.shortened(toWidth: 160))
    let ana = Mailbox("Ana Díaz <ana@example.test>") ?? Mailbox(name: nil, like: .readyday)
    return MailRenderer(
      envelope: Envelope(from: .readyday, to: ana, date: Timestamp(now, at: .zero)),
      subject: phrases.subject(subject), language: phrases.language,
      text: TextStyle.encodeVerbatim(text.lines(of: briefing)),
      html: HTMLRenderer(page: page).document)
  }

  var text: String { style.encode(lines) }
  var oneline: String { style.encode([StyledLine(phrases.headline(briefing.headline))]) }
  var json: String { JSONRenderer(phrases: phrases).document(of: briefing).document }
  var markdown: String { MarkdownRenderer(page: page).document }
  var ics: String {
    CalendarRenderer(phrases: phrases, present: briefing.generatedAt).document(of: briefing)
  }
}

extension Mailbox {
  fileprivate static let readyday = Mailbox("readyday@example.test") ?? unreachable
  private static var unreachable: Mailbox { fatalError("no mailbox") }
}

extension Rendered {
  func checkForms() {
    let bare = style.usesColour ? Promises.withoutColours(text) : text
    Promises.isHarmless(bare)
    Promises.fits(bare, width: style.width)
    Promises.isHarmless(style.usesColour ? Promises.withoutColours(oneline) : oneline)
    promise(oneline.count { $0.isNewline } == 1, "two lines: \(oneline)")
    Promises.isJSON(json)
    Promises.isQuietPage(mail.html)
    Promises.isPlainMarkdown(markdown)
    checkMail()
    checkCalendar()
  }

  private func checkMail() {
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
      promise(line.count <= CalendarLine.limit + 1, "a long line")
    }
    var library = CalendarLibrary(
      days: Outlook.days(around: briefing.date), zone: briefing.zone, zones: NoZones())
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

  private struct NoZones: ZoneDatabase {
    func zone(named name: String) -> Zone? { nil }
  }

  /// Programs get every title as the calendar has it.
  func checkTitles(on occurrences: [Occurrence]) {
    guard briefing.day.hasCalendar else { return }
    let titles = Set(occurrences.map(\.title))
    for event in briefing.day.events {
      promise(titles.contains(event.title), "a title from nowhere: \(event.title)")
      let line = JSONValue.string(event.title).line.dropLast()
      promise(json.contains("\"title\" : \(line)"), "not in JSON: \(line)")
    }
  }

  /// Of two mornings that differ only in what is hidden, the same is said.
  func checkNothingTold(besides other: Rendered) {
    promise(text == other.text, "told apart:\n\(text)\n\(other.text)")
    promise(oneline == other.oneline, "told apart:\n\(oneline)\n\(other.oneline)")
    promise(json == other.json, "told apart:\n\(json)\n\(other.json)")
    promise(mail.document == other.mail.document, "told apart:\n\(mail.text)\n\(other.mail.text)")
    promise(markdown == other.markdown, "told apart:\n\(markdown)\n\(other.markdown)")
    promise(ics == other.ics, "told apart:\n\(ics)\n\(other.ics)")
    for text in [text, json, mail.html, markdown, ics] {
      promise(!text.contains(FuzzedMorning.secret), "a secret: \(text)")
    }
  }
}

extension String {
  /// As one line of a calendar tells it.
  fileprivate var asOneLine: String { SafeText(self).string.limited(toBytes: 600) }
}
