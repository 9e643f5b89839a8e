import Testing

@testable import ReadyDayCore

/// The headline, and what the rules about the morning say, whatever their words.
@Suite struct AdviceSentencesTests {
  @Test("a red and heavy day is about the event to move and easy training") func redAndHeavy() {
    let headline = Headline(for: SampleDay.day)
    #expect(headline == .scored(.red, .heavy, move: "Board review Q3", training: .easy))
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.headline(headline).values == ["Board review Q3"])
    }
  }

  @Test("a hidden event is called private, not by the word in its place") func hiddenTitle() {
    for book in Language.allCases.map(\.voice) {
      let name = book.quotedTitle(book.busy)
      #expect(name != book.busy && name.values == [])
      let move = MoveHardestEventTests.move(book.busy, others: 1)
      #expect(move.title(in: book).contains(" \(name) "))
      #expect(
        book.headline(.scored(.red, .heavy, move: book.busy, training: .easy)).contains(" \(name)"))
    }
  }

  static let demands: [Headline.Demands?] = [
    nil, .some(.none), .light, .moderate, .heavy, .eventsAndTimeLeft, .timeLeft,
    .dayOff(meetings: 0), .dayOff(meetings: 1), .dayOff(meetings: 2), .travel(until: nil),
    .travel(until: .at("17:40")), .shift, .incomplete,
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
      .nothingKnown, .calendarUncertain, .race(title: "10K"), .afterRace(title: "10K"),
      .race(title: "10K", Headline.Caution(reason: .injured(.thoracicSpine))),
      .ill(race: nil), .ill(race: "10K"),
      .sleepFirst(from: .at("08:45"), to: .at("15:00")),
      .sleepFirst(from: nil, to: nil), .unusual(mornings: 2, isKnown: true),
      .sleepFirst(from: .at("08:10"), to: .at("13:40"), isUsual: true),
      .nightShift(from: .at("22:00"), to: .at("06:00")),
      .nightFlight(napUntil: .at("14:00")), .nightFlight(napUntil: nil),
    ]
  }()

  @Test("every headline is one sentence of its own", arguments: Language.allCases)
  func everyHeadline(_ language: Language) {
    let sentences = Self.headlines.map(language.voice.headline)
    #expect(Set(sentences).count == Self.headlines.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.count(where: { $0 == "." }) == 1 })
    #expect(sentences.filter { $0.count > 92 } == [])
  }
}
