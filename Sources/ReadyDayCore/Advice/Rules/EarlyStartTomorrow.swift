/// Warns that tomorrow's start requires getting up well before the usual time.
struct EarlyStartTomorrow: RecommendationRule {
  static let id = "early-start-tomorrow"

  /// The title of tomorrow's first event.
  let title: String
  let start: Instant
  var isRace = false
  let lead: MorningLead
  let usual: SleepSummary.UsualWake
  let zone: Zone

  /// A start at or after this time is not early.
  static let latest = TimeOfDay(clamping: 12 * 3600)
  /// How many minutes before the usual time count as much earlier.
  static let muchEarlier = 60

  static func look(at day: Day) throws(Obstacle) -> EarlyStartTomorrow {
    guard let tomorrow = day.tomorrow else { throw .unknown(.calendar) }
    guard day.shifts?.work == nil else { throw Silence.nightShift.obstacle }
    if day.state.illness?.rests(in: 1) == true, tomorrow.events.contains(where: \.isRace),
      day.rise == nil
    {
      throw Silence.illness.obstacle
    }
    let rise = day.rise
    let isRace = rise?.event.isRace == true
    guard !tomorrow.isDayOff || isRace else { throw Silence.dayOffTomorrow.obstacle }
    guard let rise else { throw Silence.nothingTomorrow.obstacle }
    let (event, start, lead) = (rise.event, rise.start, rise.lead)
    let time = day.nightZone.time(at: start)
    guard time < latest else { throw Silence.startsAfterNoon(time).obstacle }
    if day.isNightOfJourney { throw Silence.journeyTonight.obstacle }
    let sleep = try day.measuredMorning.sleep
    guard let usual = day.mornings.usualWake(in: sleep, upTo: day.date) else {
      throw .unknown(.usualWake)
    }
    // When to get up for a race is worth saying whatever the time.
    guard
      isRace
        || day.nightZone.time(at: rise.up).secondOfDay + muchEarlier * 60 <= usual.time.secondOfDay
    else { throw Silence.ordinaryStart(time, usualWake: usual.time, lead: lead.minutes).obstacle }
    return EarlyStartTomorrow(
      title: event.title, start: start, isRace: isRace, lead: lead, usual: usual,
      zone: day.nightZone)
  }

  private var time: TimeOfDay { zone.time(at: start) }
  /// When to get up.
  var up: TimeOfDay { zone.time(at: start.adding(seconds: -lead.minutes * 60).fiveDown) }

  var kind: Recommendation.Kind { .sleep }
  var priority: Recommendation.Priority { .low }
  var subject: String { "\(time.clock) \(title)" }
  var isForTonight: Bool { true }
  var inputs: [Recommendation.Input] {
    [
      .moment("start", start), .number("lead_min", lead.minutes), .text("up_at", up.description),
      .text("usual_wake", usual.time.description), .number("usual_nights", usual.nights),
    ]
  }

  func title(in voice: Voice) -> String {
    voice.say(
      "Be up by \(up.clock) tomorrow", es: "Mañana levántate a \(voice.las(up)) como muy tarde")
  }

  func body(in voice: Voice) -> String {
    if lead.reason == .journey, lead.origin == .usual {
      let parts = voice.parts(of: lead)
      return voice.say(
        "\(voice.first(title)) starts at \(time.clock): that leaves \(parts).",
        es: "\(voice.first(title)) empieza a \(voice.las(time)): así tienes \(parts).")
    }
    guard !isRace else {
      return voice.say(
        "\(voice.first(title)) starts at \(time.clock): time to eat and get there.",
        es: "\(voice.first(title)) empieza a \(voice.las(time)): da tiempo a comer y llegar.")
    }
    return voice.say(
      "\(voice.first(title)) starts at \(time.clock), and you usually get up at \(usual.time.clock).",
      es:
        "\(voice.first(title)) empieza a \(voice.las(time)), y sueles levantarte a \(voice.las(usual.time))."
    )
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let earlier = voice.length(Self.muchEarlier)
    return [
      voice.say(
        "\(voice.quotedTitle(title)) starts at \(time.clock) tomorrow. \(voice.lead(lead)) "
          + "You usually wake at \(usual.time.clock) on such days (median of \(usual.nights) of the last 28 "
          + "nights)"
          + (isRace ? "." : "; the rule applies if you have to be up \(earlier) earlier."),
        es:
          "\(voice.quotedTitle(title)) empieza mañana a \(voice.las(time)). \(voice.lead(lead)) "
          + "Esos días sueles despertarte a \(voice.las(usual.time)) (mediana de \(usual.nights) de las últimas 28 noches)"
          + (isRace ? "." : "; la regla se aplica si hay que levantarse \(earlier) antes."))
    ]
  }

  enum Silence: RuleObstacle {
    case dayOffTomorrow, nothingTomorrow, nightShift, journeyTonight, illness
    case startsAfterNoon(TimeOfDay)
    /// The start is not early, with `lead` minutes to get ready.
    case ordinaryStart(TimeOfDay, usualWake: TimeOfDay, lead: Int)

    func sentence(in voice: Voice) -> String {
      switch self {
      case .dayOffTomorrow: voice.say("Tomorrow is a day off.", es: "Mañana es un día libre.")
      case .journeyTonight:
        voice.say("You spend the night on the way.", es: "Pasas la noche de viaje.")
      case .nothingTomorrow:
        voice.say("Nothing is planned for tomorrow.", es: "Mañana no tienes nada previsto.")
      case .illness: voice.say("You said you are ill.", es: "Has dicho que no estás bien.")
      case .nightShift: voice.say("You work tonight.", es: "Esta noche trabajas.")
      case .startsAfterNoon(let start):
        voice.say(
          "Tomorrow starts at \(start.clock), not before \(EarlyStartTomorrow.latest.clock).",
          es:
            "Mañana empiezas a \(voice.las(start)), no antes de \(voice.las(EarlyStartTomorrow.latest))."
        )
      case .ordinaryStart(let start, let usual, let lead):
        voice.say(
          "Tomorrow starts at \(start.clock) and you usually wake at \(usual.clock); even allowing "
            + "\(voice.length(lead)) to get ready, you would be up less than "
            + "\(voice.length(EarlyStartTomorrow.muchEarlier)) earlier than usual.",
          es:
            "Mañana empiezas a \(voice.las(start)) y sueles despertarte a \(voice.las(usual)): aun contando "
            + "\(voice.length(lead)) para prepararte, te levantarías menos de "
            + "\(voice.length(EarlyStartTomorrow.muchEarlier)) antes de lo habitual.")
      }
    }
  }
}
