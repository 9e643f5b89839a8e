import Testing

@testable import ReadyDayCore

/// Where the night, the windows and the strain come from.
@Suite struct ExplainedDayTests {
  static func facts(
    _ subject: Explanation.Subject, on day: Day = SampleBriefing.full.day
  ) throws -> (english: [String], spanish: [String]) {
    let briefing = Briefing(day: day, sources: SampleBriefing.sources)
    return (
      try #require(briefing.explained(subject, in: Voice(.english))),
      try #require(briefing.explained(subject, in: Voice(.spanish)))
    )
  }

  static func day(_ change: (inout MorningReport) throws -> Void) rethrows -> Day {
    var morning = SampleBriefing.morning
    try change(&morning)
    return SampleDay.make(morning: morning)
  }

  @Test("the night is told with what is WHOOP's alone") func night() throws {
    let (english, spanish) = try Self.facts(.sleep)
    let expected = [
      ["05", "12", "5", "8"], ["00:48", "06:46"], ["05", "45", "8"], ["61"], ["75", "87"],
      ["01", "29", "30", "7"], ["6"],
    ]
    #expect(english.map(\.values) == expected)
    #expect(spanish.first?.values == expected.first)
    #expect(spanish.count == english.count)
  }

  @Test("one's own limits of a night are told with where they come from") func limits() throws {
    let (english, spanish) = try Self.facts(
      .sleep,
      on: Self.day {
        $0.sleep.shortBelow = 365
        $0.sleep.efficiencyBelow = 78
      })
    let expected = [["05", "30", "6", "60"], ["19", "20", "60", "78"]]
    #expect(english.suffix(2).map(\.values) == expected)
    #expect(spanish.suffix(2).map(\.values) == expected)
    let long = try Self.facts(.sleep, on: Self.day { $0.sleep.shortBelow = 400 }).english
    #expect(long.last?.values == ["30", "40", "6", "60"])
  }

  @Test("the reason that ends the verdict's sentence is not said again") func verdict() throws {
    let facts = try Self.facts(.verdict).english
    let verdict = SampleBriefing.full.day.verdict
    let english = Voice(.english)
    #expect(verdict.reasons.first == .recovery(28, .red))
    #expect(facts.first == english.sentence(about: verdict))
    #expect(!facts.contains(english.reason(.recovery(28, .red))))
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.sentence(about: verdict).values == ["28"])
    }
    let green = try Self.facts(.verdict, on: SampleDay.make(morning: .scored(90)))
    #expect(green.english.contains(english.reason(.allMet(lastHardDay: nil))))
  }

  @Test("the readings are told beside the medians they are compared with") func signals() throws {
    let day = Self.day { morning in
      morning.set([SeveralSignalsOffTests.heart, SeveralSignalsOffTests.variability])
    }
    let (english, spanish) = try Self.facts(.recovery, on: day)
    let expected = [["48", "54", "57", "60", "90"], ["38", "40", "60", "68", "90"]]
    #expect(english.suffix(2).map(\.values) == expected)
    #expect(spanish.suffix(2).map(\.values) == expected)
  }

  @Test("a hard day is told with its limit, and that too few days are known")
  func training() throws {
    func facts(_ amount: @escaping (Int) -> Double?) throws -> (String?, String?) {
      let day = Self.day { morning in
        morning.training = TrainingHistory(before: SampleDay.monday, on: .strain) {
          amount($0.distance(to: SampleDay.monday))
        }
      }
      let facts = try Self.facts(.strain, on: day)
      return (facts.english.last, facts.spanish.last)
    }
    let known = try facts { $0 == 3 ? 15 : $0.isMultiple(of: 3) ? 12 : 8 }
    #expect(known.0?.values == ["12.0", "2", "20", "60", "7"])
    #expect(known.1?.values == known.0?.values)
    let few = try facts { $0 < 6 ? 8 : nil }
    #expect(few.0?.values == ["20", "4", "60"])
    #expect(few.1?.values == few.0?.values)
  }

  @Test("a night with a pause tells which numbers are of the main part alone") func parts() throws {
    let parts = Voice(.english).parts(2, by: .whoop)
    let night = Self.day { $0.sleep.blocks = 2 }
    #expect(try Self.facts(.sleep, on: night).english.contains(parts))
    for voice in Language.allCases.map(\.voice) {
      let sentences = [RecoverySource.whoop, .computed].map { voice.parts(2, by: $0) }
      #expect(sentences.map(\.values) == [["2"], ["2"]])
      #expect(sentences[0] != sentences[1])
    }
  }

  @Test("a night slept by another clock names it") func abroad() throws {
    let day = try Self.day { $0.sleep.offset = try #require(UTCOffset(seconds: 9 * 3600)) }
    let (english, spanish) = try Self.facts(.sleep, on: day)
    for fact in [english[1], spanish[1]] {
      #expect(fact.values == ["08:48", "14:46", "9"])
      #expect(fact.contains("(UTC+9)"))
    }
  }

  @Test(
    "a night without a score, and one without a record, are said to be so",
    arguments: [ScoreState.pending, .hidden, .missing])
  func unknown(_ state: ScoreState) throws {
    let day = Self.day { $0.sleep = .init(state: state) }
    let (english, spanish) = try Self.facts(.sleep, on: day)
    for (facts, voice) in [(english, Voice(.english)), (spanish, Voice(.spanish))] {
      #expect(facts.count == 1 && facts[0].contains(voice.scoreState(state, by: .whoop)))
    }
  }

  @Test("the windows are told with where they are looked for") func windows() throws {
    let (english, spanish) = try Self.facts(.windows)
    #expect(
      english.map(\.values) == [
        ["06:00", "1", "22:00", "30"], ["06:55"], ["20:00", "22:00"],
        ["05", "06:55", "08:00", "1", "30", "Stand-up"], ["1"],
      ])
    #expect(spanish.count == english.count && spanish[1].values == ["06:55"])
    let none = try Self.facts(.windows, on: SampleDay.make(occurrences: nil))
    #expect(none.english == [Voice(.english).noCalendarToExplain])
  }

  @Test("strain is told with its scale, and is hidden or unknown in words") func strain() throws {
    let (english, spanish) = try Self.facts(.strain)
    #expect(english.first?.values == ["16.4"] && spanish.first?.values == ["16.4"])
    let silent = try [
      Self.day { $0 = $0.hiding([.strain]) }, Self.day { $0.strainYesterday = nil },
      SampleDay.make(morning: nil),
    ].map { try Self.facts(.strain, on: $0) }
    for facts in [silent.map(\.english), silent.map(\.spanish)] {
      #expect(Set(facts).count == 3)
      #expect(facts.allSatisfy { $0.count == 1 && $0[0].values == [] })
    }
  }

  @Test(
    "an offset has a short name",
    arguments: [(0, "UTC"), (32_400, "UTC+9"), (19_800, "UTC+5:30"), (-12_600, "UTC−3:30")])
  func offset(_ seconds: Int, _ name: String) {
    #expect(UTCOffset(seconds: seconds)?.clockName == name)
  }
}
