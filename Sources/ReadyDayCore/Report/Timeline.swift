extension Report {
  /// A day drawn from left to right. Every place is a fraction of the width, 0…1.
  package struct Timeline: Equatable, Sendable {
    package struct Block: Equatable, Sendable {
      package let place: ClosedRange<Double>
      /// The row in the drawing, from the top, starting with 0.
      package let lane: Int
      /// The event's number in the list; may be empty.
      package let number: String
      package let title: String
      package let tone: Tone
      /// The event as text.
      package let words: String
    }

    /// A window for training.
    package struct Stretch: Equatable, Sendable {
      package let place: ClosedRange<Double>
      /// The intensity that the window allows.
      package let label: String
      package let words: String
    }

    package struct Mark: Equatable, Sendable {
      package let place: Double
      package let label: String
    }

    /// The day as text, for readers who cannot see the drawing.
    package let words: String
    package let hours: [Mark]
    package let blocks: [Block]
    package let windows: [Stretch]
    package let lightsOut: Mark?
    package let now: Mark?
    /// Sunrise and sunset, as far as they are known and within the drawing.
    package var sun: [Mark] = []

    package var lanes: Int { (blocks.map(\.lane).max() ?? -1) + 1 }
  }
}

extension Voice {
  /// The drawing of a day; nil if there is nothing to draw.
  ///
  /// - Parameter isNumbered: whether to number the events.
  func timeline(of day: Day, isNumbered: Bool = true) -> Report.Timeline? {
    guard day.hasCalendar, !(day.counted.isEmpty && day.windows.isEmpty) else { return nil }
    return TimelineWords(phrases: self, day: day, isNumbered: isNumbered).timeline
  }
}

private struct TimelineWords {
  let phrases: Voice
  let day: Day
  let isNumbered: Bool
  private let frame: TimeSpan
  private let events: [DayEvent]

  init(phrases: Voice, day: Day, isNumbered: Bool) {
    (self.phrases, self.day, self.isNumbered) = (phrases, day, isNumbered)
    events = Array(day.counted.prefix(Self.mostEvents))
    frame = Self.frame(of: day, around: events)
  }

  /// More events or lanes would be too small to read.
  private static let mostEvents = 60
  private static let mostLanes = 6

  /// The waking day in whole hours, extended to cover all events and windows.
  private static func frame(of day: Day, around events: [DayEvent]) -> TimeSpan {
    let waking = day.preferences.span(of: day.preferences.waking, on: day.date, in: day.zone)
    let spans = events.compactMap(\.part) + day.windows.map(\.span) + [waking]
    let first = spans.map(\.start).min() ?? waking.start
    // Adds ten minutes: lights out at the very edge would hardly be visible.
    let night = lightsOut(on: day).map { [$0.adding(seconds: 600)] } ?? []
    let last = (spans.map(\.end) + night).max() ?? waking.end
    let start = first.adding(seconds: -(day.time(at: first).secondOfDay % 3600))
    let over = day.time(at: last).secondOfDay % 3600
    return TimeSpan(from: start, to: over == 0 ? last : last.adding(seconds: 3600 - over))
  }

  private static func lightsOut(on day: Day) -> Instant? {
    day.tonightPlan == nil ? nil : day.tonight.lightsOut?.instant
  }

  var timeline: Report.Timeline {
    Report.Timeline(
      words: words, hours: hours, blocks: blocks, windows: windows,
      lightsOut: Self.lightsOut(on: day).map {
        Report.Timeline.Mark(place: place(of: $0), label: phrases.lightsOut(day.time(at: $0)))
      },
      now: now, sun: sun)
  }

  /// Empty where the sun neither rises nor sets.
  private var sun: [Report.Timeline.Mark] {
    guard case .between(let light)? = day.daylight?.sun else { return [] }
    // The place of a zone is only about that of the user.
    let about = day.daylight?.spot.isOfZone == true ? phrases.say("about ", es: "sobre las ") : ""
    let (rise, set) = (day.time(at: light.start).clock, day.time(at: light.end).clock)
    return [
      (light.start, phrases.say("sunrise \(about)\(rise)", es: "amanece \(about)\(rise)")),
      (light.end, phrases.say("sunset \(about)\(set)", es: "anochece \(about)\(set)")),
    ].filter { frame.contains($0.0) }.map {
      Report.Timeline.Mark(place: place(of: $0.0), label: $0.1)
    }
  }

  private func place(of instant: Instant) -> Double {
    let length = Double(max(frame.seconds, 1))
    return (Double(instant.seconds(since: frame.start)) / length).clamped(to: 0...1)
  }

  private func place(of span: TimeSpan) -> ClosedRange<Double> {
    let start = place(of: span.start)
    return start...max(start, place(of: span.end))
  }

  private var now: Report.Timeline.Mark? {
    guard day.span.contains(day.now), frame.contains(day.now) else { return nil }
    return Report.Timeline.Mark(place: place(of: day.now), label: phrases.nowLabel)
  }

  /// A label for some of the hours: more than ten would not fit on a phone.
  private var hours: [Report.Timeline.Mark] {
    let count = frame.seconds / 3600
    let step = max(1, (count + 8) / 9)
    return stride(from: 0, through: count, by: step).map { hour in
      let instant = frame.start.adding(seconds: hour * 3600)
      return Report.Timeline.Mark(
        place: place(of: instant), label: String(day.time(at: instant).clock.prefix(2)))
    }
  }

  private var blocks: [Report.Timeline.Block] {
    // The end of the last event in each lane.
    var ends: [Instant] = []
    return events.compactMap { event in
      guard let part = event.part, let level = event.demand?.level else { return nil }
      var lane = ends.firstIndex { $0 <= part.start } ?? ends.count
      lane = min(lane, Self.mostLanes - 1)
      if lane == ends.count { ends.append(part.end) } else { ends[lane] = part.end }
      return Report.Timeline.Block(
        place: place(of: part), lane: lane,
        number: isNumbered ? event.index.map(String.init) ?? "" : "",
        title: phrases.title(of: event), tone: part.end <= day.moment ? .dim : level.tone,
        words: words(of: event, level))
    }
  }

  private func words(of event: DayEvent, _ level: EventDemand.Level) -> String {
    let clocks = event.span.map { phrases.clocks(of: $0, on: day.date, in: day.zone) } ?? ""
    let title = SafeText(phrases.title(of: event)).string.truncated(toWidth: 60)
    return "\(clocks) \(title) (\(phrases.demandLevel(level)))"
  }

  private var windows: [Report.Timeline.Stretch] {
    day.windows.map { window in
      let allowed = phrases.intensity(window.intensity)
      return Report.Timeline.Stretch(
        place: place(of: window.span), label: allowed,
        words: "\(day.clocks(of: window.span)) \(phrases.allowed(window))")
    }
  }

  private var words: String {
    let more = day.counted.count - events.count
    let parts =
      blocks.map(\.words) + (more > 0 ? [phrases.further(more)] : [])
      + windows.map { "\(phrases.trainLabel): \($0.words)" }
      + [Self.lightsOut(on: day).map { phrases.lightsOut(day.time(at: $0)) }].compactMap(\.self)
      + sun.map(\.label)
      + (now == nil ? [] : ["\(phrases.nowLabel) \(day.time(at: day.now).clock)"])
    return
      "\(phrases.say("Timeline of the day", es: "El día, hora a hora")): \(parts.joined(separator: "; "))"
  }
}
