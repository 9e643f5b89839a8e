// How hard a day allows training to be, as JSON.

extension DayVerdict {
  static let fields = Fields<DayVerdict>([
    .code("training") { $0.training }, .code("suggested") { $0.suggested },
    .flag("borderline") { $0.isBorderline },
    .json("plan_first", .string, isThere: { $0.standing != nil }) { verdict, context in
      JSON(verdict.standing.map { $0.title ?? context.phrases.name(of: $0) })
    },
    .list("reasons", Reason.fields) { $0.reasons },
    .codes("unknown") { $0.unknown },
  ])
}

extension DayVerdict.Reason {
  fileprivate static let fields = Fields<DayVerdict.Reason>([
    .code("reason_code") { $0.code }, .words("reason") { $1.reason($0) },
    .json("values", .dictionary(of: .anyOf(.number, .string, .null))) { reason, context in
      .object(reason.values(in: context.zone))
    },
  ])

  package enum Code: String, Coded, CaseIterable, Sendable {
    case race, match, deload, night, signals, ill, health, low, settling, recovery,
      unscored, provisional, hrv, planned, hidden, nightShift, wayBack, injured, nothingKnown,
      pregnancy, shortSleep, shortOfNeed, hardYesterday, hardDays, hardSessionDone, allMet
  }

  package var code: Code {
    switch self {
    case .race: .race
    case .match: .match
    case .deload: .deload
    case .night: .night
    case .nightShift: .nightShift
    case .signals: .signals
    case .ill: .ill
    case .wayBack: .wayBack
    case .health: .health
    case .injured: .injured
    case .low: .low
    case .settling: .settling
    case .recovery: .recovery
    case .unscored: .unscored
    case .nothingKnown: .nothingKnown
    case .pregnancy: .pregnancy
    case .provisional: .provisional
    case .lowVariability: .hrv
    case .shortSleep: .shortSleep
    case .shortOfNeed: .shortOfNeed
    case .hardYesterday: .hardYesterday
    case .hardDays: .hardDays
    case .hardSessionDone: .hardSessionDone
    case .hidden: .hidden
    case .allMet: .allMet
    case .planned: .planned
    }
  }

  /// The values that the verdict's sentence mentions.
  private func values(in zone: Zone) -> [String: JSON] {
    switch self {
    case .race(let title, let days): ["title": .string(title), "days": .integer(days)]
    case .match(let title, let days, let start):
      [
        "title": .string(title), "days": .integer(days),
        "start": start.map { .string($0.clock) } ?? .null,
      ]
    case .deload(let title): ["title": .string(title)]
    case .night(let title, let end, _): ["title": .string(title), "until": .moment(end, in: zone)]
    case .nightShift(let work):
      [
        "title": .string(work.title), "start": .moment(work.span.start, in: zone),
        "end": .moment(work.span.end, in: zone),
      ]
    case .signals(let unusual): ["mornings": .integer(unusual.mornings)]
    case .ill(let illness): ["day": .integer(illness.day)]
    case .wayBack(let back): ["day": .integer(back.day)]
    case .injured(let joint): ["part": .string(joint.rawValue)]
    case .low(let mornings): ["mornings": .integer(mornings)]
    case .settling(let hours): ["hours": .integer(hours)]
    case .recovery(let score, _):
      ["score": JSON(score.rounded(beside: RecoverySummary.borders), decimals: 3)]
    case .lowVariability(let mean, let border):
      ["hrv_ms": JSON(mean, decimals: 1), "border_ms": JSON(border, decimals: 1)]
    case .shortSleep(let asleep): ["asleep_min": JSON(asleep, decimals: 0)]
    case .shortOfNeed(let asleep, let needed):
      [
        "asleep_min": JSON(asleep, decimals: 0), "needed_min": JSON(needed, decimals: 0),
        "short_min": JSON(needed - asleep, decimals: 0),
      ]
    case .hardYesterday(let amount, let border, let scale):
      [
        "yesterday": JSON(amount, decimals: 1), "hard_from": JSON(border, decimals: 1),
        "scale": .string(scale.rawValue),
      ]
    case .hardDays(let days): ["days": .integer(days)]
    case .hardSessionDone(let activity): ["activity": .string(activity.rawValue)]
    case .planned(let plan):
      ["activity": .string(plan.activity.rawValue), "intensity": .string(plan.intensity.rawValue)]
    case .allMet(let day): ["last_hard_day": day.map { .string($0.description) } ?? .null]
    case .unscored, .nothingKnown, .pregnancy, .provisional, .hidden, .health: [:]
    }
  }
}
