import ReadyDayCore

/// The seven questions before training. Empty means none; q or the end of the input leaves.
struct HealthDialogue {
  let prompt: Prompt
  let phrases: Voice
  let width: Int
  let date: LocalDate
  let now: Instant

  /// Nil if the user leaves.
  func answered(_ profile: BodyProfile) -> BodyProfile? {
    prompt.say(
      phrases.say(
        "Before you train: y or n to each, q leaves.",
        es: "Antes de entrenar, responde s o n a cada pregunta; q para salir."))
    var (health, after): (Set<HealthQuestion>, BodyProfile) = ([], profile)
    for (place, point) in HealthQuestion.questions.enumerated() {
      let question = "\(place + 1)/\(HealthQuestion.questions.count) \(phrases.question(point))"
      guard let isSo = yes(to: question) else { return nil }
      if isSo { health.insert(point) }
    }
    if health.contains(.osteoporosis) {
      guard let isSo = yes(to: phrases.question(.vertebra)) else { return nil }
      if isSo { health.insert(.vertebra) }
    }
    (after.health, after.answeredAt, after.due) = (health, now, nil)
    guard let isCleared = isCleared(&after, profile) else { return nil }
    after.cleared = isCleared ? after.cleared ?? date : nil
    return after
  }

  /// Whether a doctor or midwife has agreed, if one must; nil if the user leaves.
  private func isCleared(_ after: inout BodyProfile, _ before: BodyProfile) -> Bool? {
    guard after.health.contains(where: \.isForDoctor) else { return false }
    if after.health.contains(.pregnancy) {
      guard
        let due = day(
          phrases.say(
            "Due date, or date of birth (2026-12-31):",
            es: "Fecha del parto, prevista o pasada (2026-12-31):")),
        let objects = yes(
          to: phrases.say(
            "Has your midwife or doctor any objection? y also if you do not know",
            es: "¿Tu matrona o tu médico pone algún reparo? Responde s también si no lo sabes"))
      else { return nil }
      after.due = due
      if objects { return false }
      if !after.health.contains(where: { $0.isForDoctor && $0 != .pregnancy }) {
        after.cleared = date
        return true
      }
    }
    guard let cleared = before.cleared, BodyProfile.clearances(on: date).contains(cleared)
    else { return false }
    return yes(
      to: phrases.say(
        "Anything new since a doctor agreed on \(phrases.shortDate(cleared))?",
        es: "¿Algo nuevo desde el visto bueno del \(phrases.date(cleared))?")
    ).map { !$0 }
  }

  private func yes(to question: String) -> Bool? { prompt.choice(question, phrases, width: width) }

  private func day(_ question: String) -> LocalDate? {
    while let answer = prompt.answer(to: question, width: width), answer.lowercased() != "q" {
      if let day = LocalDate(answer), BodyProfile.dueDays(on: date).contains(day) { return day }
    }
    return nil
  }
}

extension Prompt {
  /// Repeats the question until the answer is yes or no; nil for q or at the end of the input.
  func choice(_ question: String, _ phrases: Voice, width: Int) -> Bool? {
    let question = "\(question) \(phrases.say("[y/n]", es: "[s/n]"))"
    while let answer = answer(to: question, width: width)?.lowercased(), answer != "q" {
      if Self.yes.contains(answer) { return true }
      if Self.no.contains(answer) { return false }
    }
    return nil
  }
}

extension CommandRun {
  /// False if the user leaves. Fails if a doctor must agree first, or if the answers are hidden and
  /// nobody can be asked, since either result would tell of them. `isAnew` repeats the questions.
  func isFit(isAnew: Bool = false) throws -> Bool {
    let isHidden = options.redaction.metrics.contains(.injuries)
    if isHidden, context.dialogue == nil {
      throw UsageError(
        "this would reveal something hidden", es: "esto revelaría un dato oculto",
        [.healthIsHidden])
    }
    let all = try TrainingStore(context.environment, hiding: Redaction(placeholder: ""))
    var profile = try all.body().profile
    let lacksAnswers =
      try isHidden
      || profile.lacksAnswers(at: occasion.present, injury: store.feelings().lastInjury)
    if let prompt = context.dialogue, lacksAnswers || isAnew {
      let dialogue = HealthDialogue(
        prompt: prompt, phrases: phrases, width: style.width, date: occasion.today,
        now: occasion.present)
      guard let answered = dialogue.answered(profile) else { return false }
      profile = answered
      try store.changeBody { $0.keep(answered) }
    } else if lacksAnswers {
      throw UsageError.noAnswers
    }
    if profile.needsDoctor(on: occasion.date) { throw UsageError.doctorFirst(occasion) }
    return true
  }
}
