import ReadyDayCore

/// Recovery, sleep and strain; every key is there, whatever is known.
struct MorningJSON {
  private let report: MorningReport
  private let isKnown: Bool

  /// - Parameter report: nil when no health data were given.
  init(date: LocalDate, report: MorningReport?) {
    isKnown = report != nil
    self.report =
      report
      ?? MorningReport(
        date: date, recovery: RecoverySummary(state: .missing), sleep: SleepSummary(state: .missing)
      )
  }
}

extension MorningJSON {
  var recovery: JSONValue {
    let recovery = report.recovery
    return .object([
      "source": isKnown ? .string(recovery.source.code) : .null,
      "state": .string(recovery.state.code),
      "score": JSONValue(recovery.score.value, decimals: 1),
      "score_mean": .mean(recovery.score.baseline, decimals: 1),
      "zone": .string(recovery.zone.code),
      "category": JSONValue(recovery.category?.code),
      "components": recovery.computed.map { .array(ScoreJSON.components(of: $0)) } ?? .null,
      "borderline": .bool(recovery.isBorderline),
      "calibrating": .bool(recovery.isCalibrating),
      "last_known": recovery.lastKnown.map(JSONValue.lastKnown) ?? .null,
      "hrv_ms": .measure(recovery.heartRateVariability, decimals: 1),
      "hrv_sdnn_ms": .measure(recovery.sdnn, decimals: 1),
      "resting_hr_bpm": .measure(recovery.restingHeartRate, decimals: 1),
      "spo2_pct": .measure(recovery.bloodOxygen, decimals: 1),
      "skin_temp_celsius": .measure(recovery.skinTemperature, decimals: 1),
    ])
  }

  var strain: JSONValue {
    .object(["yesterday": JSONValue(report.strainYesterday, decimals: 1)])
  }

  var sleep: JSONValue {
    let sleep = report.sleep
    return .object([
      "state": .string(sleep.state.code),
      "start": moment(sleep.span?.start), "end": moment(sleep.span?.end),
      "asleep_min": .measure(sleep.asleepMinutes, decimals: 0),
      "in_bed_min": JSONValue(sleep.inBedMinutes),
      "needed_min": JSONValue(sleep.neededMinutes),
      "debt_need_min": JSONValue(sleep.debtMinutes),
      "performance_pct": JSONValue(sleep.performance),
      "efficiency_pct": JSONValue(sleep.efficiency),
      "consistency_pct": JSONValue(sleep.consistency),
      "disturbances": JSONValue(sleep.disturbances),
      "respiratory_rate_rpm": .measure(sleep.respiratoryRate, decimals: 1),
      "stages_min": sleep.stages.map(stages) ?? .null,
      "blocks": .integer(sleep.blocks),
      "naps": .array(sleep.naps.map(nap)),
    ])
  }

  private func moment(_ instant: Instant?) -> JSONValue {
    instant.map { .moment($0, at: report.sleep.offset) } ?? .null
  }

  private func stages(_ stages: SleepSummary.Stages) -> JSONValue {
    .object([
      "deep": JSONValue(stages.deep), "rem": JSONValue(stages.rem),
      "light": JSONValue(stages.light), "awake": JSONValue(stages.awake),
      "no_data": JSONValue(stages.noData),
    ])
  }

  private func nap(_ nap: SleepSummary.Nap) -> JSONValue {
    .object([
      "start": .moment(nap.span.start, at: nap.offset),
      "end": .moment(nap.span.end, at: nap.offset),
      "asleep_min": JSONValue(nap.asleepMinutes),
    ])
  }
}

extension JSONValue {
  fileprivate static func mean(_ baseline: Baseline?, decimals: Int) -> JSONValue {
    .object([
      "mean": JSONValue(baseline?.mean, decimals: decimals), "days": JSONValue(baseline?.days),
    ])
  }

  fileprivate static func measure(_ measure: Measure, decimals: Int) -> JSONValue {
    mean(measure.baseline, decimals: decimals)
      .adding(["value": JSONValue(measure.value, decimals: decimals)])
  }

  fileprivate static func lastKnown(_ score: RecoverySummary.LastKnown) -> JSONValue {
    .object([
      "date": .string(score.date.description), "score": JSONValue(score.score, decimals: 1),
    ])
  }
}
