import ReadyDayCore

extension BriefCommand {
  enum Format: String, CaseIterable, Sendable {
    case text, json, markdown, html, mail, ics
  }

  /// What a briefing is rendered with, whatever the format.
  struct Rendering {
    let reading: Reading
    let occasion: Occasion
    let phrases: any Phrasebook
    let style: TextStyle
    let mail: MailOptions
  }
}

extension BriefCommand.Rendering {
  func text(of briefing: Briefing, as format: BriefCommand.Format) -> String {
    switch format {
    case .text: style.encode(lines(of: briefing, width: style.width))
    case .json:
      Document.brief.text(of: briefing, in: reading.context(phrases, occasion.zone))
    case .markdown: MarkdownRenderer(page: page(of: briefing)).document
    case .html: HTMLRenderer(page: page(of: briefing)).document
    case .mail: mail(of: briefing)
    case .ics:
      CalendarRenderer(phrases: phrases, present: occasion.present).document(of: briefing)
    }
  }

  /// The decision alone.
  func line(of briefing: Briefing) -> String {
    style.encode([StyledLine(phrases.headline(briefing.headline))])
  }

  private func lines(of briefing: Briefing, width: Int) -> [StyledLine] {
    TextRenderer(phrases: phrases, width: width, isToday: occasion.isToday).lines(of: briefing)
  }

  private func subject(of briefing: Briefing) -> String {
    let subject = phrases.subject(mail.subject(of: briefing))
    return briefing.isSample ? "\(phrases.sample): \(subject)" : subject
  }

  private func page(of briefing: Briefing) -> Page {
    Page(briefing, phrases: phrases, isToday: occasion.isToday)
  }

  private func mail(of briefing: Briefing) -> String {
    let present = Timestamp(
      occasion.present, at: occasion.zone.offset(at: occasion.present))
    guard let envelope = mail.envelope(on: present) else { return "" }
    let lines = lines(of: briefing, width: MailRenderer.width)
    return MailRenderer(
      envelope: envelope, subject: subject(of: briefing),
      language: phrases.language, text: TextStyle.encodeVerbatim(lines),
      html: HTMLRenderer(page: page(of: briefing)).document
    ).document
  }
}

extension Briefing {
  /// Whether there is neither an event, a session nor a scored night to tell of.
  var isEmpty: Bool {
    day.events.isEmpty && day.sessions.isEmpty && reflectionsDue.isEmpty
      && morning?.recovery.state != .scored && morning?.sleep.state != .scored
  }
}

extension Answer {
  /// Silence: nothing is written, not even to a file.
  static func nothing(_ notices: [StyledLine]) -> Answer {
    var answer = Answer(text: "")
    answer.notices = notices
    return answer
  }
}
