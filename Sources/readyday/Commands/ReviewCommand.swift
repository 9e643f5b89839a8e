import ReadyDayCore

/// One page about a week.
struct ReviewCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case text, json, markdown, html, mail
  }

  /// Which week is meant.
  enum Week: Sendable {
    case last
    case named(IsoWeek)
  }

  private static let format = Option<Format>(
    "format", .choice, help: "for people or for programs")
  private static let weekOption = Option<Week>(
    "week",
    ValueForm("WEEK", accepted: .week, known: ["last"], candidates: Candidates(["last"])) { text in
      text.lowercased() == "last" ? .last : IsoWeek(text).map(Week.named)
    },
    help:
      "2026-W47, or last (default: the week that ends today on a Sunday, else the last whole one)")

  static let syntax = Syntax(
    "review", [.date], summary: "one page about a week",
    details:
      "Says how a week was, in sentences: recovery and sleep beside your own usual, the calendar's load and "
      + "its heaviest day, training planned and done, what changed against the week before, the habit that "
      + "holds and was there, and next week's heaviest day and best days to train hard. What nobody "
      + "recorded is called so, never skipped.",
    groups: [
      CommonOptions.sources,
      Syntax.Group(title: "Time", options: CommonOptions.time.options + [weekOption]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      MailOptions.addresses, CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday review --whoop ~/whoop --calendar ~/.calendars", "last week"),
      Syntax.Example(
        "readyday review --whoop ~/whoop --week 2026-W47 --format markdown", "a page of notes"),
      Syntax.Example(
        "readyday review --calendar work.ics --format mail --mail-to ana@example.test",
        "a mail for Sunday evening"),
    ], looksBack: true)

  private let options: CommonOptions
  private let format: Format
  private let week: Week?
  private let mail: MailOptions

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    week = arguments[Self.weekOption]
    mail = MailOptions(arguments)
    if format == .mail { try mail.requireRecipient() }
  }
}

extension ReviewCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let week = week(on: run.occasion.date)
    let last = week.dates.upperBound
    let next = last.advanced(by: 1)...last.advanced(by: 7)
    let habitDays = Habits.days(neededOn: last)
    let needed = Review.days(neededFor: week)
    let days =
      min(habitDays.lowerBound, needed.lowerBound)...next.upperBound
    let data = try run.read(.history(of: week.dates, days, in: run.occasion.zone))
    let history = data.history(on: days, in: run.occasion.zone, options.preferences)
    // What is over needs no plan.
    let isAhead = next.upperBound >= run.occasion.today && data.occurrences != nil
    let plan = isAhead ? WeekPlan(run.planInputs(next, data, history)) : nil
    let review = Review(
      of: week, history, habits: Habits(history, on: last, options.preferences), plan: plan)
    return options.answer(text(of: review, data, run), run.notices(about: data))
  }

  private func week(on date: LocalDate) -> IsoWeek {
    switch week {
    case .named(let week): week
    case .last: IsoWeek(date.advanced(by: -7))
    case nil: date.weekday == .sunday ? IsoWeek(date) : IsoWeek(date.advanced(by: -7))
    }
  }

  private func text(of review: Review, _ data: SourceData, _ run: CommandRun) -> String {
    let report = Report(review, phrases: run.phrases)
    switch format {
    case .text: return run.style.text(of: report)
    case .json: return Document.review.text(of: review, in: run.documentContext(data))
    case .markdown: return MarkdownRenderer(report: report).document
    case .html: return HTMLRenderer(report: report).document
    case .mail:
      let present = run.occasion.present
      let time = Timestamp(present, at: run.occasion.zone.offset(at: present))
      guard let envelope = mail.envelope(on: time) else { return "" }
      let subject = run.phrases.sentence(ReviewSentence.title(review.week))
      return MailRenderer(report: report, subject: subject, envelope: envelope).document
    }
  }
}

extension CommandRun {
  /// What a plan for `dates` is made of.
  func planInputs(
    _ dates: ClosedRange<LocalDate>, _ data: SourceData, _ history: History
  ) -> WeekPlanInputs {
    let day = DayInputs(
      date: dates.lowerBound, zone: occasion.zone, now: occasion.now,
      occurrences: data.occurrences, morning: nil, preferences: options.preferences)
    return WeekPlanInputs(
      on: dates, day,
      sessions: data.sessions(
        on: WeekPlanInputs.days(neededFor: dates), in: occasion.zone),
      history: history, hardPerWeek: options.preferences.hardPerWeek.map { Int($0) })
  }
}
