/// Warns that tomorrow's start requires getting up well before the usual time.
struct EarlyStartTomorrow: RecommendationRule {
  static let id = "early-start-tomorrow"
  static let name = Phrase("An early start tomorrow", es: "Mañana toca madrugar")

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
    guard let tomorrow = day.tomorrow else { throw .noCalendar }
    guard day.shifts?.work == nil else { throw Self.nightShift }
    if day.state.illness?.rests(in: 1) == true, tomorrow.events.contains(where: \.isRace),
      day.rise == nil
    {
      throw Self.illness
    }
    let rise = day.rise
    let isRace = rise?.event.isRace == true
    guard !tomorrow.isDayOff || isRace else { throw Self.dayOffTomorrow }
    guard let rise else { throw Self.nothingTomorrow }
    let (event, start, lead) = (rise.event, rise.start, rise.lead)
    let time = day.nightZone.time(at: start)
    guard time < latest else { throw Self.startsAfterNoon(time) }
    if day.isNightOfJourney { throw Self.journeyTonight }
    let sleep = try day.measuredMorning.sleep
    guard let usual = day.mornings.usualWake(in: sleep, upTo: day.date) else {
      throw Self.usualWakeUnknown
    }
    // When to get up for a race is worth saying whatever the time.
    guard
      isRace
        || day.nightZone.time(at: rise.up).secondOfDay + muchEarlier * 60 <= usual.time.secondOfDay
    else { throw Self.ordinaryStart(time, usualWake: usual.time, lead: lead.minutes) }
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
  /// When to get up for a race matters more than a short night.
  var isAlwaysSaid: Bool { isRace }
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
        "\(voice.first(title)) starts at \(time.clock): time for breakfast and the way there.",
        es: "\(voice.first(title)) empieza a \(voice.las(time)): da tiempo a desayunar y llegar.")
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
        es: "\(voice.quotedTitle(title)) empieza mañana a \(voice.las(time)). \(voice.lead(lead)) "
          + "En días como ese sueles despertarte a \(voice.las(usual.time)) (mediana de "
          + "\(usual.nights) de las últimas 28 noches)"
          + (isRace ? "." : "; la regla se aplica si hay que levantarse \(earlier) antes."))
    ]
  }

  static let usualWakeUnknown = Obstacle(unknown: .sleep) {
    $0.say(
      "Too few nights are known to tell when you usually wake.",
      es: "Hay muy pocas noches para saber cuándo sueles despertarte.")
  }
  static let dayOffTomorrow = Obstacle {
    $0.say("Tomorrow is a day off.", es: "Mañana es un día libre.")
  }
  static let journeyTonight = Obstacle {
    $0.say("You spend the night on the way.", es: "Pasas la noche de viaje.")
  }
  static let nothingTomorrow = Obstacle {
    $0.say("Nothing is planned for tomorrow.", es: "Mañana no tienes nada previsto.")
  }
  static let illness = Obstacle {
    $0.say("You said you are ill.", es: "Has dicho que no estás bien.")
  }
  static let nightShift = Obstacle { $0.say("You work tonight.", es: "Esta noche trabajas.") }

  static func startsAfterNoon(_ start: TimeOfDay) -> Obstacle {
    Obstacle {
      $0.say(
        "Tomorrow starts at \(start.clock), not before \(latest.clock).",
        es: "Mañana empiezas a \($0.las(start)), no antes de \($0.las(latest)).")
    }
  }

  /// The start is not early, with `lead` minutes to get ready.
  static func ordinaryStart(_ start: TimeOfDay, usualWake usual: TimeOfDay, lead: Int) -> Obstacle {
    Obstacle {
      let (lead, earlier) = ($0.length(lead), $0.length(muchEarlier))
      return $0.say(
        "Tomorrow starts at \(start.clock) and you usually wake at \(usual.clock); even allowing "
          + "\(lead) to get ready, you would be up less than \(earlier) earlier than usual.",
        es:
          "Mañana empiezas a \($0.las(start)) y sueles despertarte a \($0.las(usual)): aun contando "
          + "\(lead) para prepararte, te levantarías menos de \(earlier) antes de lo habitual.")
    }
  }
}
