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
  var recovery: JSON {
    let recovery = report.recovery
    return .object([
      "source": isKnown ? .string(recovery.source.code) : .null,
      "state": .string(recovery.state.code),
      "score": JSON(recovery.score.value, decimals: 1),
      "score_mean": .mean(recovery.score.baseline, decimals: 1),
      "zone": .string(recovery.zone.code),
      "category": JSON(recovery.category?.code),
      "components": recovery.computed.map { .array(ScoreJSON.components(of: $0)) } ?? .null,
      "borderline": .bool(recovery.isBorderline),
      "calibrating": .bool(recovery.isCalibrating),
      "last_known": recovery.lastKnown.map(JSON.lastKnown) ?? .null,
      "hrv_ms": .measure(recovery.heartRateVariability, decimals: 1),
      "hrv_sdnn_ms": .measure(recovery.sdnn, decimals: 1),
      "resting_hr_bpm": .measure(recovery.restingHeartRate, decimals: 1),
      "spo2_pct": .measure(recovery.bloodOxygen, decimals: 1),
      "skin_temp_celsius": .measure(recovery.skinTemperature, decimals: 1),
    ])
  }

  var strain: JSON {
    .object(["yesterday": JSON(report.strainYesterday, decimals: 1)])
  }

  var sleep: JSON {
    let sleep = report.sleep
    return .object([
      "state": .string(sleep.state.code),
      "start": moment(sleep.span?.start), "end": moment(sleep.span?.end),
      "asleep_min": .measure(sleep.asleepMinutes, decimals: 0),
      "in_bed_min": JSON(sleep.inBedMinutes),
      "needed_min": JSON(sleep.neededMinutes),
      "debt_need_min": JSON(sleep.debtMinutes),
      "performance_pct": JSON(sleep.performance),
      "efficiency_pct": JSON(sleep.efficiency),
      "consistency_pct": JSON(sleep.consistency),
      "disturbances": JSON(sleep.disturbances),
      "respiratory_rate_rpm": .measure(sleep.respiratoryRate, decimals: 1),
      "stages_min": sleep.stages.map(stages) ?? .null,
      "blocks": .integer(sleep.blocks),
      "naps": .array(sleep.naps.map(nap)),
    ])
  }

  private func moment(_ instant: Instant?) -> JSON {
    instant.map { .moment($0, at: report.sleep.offset) } ?? .null
  }

  private func stages(_ stages: SleepSummary.Stages) -> JSON {
    .object([
      "deep": JSON(stages.deep), "rem": JSON(stages.rem),
      "light": JSON(stages.light), "awake": JSON(stages.awake),
      "no_data": JSON(stages.noData),
    ])
  }

  private func nap(_ nap: SleepSummary.Nap) -> JSON {
    .object([
      "start": .moment(nap.span.start, at: nap.offset),
      "end": .moment(nap.span.end, at: nap.offset),
      "asleep_min": JSON(nap.asleepMinutes),
    ])
  }
}

extension JSON {
  fileprivate static func mean(_ baseline: Baseline?, decimals: Int) -> JSON {
    .object([
      "mean": JSON(baseline?.mean, decimals: decimals), "days": JSON(baseline?.days),
    ])
  }

  fileprivate static func measure(_ measure: Measure, decimals: Int) -> JSON {
    mean(measure.baseline, decimals: decimals)
      .adding(["value": JSON(measure.value, decimals: decimals)])
  }

  fileprivate static func lastKnown(_ score: RecoverySummary.LastKnown) -> JSON {
    .object([
      "date": .string(score.date.description), "score": JSON(score.score, decimals: 1),
    ])
  }
}
