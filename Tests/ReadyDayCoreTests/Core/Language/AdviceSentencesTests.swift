import Testing

@testable import ReadyDayCore

/// The sentences of the rules about the morning, in both languages; the others stand beside their rules.
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
      english: ("Low recovery (28%)", "Take it easy where you can."),
      spanish: (
        "Recuperación baja (28 %)", "Tómatelo con calma siempre que puedas."
      )),
    Case(
      content: .activeRecoveryOnly(),
      english: (
        "Keep any training easy today",
        "Stay in zones 1–2: a walk or some gentle yoga is plenty."
      ),
      spanish: (
        "Si entrenas hoy, suave",
        "Quédate en las zonas 1–2: con un paseo o algo de yoga suave basta."
      )),
    Case(
      content: .yellowRecovery(score: 52),
      english: (
        "Moderate recovery (52%)", "Pace yourself, at work and in training."
      ),
      spanish: (
        "Recuperación moderada (52 %)", "Dosifica las fuerzas, en el trabajo y al entrenar."
      )),
    Case(
      content: .loadedAgenda(),
      english: (
        "Take breaks between meetings", "Your calendar is heavy and your recovery only moderate."
      ),
      spanish: (
        "Haz pausas entre reuniones",
        "Tienes la agenda cargada y la recuperación es solo moderada."
      )),
    Case(
      content: .greenRecovery(score: 82),
      english: (
        "High recovery (82%)", "You are well recovered."
      ),
      spanish: (
        "Recuperación alta (82 %)", "Te has recuperado bien."
      )),
    Case(
      content: .intenseTraining,
      english: (
        "A hard session would fit today", "Nothing in your numbers says otherwise."
      ),
      spanish: (
        "Hoy puedes entrenar fuerte", "Nada en tus datos lo desaconseja."
      )),
  ]

  static let sleepAndCalendar = [
    Case(
      content: .lowSleepEfficiency(percent: 74.98, usuallyAbove: nil),
      english: ("Low sleep efficiency (74.9%)", "You slept less than 75% of your time in bed."),
      spanish: (
        "Has dormido poco para el tiempo que has pasado en la cama (74,9 %)",
        "Has dormido menos del 75 % del tiempo en la cama."
      )),
    Case(
      content: .meetingMarathon(
        minutes: 255, start: .at("08:30"), end: .at("12:45"), .between(.at("11:00"))),
      english: (
        "Take ten minutes at 11:00", "Back-to-back meetings from 08:30 to 12:45 (4 h 15 min)."
      ),
      spanish: (
        "Haz una pausa de diez minutos a las 11:00",
        "Reuniones seguidas de 08:30 a 12:45 (4 h 15 min)."
      )),
  ]

  @Test(
    "a rule has its title and body in both languages", arguments: recovery + sleepAndCalendar)
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
        == "Red recovery and a heavy day: move \"Board review Q3\" and keep any training easy.")
    #expect(
      Spanish().headline(headline)
        == "Recuperación en rojo y día cargado: mueve «Board review Q3» y, si entrenas, suave.")
  }

  @Test("an event without a title is named all the same")
  func untitled() {
    let headline = Headline.scored(.red, .light, move: "", training: .easy)
    #expect(
      English().headline(headline)
        == "Red recovery and a light day: move (no title) and keep any training easy.")
    #expect(
      Spanish().headline(headline)
        == "Recuperación en rojo y día ligero: mueve (sin título) y, si entrenas, suave.")
    let advice = Recommendation.Content.moveHardestEvent(
      title: "", score: 28, proposal: MoveHardestEventTests.proposal(others: 1))
    #expect(English().title(of: advice) == "Move (no title) to Tue 24 Nov 10:00–12:00")
  }

  @Test("a hidden event is called private, not by the word in its place")
  func hiddenTitle() {
    for (book, name) in [
      (English() as any Phrasebook, "a private event"), (Spanish(), "un evento privado"),
    ] {
      let move = Recommendation.Content.moveHardestEvent(
        title: book.busy, score: 28, proposal: MoveHardestEventTests.proposal(others: 1))
      #expect(book.title(of: move).contains(" \(name) "))
      #expect(
        book.headline(.scored(.red, .heavy, move: book.busy, training: .easy)).contains(" \(name)"))
    }
  }

  @Test("two events of one name are told apart by their hour")
  func sameNames() {
    for name in ["Sync", English().busy] {
      let advice = Recommendation.Content.overlap(
        first: name, second: name, from: .at("12:15"), to: .at("13:00"))
      #expect(English().title(of: advice) == "Choose one of your two events at 12:15")
      #expect(Spanish().title(of: advice) == "Elige uno de tus dos eventos de las 12:15")
    }
  }

  @Test("in Spanish the headline of a subject goes on in small letters")
  func subject() {
    let date = date("2026-11-24")
    let book = Spanish()
    #expect(
      book.subject(.headline(date, "Recuperación en amarillo"))
        == "Martes 24 de noviembre: recuperación en amarillo")
    #expect(book.subject(.headline(date, "VFC baja")).hasSuffix(": VFC baja"))
  }

  @Test("a heavy day before the night is scored leaves training to how it feels")
  func pendingAndHeavy() {
    #expect(
      English().headline(.unscored(.pending, .heavy))
        == "Recovery not scored yet and a heavy day: take breaks and train by feel.")
    #expect(
      Spanish().headline(.unscored(.pending, .heavy))
        == "Recuperación aún sin calcular y día cargado: haz pausas y entrena por sensaciones.")
  }

  static let demands: [Headline.Demands?] = [
    nil, .some(.none), .light, .moderate, .heavy, .eventsAndTimeLeft, .timeLeft,
    .dayOff(meetings: 0), .dayOff(meetings: 1), .dayOff(meetings: 2), .travel(until: nil),
    .travel(until: .at("17:40")),
  ]

  static let headlines: [Headline] = {
    let known = demands.flatMap { demand -> [Headline] in
      [
        .scored(.red, demand, training: .easy), .scored(.yellow, demand, training: .moderate),
        .scored(.green, demand, training: .hard), .scored(.green, demand, training: .moderate),
      ] + Headline.Unscored.allCases.filter { $0 != .hidden }.map { .unscored($0, demand) }
    }
    let moves = [Headline.Demands.light, .moderate, .heavy].map {
      Headline.scored(.red, $0, move: "Demo", training: .easy)
    }
    return known + moves + demands.map { .calendarOnly($0) } + [
      .nothingKnown, .race(title: "10K"), .afterRace(title: "10K"),
      .sleepFirst(from: .at("08:45"), to: .at("15:00")),
      .sleepFirst(from: nil, to: nil), .unusual(mornings: 2),
    ]
  }()

  @Test("a computed recovery is called so", arguments: Language.allCases)
  func computedHeadline(_ language: Language) {
    let book = language.phrasebook
    let computed = Self.demands.flatMap { demand -> [Headline] in
      [
        .scored(.red, demand, training: .easy, by: .computed),
        .scored(.red, demand, move: "Demo", training: .easy, by: .computed),
        .scored(.yellow, demand, training: .moderate, by: .computed),
        .scored(.green, demand, training: .hard, by: .computed),
      ]
    }
    let sentences = computed.map(book.headline)
    #expect(sentences.allSatisfy { $0.contains("(\(book.computedMark))") && $0.hasSuffix(".") })
    #expect(Self.headlines.allSatisfy { !book.headline($0).contains(book.computedMark) })
  }

  @Test("a hidden recovery is passed over as if there were no health data")
  func hiddenRecovery() {
    for demands in Self.demands {
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
