import Testing

@testable import ReadyDayCore

@Suite("Morning reports from raw health data") struct ComputedReportTests {
  @Test("the report names its source, its category and the category's zone") func source() {
    let recovery = SampleMeasurements.usual.mondayReport.recovery
    #expect(recovery.source == .computed)
    #expect(recovery.state == .scored)
    #expect(recovery.score == Measure(70, baseline: Baseline(mean: 70, days: 30)))
    #expect(recovery.category == .good)
    #expect(recovery.zone == .green)
    #expect(recovery.isBorderline)
  }

  @Test(
    "the computed score has borders of its own",
    arguments: zip(
      [49.0, 53, 54, 66, 67, 73, 74, 34], [true, true, false, false, true, true, false, false]))
  func borderline(score: Double, isBorderline: Bool) {
    var recovery = RecoverySummary(state: .scored)
    recovery.source = .computed
    recovery.score = Measure(score)
    #expect(recovery.isBorderline == isBorderline)
  }

  @Test("SDNN stays apart from rMSSD, and has a trend of its own") func variability() {
    let report = SampleMeasurements.usual.mondayReport
    #expect(report.recovery.heartRateVariability == Measure())
    #expect(report.recovery.sdnn == Measure(50, baseline: Baseline(mean: 50, days: 30)))
    #expect(report.variability?.measure == .sdnn)
    // All nights alike are no range.
    #expect(report.variability?.band == nil)
    let measured = SampleMeasurements.make(-70...0) { day, index in
      day.rmssd = index.isMultiple(of: 2) ? 40 : 50
      day.sdnn = index.isMultiple(of: 2) ? 80 : 90
    }.mondayReport
    #expect(measured.recovery.heartRateVariability.value == 40)
    #expect(measured.variability?.measure == .rmssd)
    #expect(
      measured.variability?.band?.contains(Double(40 * 50).squareRoot().naturalLogarithm ?? 0)
        == true)
  }

  @Test("where rMSSD began a week ago SDNN is what can be judged") func newMeasure() {
    let report = SampleMeasurements.make(-70...0) { day, index in
      day.sdnn = index.isMultiple(of: 2) ? 80 : 90
      if index > -8 { day.rmssd = 40 }
    }.mondayReport
    #expect(report.variability?.measure == .sdnn)
    #expect(report.variability?.week.count == 7)
  }

  @Test("which of the nights needed first it is", arguments: [0, 2, 3])
  func calibration(before: Int) {
    let score = SampleMeasurements.make(-before...0) { day, _ in
      day.sdnn = 50
      day.restingHeartRate = 58
    }.monday
    #expect(score.calibration == (before < 3 ? .init(night: before + 1, nights: 3) : nil))
    let heart = SampleMeasurements.make(-before...0) { day, _ in day.restingHeartRate = 58 }.monday
    #expect(heart.calibration == .init(night: before + 1, nights: 7))
    #expect(SampleMeasurements.make(0...0) { _, _ in }.monday.calibration == nil)
    #expect(Voice(.english).calibrating(.init(night: 3, nights: 7)) == "night 3 of 7")
    #expect(Voice(.spanish).calibrating(.init(night: 3, nights: 7)) == "noche 3 de 7")
  }

  @Test("the mean of a component has its deviation beside it") func deviation() throws {
    let score = SampleMeasurements.make(-7...0) { day, index in
      day.sdnn = index.isMultiple(of: 2) ? 45 : 55
    }.monday
    guard case .scored(_, .heartRateVariability(let hrv))? = score[.heartRateVariability]?.result
    else { return unexpected("no variability") }
    // Four of 55, three of 45: mean 355 / 7.
    #expect(abs(try #require(hrv.reference.deviation) - 5.345_224_838) < 1e-6)
    #expect(
      Voice(.english).basis(.heartRateVariability(hrv))
        == "45.0 ms (SDNN), 11.3% below your 7-day average of 50.7 (standard deviation 5.3)")
    #expect(
      Voice(.spanish).basis(.heartRateVariability(hrv))
        == "45,0 ms (SDNN), un 11,3 % por debajo de tu media de 7 días, 50,7 (desviación típica 5,3)"
    )
  }

  @Test(
    "WHOOP's score has its borders at 34 and 67",
    arguments: zip(
      [30.0, 31, 37, 38, 63, 64, 70, 71], [false, true, true, false, false, true, true, false]))
  func borderlineOfWhoop(score: Double, isBorderline: Bool) {
    #expect(RecoveryZone.isBorderline(score) == isBorderline)
  }

  @Test("a night of just six hours is not short, and one without a minute awake has 100 %")
  func borders() {
    let history = SampleMeasurements.make(0...0) { day, _ in
      day.sleep = SampleMeasurements.night(360, inBed: 360)
    }
    #expect(history.mondayReport.sleep.shortNightsInARow == 0)
    #expect(history.mondayReport.sleep.efficiency == 100)
  }

  @Test("the night is told, without WHOOP's numbers") func night() {
    let history = SampleMeasurements.make(-13...0) { day, _ in
      day.respiratoryRate = 15
      day.sleep = SampleMeasurements.night(330, deep: 60, rem: 70, awake: 30, inBed: 440)
    }
    let sleep = history.mondayReport.sleep
    #expect(sleep.state == .scored)
    #expect(sleep.asleepMinutes == Measure(330, baseline: Baseline(mean: 330, days: 13)))
    #expect(sleep.efficiency == 75)
    #expect(sleep.stages == .init(deep: 60, rem: 70, light: 200, awake: 30, noData: 0))
    #expect(sleep.shortNightsInARow == 14)
    #expect(sleep.usualOnset == .at("01:00"))
    #expect(sleep.respiratoryRate.value == 15)
    #expect(sleep.neededMinutes == nil && sleep.debtMinutes == nil && sleep.performance == nil)
    #expect(sleep.consistency == nil)
    #expect(history.mondayReport.strainYesterday == nil)
  }

  @Test("a time awake that nobody told is unknown, and not zero") func awakeUntold() {
    let history = SampleMeasurements.make(0...0) { day, _ in
      day.sleep = SampleMeasurements.night(450, deep: 60, rem: 70)
    }
    #expect(
      history.mondayReport.sleep.stages
        == .init(deep: 60, rem: 70, light: 320, awake: nil, noData: 0))
  }

  @Test("without a time in bed, the time awake tells how efficient the night was")
  func efficiency() {
    let awake = SampleMeasurements.make(0...0) { day, _ in
      day.sleep = SampleMeasurements.night(450, awake: 50)
    }
    #expect(awake.mondayReport.sleep.efficiency == 90)
    let bare = SampleMeasurements.make(0...0) { day, _ in day.sleep = SampleMeasurements.night(450)
    }
    #expect(bare.mondayReport.sleep.efficiency == nil)
    #expect(bare.mondayReport.sleep.stages == nil)
    let impossible = SampleMeasurements.make(0...0) { day, _ in
      day.sleep = SampleMeasurements.night(450, inBed: 400)
    }
    #expect(impossible.mondayReport.sleep.efficiency == nil)
  }

  @Test("nothing measured is missing, with the last score and its date; never as today's")
  func missing() {
    let history = SampleMeasurements.make(-60 ... -2) { day, _ in
      day.sleep = SampleMeasurements.night(480)
    }
    let recovery = history.mondayReport.recovery
    #expect(recovery.state == .missing)
    #expect(recovery.score.value == nil && recovery.zone == .unknown)
    #expect(
      recovery.lastKnown == .init(date: SampleMeasurements.monday.advanced(by: -2), score: 100))
    #expect(history.mondayReport.sleep.state == .missing)
  }

  @Test("something measured, but nothing to compare it with yet, cannot be scored")
  func tooEarly() {
    let history = SampleMeasurements.make(-1...0) { day, _ in
      day.sdnn = 50
      day.restingHeartRate = 58
    }
    #expect(history.mondayReport.recovery.state == .unscorable)
    #expect(history.mondayReport.recovery.lastKnown == nil)
  }

  @Test("without variability and resting heart rate a score has no colour, and is in no mean")
  func provisional() {
    let asleep = SampleMeasurements.make(-40...0) { day, index in
      day.sleep = SampleMeasurements.night(480)
      if index > -8 { day.restingHeartRate = 58 }
    }
    let before = SampleMeasurements.monday.advanced(by: -1)
    let reports = asleep.reports(on: before...SampleMeasurements.monday, sleepTarget: 480)
    #expect(reports.map(\.recovery.isCalibrating) == [true, false])
    #expect(reports.map(\.recovery.score.value) == [100, 75])
    #expect(reports.map(\.recovery.zone) == [.unknown, .green])
    #expect(reports.map(\.recovery.category) == [nil, .good])
    #expect(reports.map(\.recovery.judgedScore) == [nil, 75])
    #expect(reports.allSatisfy { $0.recovery.score.baseline == nil })
    let notes = Briefing(day: SampleDay.make(morning: reports[0]), sources: .none).notes
    #expect(notes.contains(.scoreProvisional) && notes.contains(.scoreReweighted))
  }

  struct Measured: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let zone: RecoveryZone
    let forget: @Sendable (inout DailyHealth) -> Void
  }

  @Test(
    "a colour needs variability, or resting heart rate and sleep",
    arguments: [
      Measured(testDescription: "all", zone: .yellow) { _ in },
      Measured(testDescription: "variability", zone: .yellow) {
        ($0.restingHeartRate, $0.sleep) = (nil, nil)
      },
      Measured(testDescription: "resting heart rate and sleep", zone: .green) { $0.sdnn = nil },
      Measured(testDescription: "resting heart rate", zone: .unknown) {
        ($0.sdnn, $0.sleep) = (nil, nil)
      },
      Measured(testDescription: "sleep", zone: .unknown) {
        ($0.sdnn, $0.restingHeartRate) = (nil, nil)
      },
    ])
  func colour(row: Measured) throws {
    let report = SampleMeasurements.make(-40...0) { day, index in
      (day.sdnn, day.restingHeartRate) = (50, 58)
      day.sleep = SampleMeasurements.night(480)
      if index == 0 { row.forget(&day) }
    }.mondayReport
    #expect(report.recovery.score.value != nil && report.recovery.zone == row.zone)
    #expect((report.recovery.category == nil) == (row.zone == .unknown))
    #expect(report.recovery.colourless == (row.zone == .unknown ? .fewComponents : nil))
    for (language, reason) in [
      (Language.english, "a colour needs HRV, or resting HR and sleep"),
      (.spanish, "para un color hace falta la VFC, o la FC en reposo y el sueño"),
    ] {
      let figure = try #require(Voice(language).recoveryFigure(of: report))
      #expect(figure.details.contains(reason) == (row.zone == .unknown))
    }
  }

  @Test("a score from sleep alone has no colour, and what has no average yet is not missing")
  func firstDays() throws {
    let report = SampleMeasurements.make(-1...0) { day, _ in
      day.sdnn = 41
      day.restingHeartRate = 51
      day.sleep = SampleMeasurements.night(480)
    }.mondayReport
    let day = SampleDay.make(morning: report)
    let briefing = Briefing(day: day, sources: .none)
    guard case .day(.unscored(.noColour), _, _) = briefing.headline else {
      return unexpected("\(briefing.headline)")
    }
    let figure = try #require(Voice(.english).recoveryFigure(of: report))
    #expect(figure.word == nil && figure.tone == .plain)
    #expect(figure.details.contains("no colour"))
    #expect(figure.details.contains("a colour needs HRV, or resting HR and sleep"))
    #expect(figure.details.contains("training load not included"))
    #expect(figure.details.contains("no average yet: HRV, resting HR"))
    #expect(Voice(.spanish).noAverage(of: [.heartRateVariability]).hasPrefix("aún sin media: "))
    #expect(Voice(.english).shortScore(of: report) == "100% no colour")
  }

  struct Choice: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let whoop: MorningReport
    let source: RecoverySource
  }

  static var nightAlone: MorningReport {
    var report = MorningReport.unscored(.missing)
    report.sleep = MorningReport.red.sleep
    return report
  }

  @Test(
    "a computed score takes WHOOP's place only where WHOOP has nothing of the date",
    arguments: [
      Choice(testDescription: "scored", whoop: .red, source: .whoop),
      Choice(testDescription: "pending", whoop: .unscored(.pending), source: .whoop),
      Choice(testDescription: "unscorable", whoop: .unscored(.unscorable), source: .whoop),
      Choice(testDescription: "a night without a recovery", whoop: nightAlone, source: .whoop),
      Choice(testDescription: "nothing", whoop: .unscored(.missing), source: .computed),
    ])
  func choice(row: Choice) {
    let computed = SampleMeasurements.usual.mondayReport
    #expect(row.whoop.falling(backOn: computed).recovery.source == row.source)
    #expect(row.whoop.falling(backOn: nil) == row.whoop)
    var nothing = SampleMeasurements.make(-60 ... -50) { day, _ in day.sdnn = 50 }.mondayReport
    nothing.lastData = nil
    #expect(row.whoop.falling(backOn: nothing) == row.whoop)
  }

  @Test("where no device has anything, the one worn last is missed") func wornLast() {
    let old = SampleMeasurements.make(-60 ... -5) { day, _ in day.sdnn = 50 }.mondayReport
    let new = SampleMeasurements.make(-4 ... -2, origin: .garmin) { day, _ in day.sdnn = 50 }
      .mondayReport
    #expect(old.falling(backOn: new).recovery.measuredBy == .garmin)
    #expect(new.falling(backOn: old).recovery.measuredBy == .garmin)
  }

  @Test("a new device knows the times of the nights before it, and not their needs")
  func newDevice() {
    func nights(_ days: ClosedRange<Int>) -> MorningReport {
      SampleMeasurements.make(days) { day, _ in day.sleep = SampleMeasurements.night(480) }
        .mondayReport
    }
    var old = nights(-30 ... -1)
    old.sleep.nights = old.sleep.nights.map { night in
      copy(of: night) { ($0.needed, $0.debt) = (500, 20) }
    }
    let new = nights(0...0)
    #expect(new.sleep.usualOnset == nil)
    let report = new.falling(backOn: old)
    #expect(report.sleep.nights.count == 31)
    #expect(report.sleep.nights.map(\.date) == (0...30).map { SampleDay.monday.advanced(by: -$0) })
    #expect(report.sleep.usualOnset == .at("23:00"))
    #expect(report.sleep.nights.allSatisfy { $0.needed == nil && $0.debt == nil })
  }

  @Test(
    "whatever the score tells of may be hidden, and then its components are",
    arguments: HealthMetric.allCases)
  func redaction(metric: HealthMetric) {
    let report = SampleMeasurements.usual.mondayReport.hiding([metric])
    let tells: Set<HealthMetric> = [
      .bloodOxygen, .skinTemperature, .journal, .injuries, .feel, .energy, .selfTests,
    ]
    #expect((report.recovery.computed != nil) == tells.contains(metric))
    if metric == .recovery {
      #expect(report.recovery.score.value == nil && report.recovery.category == nil)
      #expect(report.recovery.zone == .unknown && report.recovery.state == .hidden)
    }
    if metric == .heartRateVariability { #expect(report.recovery.sdnn == Measure()) }
  }

  @Test("what a broken sensor measures counts for nothing, and the rest makes the score")
  func frozen() throws {
    func report(_ nights: Int) throws -> MorningReport {
      let monday = SampleMeasurements.monday
      var health = HealthData(days: monday...monday, sleepTarget: 480)
      health.imported = [
        SampleMeasurements.make((1 - nights)...0) { day, number in
          (day.sdnn, day.restingHeartRate) = (50, number == 0 ? 56 : 60)
        }
      ]
      return try #require(health.reports?.first)
    }
    let working = try report(13)
    #expect(working.frozen == nil && working.recovery.sdnn.value == 50)
    let score = try #require(working.recovery.score.value)
    #expect(abs(score - (35 * 50 + 25 * 70) / 60) < 1e-6)
    let broken = try report(14)
    #expect(broken.frozen == FrozenReadings(nights: 14, isVariability: true))
    #expect(broken.recovery.sdnn.value == nil && broken.variability == nil)
    #expect(broken.recovery.state == .scored && broken.recovery.score.value == 70)
    #expect(broken.recovery.computed?.missing.contains(.heartRateVariability) == true)
  }

  @Test(
    "WHOOP's score is not used while it or the variability is frozen", arguments: [false, true])
  func frozenWhoop(isVariability: Bool) {
    var report = MorningReport.red
    report.frozen = FrozenReadings(nights: 20, isVariability: isVariability)
    let recovery = report.withoutFrozen.recovery
    #expect(recovery.state == .unusable && recovery.score.value == nil && recovery.zone == .unknown)
    #expect(
      recovery.heartRateVariability
        == (isVariability ? Measure() : report.recovery.heartRateVariability))
    report.recovery.state = .pending
    #expect(report.withoutFrozen.recovery.state == .pending)
  }

  @Test("WHOOP's measurements make a score too") func whoop() throws {
    let morning = date("2026-03-10")
    let archive = WhoopFixture.archive(morning...morning)
    let report = archive.measurements.reports(on: archive.mornings, sleepTarget: 480)[0]
    let scored = archive.report(on: morning)
    #expect(report.recovery.computed?.origin == .whoop)
    #expect(report.recovery.source == .computed && scored.recovery.source == .whoop)
    #expect(report.recovery.heartRateVariability == scored.recovery.heartRateVariability)
    #expect(report.recovery.restingHeartRate == scored.recovery.restingHeartRate)
    #expect(report.sleep.asleepMinutes.value == scored.sleep.asleepMinutes.value)
    #expect(report.sleep.stages == scored.sleep.stages)
    #expect(report.sleep.usualOnset == scored.sleep.usualOnset)
    #expect(report.variability?.week == scored.variability?.week)
  }
}
