// Recovery, sleep and strain as JSON. Every member is present; unknown values are null.

/// A morning, with or without data.
struct ReportedMorning: Sendable {
  let report: MorningReport
  /// False if the day has no health data.
  let isKnown: Bool

  init(_ report: MorningReport) {
    self.report = report
    isKnown = true
  }

  init(of day: Day) {
    isKnown = day.morning != nil
    report =
      day.morning
      ?? MorningReport(
        date: day.date, recovery: RecoverySummary(state: .missing),
        sleep: SleepSummary(state: .missing))
  }

  static let recovery = Field<ReportedMorning>.object("recovery", recoveryFields) { $0 }
  static let sleep = Field<ReportedMorning>.object("sleep", SleepSummary.fields) { $0.report.sleep }
  static let strain = Field<ReportedMorning>.object(
    "strain",
    Fields<ReportedMorning>([
      .optionalNumber("yesterday", decimals: 1) { $0.report.strainYesterday },
      .optionalNumber("so_far", decimals: 1) { $0.report.strainSoFar?.value },
      .optionalMoment("counted_at") { $0.report.strainSoFar?.countedAt },
      .optionalNumber("usual_low", decimals: 1) { $0.report.strainSoFar?.usual?.lowerBound },
      .optionalNumber("usual_high", decimals: 1) { $0.report.strainSoFar?.usual?.upperBound },
    ])
  ) { $0 }

  // The briefing leaves these out.
  static let sleepMeans = Field<ReportedMorning>.object("sleep_means", SleepSummary.meanFields) {
    $0.report.sleep
  }
  static let strainMean = Field<ReportedMorning>.object(
    "strain_mean", Measure.meanFields(decimals: 1)
  ) { Measure($0.report.strainYesterday, baseline: $0.report.strainMean) }

  static let recoveryFields = Fields<ReportedMorning>(
    [
      .optionalCode("source") { $0.isKnown ? $0.report.recovery.source : nil },
      .optionalCode("measured_by") { $0.isKnown ? $0.report.recovery.measuredBy : nil },
    ] + Vital.allCases.filter { $0 != .respiratoryRate }.map(Field<ReportedMorning>.vital)
      + Field.members(RecoverySummary.fields) { $0.report.recovery })
}

extension RecoverySummary {
  fileprivate static let fields = Fields<RecoverySummary>([
    .code("state") { $0.state },
    .optionalNumber("score", decimals: 3) { $0.score.value?.rounded(beside: borders) },
    .object("score_mean", Measure.meanFields(decimals: 0)) { $0.score },
    .optionalNumber("score_usual_low") { $0.usual?.lowerBound },
    .optionalNumber("score_usual_high") { $0.usual?.upperBound }, .code("zone") { $0.zone },
    .optionalCode("zone_reason") { $0.colourless }, .optionalCode("category") { $0.category },
    .optionalObject("vendor_readiness", VendorReadiness.fields) { recovery in
      recovery.vendorReadiness.flatMap { $0.ratesSleep ? nil : $0 }
    },
    .optionalList("components", ComputedScore.Part.fields) { $0.computed?.weighedParts },
    .flag("borderline") { $0.isBorderline }, .flag("calibrating") { $0.isCalibrating },
    .optionalObject("last_known", LastKnown.fields) { $0.lastKnown },
    .optionalMoment("scored_at") { $0.scoredAt },
  ])
}

extension VendorReadiness {
  fileprivate static let fields = Fields<VendorReadiness>([
    .number("score") { $0.score }, .optionalCode("level") { $0.level },
  ])
}

extension RecoverySummary.LastKnown {
  fileprivate static let fields = Fields<RecoverySummary.LastKnown>([
    .date("date") { $0.date }, .number("score") { $0.score },
  ])
}

extension Measure {
  fileprivate static func fields(decimals: Int) -> [Field<Measure>] {
    meanFields(decimals: decimals).all + [.optionalNumber("value", decimals: decimals) { $0.value }]
  }

  static func meanFields(decimals: Int) -> Fields<Measure> {
    Fields([
      .optionalNumber("mean", decimals: decimals) { $0.baseline?.mean },
      .optionalInteger("days") { $0.baseline?.days },
      .optionalNumber("difference", decimals: decimals) { $0.difference(places: decimals) },
    ])
  }
}

extension Field {
  /// A value with its mean.
  fileprivate static func measure(
    _ name: String, decimals: Int, _ read: @escaping Read<Measure>
  ) -> Field {
    .object(name, Fields(Measure.fields(decimals: decimals)), read)
  }
}

extension Field<ReportedMorning> {
  /// A reading with its mean and its usual range, as the screen shows them.
  fileprivate static func vital(_ vital: Vital) -> Field {
    let range = { @Sendable (morning: ReportedMorning) in morning.report.signals?[vital]?.range }
    let usual: [Field] = [
      .optionalNumber("usual_low", decimals: vital.decimals) { range($0)?.lowerBound },
      .optionalNumber("usual_high", decimals: vital.decimals) { range($0)?.upperBound },
    ]
    let measure: [Field] = Self.members(Fields(Measure.fields(decimals: vital.decimals))) {
      $0.report.measure(of: vital)
    }
    return .object(vital.code, Fields(measure + usual)) { $0 }
  }
}

extension Vital {
  /// Of JSON: finer than on the screen.
  fileprivate var decimals: Int {
    switch self {
    case .heartRateVariability, .sdnn, .skinTemperature, .respiratoryRate: 1
    case .restingHeartRate, .bloodOxygen: 0
    }
  }
}

extension SleepSummary {
  fileprivate static let fields = Fields<SleepSummary>([
    .code("state") { $0.state },
    .optionalTimestamp("start") { $0.timestamp(of: $0.span?.start, at: $0.startOffset) },
    .optionalTimestamp("end") { $0.timestamp(of: $0.span?.end) },
    .measure("asleep_min", decimals: 0) { $0.shownAsleep },
    .optionalNumber("in_bed_min") { $0.inBedMinutes },
    .optionalNumber("needed_min") { $0.neededMinutes },
    .optionalNumber("debt_need_min") { $0.debtMinutes },
    .optionalNumber("performance_pct") { $0.performance },
    .optionalNumber("efficiency_pct", decimals: 3) {
      $0.efficiency?.rounded(beside: [Self.lowEfficiency])
    },
    .optionalNumber("consistency_pct") { $0.consistency },
    .optionalInteger("disturbances") { $0.disturbances },
    .measure("respiratory_rate_rpm", decimals: 1) { $0.respiratoryRate },
    .optionalObject("stages_min", SleepSpent.fields) { $0.stages },
    .integer("blocks") { $0.blocks }, .list("naps", Nap.fields) { $0.naps },
  ])

  /// The value as shown.
  fileprivate var shownAsleep: Measure {
    Measure(wholeMinutesAsleep.map(Double.init), baseline: asleepMinutes.baseline)
  }

  private func timestamp(of instant: Instant?, at other: UTCOffset? = nil) -> Timestamp? {
    instant.map { Timestamp($0, at: other ?? offset) }
  }
}

extension SleepSummary {
  /// Members have the same names as the values they average.
  fileprivate static let meanFields = Fields<SleepSummary>(
    Part.allCases.map { part in
      let fields = Measure.meanFields(decimals: part == .disturbances ? 1 : 0)
      return .object(part.rawValue, fields) {
        Measure($0.value(of: part), baseline: $0.mean(of: part))
      }
    })
}

extension SleepSpent {
  fileprivate static let fields = Fields<SleepSpent>([
    .number("deep") { $0.deep }, .number("rem") { $0.rem }, .number("light") { $0.light },
    .optionalNumber("awake") { $0.awake }, .number("no_data") { $0.noData },
  ])
}

extension SleepSummary.Nap {
  fileprivate static let fields = Fields<SleepSummary.Nap>([
    .timestamp("start") { Timestamp($0.span.start, at: $0.offset) },
    .timestamp("end") { Timestamp($0.span.end, at: $0.offset) },
    .optionalNumber("asleep_min") { $0.asleepMinutes },
  ])
}

// The coming night as JSON.

extension Tonight {
  static let fields = Fields<Tonight>([
    .optionalMoment("lights_out") { $0.lightsOut?.instant },
    .optionalMoment("ideal_lights_out") { $0.lightsOut?.ideal },
    .optionalMoment("usual_lights_out") { $0.lightsOut?.usual },
    .optionalMoment("wake") { $0.lightsOut?.wake.instant },
    .optionalInteger("need_min") { $0.needMinutes },
    .optionalInteger("debt_min") { $0.debtMinutes },
    .optionalInteger("short_min") { $0.lightsOut?.shortMinutes },
    .optionalInteger("earlier_min") { $0.lightsOut?.earlierMinutes },
    .optionalMoment("after_event_end") { $0.lightsOut?.limit?.end },
    .optionalDate("free_evening") { $0.lightsOut?.limit?.freeEvening },
    .optionalCode("limited_by") { $0.lightsOut?.limit?.code },
    .optionalCode("silent_because") { $0.noLightsOut },
    .optionalInteger("usual_nights") { $0.alike?.nights },
  ])
}

extension DayShifts {
  static let fields = Fields<DayShifts>([
    .optionalCode("today") { $0.today }, .optionalCode("tomorrow") { $0.tomorrow },
    .optionalMoment("work_start") { $0.work?.span.start },
    .optionalMoment("work_end") { $0.work?.span.end },
    .optionalMoment("last_sleep") { $0.work?.lastSleep },
    .optionalMoment("nap_start") { $0.nap?.start }, .optionalMoment("nap_end") { $0.nap?.end },
    .optionalText("usual_day_sleep_start") { $0.daySleep?.onset.description },
    .optionalText("usual_day_sleep_end") { $0.daySleep?.wake.description },
    .optionalInteger("usual_day_sleep_days") { $0.daySleep?.days },
  ])
}

extension LightsOut {
  /// Than this week's median, if the week sets the limit.
  fileprivate var earlierMinutes: Int? {
    guard case .week(let median) = limit, median > instant else { return nil }
    return median.seconds(since: instant) / 60
  }
}

extension LightsOut.Limit {
  package enum Code: String, Coded, CaseIterable, Sendable {
    case usual, week, irregular, event, session
  }

  var code: Code {
    switch self {
    case .usual: .usual
    case .week: .week
    case .irregular: .irregular
    case .event: .event
    case .session: .session
    }
  }

  fileprivate var end: Instant? {
    switch self {
    case .usual, .week, .irregular: nil
    case .event(let event, _): event.instant
    case .session(_, let end): end
    }
  }

  fileprivate var freeEvening: LocalDate? {
    if case .event(_, let free) = self { free } else { nil }
  }
}

// The facts about the body that a reflection stores.

extension BodyFacts {
  /// Nil if the morning has none of these values.
  package init?(_ morning: MorningReport) {
    self.init(
      recovery: morning.recovery.score.value?.tenths,
      asleepMinutes: morning.sleep.wholeMinutesAsleep.map(Double.init),
      sleepPerformance: morning.sleep.performance?.tenths,
      heartRateVariability: morning.recovery.heartRateVariability.value?.tenths,
      restingHeartRate: morning.recovery.restingHeartRate.value?.tenths)
    let known = [
      recovery, asleepMinutes, sleepPerformance, heartRateVariability, restingHeartRate,
    ]
    guard known.contains(where: { $0 != nil }) else { return nil }
  }

  static let fields = Fields<BodyFacts>([
    .optionalNumber("recovery_score") { $0.recovery },
    .optionalNumber("asleep_min") { $0.asleepMinutes },
    .optionalNumber("sleep_performance_pct") { $0.sleepPerformance },
    .optionalNumber("hrv_ms", decimals: 1) { $0.heartRateVariability },
    .optionalNumber("resting_hr_bpm", decimals: 1) { $0.restingHeartRate },
  ])
}
