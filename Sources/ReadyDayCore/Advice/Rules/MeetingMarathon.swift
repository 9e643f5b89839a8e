/// Suggests a break in the longest marathon of meetings.
struct MeetingMarathon: RecommendationRule {
  static let id = "meeting-marathon"

  let block: TimeSpan
  let isOneEvent: Bool
  let pause: MeetingBlock.Pause
  /// Whether the moment for a break is past.
  let isAfterPause: Bool
  let zone: Zone

  static func look(at day: Day) throws(Obstacle) -> MeetingMarathon {
    try day.needsCalendar()
    guard !day.isDayOff else { throw .dayOff }
    guard !day.marathons.isEmpty else {
      let longest = day.blocks.map(\.span.seconds).max().map { $0 / 60 }
      let limit = day.preferences.marathonMinutes
      throw Silence.noMarathon(longest: longest, under: limit).obstacle
    }
    guard let block = marathon(of: day) else { throw Silence.lastMeetingBegun.obstacle }
    let pause = day.pause(in: block)
    return MeetingMarathon(
      block: block.span, isOneEvent: block.events.count == 1, pause: pause,
      isAfterPause: pause.moment < day.moment, zone: day.zone)
  }

  /// The longest that a break can still interrupt, or the longest of all once they are over; the first of several.
  private static func marathon(of day: Day) -> MeetingBlock? {
    let left = day.marathons.filter { $0.span.end > day.moment }
    let all = left.isEmpty ? day.marathons : left.filter(day.hasUseOfBreak)
    let longest = all.map(\.span.seconds).max()
    return all.first { $0.span.seconds == longest }
  }

  var kind: Recommendation.Kind { .calendar }
  var priority: Recommendation.Priority { .high }
  var span: TimeSpan? { block }
  var subject: String { zone.time(at: block.start).clock }
  var inputs: [Recommendation.Input] {
    [.number("duration_min", block.wholeMinutes)] + Recommendation.Input.ends(of: block)
      + [.moment("break_at", pause.moment)]
  }

  func title(in voice: Voice) -> String {
    let time = zone.time(at: pause.moment)
    return if isAfterPause {
      voice.say(
        "Take a break before your next event", es: "Haz una pausa antes del siguiente evento")
    } else if pause.isBetweenMeetings {
      voice.say(
        "Take ten minutes at \(time.clock)",
        es: "Haz una pausa de diez minutos a \(voice.las(time))")
    } else {
      voice.say(
        "Take five minutes around \(time.clock)",
        es: "Haz una pausa de cinco minutos hacia \(voice.las(time))")
    }
  }

  func body(in voice: Voice) -> String {
    let (start, end) = (zone.time(at: block.start), zone.time(at: block.end))
    let length = voice.length(block.wholeMinutes)
    return voice.say(
      "\(isOneEvent ? "A single event without a break" : "Back-to-back meetings") from \(start.clock) to "
        + "\(end.clock) (\(length)).",
      es: "\(isOneEvent ? "Un solo evento sin pausa" : "Reuniones seguidas") de \(start.clock) a "
        + "\(end.clock) (\(length)).")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let hours = voice.hours(of: block, in: zone)
    let (length, pause) = (
      voice.length(block.wholeMinutes), voice.length(MeetingBlock.shortestPause / 60)
    )
    let limit = voice.length(day.preferences.marathonMinutes)
    return [
      voice.say(
        "\(hours) is \(length) without a break of \(pause); the rule "
          + "applies at \(limit) or more. From your calendar:",
        es: "De \(hours) hay \(length) sin una pausa de \(pause); la regla "
          + "se aplica a partir de \(limit). En tu calendario:")
    ] + day.mentions(in: block, in: voice)
  }

  enum Silence: RuleObstacle {
    /// The day's longest block and the limit, in minutes.
    case noMarathon(longest: Int?, under: Int)
    /// It is too late for a break.
    case lastMeetingBegun

    func sentence(in voice: Voice) -> String {
      switch self {
      case .noMarathon(nil, _): voice.say("No meetings today.", es: "Hoy no hay reuniones.")
      case .noMarathon(let longest?, let marathon):
        voice.say(
          "The longest run of meetings is \(voice.length(longest)), under \(voice.length(marathon)).",
          es: "La serie más larga de reuniones dura \(voice.length(longest)), menos de "
            + "\(voice.length(marathon)).")
      case .lastMeetingBegun:
        voice.say(
          "The last meeting of the run has begun, and nothing follows within an hour of its end.",
          es: "La última reunión de la serie ya ha empezado y en la hora siguiente no hay nada.")
      }
    }
  }
}
