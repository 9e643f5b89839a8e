/// Names tonight's lights-out when the sleep debt is an hour or more.
struct SleepDebt: RecommendationRule {
  static let id = "sleep-debt"

  /// After the last night.
  let minutes: Int
  /// Whether the debt may be larger: it is capped.
  let isMost: Bool
  /// Nil if lights-out is unknown or past.
  let plan: TonightPlan?
  /// From lights-out to waking, as planned.
  let night: TimeSpan?

  static func look(at day: Day) throws(Obstacle) -> SleepDebt {
    _ = try day.measuredMorning
    guard let owed = day.tonight.need?.debt, let debt = day.tonight.debtMinutes else {
      throw .unknown(.sleepDebt)
    }
    guard day.tonight.isInDebt else { throw LittleDebt(minutes: debt).obstacle }
    let plan = day.tonightPlan
    let night = plan.flatMap { _ in day.tonight.lightsOut }.map {
      TimeSpan(from: $0.instant, to: $0.wake.instant)
    }
    return SleepDebt(minutes: debt, isMost: owed.isAtCap, plan: plan, night: night)
  }

  var kind: Recommendation.Kind { .sleep }
  var priority: Recommendation.Priority { .medium }
  var isForTonight: Bool { true }
  var inputs: [Recommendation.Input] {
    guard let plan, let night else { return [.number("debt_min", minutes)] }
    return [
      .number("debt_min", minutes), .number("need_min", plan.need),
      .moment("lights_out", night.start), .moment("wake", night.end),
      .number("short_min", plan.short),
    ]
  }

  func title(in voice: Voice) -> String {
    guard let time = plan?.lightsOut else {
      return voice.say(
        "You still have \(voice.amount(minutes, isMost)) of sleep debt",
        es: "Arrastras \(voice.amount(minutes, isMost)) de deuda de sueño")
    }
    return voice.say(
      "Lights out at \(time.clock) tonight", es: "Esta noche, apaga la luz a \(voice.las(time))")
  }

  func body(in voice: Voice) -> String {
    guard let plan else {
      return voice.say(
        "You can only catch up a little at a time: sleep longer when you can.",
        es: "Solo se recupera poco a poco: duerme más cuando puedas.")
    }
    return "\(voice.owed(minutes, isMost: isMost)) \(voice.tonight(plan))"
  }

  func shortBody(in voice: Voice) -> String {
    plan.map(voice.tonight) ?? body(in: voice)
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let limit = voice.length(OwedSleep.notable)
    return [
      voice.owed(minutes, isMost: isMost)
        + voice.say(
          " This is an estimate; the rule applies at \(limit) or more.",
          es: " Es una estimación; la regla se aplica a partir de \(limit).")
    ] + (plan.map { [voice.tonight($0)] } ?? [])
  }

  struct LittleDebt: RuleObstacle {
    let minutes: Int

    func sentence(in voice: Voice) -> String {
      voice.say(
        "Sleep debt is \(voice.length(minutes)), under \(voice.length(OwedSleep.notable)).",
        es: "La deuda de sueño es de \(voice.length(minutes)), menos de "
          + "\(voice.length(OwedSleep.notable)).")
    }
  }
}
