@testable import ReadyDayCore

/// A morning made up of the bytes of one run, as the files of its owner would tell it: nothing
/// reaches a renderer that no reader lets through.
struct FuzzedMorning {
  /// In every title, place, category and link, and in the owner's rules, where titles are secret.
  static let secret = "zqx7"

  let date = tuesday
  let zone = madrid
  private(set) var now: Instant
  private var events: [Event] = []
  private var nights: [Night] = []
  private var plans: [PlanDetails] = []
  private var hasCalendar = true
  private var hasHealth = true
  private var isNarrow = false

  init(_ input: inout FuzzInput) {
    let minute = input.takeNumber(below: 1440)
    now = zone.start(of: date).adding(seconds: minute * 60)
    let kinds = input.takeByte()
    (hasCalendar, hasHealth, isNarrow) = (kinds & 7 != 1, kinds >> 3 & 7 != 1, kinds & 64 != 0)
    nights = (0..<40).map { _ in Night(&input) }
    plans = (0..<input.takeNumber(below: 4)).map { number in
      // The last one is behind.
      Self.plan(on: number < 2 ? date : date.advanced(by: -1), &input)
    }
    events = (0..<input.takeNumber(below: 10)).map { _ in Event(&input) }
  }

  private static func plan(on date: LocalDate, _ input: inout FuzzInput) -> PlanDetails {
    var details = PlanDetails(date: date, activity: input.takeChoice(Activity.allCases))
    let quarter = input.takeNumber(below: 100)
    details.start = quarter < 96 ? TimeOfDay(clamping: quarter * 900) : nil
    details.intensity = input.takeChoice(PlannedIntensity.allCases)
    details.minutes = 1 + input.takeNumber(below: 300)
    return details
  }
}

/// What of a morning is hidden, and told differently where it must not matter.
struct Disguise {
  var metrics: Set<HealthMetric> = []
  var titles = false
  /// Of two mornings that differ only in what is hidden, which.
  var isOther = false

  func changes(_ metric: HealthMetric) -> Bool { isOther && metrics.contains(metric) }
}

extension FuzzedMorning {
  /// One event as a calendar has it.
  private struct Event {
    let day, minute, minutes, flags, guests: Int
    let title, place: [UInt8]

    init(_ input: inout FuzzInput) {
      day = input.takeChoice([0, 0, 0, 0, 0, 1, 2, -1])
      minute = input.takeNumber(below: 144) * 10
      minutes = input.takeChoice([0, 10, 30, 60, 90, 120, 200, 1500])
      flags = input.takeByte()
      guests = input.takeNumber(below: 12)
      title = input.takeLine()
      place = flags & 64 != 0 ? input.takeLine() : []
    }
  }

  /// The calendar of the days around ``date``.
  func calendar(_ disguise: Disguise) -> [UInt8] {
    let head = "BEGIN:VCALENDAR\nX-WR-CALNAME:Work\n"
    let lines = events.enumerated().map { number, event in
      Array("BEGIN:VEVENT\nUID:\(number)@example.test\n".utf8) + times(of: event)
        + words(of: event, disguise) + state(of: event) + Array("\nEND:VEVENT\n".utf8)
    }
    return Array(head.utf8) + lines.joined() + Array("END:VCALENDAR\n".utf8)
  }

  private func times(of event: Event) -> [UInt8] {
    let day = date.advanced(by: event.day)
    let text = day.description.filter { $0 != "-" }
    if event.flags & 3 == 3 { return Array("DTSTART;VALUE=DATE:\(text)\n".utf8) }
    let clock = [event.minute / 60, event.minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return Array("DTSTART:\(text)T\(clock.joined())00\nDURATION:PT\(event.minutes)M\n".utf8)
  }

  private func words(of event: Event, _ disguise: Disguise) -> [UInt8] {
    var (title, place) = (event.title, event.place)
    if disguise.titles {
      // What is hidden still weighs: both have words that say nothing of how demanding it is.
      let word = Array("\(Self.secret) \(disguise.isOther ? "qqqa" : "qqqb") ".utf8)
      (title, place) = (word + title, word + place)
    }
    return Array("SUMMARY:".utf8) + title + Array("\nLOCATION:".utf8) + place
      + Array("\nCATEGORIES:".utf8) + place + Array("\nURL:https://example.test/".utf8) + place
  }

  private func state(of event: Event) -> [UInt8] {
    var lines = ["", "CLASS:\(event.flags & 4 != 0 ? "PRIVATE" : "PUBLIC")"]
    if event.flags >> 3 & 7 == 1 { lines.append("STATUS:CANCELLED") }
    if event.flags >> 3 & 7 == 2 { lines.append("TRANSP:TRANSPARENT") }
    if event.flags >> 3 & 7 == 3 { lines.append("X-MICROSOFT-CDO-BUSYSTATUS:OOF") }
    lines += (0..<event.guests).map { guest in
      let isMe = guest == 3 && event.flags & 128 != 0
      return
        "ATTENDEE\(isMe ? ";PARTSTAT=DECLINED" : ""):mailto:\(isMe ? "ana" : "g\(guest)")@example.test"
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}

extension FuzzedMorning {
  /// One night and the day after it, as WHOOP has them.
  private struct Night {
    let state: String
    let values: [Int]

    init(_ input: inout FuzzInput) {
      let choice = input.takeByte()
      state = choice % 16 == 1 ? "PENDING_SCORE" : choice % 16 == 2 ? "UNSCORABLE" : "SCORED"
      // One byte moves them all: nights need to differ, but not each in its own way.
      values = (0..<10).map { (choice &* (7 + $0) &+ $0 * 31) & 0xFF }
    }
  }

  /// Forty days of WHOOP, in JSON Lines.
  func whoop(_ disguise: Disguise) -> [UInt8] {
    let lines = nights.enumerated().flatMap { index, night in
      let day = zone.start(of: date.advanced(by: -index))
      return records(of: night, index, waking: day.adding(seconds: 7 * 3600), disguise)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func records(
    of night: Night, _ index: Int, waking: Instant, _ disguise: Disguise
  ) -> [String] {
    let v = night.values
    let asleep = disguise.changes(.sleep) ? 500 : 240 + v[0]
    let start = Timestamp(waking.adding(seconds: -(asleep + 30) * 60), at: .zero)
    let (end, state) = (Timestamp(waking, at: .zero), night.state)
    let cycle = Timestamp(waking.adding(seconds: -40_000), at: .zero)
    return [
      """
      {"id": \(1000 + index), "start": "\(cycle)", "end": "\(end)", "timezone_offset": "+01:00", \
      "score_state": "\(state)", "score": {"strain": \(strain(v, disguise)), "kilojoule": 9000.5, \
      "average_heart_rate": 70, "max_heart_rate": 150}}
      """,
      """
      {"id": "night-\(index)", "cycle_id": \(1000 + index), "start": "\(start)", "end": "\(end)", \
      "timezone_offset": "+01:00", "nap": false, "score_state": "\(state)", \
      "score": \(sleep(asleep, v, disguise))}
      """,
      """
      {"cycle_id": \(1000 + index), "sleep_id": "night-\(index)", "created_at": "\(end)", \
      "updated_at": "\(end)", "score_state": "\(state)", "score": \(recovery(v, disguise))}
      """,
    ]
  }

  private func strain(_ v: [Int], _ disguise: Disguise) -> Double {
    disguise.changes(.strain) ? 19.5 : Double(v[1] % 21)
  }

  private func sleep(_ asleep: Int, _ v: [Int], _ disguise: Disguise) -> String {
    let isOther = disguise.changes(.sleep)
    let milli = asleep * 60_000
    return """
      {"stage_summary": {"total_in_bed_time_milli": \(milli + 1_800_000), "total_awake_time_milli": 1800000, \
      "total_no_data_time_milli": 0, "total_light_sleep_time_milli": \(milli / 2), \
      "total_slow_wave_sleep_time_milli": \(milli / 4), "total_rem_sleep_time_milli": \(milli / 4), \
      "sleep_cycle_count": 4, "disturbance_count": 8}, "sleep_needed": {"baseline_milli": 27000000, \
      "need_from_sleep_debt_milli": \((isOther ? 5 : v[2]) * 30_000), \
      "need_from_recent_strain_milli": 0, "need_from_recent_nap_milli": 0}, \
      "respiratory_rate": \(isOther ? 19 : 12 + v[3] % 7), \
      "sleep_performance_percentage": \(isOther ? 33 : v[4] % 101), \
      "sleep_consistency_percentage": 70, "sleep_efficiency_percentage": \(isOther ? 50 : 60 + v[5] % 41)}
      """
  }

  private func recovery(_ v: [Int], _ disguise: Disguise) -> String {
    let score = disguise.changes(.recovery) ? 17 : v[6] % 101
    // The same on as many nights: a sensor that is frozen shows in the score.
    let hrv = (disguise.changes(.heartRateVariability) ? 85 : 25) + v[7] % 60
    let rest = disguise.changes(.restingHeartRate) ? 81 : 42 + v[8] % 30
    let oxygen = disguise.changes(.bloodOxygen) ? 88 : 93 + v[9] % 7
    let skin = disguise.changes(.skinTemperature) ? 36 : 32 + v[9] % 3
    return """
      {"user_calibrating": \(v[0] % 16 == 3), "recovery_score": \(score), \
      "resting_heart_rate": \(rest), "hrv_rmssd_milli": \(hrv).25, "spo2_percentage": \(oxygen), \
      "skin_temp_celsius": \(skin).5}
      """
  }
}

extension FuzzedMorning {
  private var preferences: Preferences {
    var preferences = Preferences()
    preferences.me = ["ana@example.test"]
    preferences.rules = [
      DemandRule(title: Self.secret, effect: .points(4)),
      DemandRule(title: "rule|comité", effect: .demand(.high)),
    ]
    preferences.lexicon = preferences.lexicon.adding(high: [Self.secret], low: [])
    if isNarrow { preferences.minimumWindowMinutes = 10 }
    return preferences
  }

  /// What the commands would make of its files, with what `disguise` hides hidden.
  func diary(_ disguise: Disguise) -> Diary {
    var reading = Reading(
      hiding: Redaction(
        metrics: disguise.metrics, hidesTitles: disguise.titles, knownCalendars: ["Work"],
        placeholder: "busy"))
    if hasCalendar {
      reading.agenda = agenda(disguise, hiding: reading.redaction)
      reading.sources.calendars = .init(read: 1)
    }
    if hasHealth {
      reading.health = health(disguise)
      reading.sources.whoop = .init(read: 1)
    }
    var tally = TrainingPlans.Tally()
    for (number, details) in plans.enumerated() {
      guard
        let plan = try? TrainingPlan(details, id: "plan\(number)", createdAt: now, updatedAt: now)
      else { continue }
      reading.plans.take(plan, into: &tally)
    }
    reading.training.plans = reading.plans
    reading.asksForReflections = true
    return Diary(reading, of: preferences, on: BriefingDate(date, seenAt: now, in: zone))
  }

  private var days: ClosedRange<LocalDate> { date.advanced(by: -1)...date }

  func agenda(_ disguise: Disguise, hiding redaction: Redaction) -> Agenda {
    let bytes = calendar(disguise)
    let asked = RequestedDays.around(days, in: zone).lookingBack(from: date)
    var library = CalendarLibrary(on: asked, zones: NoZones())
    library.scan(bytes.span.bytes, file: "work.ics", calendar: "work")
    library.read(bytes.span.bytes, file: "work.ics")
    return library.agenda(hiding: redaction)
  }

  private func health(_ disguise: Disguise) -> HealthData {
    var health = HealthData(days: days, sleepTarget: Double(preferences.sleepTargetMinutes))
    var archive = WhoopArchive(mornings: days)
    archive.add(whoop(disguise), from: "whoop.json")
    health.archive = archive
    return health
  }
}
