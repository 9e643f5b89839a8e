/// A rule that only says what the colour of the recovery means for the day.
protocol RecoveryRule: RecommendationRule {
  var score: Double { get }
}

extension RecoveryRule {
  var place: Recommendation.Place { .headline }
  var inputs: [Recommendation.Input] { [.recoveryScore(score)] }

  func reasons(on day: Day, in voice: Voice) -> [String] { day.recoveryReasons(in: voice) }
}

// Reasons shared by several rules.
extension Day {
  func recoveryReasons(in voice: Voice) -> [String] {
    guard let recovery = morning?.recovery, let score = recovery.score.value else { return [] }
    let range = Self.range(recovery.zone.limits(of: recovery.source), in: voice)
    let source =
      recovery.source == .whoop
      ? voice.say("scored by WHOOP", es: "según WHOOP")
      : voice.say("computed by readyday", es: "calculada por readyday")
    return [
      voice.say(
        "Recovery is \(voice.percent(ofScore: score)): \(voice.zone(recovery.zone)) (\(range)), \(source).",
        es:
          "La recuperación es del \(voice.percent(ofScore: score)), \(voice.inColour(recovery.zone)) (\(range)), "
          + "\(source).")
    ]
  }

  private static func range(_ limits: (from: Double?, below: Double?), in voice: Voice) -> String {
    switch limits {
    case (let from?, let below?):
      voice.say(
        "\(voice.percent(from)) or more, below \(voice.percent(below))",
        es: "del \(voice.percent(from)) a menos del \(voice.percent(below))")
    case (nil, let below?):
      voice.say("below \(voice.percent(below))", es: "por debajo del \(voice.percent(below))")
    case (let from?, nil):
      voice.say("\(voice.percent(from)) or more", es: "\(voice.percent(from)) o más")
    case (nil, nil): voice.say("no limits", es: "sin límites")
    }
  }

  /// A sentence that names the source of the night's data.
  func measurer(in voice: Voice) -> String {
    let origin = morning?.recovery.measuredBy ?? .whoop
    return origin == .appleHealth
      ? voice.say("From Apple Health.", es: "Según Salud de Apple.")
      : voice.say(
        "Measured by \(voice.name(of: origin)).", es: "Medido por \(voice.name(of: origin)).")
  }

  /// For example `2 "Board", 09:00–11:00`; nil if the event is not counted.
  func mention(of event: DayEvent, in voice: Voice) -> String? {
    guard let number = event.index, let span = event.span else { return nil }
    return
      "\(number) \(voice.quotedTitle(event.title)), \(voice.clocks(of: span, on: date, in: zone))"
  }

  func mentions(in span: TimeSpan, in voice: Voice) -> [String] {
    counted.filter { event in
      event.part.flatMap { $0.intersection(span) }.map { !$0.isEmpty } == true
    }.compactMap { mention(of: $0, in: voice) }
  }
}

extension Voice {
  func morningsInARow(_ count: Int) -> String {
    say(
      "This is the \(count == 1 ? "first morning" : "\(ordinal(count)) morning in a row").",
      es: count == 1 ? "Es la primera mañana." : "Van \(count) mañanas seguidas.")
  }
}
