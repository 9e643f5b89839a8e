/// Suggests a break in the longest marathon of meetings.
struct MeetingMarathon: RecommendationRule {
  static let id = "meeting-marathon"
  static let name = Phrase("Meetings without a break", es: "Reuniones sin pausa")

  let block: TimeSpan
  let isOneEvent: Bool
  let pause: MeetingBlock.Pause
  /// The meetings on either side of the break; nil if the break falls within a meeting.
  var seam: Seam?
  /// Whether the time for the break has passed.
  let isAfterPause: Bool
  let zone: Zone

  struct Seam: Equatable, Sendable {
    let ending: String
    let next: String
    /// The minutes between the two meetings.
    let gap: Int
  }

  static func look(at day: Day) throws(Obstacle) -> MeetingMarathon {
    try day.needsCalendar()
    guard !day.isDayOff else { throw .dayOff }
    guard !day.marathons.isEmpty else {
      let longest = day.blocks.map(\.span.seconds).max().map { $0 / 60 }
      let limit = day.preferences.marathonMinutes
      throw Self.noMarathon(longest: longest, under: limit)
    }
    guard let block = marathon(of: day) else { throw Self.lastMeetingBegun }
    let pause = day.pause(in: block)
    return MeetingMarathon(
      block: block.span, isOneEvent: block.events.count == 1, pause: pause,
      seam: pause.isBetweenMeetings ? day.seam(at: pause.moment, in: block) : nil,
      isAfterPause: pause.moment < day.moment, zone: day.zone)
  }

  /// The longest marathon that a break can still interrupt, or the longest of all if all are over.
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
      + (seam.map { seam in
        [
          .text("leave_early", seam.ending), .text("start_late", seam.next),
          .number("gap_min", seam.gap),
        ]
      } ?? [])
  }

  func title(in voice: Voice) -> String { title(of: seam, in: voice) }

  func shortTitle(in voice: Voice) -> Sentence { Sentence(title(of: seam?.shortened, in: voice)) }

  private func title(of seam: Seam?, in voice: Voice) -> String {
    let time = zone.time(at: pause.moment)
    if isAfterPause, isOneEvent {
      return voice.say(
        "Take five minutes as soon as you can", es: "Descansa cinco minutos en cuanto puedas")
    } else if !isAfterPause, let seam, seam.ending != seam.next {
      let (one, other) = (voice.quotedTitle(seam.ending), voice.quotedTitle(seam.next))
      return voice.say(
        "Take ten minutes between \(one) and \(other)",
        es: "Descansa diez minutos entre \(one) \(Spanish.and(before: seam.next)) \(other)")
    } else if !isAfterPause, pause.isBetweenMeetings {
      return voice.say(
        "Take ten minutes at \(time.clock)",
        es: "Haz una pausa de diez minutos a \(voice.las(time))")
    } else if !isOneEvent {
      return voice.say(
        "Leave a meeting ten minutes early for a break",
        es: "Acaba una reunión diez minutos antes para descansar")
    } else {
      return voice.say(
        "Take five minutes around \(time.clock)",
        es: "Haz una pausa de cinco minutos hacia \(voice.las(time))")
    }
  }

  func body(in voice: Voice) -> String {
    guard let seam else { return run(in: voice) }
    let (one, other) = (voice.quotedTitle(seam.ending), voice.quotedTitle(seam.next))
    let later = voice.say(
      "leave \(one) ten minutes early or start \(other) late",
      es: "acaba \(one) diez minutos antes o empieza \(other) más tarde")
    return [touching(later, in: voice), run(in: voice)].compactMap(\.self).joined(separator: " ")
  }

  func shortBody(in voice: Voice) -> String {
    let later = voice.say(
      "leave one early or start the next late", es: "acaba antes la primera o retrasa la segunda")
    return touching(later, in: voice) ?? run(in: voice)
  }

  /// How to take a break if the calendar leaves none; nil once it is too late.
  private func touching(_ how: String, in voice: Voice) -> String? {
    guard let seam, !isAfterPause else { return nil }
    let time = zone.time(at: pause.moment)
    if seam.gap == 0, seam.ending == seam.next {
      return voice.say(
        "Two meetings are back to back: \(how).", es: "Dos reuniones van seguidas: \(how).")
    }
    return seam.gap == 0
      ? voice.say(
        "They are back to back at \(time.clock): \(how).",
        es: "Sin pausa a \(voice.las(time)): \(how).")
      : voice.say(
        "There are only \(seam.gap) minutes at \(time.clock): \(how).",
        es: "A \(voice.las(time)) solo hay \(seam.gap) minutos: \(how).")
  }

  private func run(in voice: Voice) -> String {
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

  /// The day's longest block of meetings, and the limit, in minutes.
  static func noMarathon(longest: Int?, under limit: Int) -> Obstacle {
    Obstacle { voice in
      longest.map { longest in
        let (length, limit) = (voice.length(longest), voice.length(limit))
        return voice.say(
          "The longest run of meetings is \(length), under \(limit).",
          es: "La serie más larga de reuniones dura \(length), menos de \(limit).")
      } ?? voice.say("No meetings today.", es: "Hoy no hay reuniones.")
    }
  }

  /// It is too late for a break.
  static let lastMeetingBegun = Obstacle {
    $0.say(
      "The last meeting of the run has begun, and nothing follows within an hour of its end.",
      es: "La última reunión de la serie ya ha empezado y en la hora siguiente no hay nada.")
  }
}

extension MeetingMarathon.Seam {
  /// A copy with titles cut to fit a page.
  fileprivate var shortened: Self {
    func cut(_ title: String) -> String { SafeText(title).string.truncated(toWidth: 22) }
    return Self(ending: cut(ending), next: cut(next), gap: gap)
  }
}

extension Day {
  /// The last meeting that ends at `moment`, and the first that starts then or later.
  fileprivate func seam(at moment: Instant, in block: MeetingBlock) -> MeetingMarathon.Seam? {
    let meetings = counted.filter { $0.index.map(block.events.contains) == true }
    let ending = meetings.last { $0.part?.end == moment }
    let next = meetings.first { $0.part.map { $0.start >= moment } == true }
    guard let ending, let next, let start = next.part?.start else { return nil }
    return MeetingMarathon.Seam(
      ending: ending.title, next: next.title, gap: start.seconds(since: moment) / 60)
  }
}
