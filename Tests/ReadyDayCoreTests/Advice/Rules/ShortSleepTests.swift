import Testing

@testable import ReadyDayCore

@Suite struct ShortSleepTests {
  static func short(
    _ asleep: Double, nights: Int = 1, limit: Double = 360, own: Double? = nil,
    bedtime: String? = nil, coffee: String? = nil
  ) -> ShortSleep {
    ShortSleep(
      asleepMinutes: asleep, nightsInARow: nights, limit: limit, ownLimit: own,
      bedtime: bedtime.map { .at($0) }, lastCoffee: coffee.map { SampleDay.instant($0) },
      work: nil, zone: SampleDay.zone)
  }

  static let cases: [RuleCase] = [
    .says(short(359), "under six hours, where nights are few", day(359)),
    .silent(ShortSleep.sleptEnough(360, limit: 360), "six hours", day(360)),
    .says(short(359.6), "before it is rounded", day(359.6)),
    .says(short(379, limit: 380, own: 380), "under one's own limit", day(379, own: 380)),
    .silent(ShortSleep.sleptEnough(380, limit: 380), "at it", day(380, own: 380)),
    .silent(ShortSleep.sleptEnough(340, limit: 330), "short sleepers", day(340, own: 330)),
    .says(short(389, limit: 390, own: 450), "a high limit of one's own", day(389, own: 450)),
    .silent(ShortSleep.sleptEnough(390, limit: 390), "six and a half hours", day(390, own: 450)),
    .silent(ShortSleep.sleepUnknown, "not scored", SampleDay.make(morning: .unscored(.pending))),
    .silent(.noHealthData, "no health data", SampleDay.make(morning: nil)),
  ]

  @Test("a night is short by one's own measure, and under six and a half hours", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(ShortSleep.self) }

  @Test("three in a row matter much", arguments: [1, 2, 3, 4]) func priority(nights: Int) {
    let advice = ShortSleep.evaluate(Self.day(300, nights: nights)).recommendation
    #expect(advice?.priority == (nights < 3 ? .medium : .high))
  }

  struct Coffee: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var onset: String? = "23:10"
    var deviation: Double? = 40
    var nights = 1
    var now = "06:55"
    let last: String?
  }

  @Test(
    "the last coffee is nine hours before the usual sleep, on the first short night",
    arguments: [
      Coffee(testDescription: "23:10", last: "14:10"),
      Coffee(testDescription: "on a round five minutes", onset: "23:13", last: "14:10"),
      Coffee(testDescription: "after midnight", onset: "00:30", last: "15:30"),
      Coffee(testDescription: "the second night", nights: 2, last: nil),
      Coffee(testDescription: "just before it", now: "14:09", last: "14:10"),
      Coffee(testDescription: "at it", now: "14:10", last: nil),
      Coffee(testDescription: "two hours apart", deviation: 120, last: "14:10"),
      Coffee(testDescription: "irregular", deviation: 120.1, last: nil),
      Coffee(testDescription: "no usual onset", onset: nil, deviation: nil, last: nil),
    ])
  func coffee(row: Coffee) throws {
    let day = SampleDay.after(now: row.now) { morning in
      Self.change(&morning, asleep: 300, nights: row.nights)
      morning.sleep.usualOnset = row.onset.map { .at($0) }
      morning.sleep.onsetDeviation = row.deviation
    }
    let found = try ShortSleep.look(at: day)
    #expect(found.lastCoffee.map { SampleDay.zone.time(at: $0).clock } == row.last)
    #expect(found.inputs.contains { $0.name == "last_coffee" } == (row.last != nil))
  }

  @Test("no coffee is mentioned in pregnancy", arguments: [true, false])
  func pregnant(isPregnant: Bool) {
    var morning = MorningReport.scored(70)
    (morning.sleep.usualOnset, morning.sleep.onsetDeviation) = (.at("23:10"), 30)
    var parts = DayParts(now: "08:00", occurrences: [], morning: morning)
    parts.isPregnant = isPregnant
    #expect((parts.day.lastCoffee == nil) == isPregnant)
  }

  static func change(_ morning: inout MorningReport, asleep: Double, nights: Int) {
    morning.sleep.asleepMinutes = Measure(asleep)
    morning.sleep.shortNightsInARow = nights
  }

  static func day(_ asleep: Double, own: Double? = nil, nights: Int = 1) -> Day {
    SampleDay.after { morning in
      change(&morning, asleep: asleep, nights: nights)
      morning.sleep.shortBelow = own
    }
  }
}

@Suite struct LowSleepEfficiencyTests {
  static let cases: [RuleCase] = [
    .says(LowSleepEfficiency(percent: 74.6, usuallyAbove: nil), "74.6 %", day(74.6)),
    .silent(LowSleepEfficiency.efficientEnough(75), "75 %", day(75)),
    .says(LowSleepEfficiency(percent: 70, usuallyAbove: 71), "under both", day(70, own: 71)),
    .silent(
      LowSleepEfficiency.usuallyInefficient(71, ownLimit: 71), "at one's own", day(71, own: 71)),
    .silent(
      LowSleepEfficiency.usuallyInefficient(74, ownLimit: 70), "usual for them", day(74, own: 70)),
    .silent(LowSleepEfficiency.efficientEnough(80), "unusual, but efficient", day(80, own: 85)),
    .silent(
      LowSleepEfficiency.efficiencyUnknown, "not scored",
      SampleDay.make(morning: .unscored(.pending))),
  ]

  @Test("a night under 75 % and under one's own twentieth is told", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(LowSleepEfficiency.self) }

  @Test("what is under a limit is seen to be") func reasons() {
    func reason(_ finding: some RecommendationRule, _ voice: Voice) -> [String] {
      (finding.reasons(on: SampleDay.day, in: voice).first ?? "").values
    }
    let own = LowSleepEfficiency(percent: 74.6, usuallyAbove: 74.7)
    let fixed = LowSleepEfficiency(percent: 74.6, usuallyAbove: nil)
    for voice in Language.allCases.map(\.voice) {
      #expect(Set(reason(own, voice)).isSuperset(of: ["74.6", "75.0", "74.7"]))
      #expect(reason(fixed, voice).contains("74.6"))
      // 5 h 59 min, below 6 h.
      #expect(Set(reason(ShortSleepTests.short(359.6), voice)).isSuperset(of: ["5", "59", "6"]))
    }
  }

  static func day(_ percent: Double, own: Double? = nil) -> Day {
    SampleDay.after {
      $0.sleep.efficiency = percent
      $0.sleep.efficiencyBelow = own
    }
  }
}

/// The limits that are taken of one's own nights.
@Suite struct OwnLimitTests {
  /// 60 nights before the Monday, of 1…60 minutes over `base`, in some order; the last one known is `nights` back.
  static func report(nights: Int, tonight: Double = 500) -> MorningReport {
    SampleMeasurements.make(-nights...0) { day, index in
      let asleep = index == 0 ? tonight : 350 + Double((-index * 7) % 61)
      day.sleep = SampleMeasurements.night(asleep, inBed: index == 0 ? 600 : asleep * 100 / 80)
    }.mondayReport
  }

  @Test("a short night is under the 20th percentile of the 60 nights before") func short() throws {
    // 351…410 in some order: numpy.percentile(range(351, 411), 20) is 362.8.
    let report = Self.report(nights: 60)
    #expect(abs(try #require(report.sleep.shortBelow) - 362.8) < 1e-9)
    #expect(report.sleep.shortLimit == report.sleep.shortBelow)
    #expect(Self.report(nights: 61).sleep.shortBelow == report.sleep.shortBelow)
  }

  @Test("efficiency has its 5th percentile") func efficiency() throws {
    #expect(abs(try #require(Self.report(nights: 60).sleep.efficiencyBelow) - 80) < 1e-9)
  }

  @Test("19 nights are too few", arguments: [19, 20]) func few(nights: Int) {
    let sleep = Self.report(nights: nights).sleep
    #expect((sleep.shortBelow == nil) == (nights < 20))
    #expect((sleep.efficiencyBelow == nil) == (nights < 20))
    if nights < 20 { #expect(sleep.shortLimit == 360) }
  }

  @Test("nights in a row are short by this morning's limit") func run() {
    func run(_ lastNights: [Double]) -> Int {
      SampleMeasurements.make(-60...0) { day, index in
        let asleep = -index < lastNights.count ? lastNights[-index] : 420
        day.sleep = SampleMeasurements.night(asleep)
      }.mondayReport.sleep.shortNightsInARow
    }
    // The 20th percentile is 420, so that six and a half hours are the limit.
    #expect(run([389, 389, 389, 390, 300]) == 3)
    #expect(run([390, 300]) == 0)
  }

  @Test("how far apart nights begin") func onset() throws {
    let report = SampleMeasurements.make(-13...0) { day, index in
      var night = SampleMeasurements.night(480)
      let shift = index.isMultiple(of: 2) ? 0 : 3600
      night.span = TimeSpan(from: night.span.start.adding(seconds: shift), to: night.span.end)
      day.sleep = night
    }.mondayReport
    // 23:00 and 00:00 in turns: 30 minutes from the mean, times √(14/13).
    let deviation = try #require(report.sleep.onsetDeviation)
    let expected: Double = 30 * (14.0 / 13).squareRoot()
    #expect(abs(deviation - expected) < 1e-9)
    #expect(report.sleep.usualOnset == .at("23:30"))
  }
}
