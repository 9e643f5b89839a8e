import ReadyDayCore

struct WhatIfCommand: PlainCommand {
  private static let draft = Flag(
    "draft", help: "write an email that proposes the move to the organiser or the guests",
    es: "un correo que pide el cambio a quien organiza o a los invitados")

  static let syntax = Syntax(
    "what-if", [.date],
    summary: Phrase("how a change would affect the day", es: "cómo quedaría el día tras un cambio"),
    details: Phrase(
      """
      Prints the headline and the advice before and after a change. EVENT is the number that brief
      and agenda print, a title, or an unambiguous part of one; numbers are those of the day as it
      is now.
      """,
      es: """
        Muestra el titular y los consejos antes y después de un cambio. EVENTO es el número que
        muestran brief y agenda, un título o una parte inconfundible de él; los números son los del
        día tal como está ahora.
        """),
    groups: SharedOptions.day(.init("Changes", es: "Cambios", WhatIf.Change.options + [draft])),
    examples: [
      .init(
        "readyday what-if --move 2=tomorrowT10:00 --calendar ~/.calendars",
        "move the second event to tomorrow", es: "pasa el segundo evento a mañana"),
      .init(
        "readyday what-if --drop review --set recovery=55 --calendar work.ics",
        "no review, and a better night", es: "sin la «review» y tras una noche mejor"),
    ],
    synonyms: [
      "--drop …":
        "drop, cancel, skip, i drop, i cancel, i skip, without, anulo, quito, me salto, sin",
      "--add …": "add, another, anado", "--move …": "move, i move, muevo",
      "--shorten": "shorten, i shorten, acorto",
      "--set": "set, sleep, recovery, dormir, recuperacion",
    ])

  let run: CommandRun

  /// Adds mail headers, which are the same in every language.
  private func mail(_ drafts: [MoveDraft]) -> String {
    let mails = drafts.map { draft in
      [
        "To: " + draft.recipients.joined(separator: ", "),
        "Subject: " + draft.subject(in: run.phrases), "",
      ] + draft.lines(in: run.phrases)
    }
    return TextStyle.plain(in: run.context.environment)
      .encode(mails.joined(separator: [""]).map { StyledLine($0) })
  }

  /// The day of an event is typed before the change, as no title is a day.
  private func hint(toDayIn title: String) -> [Message] {
    let words = title.split(separator: " ").map(String.init)
    let ending = DateExpression.ending(words.dropFirst()).map {
      words.suffix($0.length).joined(separator: " ")
    }
    guard !options.hasDate, let day = ending ?? WhatIf.Change.day(among: arguments) else {
      return []
    }
    return [.trying("readyday what-if \(day) --drop …")]
  }

  func answer() throws -> CommandOutput {
    let changes = WhatIf.Change.expressions(arguments)
    guard !changes.isEmpty else {
      throw UsageError(.lacks("what-if", .aChange), WhatIf.Change.options.map { .form($0.usage) })
    }
    let data = try run.read(.day(run.occasion))
    let diary = run.diary(data)
    let whatIf = try telling(run.notices(about: data)) {
      let day = diary.day
      do { return try WhatIf(diary, changes.map { try $0.change(to: day) }) } catch EventName
        .Unclear.noneCalled(let title)
      {
        let isPlan = (try? run.plan(title)) != nil
        throw UsageError(
          .unclear(.noneCalled(title)),
          isPlan ? [.trying("readyday plan edit \(title.shellWord)")] : hint(toDayIn: title))
      }
    }
    var days = ComparedDays(
      whatIf, before: whatIf.before.briefing, after: whatIf.after.briefing)
    if arguments.has(Self.draft) {
      days.drafts = whatIf.drafts
      if whatIf.movesHidden {
        throw UsageError(
          "--draft would reveal something hidden", es: "--draft revelaría un dato oculto")
      }
      guard !days.drafts.isEmpty else { throw UsageError(whatIf.whyNoDraft) }
      if format == .text {
        let overlaps = whatIf.collisions.map { run.phrases.collision($0, in: run.occasion.zone) }
        let notices = run.notices(about: data) + overlaps.map(run.phrases.note)
        return options.answer(mail(days.drafts), notices)
      }
    }
    let compared = days
    return run.answer(format, .whatIf, compared, of: data) { Report(compared, phrases: $0) }
  }
}
