import Testing

@testable import ReadyDayCore

/// The sentences of the rules about the morning, in both languages; the others stand beside their rules.
@Suite struct AdviceSentencesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let finding: any RecommendationRule
    let english: (title: String, body: String)
    let spanish: (title: String, body: String)
    var testDescription: String { english.title }
  }

  static let recovery = [
    Case(
      finding: RedRecovery(score: 28, category: nil, isPast: false),
      english: ("Low recovery (28%)", "Take it easy where you can."),
      spanish: (
        "Recuperación baja (28 %)", "Tómatelo con calma siempre que puedas."
      )),
    Case(
      finding: ActiveRecoveryOnly(score: 28, isPast: false),
      english: (
        "Keep any training easy today",
        "Stay in zones 1–2: a walk or some gentle yoga is plenty."
      ),
      spanish: (
        "Si entrenas hoy, suave",
        "Quédate en las zonas 1–2: con un paseo o algo de yoga suave basta."
      )),
    Case(
      finding: YellowRecovery(score: 52, category: nil, isPast: false),
      english: (
        "Moderate recovery (52%)", "Pace yourself, at work and in training."
      ),
      spanish: (
        "Recuperación moderada (52 %)", "Dosifica las fuerzas, en el trabajo y al entrenar."
      )),
    Case(
      finding: LoadedAgenda(load: 82, score: 52, isPast: false),
      english: (
        "Take breaks between meetings", "Your calendar is heavy and your recovery only moderate."
      ),
      spanish: (
        "Haz pausas entre reuniones",
        "Tienes la agenda cargada y la recuperación es solo moderada."
      )),
    Case(
      finding: GreenRecovery(score: 82, category: nil, isPast: false),
      english: (
        "High recovery (82%)", "You are well recovered."
      ),
      spanish: (
        "Recuperación alta (82 %)", "Te has recuperado bien."
      )),
    Case(
      finding: IntenseTraining(score: 82, window: SampleDay.span("10:00", "12:00")),
      english: (
        "Room for a hard session today", "Nothing in your numbers says otherwise."
      ),
      spanish: (
        "Hoy puedes entrenar fuerte", "Nada en tus datos lo desaconseja."
      )),
  ]

  static let sleepAndCalendar = [
    Case(
      finding: LowSleepEfficiency(percent: 74.98, usuallyAbove: nil),
      english: ("Low sleep efficiency (74.9%)", "You slept less than 75% of your time in bed."),
      spanish: (
        "Has dormido poco para el tiempo que has pasado en la cama (74,9 %)",
        "Has dormido menos del 75 % del tiempo en la cama."
      ))
  ]

  @Test(
    "a rule has its title and body in both languages", arguments: recovery + sleepAndCalendar)
  func sentences(_ expected: Case) {
    let english = Voice(.english)
    let spanish = Voice(.spanish)
    #expect(expected.finding.title(in: english) == expected.english.title)
    #expect(expected.finding.body(in: english) == expected.english.body)
    #expect(expected.finding.title(in: spanish) == expected.spanish.title)
    #expect(expected.finding.body(in: spanish) == expected.spanish.body)
  }

  @Test("a red and heavy day is put in one sentence")
  func redAndHeavy() {
    let headline = Headline(for: SampleDay.day)
    #expect(
      Voice(.english).headline(headline)
        == "Red recovery and a heavy day: move \"Board review Q3\" and keep any training easy.")
    #expect(
      Voice(.spanish).headline(headline)
        == "Recuperación en rojo y día cargado: mueve «Board review Q3» y, si entrenas, suave.")
  }

  @Test("an event without a title is named all the same")
  func untitled() {
    let headline = Headline.scored(.red, .light, move: "", training: .easy)
    #expect(
      Voice(.english).headline(headline)
        == "Red recovery and a light day: move (no title) and keep any training easy.")
    #expect(
      Voice(.spanish).headline(headline)
        == "Recuperación en rojo y día ligero: mueve (sin título) y, si entrenas, suave.")
    let advice = MoveHardestEventTests.move("", others: 1)
    #expect(advice.title(in: Voice(.english)) == "Move (no title) to Tue 24 Nov 10:00–12:00")
  }

  @Test("a hidden event is called private, not by the word in its place")
  func hiddenTitle() {
    for (book, name) in [
      (Voice(.english), "a private event"), (Voice(.spanish), "un evento privado"),
    ] {
      let move = MoveHardestEventTests.move(book.busy, others: 1)
      #expect(move.title(in: book).contains(" \(name) "))
      #expect(
        book.headline(.scored(.red, .heavy, move: book.busy, training: .easy)).contains(" \(name)"))
    }
  }

  @Test("two events of one name are told apart by their hour")
  func sameNames() {
    for name in ["Sync", Voice(.english).busy] {
      let advice = OverlapTests.overlap(name, name, "12:15", "13:00")
      #expect(advice.title(in: Voice(.english)) == "Choose one of your two events at 12:15")
      #expect(advice.title(in: Voice(.spanish)) == "Elige uno de tus dos eventos de las 12:15")
    }
  }

  @Test("in Spanish the headline of a subject goes on in small letters")
  func subject() {
    let date = date("2026-11-24")
    let book = Voice(.spanish)
    #expect(
      book.subject(.headline(date, "Recuperación en amarillo"))
        == "Martes 24 de noviembre: recuperación en amarillo")
    #expect(book.subject(.headline(date, "VFC baja")).hasSuffix(": VFC baja"))
  }

  @Test("a heavy day before the night is scored leaves training to how it feels")
  func pendingAndHeavy() {
    #expect(
      Voice(.english).headline(.unscored(.pending, .heavy))
        == "A heavy day, no recovery score yet: take breaks and train by feel.")
    #expect(
      Voice(.spanish).headline(.unscored(.pending, .heavy))
        == "Día cargado, aún sin recuperación: haz pausas y entrena según te encuentres."
    )
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
      .sleepFirst(from: nil, to: nil), .unusual(mornings: 2, isKnown: true),
      .sleepFirst(from: .at("08:10"), to: .at("13:40"), isUsual: true),
      .nightShift(from: .at("22:00"), to: .at("06:00")),
    ]
  }()

  @Test("a computed recovery is called so", arguments: Language.allCases)
  func computedHeadline(_ language: Language) {
    let book = language.voice
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
        Voice(.english).headline(.unscored(.hidden, demands))
          == Voice(.english).headline(.calendarOnly(demands)))
    }
  }

  @Test("every headline is one sentence of its own", arguments: Language.allCases)
  func everyHeadline(_ language: Language) {
    let sentences = Self.headlines.map(language.voice.headline)
    #expect(Set(sentences).count == Self.headlines.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.count(where: { $0 == "." }) == 1 })
    #expect(sentences.filter { $0.count > 92 } == [])
  }
}
