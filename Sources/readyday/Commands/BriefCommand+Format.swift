import ReadyDayCore

extension BriefCommand {
  static let formats: [OutputFormat] = [.text, .json, .markdown, .html, .mail, .ics, .vdir]

  enum Extra: String, CaseIterable, Sendable { case tonight }

  struct Rendering {
    let run: CommandRun
    let data: SourceData
    let diary: Diary
    let mail: MailOptions
    let extent: BriefExtent
    let extras: [Extra]
  }

  enum Requirement: String, CaseIterable, Sendable { case recovery, sleep, calendar }
}

extension BriefCommand.Rendering {
  private var phrases: Voice { run.phrases }

  func text(of briefing: Briefing, as format: OutputFormat) -> String {
    switch format {
    case .json: Document.brief.text(of: briefing, in: run.documentContext(data))
    case .ics:
      CalendarRenderer(phrases: phrases).document(
        of: briefing, suggesting: data.suggestion(for: briefing.day), at: run.occasion.present,
        remindingOfNight: extras.contains(.tonight))
    // Written as files of their own.
    case .vdir: ""
    case .mail:
      mail.document(
        of: report(of: briefing), subject: phrases.subject(of: briefing, telling: mail.detail),
        telling: mail.detail, on: run.occasion)
    default: run.text(of: report(of: briefing), as: format)
    }
  }

  /// Writes the day's reminders into a folder.
  func write(remindersOf briefing: Briefing, to folder: String) throws {
    let present = run.occasion.present
    try ReminderFolder(path: folder).write(
      ReminderFile.all(of: briefing, at: present, phrases), of: briefing, at: present,
      knowsAll: data.sources.status == .complete)
  }

  func line(of briefing: Briefing) -> String {
    let score = briefing.morning?.recovery.score.value.map(phrases.percent(ofScore:))
    let advice = briefing.recommendations.first.map { $0.finding.shortTitle(in: phrases).text }
    let parts = [score, phrases.headline(headline(of: briefing)), advice].compactMap(\.self)
    return run.style.encode([StyledLine(parts.joined(separator: " · "))])
  }

  /// The same at every length.
  private func headline(of briefing: Briefing) -> Headline {
    diary.evening(briefing)?.headline(isTomorrow: !run.occasion.isToday) ?? briefing.headline
  }

  private func report(of briefing: Briefing) -> Report {
    if extent == .screen, let evening = diary.evening(briefing) {
      return Report(evening, phrases: phrases, isTomorrow: !run.occasion.isToday)
    }
    return Report(
      briefing, headline: headline(of: briefing), phrases: phrases, isToday: run.occasion.isToday,
      extent: extent,
      start: [phrases.text(.nothingGiven)] + Message.gettingStarted.map(phrases.text))
  }
}

extension Briefing {
  var isEmpty: Bool {
    day.events.isEmpty && day.sessions.isEmpty && reflectionsDue.isEmpty
      && morning?.recovery.state != .scored && morning?.sleep.state != .scored
      && headline != .calendarUncertain
  }
}

extension CommandOutput {
  static func declined(_ phrases: Voice) -> CommandOutput {
    nothing([StyledLine("readyday: \(phrases.confirmation(.declined))")]).with(.no)
  }

  static func nothing(_ notices: [StyledLine]) -> CommandOutput {
    CommandOutput(text: "").with(notices)
  }
}

struct MailOptions: Sendable {
  let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  static let to = Option<Mailbox>(
    "mail-to", .address, aliases: ["to"], help: "recipient", es: "destinatario",
    configured: { [$0.mailTo].compactMap(\.self) })
  private static let from = Option<Mailbox>(
    "mail-from", .address, aliases: ["from"], help: "sender (default: the recipient's address)",
    es: "remitente (por defecto: la dirección del destinatario)")
  private static let subject = Option<MailSubject.Detail>(
    "subject", .choice, aliases: ["mail-subject"],
    help: "none: date; zone: kind of day (default); full: headline",
    es: "none: fecha; zone: tipo de día (por defecto); full: titular",
    configured: { [$0.privacy.mailSubject] })

  /// For mail whose subject cannot be set.
  static let addresses = Syntax.Group(title: title, options: [to, from])
  static let group = Syntax.Group(title: title, options: [to, from, subject])
  private static let title = Phrase("Mail (--format mail)", es: "Correo (--format mail)")

  private var to: Mailbox? { arguments[Self.to] }
  var recipients: [String] { arguments.values(of: Self.to).map(\.text) }
  var detail: MailSubject.Detail { arguments[Self.subject] ?? .zone }

  func requireRecipient() throws {
    guard to == nil else { return }
    throw UsageError(
      .lacks("--format mail", .typed("--mail-to")),
      [.trying("--format mail --mail-to ana@example.test")])
  }

  /// Empty without a recipient.
  func document(
    of report: Report, subject: String, telling detail: MailSubject.Detail = .zone,
    on occasion: BriefingDate
  ) -> String {
    guard let to else { return "" }
    let envelope = Envelope(
      from: arguments[Self.from] ?? Mailbox(name: "readyday", like: to), to: to,
      date: Timestamp(occasion.present, at: occasion.zone.offset(at: occasion.present)))
    return MailRenderer(report: report, subject: subject, telling: detail, envelope: envelope)
      .document
  }
}

extension BriefCommand.Requirement {
  func check(_ briefing: Briefing, _ diary: Diary) throws {
    switch self {
    case .recovery where !diary.isRecoveryScored:
      throw Failure.missing(
        Message(
          "no recovery score for \(briefing.date)",
          es: "no hay puntuación de recuperación del \(briefing.date)"), hints(briefing))
    case .sleep where !diary.isSleepScored: throw Failure.missing(.noScoredSleep(briefing.date))
    case .calendar where !briefing.day.hasCalendar && briefing.sources.calendars != nil:
      throw Failure.missing(.calendarsLost)
    case .calendar where !briefing.day.hasCalendar:
      throw Failure.missing(.noCalendar, [.givingCalendar])
    case .recovery, .sleep, .calendar: return
    }
  }

  private func hints(_ briefing: Briefing) -> [Message] {
    if briefing.sources.isLoginExpired { return [Message { $0.fault(.loginExpired) }] }
    if let nights = briefing.morning?.frozen?.nights {
      return [Message { $0.sentence(about: .frozen(nights: nights)) }]
    }
    guard let last = briefing.morning?.recovery.lastKnown else { return [] }
    return [
      Message {
        $0.say(
          "most recent score: \(last.date) (\($0.percent(ofScore: last.score)))",
          es: "última puntuación: \(last.date) (\($0.percent(ofScore: last.score)))")
      },
      Message(
        "try: readyday brief --date \(last.date), or try again once last night has been scored",
        es:
          "prueba: readyday brief --date \(last.date), o inténtalo cuando la noche tenga puntuación"
      ),
    ]
  }
}

extension Failure {
  static func missing(_ message: Message, _ hints: [Message] = []) -> Failure {
    Failure(.missingData, code: "missing_data", message, hints)
  }
}
