/// Gives tonight's lights-out if the sleep debt is an hour or more. The sleep row shows it every
/// day; this advice follows an event, a change, or once a week a run of short nights.
struct SleepDebt: RecommendationRule {
  static let id = "sleep-debt"
  static let name = Phrase("Lights out tonight", es: "Hora de apagar la luz")

  /// The sleep debt after last night, in minutes.
  let minutes: Int
  /// Whether the debt may be larger, because it is capped.
  let isMost: Bool
  /// Nil if lights-out is unknown or past.
  let plan: TonightPlan?
  /// The planned night, from lights-out to waking.
  let night: TimeSpan?
  /// Nil unless it is the first working day, and the last nights were short.
  var week: Week?

  /// Earlier evenings that would make up half of the sleep missed in the last seven nights.
  struct Week: Equatable, Sendable {
    /// The average shortfall per night, in minutes.
    let short: Int
    let evenings: Int
    let lightsOut: TimeOfDay
  }

  /// In minutes; a smaller change of lights-out is not worth a line.
  fileprivate static let change = 20

  static func look(at day: Day) throws(Obstacle) -> SleepDebt {
    _ = try day.measuredMorning
    guard let owed = day.tonight.need?.debt, let debt = day.tonight.debtMinutes else {
      throw Self.debtUnknown
    }
    guard day.tonight.isInDebt else { throw Self.littleDebt(debt) }
    guard day.tonight.noLightsOut != .off else { throw .off("tonight") }
    let plan = day.tonightPlan.flatMap { $0.limit == .irregular ? nil : $0 }
    let night = plan.flatMap { _ in day.tonight.lightsOut }.map {
      TimeSpan(from: $0.instant, to: $0.wake.instant)
    }
    // With rotating shifts, no time suits a whole week.
    let isWeekly = day.isFirstOfWeek && day.mornings.shifts == nil
    let week = isWeekly ? plan.flatMap { Week(before: day, $0) } : nil
    return SleepDebt(minutes: debt, isMost: owed.isAtCap, plan: plan, night: night, week: week)
  }

  func isDue(on day: Day, after earlier: EarlierDays) -> Bool {
    if week != nil { return true }
    guard let plan else { return true }
    // What the day's limit is called for, tonight can mend.
    if case .shortOfNeed? = day.verdict.reasons.first { return true }
    func isNew(_ time: TimeOfDay, after other: TimeOfDay) -> Bool {
      time.minutes(from: other) >= Self.change
    }
    if case .event(let title, _, _) = plan.limit, isNew(plan.lightsOut, after: plan.usual),
      !day.events.contains(where: { $0.title == title && $0.isShift(in: day.zone) })
    {
      return true
    }
    // A different kind of day is not news: a shift or the end of the week changes the night.
    let known = earlier.lastAlike(day).compactMap { $0.tonightPlan?.lightsOut }
    guard let last = known.first else { return true }
    if known.allSatisfy({ isNew(plan.lightsOut, after: $0) }) { return true }
    // A slow change is reported on the day it exceeds the limit.
    guard day.mornings.areAlike(day.date.advanced(by: -6), day.date.advanced(by: 1)),
      let before = earlier.weekAgo?.tonightPlan?.lightsOut
    else { return false }
    return isNew(plan.lightsOut, after: before) && !isNew(last, after: before)
  }

  var kind: Recommendation.Kind { .sleep }
  var priority: Recommendation.Priority { .medium }
  /// Without a time, there is nothing to do about the debt.
  var place: Recommendation.Place { plan == nil ? .sleep : .advice }
  var isForTonight: Bool { true }
  var subject: String { week == nil ? plan?.lightsOut.clock ?? "" : "week" }
  var inputs: [Recommendation.Input] {
    guard let plan, let night else { return [.number("debt_min", minutes)] }
    let weekly: [Recommendation.Input] =
      week.map { week in
        [
          .number("week_short_min", week.short), .number("week_evenings", week.evenings),
          .text("week_lights_out", week.lightsOut.description),
        ]
      } ?? []
    return [
      .number("debt_min", minutes), .number("need_min", plan.need),
      .moment("lights_out", night.start), .moment("wake", night.end),
      .number("short_min", plan.short), .number("sleep_min", plan.sleep),
    ] + weekly
  }

  func title(in voice: Voice) -> String {
    if let week {
      let (time, evenings) = (week.lightsOut, week.evenings)
      return voice.say(
        "Lights out at \(time.clock) \(evenings == 7 ? "every evening" : "on \(evenings) evenings") this week",
        es: evenings == 7
          ? "Esta semana, apaga la luz todas las noches a \(voice.las(time))"
          : "Esta semana, apaga la luz \(evenings) noches a \(voice.las(time))")
    }
    guard let plan else {
      return voice.say(
        "\(voice.amount(minutes, isMost)) of sleep debt",
        es: "\(voice.amount(minutes, isMost)) de deuda de sueño")
    }
    return voice.say(
      "Lights out at \(plan.lightsOut.clock) tonight",
      es: "Esta noche, apaga la luz a \(voice.las(plan.lightsOut))") + voice.there(plan)
  }

  func body(in voice: Voice) -> String {
    if let week {
      let short = voice.length(week.short)
      return voice.say(
        "You were \(short) short a night in the last week; that would halve it.",
        es: "La última semana te han faltado \(short) por noche; así te faltaría la mitad.")
    }
    guard let plan else {
      return voice.say(
        "You can only catch up a little at a time: sleep longer when you can.",
        es: "Solo se recupera poco a poco: duerme más cuando puedas.")
    }
    return "\(voice.owed(minutes, isMost: isMost)) \(voice.tonight(plan))"
  }

  func shortBody(in voice: Voice) -> String {
    guard week == nil, let plan else { return body(in: voice) }
    guard plan.short > 0 else { return voice.tonight(plan) }
    let (sleep, need) = (voice.length(plan.sleep), voice.length(plan.need))
    guard case .event(let title, _, _) = plan.limit else {
      return voice.say(
        "That gives you \(sleep) of the \(need) you need.",
        es: "Así dormirás \(sleep) de las \(need) que necesitas.")
    }
    return voice.say(
      "After \(voice.quotedTitle(title)) you get \(sleep) of sleep; you need \(need).",
      es: "Tras \(voice.quotedTitle(title)) puedes dormir \(sleep); necesitas \(need).")
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

  static let debtUnknown = Obstacle(unknown: .sleep) {
    $0.say("Your sleep debt is unknown.", es: "No se conoce la deuda de sueño.")
  }

  static func littleDebt(_ minutes: Int) -> Obstacle {
    Obstacle {
      let (debt, limit) = ($0.length(minutes), $0.length(OwedSleep.notable))
      return $0.say(
        "Sleep debt is \(debt), under \(limit).",
        es: "La deuda de sueño es de \(debt), menos de \(limit).")
    }
  }
}

extension SleepDebt.Week {
  /// How many nights a mean needs, and the mean shortfall, in minutes, that is worth a line.
  private static let (nightsNeeded, least) = (5, 30)
  /// The most minutes that lights-out moves, and the fewest evenings that it moves on.
  private static let (mostEarlier, fewest) = (Double(LightsOut.mostBeforeUsual), 3.0)

  /// Nil unless the seven nights up to `day` were short and earlier evenings can halve that.
  fileprivate init?(before day: Day, _ plan: TonightPlan) {
    let nights = (day.morning?.sleep.nights ?? []).last(7, upTo: day.date)
    let missing = nights.compactMap { night in
      night.needed.flatMap { needed in night.asleep.map { needed - $0 } }
    }
    guard missing.count >= Self.nightsNeeded, let mean = missing.mean else { return nil }
    let half = mean * 7 / 2
    let evenings = max(Self.fewest, (half / Self.mostEarlier).rounded(.up))
    guard mean >= Double(Self.least), evenings <= 7 else { return nil }
    (short, self.evenings) = (mean.inFives, Int(truncating: evenings))
    let earlier = (half / evenings / 5).rounded() * 5
    let second = plan.usual.secondOfDay - Int(truncating: earlier) * 60
    let found = TimeOfDay(clamping: (second + 86_400) % 86_400)
    // Two times on one morning would contradict each other.
    lightsOut = found.minutes(from: plan.lightsOut) < SleepDebt.change ? plan.lightsOut : found
  }
}

extension TimeOfDay {
  /// The shorter way around the clock.
  fileprivate func minutes(from other: TimeOfDay) -> Int {
    let seconds = abs(secondOfDay - other.secondOfDay)
    return min(seconds, 86_400 - seconds) / 60
  }
}
