import ReadyDayCore

struct ExplainCommand: PlainCommand {
  static let syntax = Syntax(
    "explain",
    [
      Operand(
        Phrase("EVENT|LETTER|RULE|TOPIC", es: "EVENTO|LETRA|REGLA|TEMA"), needed: .anArgument
      ) { _ in
        ExplainedTopic.candidates
      },
      .date,
    ],
    summary: Phrase(
      "where a number or a piece of advice comes from", es: "de dónde sale un número o un consejo"),
    details: Phrase(
      """
      Explains how a number was worked out, or why a rule did or did not apply. EVENT is the number
      that brief and agenda print, a title, or an unambiguous part of one. LETTER is that of a piece
      of advice. TOPIC is one of \(ExplainedTopic.list). RULE is one of \(ExplainedTopic.ruleList).
      """,
      es: """
        Explica cómo se ha calculado un número, o por qué una regla se ha aplicado o no. EVENTO es
        el número que muestran brief y agenda, un título o una parte inconfundible de él; LETRA, la
        de un consejo. TEMA puede ser \(ExplainedTopic.list). REGLA puede ser
        \(ExplainedTopic.ruleList).
        """),
    groups: SharedOptions.day(),
    examples: [
      .init(
        "readyday explain A --calendar ~/.calendars", "the first piece of advice",
        es: "el primer consejo"),
      .init(
        "readyday explain review --calendar ~/.calendars", "how demanding the review is",
        es: "lo exigente que es la «review»"),
      .init(
        "readyday explain sleep-debt --whoop ~/whoop", "why that rule did or did not apply",
        es: "por qué se ha aplicado esa regla, o no"),
    ])

  let run: CommandRun

  func answer() throws -> CommandOutput {
    let topic = try ExplainedTopic(words[0])
    switch topic.kind {
    case .habits: return try explainHabits()
    case .body: return try explainBody()
    case .subject, .event: break
    }
    let data = try run.read(.day(run.occasion))
    let diary = run.diary(data)
    let briefing = topic.isOfScore ? diary.withComputedScore.briefing : diary.briefing
    let explanation = try telling(run.notices(about: data)) {
      try topic.explanation(in: briefing)
    }
    return run.answer(format, .explain, explanation, of: data) { Report(explanation, phrases: $0) }
  }

  private func explainHabits() throws -> CommandOutput {
    let (habits, data) = try run.habits()
    return run.answer(format, .explainedHabits, habits, of: data, on: habits.mornings) {
      Report(explaining: habits, phrases: $0)
    }
  }

  private func explainBody() throws -> CommandOutput {
    let (today, data) = try run.bodyDay()
    return run.answer(format, .explainedBody, today, of: data) {
      Report(explaining: today, phrases: $0)
    }
  }
}
