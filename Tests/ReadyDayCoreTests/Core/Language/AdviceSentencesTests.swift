import Testing

@testable import ReadyDayCore

/// The sentences of every rule, in both languages.
@Suite struct AdviceSentencesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let content: Recommendation.Content
    let english: (title: String, body: String)
    let spanish: (title: String, body: String)
    var testDescription: String { english.title }
  }

  static let recovery = [
    Case(
      content: .redRecovery(score: 28),
      english: ("Low recovery (28%)", "Your body needs to recover. Put light tasks first today."),
      spanish: (
        "Recuperación baja (28 %)", "Tu cuerpo necesita recuperarse. Prioriza tareas ligeras hoy."
      )),
    Case(
      content: .activeRecoveryOnly(),
      english: (
        "Active recovery only today", "If you train, stay in zone 1–2. A walk or yoga is ideal."
      ),
      spanish: (
        "Solo recuperación activa hoy",
        "Si entrenas, mantente en zona 1–2. Caminar o yoga son ideales."
      )),
    Case(
      content: .yellowRecovery(score: 52),
      english: (
        "Moderate recovery (52%)", "A manageable day. Keep physical and mental effort moderate."
      ),
      spanish: (
        "Recuperación moderada (52 %)", "Día manejable. Modera la intensidad física y mental."
      )),
    Case(
      content: .loadedAgenda(),
      english: (
        "Heavy calendar and moderate recovery",
        "Your calendar load is high. Take breaks between meetings."
      ),
      spanish: (
        "Agenda cargada y recuperación moderada",
        "Tu carga de calendario es alta. Haz pausas entre reuniones."
      )),
    Case(
      content: .greenRecovery(score: 82),
      english: (
        "Excellent recovery (82%)", "An ideal day for deep work and intense training."
      ),
      spanish: (
        "Recuperación excelente (82 %)",
        "Día ideal para el trabajo profundo y el entrenamiento intenso."
      )),
    Case(
      content: .intenseTraining,
      english: (
        "Make the most of it: train hard", "Your recovery allows it: you can go all out today."
      ),
      spanish: (
        "Aprovecha para entrenar fuerte", "Tu recuperación lo permite: hoy puedes darlo todo."
      )),
  ]

  static let sleepAndCalendar = [
    Case(
      content: .lowSleepEfficiency(percent: 74.98, usuallyAbove: nil),
      english: ("Low sleep efficiency (74.9%)", "Less than 75% of your time in bed was sleep."),
      spanish: (
        "Has pasado despierto más rato de lo normal en la cama (74,9 % dormido)",
        "Has dormido menos del 75 % del tiempo en la cama."
      )),
    Case(
      content: .meetingMarathon(minutes: 255, start: .at("08:30")),
      english: (
        "Meeting marathon", "4 h 15 min of meetings in a row from 08:30. Try to take a break."
      ),
      spanish: (
        "Maratón de reuniones",
        "4 h 15 min seguidas de reuniones desde las 08:30. Intenta hacer una pausa."
      )),
  ]

  @Test(
    "every rule has its title and body in both languages", arguments: recovery + sleepAndCalendar)
  func sentences(_ expected: Case) {
    let english = English()
    let spanish = Spanish()
    #expect(english.title(of: expected.content) == expected.english.title)
    #expect(english.body(of: expected.content) == expected.english.body)
    #expect(spanish.title(of: expected.content) == expected.spanish.title)
    #expect(spanish.body(of: expected.content) == expected.spanish.body)
  }

  @Test("a red and heavy day is put in one sentence")
  func redAndHeavy() {
    let headline = Headline(for: SampleDay.day)
    #expect(
      English().headline(headline)
        == "Red recovery and a heavy day: move Board review Q3, train lightly, sleep early.")
    #expect(
      Spanish().headline(headline)
        == "Recuperación roja, día cargado: mueve «Board review Q3» y entrena suave.")
  }

  @Test("an event without a title is named all the same")
  func untitled() {
    let headline = Headline.red(.light, move: "")
    #expect(
      English().headline(headline)
        == "Red recovery and a light day: move (no title), train lightly, sleep early.")
    #expect(
      Spanish().headline(headline)
        == "Recuperación roja, día ligero: mueve (sin título) y entrena suave.")
    let advice = Recommendation.Content.moveHardestEvent(
      title: "", score: 28, proposal: MoveHardestEventTests.proposal(others: 1))
    #expect(English().title(of: advice) == "Consider moving (no title)")
  }

  @Test("a hidden event is called private, not by the word in its place")
  func hiddenTitle() {
    for (book, name) in [
      (English() as any Phrasebook, "a private event"), (Spanish(), "un evento privado"),
    ] {
      let move = Recommendation.Content.moveHardestEvent(
        title: book.busy, score: 28, proposal: MoveHardestEventTests.proposal(others: 1))
      #expect(book.title(of: move).hasSuffix(" \(name)"))
      #expect(book.headline(.red(.heavy, move: book.busy)).contains(" \(name)"))
    }
  }

  @Test("a heavy day before the night is scored makes training optional")
  func pendingAndHeavy() {
    #expect(
      English().headline(.unscored(.pending, .heavy))
        == "Recovery is not scored yet and the day is heavy: keep training optional.")
    #expect(
      Spanish().headline(.unscored(.pending, .heavy))
        == "WHOOP aún no ha dado la recuperación y el día está cargado: entrenar es opcional.")
  }

  static let headlines: [Headline] = {
    let demands: [Headline.Demands?] = [nil] + Headline.Demands.allCases.map { $0 }
    let known = demands.flatMap { demand -> [Headline] in
      [.red(demand, move: nil), .yellow(demand), .green(demand)]
        + Headline.Unscored.allCases.filter { $0 != .hidden }.map { .unscored($0, demand) }
    }
    let moves = [Headline.Demands.light, .moderate, .heavy].map { Headline.red($0, move: "Demo") }
    return known + moves + Headline.Demands.allCases.map { .calendarOnly($0) }
      + [.nothingKnown, .unscored(.hidden, nil)]
  }()

  @Test("a computed recovery is called so", arguments: Language.allCases)
  func computedHeadline(_ language: Language) {
    let book = language.phrasebook
    let demands: [Headline.Demands?] = [nil] + Headline.Demands.allCases.map { $0 }
    let computed = demands.flatMap { demand -> [Headline] in
      [
        .red(demand, move: nil, by: .computed), .red(demand, move: "Demo", by: .computed),
        .yellow(demand, by: .computed), .green(demand, by: .computed),
      ]
    }
    let sentences = computed.map(book.headline)
    #expect(sentences.allSatisfy { $0.contains("(\(book.computedMark))") && $0.hasSuffix(".") })
    #expect(Self.headlines.allSatisfy { !book.headline($0).contains(book.computedMark) })
  }

  @Test("a hidden recovery is passed over as if there were no health data")
  func hiddenRecovery() {
    for demands in Headline.Demands.allCases {
      #expect(
        English().headline(.unscored(.hidden, demands))
          == English().headline(.calendarOnly(demands)))
    }
  }

  @Test("every headline is one sentence of its own", arguments: Language.allCases)
  func everyHeadline(_ language: Language) {
    let sentences = Self.headlines.map(language.phrasebook.headline)
    #expect(Set(sentences).count == Self.headlines.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.count(where: { $0 == "." }) == 1 })
    #expect(sentences.allSatisfy { $0.count <= 92 })
  }
}
