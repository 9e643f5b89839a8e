import ReadyDayCore

struct ExplainCommand: PlainCommand {
  static let syntax = Syntax(
    "explain",
    [
      Operand(
        Phrase("EVENT|LETTER|RULE|TOPIC", es: "EVENTO|LETRA|REGLA|TEMA"), needed: .anArgument
      ) { _ in
        Candidates(topics + RecommendationEngine.standard.ruleIDs)
      },
      .date,
    ],
    summary: Phrase(
      "where a number or a piece of advice comes from", es: "de dónde sale un número o un consejo"),
    details: Phrase(
      """
      Explains how a number was worked out, or why a rule applied or not. EVENT is the number that
      brief and agenda print, a title, or an unambiguous part of one; LETTER is that of a piece of
      advice; TOPIC is one of \(topicList); RULE is one of \(ruleList).
      """,
      es: """
        Explica cómo se ha calculado un número, o por qué una regla se ha aplicado o no. EVENTO es
        el número que muestran brief y agenda, un título o una parte inconfundible de él; LETRA, la
        de un consejo; TEMA, uno de \(topicList); REGLA, una de \(ruleList).
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
        "readyday explain sleep-debt --whoop ~/whoop", "why that rule applied, or not",
        es: "por qué se ha aplicado esa regla, o no"),
    ])

  let run: CommandRun

  private enum Topic: Sendable {
    case subject(Explanation.Subject)
    case event(EventName)
  }

  /// Each subject with the words for it; help lists the first of them.
  private static let subjects: [(words: [String], subject: Explanation.Subject)] = [
    (["verdict", "veredicto"], .verdict), (["state", "estado"], .state),
    (["day", "día", "dia"], .day), (["load", "carga"], .load),
    (["recovery", "recuperación", "recuperacion"], .recovery), (scores, .recovery),
    (["sleep", "sueño", "sueno"], .sleep), (["windows", "ventanas"], .windows),
    (["strain", "esfuerzo"], .strain), (["tonight", "noche"], .tonight),
    (["place", "where", "lugar", "sitio", "dónde", "donde"], .place),
  ]
  /// Words for the score of `readyday score`, which readyday computes even where WHOOP has its own.
  private static let scores = ["score", "puntuación", "puntuacion"]
  private static let topics = subjects.map { $0.words[0] } + ["habits", "body"]
  private static let topicList = topics.joined(separator: ", ")
  private static let ruleList = RecommendationEngine.standard.ruleIDs.joined(separator: ", ")

  private static func topic(_ word: String) throws -> Topic {
    if let topic = subjects.first(where: { $0.words.contains(word.lowercased()) }) {
      return .subject(topic.subject)
    }
    if RecommendationEngine.standard.ruleIDs.contains(word) { return .subject(.rule(word)) }
    if let letter = AdviceLetter(word) { return .subject(.advice(letter)) }
    guard let name = EventName(word) else { throw unknown(word) }
    return .event(name)
  }

  private static func topic(showing word: String) -> Explanation.Subject? {
    switch word.lowercased() {
    case "hrv", "vfc", "rhr", "fcr": .recovery
    case "performance", "rendimiento", "efficiency", "eficiencia", "night": .sleep
    case "debt", "deuda", "bedtime": .tonight
    case "window", "ventana", "huecos": .windows
    case "calendar", "calendario": .load
    case "decision", "decisión": .verdict
    default: nil
    }
  }

  private static func unknown(_ word: String) -> UsageError {
    UsageError(
      "nothing called \"\(word)\" to explain", es: "no hay nada llamado «\(word)» que explicar",
      Message.guesses(word, among: RecommendationEngine.standard.ruleIDs + topics, quoted: true)
        + [.accepted(.subject), .listingRules])
  }

  private var word: String { words[0] }

  func answer() throws -> CommandOutput {
    if ["habits", "hábitos", "habitos"].contains(word.lowercased()) { return try explainHabits() }
    if ["body", "cuerpo"].contains(word.lowercased()) { return try explainBody() }
    let topic = try Self.topic(word)
    let data = try run.read(.day(run.occasion))
    let diary = run.diary(data)
    let briefing =
      Self.scores.contains(word.lowercased())
      ? diary.withComputedScore.briefing : diary.briefing
    let explanation = try telling(run.notices(about: data)) {
      try self.explanation(of: topic, in: briefing)
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

  private func explanation(of topic: Topic, in briefing: Briefing) throws -> Explanation {
    let subject = try subject(topic, in: briefing)
    if let explanation = Explanation(of: subject, named: word, in: briefing) { return explanation }
    guard case .advice(let letter) = subject else { throw Self.unknown(word) }
    throw UsageError(.noSuchAdvice(letter, count: briefing.recommendations.count))
  }

  private func subject(_ topic: Topic, in briefing: Briefing) throws -> Explanation.Subject {
    switch topic {
    case .subject(let subject): return subject
    case .event(let name):
      do throws(EventName.Unclear) {
        return .event(try briefing.day.event(named: name, needsCounting: false))
      } catch {
        guard case .noneCalled = error else { throw error }
        guard let subject = Self.topic(showing: word) else { throw Self.unknown(word) }
        return subject
      }
    }
  }
}
