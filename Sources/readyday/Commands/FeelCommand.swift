import ReadyDayCore

struct FeelCommand: PlainCommand {
  private static let fever = Flag(
    "fever", unless: "no-fever",
    help: "ill, with a fever, or with symptoms in the chest, the stomach or all over",
    es: "con fiebre, o con síntomas en el pecho, el estómago o todo el cuerpo")
  private static let noFever = Flag(
    "no-fever", help: "ill, without those symptoms", es: "sin esos síntomas")
  private static let until = Option<DateExpression>(
    "until", .date, help: "the last day it applies", es: "el último día en que se aplica")

  static let syntax = Syntax(
    action: "feel",
    [
      Operand(Phrase("HOW", es: "CÓMO")) { _ in SaidFeeling.candidates(behind: []) },
      Operand(Phrase("NOTE", es: "NOTA"), repeats: true) {
        SaidFeeling.candidates(behind: $0.operands)
      },
    ],
    summary: Phrase("say how you are", es: "anota cómo estás"),
    details: Phrase(
      """
      Stores how you are, which can only make the day easier. HOW is ill, injured PART, tired,
      stressed, fine, or a number from 1 (rough) to 5 (great); NOTE is anything you want to add,
      such as your plans for today. "ill" means three days of rest, or of easy training if you have no fever, with a
      gradual return after "fine". An injured part is not trained until "fine". "tired", "stressed",
      1 and 2 allow moderate training at most. If you have chest pain, faint or are short of
      breath, rest and see a doctor. Without HOW, it lists what you said in the last 14 days. readyday is for
      training and planning, not for diagnosis.
      """,
      es: """
        CÓMO es mal, lesión ZONA, con cansancio (cansado), con estrés (estresado), bien, o un número
        del 1 (fatal) al 5 (genial); NOTA es lo que quieras añadir, como tus planes para hoy. Lo que
        digas solo puede hacer el día más suave. Si estás mal, toca descanso (o, sin fiebre,
        entrenar suave) tres días y, tras «bien», una vuelta gradual. La zona lesionada no se carga
        hasta que digas «bien». Cansado, estresado, 1 y 2 permiten como mucho entrenar con
        intensidad moderada. Con dolor en el pecho, un desmayo o falta de aire, descansa y ve al
        médico. Sin CÓMO, enumera lo dicho en los últimos 14 días. readyday sirve para entrenar y
        planificar, no para diagnosticar.
        """),
    options: [fever, noFever, until, SharedOptions.date], hides: false,
    examples: [
      .init("readyday feel ill --no-fever", "a cold", es: "un resfriado"),
      .init(
        "readyday feel 4 \"short meetings, long walk\"", "a good morning, and a note",
        es: "una buena mañana, y una nota"),
      .init("readyday feel injured knee --until 2027-01-15", "an injury", es: "una lesión"),
    ], looksBack: true,
    synonyms: [
      "ill pain_in_the_chest": "pain in my chest, pain in the chest, pain in chest",
      "ill dolor_en_el_pecho": "dolor en el pecho, dolor de pecho",
      "ill sore_throat": "sore throat", "ill dolor_de_garganta": "dolor de garganta",
      "ill fever": "fever", "ill fiebre": "fiebre", "ill flu": "flu", "ill gripe": "gripe",
      "ill cold": "cold", "ill resfriado": "resfriado, resfriada, constipado, constipada",
      "ill": "sick, unwell, mal, malo, mala, enfermo, enferma, pachucho, pachucha",
      "injured": "hurt, injured left, injured right, lesion, lesionado, lesionada",
      "tired":
        "exhausted, drained, sleepy, knackered, heavy, cansado, cansada, cansancio, agotado, agotada",
      "? injured | tired": "sore, pain, dolor, dolorido, dolorida, agujetas",
      "stressed": "estresado, estresada, estres", "fine": "well, ok, better, bien, mejor",
      "5": "great, excellent, genial, estupendo, muy bien", "4": "good, bueno, buena",
      "3": "okay, so so, meh, average, normal, regular", "2": "bad, low, flojo, floja",
      "1": "rough, awful, terrible, very bad, fatal, muy mal",
    ])

  let run: CommandRun
  private static let daysListed = 14

  func answer() throws -> CommandOutput {
    guard !words.isEmpty else { return try list() }
    let said = try SaidFeeling(words, usage: Self.syntax.usage)
    var note = said.note
    var date = run.occasion.date
    // After a word, a date is the day and not a note.
    if let day = DateExpression(note.joined(separator: " ")) {
      (date, note) = (run.occasion.date(day), [])
    }
    try run.refuseFuture("feel", date)
    let until = try lastDay(of: said, from: date)
    let word = try word(said)
    let (feeling, all) = try run.store.add { feelings in
      try Feeling(
        word, on: date, until: until, note: note.joined(separator: " "), id: feelings.freshID,
        at: run.occasion.present)
    }
    let redaction = options.redaction
    var answer = answer(
      redaction.shows(feeling) ? [feeling] : [], redaction.applied(to: all).state(on: date)
    ).after(Message("it was saved", es: "se ha guardado"))
    if said.state == .ill, isAssumed, !options.isQuiet {
      let hint = run.phrases.say(
        "if it is only a cold: readyday feel ill --no-fever",
        es: "si es solo un resfriado: readyday feel mal --no-fever")
      answer.notices.append(run.phrases.note(hint))
    }
    return answer
  }

  private func list() throws -> CommandOutput {
    let date = run.occasion.date
    let days = date.advanced(by: 1 - Self.daysListed)...date
    return answer(try run.store.feelings().inOrder.filter { days.contains($0.date) })
  }

  private func answer(_ feelings: [Feeling], _ state: BodyState? = nil) -> CommandOutput {
    run.answer(format, .feel, feelings) {
      Report(
        feelings, state: state, isHidden: options.redaction.metrics.contains(.feel),
        today: run.occasion.today, phrases: $0)
    }
  }

  private func word(_ said: SaidFeeling) throws -> Feeling.Word {
    switch said.state {
    case .ill: .ill(isSystemic: try isSystemic())
    case .word(.ill(let isSystemic)): .ill(isSystemic: isSystemic)
    case .word(let word): try withoutFever(word)
    }
  }

  /// `--fever` beside a word for something else would be lost.
  private func withoutFever(_ word: Feeling.Word) throws -> Feeling.Word {
    guard let flag = [Self.fever, Self.noFever].first(where: arguments.has) else { return word }
    throw UsageError(
      "\(flag.flag) is only for ill, not for \(words[0])",
      es: "\(flag.flag) solo sirve con mal, no con \(words[0])",
      [.trying("readyday feel ill \(flag.flag)", es: "readyday feel mal \(flag.flag)")])
  }

  /// Whether nobody can be asked about fever, so that the more careful answer is assumed.
  private var isAssumed: Bool {
    run.context.dialogue == nil && ![Self.fever, Self.noFever].contains(where: arguments.has)
  }

  private func isSystemic() throws -> Bool {
    if arguments.has(Self.noFever) { return false }
    guard !arguments.has(Self.fever), !isAssumed else { return true }
    return try run.context.agrees(
      to: run.phrases.say(
        "Fever, chest, stomach or aching all over?",
        es: "¿Fiebre, molestias en el pecho o el estómago, o todo el cuerpo dolorido?"), run.phrases
    )
  }

  private func lastDay(of said: SaidFeeling, from date: LocalDate) throws -> LocalDate? {
    guard let last = arguments[Self.until] ?? said.until else { return nil }
    guard said.lasts else {
      throw UsageError(
        "--until is only for ill and injured; \(words[0]) applies to one day",
        es: "--until solo sirve con mal y lesión; \(words[0]) se refiere a un solo día")
    }
    let until = last.date(today: run.occasion.today, looking: .ahead)
    guard until >= date else {
      throw UsageError(
        "--until \(until) is before \(date)", es: "--until \(until) es anterior al \(date)")
    }
    return until
  }
}
