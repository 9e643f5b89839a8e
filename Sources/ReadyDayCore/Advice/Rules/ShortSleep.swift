/// Points out short nights. It replaces `SleepDebt` and gives tonight's lights-out itself.
struct ShortSleep: RecommendationRule {
  static let id = "short-sleep"
  static let name = Phrase("A short night", es: "Una noche corta")

  let asleepMinutes: Double
  let nightsInARow: Int
  /// In minutes; a shorter night is short.
  let limit: Double
  /// A percentile of the user's own nights, in minutes; nil if too few are known.
  let ownLimit: Double?
  /// Tonight's lights-out; nil unless the sleep debt is large.
  let bedtime: TimeOfDay?
  /// Nil except after the first short night of a run.
  let lastCoffee: Instant?
  /// Work in the coming night, with sleep after it.
  let work: NightWork?
  let zone: Zone
  /// Whether the user wants to hear when to go to bed.
  var tellsTonight = true

  /// A run this long has high priority: deficits add up and go unnoticed (Van Dongen 2003).
  static let manyNights = 3

  static func look(at day: Day) throws(Obstacle) -> ShortSleep {
    let sleep = try day.measuredMorning.sleep
    guard let asleep = sleep.asleepMinutes.value else { throw Self.sleepUnknown }
    guard asleep < sleep.shortLimit else { throw Self.sleptEnough(asleep, limit: sleep.shortLimit) }
    let nights = max(1, sleep.shortNightsInARow)
    return ShortSleep(
      asleepMinutes: asleep, nightsInARow: nights, limit: sleep.shortLimit,
      ownLimit: sleep.shortBelow, bedtime: day.tonight.isInDebt ? day.tonightPlan?.lightsOut : nil,
      lastCoffee: nights == 1 ? day.lastCoffee : nil, work: day.shifts?.work, zone: day.zone,
      tellsTonight: day.preferences.tellsTonight)
  }

  var kind: Recommendation.Kind { .sleep }
  var priority: Recommendation.Priority { nightsInARow >= Self.manyNights ? .high : .medium }
  /// A run is advice only on the days that make it news. Otherwise the sleep row mentions it.
  var place: Recommendation.Place {
    nightsInARow < Self.manyNights || Self.news(of: nightsInARow) != nightsInARow ? .sleep : .advice
  }
  var subject: String { "\(nightsInARow)" }
  var isForTonight: Bool { true }
  var inputs: [Recommendation.Input] {
    [
      .number("asleep_min", asleepMinutes), .number("nights_in_a_row", nightsInARow),
      .number("short_below_min", limit),
    ] + (lastCoffee.map { [.moment("last_coffee", $0)] } ?? [])
  }

  func title(in voice: Voice) -> String {
    let asleep = asleep(in: voice)
    return voice.say("\(asleep) of sleep", es: "Has dormido \(asleep)")
  }

  private func asleep(in voice: Voice) -> String {
    voice.duration(minutes: asleepMinutes.minutesShown(beside: limit))
  }

  func body(in voice: Voice) -> String {
    tellsTonight ? "\(nights(in: voice)) \(tonight(in: voice))" : nights(in: voice)
  }

  func clause(in voice: Voice) -> String {
    nightsInARow > 1
      ? voice.say(
        "\(nightsInARow) short nights in a row", es: "\(nightsInARow) noches cortas seguidas")
      : voice.say("a short night", es: "noche corta")
  }

  private func nights(in voice: Voice) -> String {
    let limit = voice.length(limit)
    return switch nightsInARow {
    case 1 where ownLimit != nil:
      voice.say(
        "Shorter than 4 out of 5 recent nights, and under \(limit).",
        es: "Menos que en 4 de cada 5 noches recientes y por debajo de \(limit).")
    case 1: voice.say("Under \(limit).", es: "Menos de \(limit).")
    case 2:
      voice.say(
        "Second night in a row under \(limit).", es: "Segunda noche seguida por debajo de \(limit)."
      )
    case 3:
      voice.say(
        "Third night in a row under \(limit).", es: "Tercera noche seguida por debajo de \(limit).")
    default:
      voice.say(
        "The \(voice.ordinal(nightsInARow)) night in a row under \(limit).",
        es: "\(nightsInARow) noches seguidas por debajo de \(limit).")
    }
  }

  private func tonight(in voice: Voice) -> String {
    switch (bedtime, lastCoffee.map { zone.time(at: $0) }) {
    case (nil, _) where work != nil:
      voice.say(
        "Nap before the shift if you can.", es: "Si puedes, échate una siesta antes del turno.")
    case (nil, nil): voice.say("An early night if you can.", es: "Acuéstate pronto si puedes.")
    case (nil, let coffee?):
      voice.say(
        "Last coffee by \(coffee.clock); an early night if you can.",
        es: "El último café, antes de \(voice.las(coffee)); acuéstate pronto si puedes.")
    case (let sleep?, nil):
      voice.say(
        "Lights out around \(sleep.clock) tonight (estimate).",
        es: "Esta noche apaga la luz hacia \(voice.las(sleep)) (estimación).")
    case (let sleep?, let coffee?):
      voice.say(
        "Last coffee by \(coffee.clock); lights out around \(sleep.clock) tonight (estimate).",
        es: "El último café, antes de \(voice.las(coffee)); esta noche apaga la luz hacia "
          + "\(voice.las(sleep)) (estimación).")
    }
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let asleep = asleep(in: voice)
    let night = voice.say(
      "You slept \(asleep); the rule applies below \(voice.length(limit)). ",
      es: "Has dormido \(asleep); la regla se aplica por debajo de \(voice.length(limit)). ")
    let run = voice.say(
      "It was the \(voice.ordinal(nightsInARow)) night in a row that short.",
      es: "Son \(nightsInARow) noches seguidas así de cortas.")
    return [night + voice.shortLimit(ownLimit) + " " + day.measurer(in: voice)]
      + (nightsInARow > 1 ? [run] : [])
      + (lastCoffee.map { [coffee(day.time(at: $0), on: day, in: voice)] } ?? [])
  }

  private func coffee(_ last: TimeOfDay, on day: Day, in voice: Voice) -> String {
    let (hours, sleep) = (Caffeine.hoursBeforeSleep, day.time(at: day.usualSleep))
    return voice.say(
      "Last coffee by \(last.clock): \(hours) h before you usually fall asleep (\(sleep.clock)), based on "
        + "pooled trials; one trial of 23 men saw no effect of one cup 4 h before.",
      es:
        "Último café, antes de \(voice.las(last)): \(hours) h antes de la hora a la que sueles dormirte "
        + "(\(sleep.clock)), según varios ensayos en conjunto; en uno con 23 hombres, una taza 4 h antes no tuvo efecto."
    )
  }

  static let sleepUnknown = Obstacle(unknown: .sleep) {
    $0.say(
      "Last night's sleep is unknown.",
      es: "No se conoce el tiempo de sueño de la última noche.")
  }

  static func sleptEnough(_ minutes: Double, limit: Double) -> Obstacle {
    Obstacle {
      $0.say(
        "You slept \($0.length(minutes)); the rule applies below \($0.length(limit)).",
        es:
          "Has dormido \($0.length(minutes)); la regla se aplica por debajo de \($0.length(limit))."
      )
    }
  }
}

extension Day {
  /// Nine hours before the usual time of falling asleep: in pooled trials coffee within 8.8 hours of
  /// bedtime cost sleep (Gardiner 2023). Nil if past, in pregnancy, or if the usual time is unknown
  /// or too irregular.
  var lastCoffee: Instant? {
    guard !state.isPregnant, let sleep = morning?.sleep, sleep.usualOnset != nil,
      let deviation = sleep.onsetDeviation, deviation <= Caffeine.irregularOnset
    else { return nil }
    let latest = usualSleep.adding(seconds: -Caffeine.hoursBeforeSleep * 3600)
    let round = latest.adding(seconds: -(latest.secondsSince1970 % 300 + 300) % 300)
    return round > moment && span.contains(round) ? round : nil
  }
}

enum Caffeine {
  static let hoursBeforeSleep = 9
  /// In minutes. With a greater standard deviation, there is no usual time of falling asleep.
  static let irregularOnset = 120.0
}
