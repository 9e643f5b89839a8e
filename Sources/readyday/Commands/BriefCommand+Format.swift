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
    nothing([phrases.note(phrases.confirmation(.declined))]).with(.no)
  }

  static func nothing(_ notices: [StyledLine]) -> CommandOutput {
    CommandOutput(text: "").with(notices)
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
    Failure(.missingData, message, hints)
  }
}
