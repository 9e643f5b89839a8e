/// Shifts that no word names: one title at similar hours, again and again.
///
/// Who is alone for a day once may be cleaning the flat; a plan of a ward repeats itself.
struct UsualShifts {
  private static let hours = 6 * 3600...16 * 3600
  /// The days before an event among which its like is looked for.
  private static let days = 28
  private static let needed = 3
  /// How far the beginnings may lie apart, in seconds of the day.
  private static let spread = 2 * 3600

  /// By title, in order of time: when each began, and on which second of its day.
  private var starts: [String: [(moment: Instant, second: Int)]] = [:]
  private let zone: Zone

  /// - Parameters:
  ///   - occurrences: all that is known, of the days before too, in any order.
  ///   - zone: the clock they are lived by.
  init(among occurrences: [Occurrence], in zone: Zone) {
    self.zone = zone
    for occurrence in occurrences {
      guard let span = Self.span(of: occurrence) else { continue }
      let second = zone.reading(at: span.start).time.secondOfDay
      starts[occurrence.weighedTitle, default: []].append((span.start, second))
    }
  }

  /// Whether three like `occurrence` began on the days before it.
  func hold(_ occurrence: Occurrence) -> Bool {
    guard let span = Self.span(of: occurrence),
      let like = starts[occurrence.weighedTitle], like.count > Self.needed
    else { return false }
    let second = zone.reading(at: span.start).time.secondOfDay
    let first = span.start.adding(seconds: -Self.days * 86_400)
    let before = like.count {
      first <= $0.moment && $0.moment < span.start && Self.isNear($0.second, second)
    }
    return before >= Self.needed
  }

  private static func isNear(_ a: Int, _ b: Int) -> Bool {
    let apart = abs(a - b)
    return min(apart, 86_400 - apart) <= spread
  }

  /// Nil unless it is as long as a shift, and nobody else is there.
  private static func span(of occurrence: Occurrence) -> TimeSpan? {
    guard case .timed(let span) = occurrence.time, hours.contains(span.seconds),
      occurrence.people.count < 2
    else { return nil }
    return span
  }
}

extension Agenda {
  /// Marks those of ``occurrences`` that are a shift by their repetition.
  mutating func markUsualShifts(in zone: Zone) {
    let shifts = UsualShifts(among: (before ?? []) + occurrences, in: zone)
    for index in occurrences.indices where shifts.hold(occurrences[index]) {
      occurrences[index].isUsualShift = true
    }
    for index in (before ?? []).indices {
      if let earlier = before?[index], shifts.hold(earlier) { before?[index].isUsualShift = true }
    }
  }
}
