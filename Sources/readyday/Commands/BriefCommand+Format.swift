import ReadyDayCore

extension BriefCommand {
  enum Format: String, CaseIterable, Sendable {
    case text, json, markdown, html, mail, ics
  }

  /// What a calendar file can contain besides the proposals.
  enum Extra: String, CaseIterable, Sendable {
    case tonight
  }

  /// What a briefing is rendered with, whatever the format.
  struct Rendering {
    @Boxed var run: CommandRun
    @Boxed var data: SourceData
    /// What the day is made of.
    @Boxed var inputs: DayInputs
    let mail: MailOptions
    let extent: BriefExtent
    let extras: [Extra]
  }
}

extension BriefCommand.Rendering {
  private var phrases: any ProgramPhrases { run.phrases }

  func text(of briefing: Briefing, as format: BriefCommand.Format) -> String {
    switch format {
    case .text: run.style.text(of: report(of: briefing))
    case .json: Document.brief.text(of: briefing, in: run.documentContext(data))
    case .markdown: MarkdownRenderer(report: report(of: briefing)).document
    case .html: HTMLRenderer(report: report(of: briefing)).document
    case .mail: mail(of: briefing)
    case .ics:
      CalendarRenderer(phrases: phrases).document(
        of: briefing, at: run.occasion.present, remindingOfNight: extras.contains(.tonight))
    }
  }

  /// The score, if there is one to show, and the headline, which names its zone.
  func line(of briefing: Briefing) -> String {
    let score = briefing.morning?.recovery.score.value.map(phrases.percent(ofScore:))
    let parts = [score, phrases.headline(briefing.headline)].compactMap(\.self)
    return run.style.encode([StyledLine(parts.joined(separator: " · "))])
  }

  private func report(of briefing: Briefing) -> Report {
    if extent == .screen, let evening = data.evening(on: run.occasion, briefing, inputs) {
      return Report(evening, phrases: phrases, isTomorrow: !run.occasion.isToday)
    }
    return Report(
      briefing, phrases: phrases, isToday: run.occasion.isToday, extent: extent,
      start: [phrases.data(.nothingGiven)] + Hint.gettingStarted.map(phrases.hint))
  }

  private func mail(of briefing: Briefing) -> String {
    let present = run.occasion.present
    let time = Timestamp(present, at: run.occasion.zone.offset(at: present))
    guard let envelope = mail.envelope(on: time) else { return "" }
    let subject = phrases.subject(of: briefing, telling: mail.detail)
    return MailRenderer(
      report: report(of: briefing), subject: subject, telling: mail.detail, envelope: envelope
    ).document
  }
}

extension Briefing {
  /// Whether there is no event, no session and no scored night.
  var isEmpty: Bool {
    day.events.isEmpty && day.sessions.isEmpty && reflectionsDue.isEmpty
      && morning?.recovery.state != .scored && morning?.sleep.state != .scored
  }
}

extension CommandOutput {
  /// The user said no.
  static func declined(_ phrases: any ProgramPhrases) -> CommandOutput {
    var answer = nothing([StyledLine("readyday: \(phrases.confirmation(.declined))")])
    answer.status = .no
    return answer
  }

  /// No output, not even to a file.
  static func nothing(_ notices: [StyledLine]) -> CommandOutput {
    var answer = CommandOutput(text: "")
    answer.notices = notices
    return answer
  }
}
