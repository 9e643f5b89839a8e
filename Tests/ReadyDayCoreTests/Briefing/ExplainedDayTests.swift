import Testing

@testable import ReadyDayCore

/// Where the night, the windows and the strain come from.
@Suite struct ExplainedDayTests {
  static func facts(
    _ subject: Explanation.Subject, on day: Day = SampleBriefing.full.day
  ) throws -> (english: [String], spanish: [String]) {
    let briefing = Briefing(day: day, sources: SampleBriefing.sources)
    let facts = try #require(briefing.explanation(of: subject)).facts
    return (facts.map(Voice(.english).fact), facts.map(Voice(.spanish).fact))
  }

  static func day(_ change: (inout MorningReport) throws -> Void) rethrows -> Day {
    var morning = SampleBriefing.morning
    try change(&morning)
    return SampleDay.make(morning: morning)
  }

  @Test("the night is told with what is WHOOP's alone")
  func night() throws {
    let (english, spanish) = try Self.facts(.sleep)
    #expect(
      english == [
        "Sleep: 5 h 12 min of 8 h 05 min needed", "It started at 00:48 and ended at 06:46.",
        "You needed 8 h 05 min, 45 min of it from sleep debt, according to WHOOP.",
        "Performance 61% is WHOOP's own figure; readyday never recomputes it.",
        "Efficiency 87%: the share of your time in bed that you were asleep; the "
          + "sleep-efficiency rule applies only below 75%.",
        "30-day average 7 h 01 min, from 29 nights.",
        "A night under 6 h counts as short. There are too few nights for a limit of your own.",
      ])
    #expect(spanish.first == "Sueño: 5 h 12 min; necesitabas 8 h 05 min")
    #expect(spanish.count == english.count)
  }

  @Test("one's own limits of a night are told with where they come from")
  func limits() throws {
    let (english, spanish) = try Self.facts(
      .sleep,
      on: Self.day {
        $0.sleep.shortBelow = 365
        $0.sleep.efficiencyBelow = 78
      })
    #expect(
      english.suffix(2) == [
        "A night under 6 h 05 min counts as short. That is the lower of 6 h 30 min and the "
          + "limit of the shortest fifth of your last 60 nights, 6 h 05 min.",
        "On 19 out of 20 of your last 60 nights, your sleep efficiency was above 78%.",
      ])
    #expect(
      spanish.suffix(2) == [
        "Una noche de menos de 6 h 05 min cuenta como corta. Es el menor de dos valores: 6 h "
          + "30 min y el límite de la quinta parte más corta de tus últimas 60 noches, 6 h 05 min.",
        "En 19 de cada 20 noches de las últimas 60, la eficiencia ha superado el 78 %.",
      ])
    let long = try Self.facts(.sleep, on: Self.day { $0.sleep.shortBelow = 400 }).english
    #expect(
      long.last
        == "A night under 6 h 30 min counts as short. That is the lower of 6 h 30 min and the "
        + "limit of the shortest fifth of your last 60 nights, 6 h 40 min.")
  }

  @Test("the reason that ends the verdict's sentence is not said again")
  func verdict() throws {
    let (english, spanish) = try Self.facts(.verdict)
    #expect(english.first?.hasSuffix(": recovery is red (28%).") == true)
    #expect(!english.dropFirst().contains("Recovery is red (28%)."))
    #expect(spanish.count == english.count)
    let green = SampleDay.make(morning: .scored(90))
    #expect(
      try Self.facts(.verdict, on: green).english.contains { $0.hasPrefix("Every condition") })
  }

  @Test("the readings are told beside the medians they are compared with")
  func signals() throws {
    let day = Self.day { morning in
      morning.set([SeveralSignalsOffTests.heart, SeveralSignalsOffTests.variability])
    }
    let (english, spanish) = try Self.facts(.recovery, on: day)
    #expect(
      english.suffix(2) == [
        "Resting HR: 57 bpm, well above what is usual for you (48–54 on 90% of the last 60 "
          + "nights).",
        "HRV: 38 ms, below what is usual for you (40–68 on 90% of the last 60 nights).",
      ])
    #expect(
      spanish.last?.hasSuffix(
        "por debajo de lo habitual en ti (40–68 en el 90 % de las últimas 60 noches).")
        == true)
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
    #expect(
      known.0
        == "For you, a strain of 12.0 or more makes a hard day: the limit of the hardest fifth of the 60 "
        + "days before yesterday (60 known). Hard days in the last 7: 2. The last one was Fri "
        + "20 Nov.")
    #expect(
      known.1
        == "En tu caso, un día es fuerte a partir de un esfuerzo de 12,0: el límite de "
        + "la quinta parte más fuerte de los 60 días anteriores a ayer (60 con datos). Días fuertes en los últimos 7: 2. El "
        + "último fue el viernes 20 de noviembre.")
    let few = try facts { $0 < 6 ? 8 : nil }
    #expect(
      few.0
        == "4 of the 60 days before yesterday are known; 20 are needed to tell what is hard for you."
    )
  }

  @Test("a night with a pause tells which numbers are of the main part alone")
  func parts() throws {
    let (english, spanish) = try Self.facts(.sleep, on: Self.day { $0.sleep.blocks = 2 })
    #expect(
      english.contains(
        "The night has 2 parts; their sleep is added up. Need, performance and efficiency are "
          + "WHOOP's, for the main part only, so they do not match that total."))
    #expect(
      spanish.contains { $0.hasPrefix("La noche tiene 2 partes y su sueño se suma.") })
  }

  @Test("a night slept by another clock names it")
  func abroad() throws {
    let day = try Self.day { $0.sleep.offset = try #require(UTCOffset(seconds: 9 * 3600)) }
    let (english, spanish) = try Self.facts(.sleep, on: day)
    #expect(
      english.contains(
        "It started at 08:48 and ended at 14:46, in the local time (UTC+9) of the place where it "
          + "was recorded."))
    #expect(
      spanish.contains(
        "Ha empezado a las 08:48 y ha acabado a las 14:46, en la hora local (UTC+9) del lugar "
          + "donde se ha registrado."))
  }

  @Test(
    "a night without a score, and one without a record, are said to be so",
    arguments: [
      (ScoreState.pending, "Sleep is unknown: not scored yet."),
      (.hidden, "Sleep is unknown: hidden."),
      (.missing, "Sleep is unknown: no record for this date."),
    ])
  func unknown(_ state: ScoreState, _ sentence: String) throws {
    #expect(
      try Self.facts(.sleep, on: Self.day { $0.sleep = .init(state: state) }).english == [sentence])
  }

  @Test("the windows are told with where they are looked for")
  func windows() throws {
    let (english, spanish) = try Self.facts(.windows)
    #expect(
      english == [
        "Windows are gaps in your waking day (06:00–22:00) of at least 1 h, leaving 30 min before "
          + "the next event and an hour before lights-out.",
        "readyday suggests nothing before 06:55: that time has passed, or you were asleep.",
        "20:00–22:00: longest gap of the evening; easy",
        "06:55–08:00: 1 h 05 min free, leaving 30 min to get ready for \"Stand-up\"; easy",
        "1 more is not among the best.",
      ])
    #expect(spanish[1] == "No se propone nada antes de las 06:55: ya ha pasado o aún dormías.")
    #expect(
      try Self.facts(.windows, on: SampleDay.make(occurrences: nil)).english
        == ["There is no calendar, so load and free time are unknown."])
  }

  @Test("strain is told with its scale, and is hidden or unknown in words")
  func strain() throws {
    #expect(
      try Self.facts(.strain).english.first
        == "Strain 16.4, for the cycle that ended this morning.")
    #expect(
      try Self.facts(.strain).spanish.first
        == "Esfuerzo 16,4, del ciclo que ha acabado esta mañana.")
    let hidden = try Self.facts(.strain, on: Self.day { $0 = $0.hiding([.strain]) })
    #expect(hidden.english == ["Strain is hidden."])
    #expect(hidden.spanish == ["El esfuerzo está oculto."])
    let unknown = try Self.facts(.strain, on: Self.day { $0.strainYesterday = nil })
    #expect(unknown.english == ["The strain of the cycle that ended this morning is unknown."])
    #expect(
      try Self.facts(.strain, on: SampleDay.make(morning: nil)).english
        == ["There is no health data, so strain is unknown."])
  }

  @Test(
    "an offset has a short name",
    arguments: [(0, "UTC"), (32_400, "UTC+9"), (19_800, "UTC+5:30"), (-12_600, "UTC−3:30")])
  func offset(_ seconds: Int, _ name: String) {
    #expect(UTCOffset(seconds: seconds)?.clockName == name)
  }
}
