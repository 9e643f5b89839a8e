/// Recognises shifts: a title that repeats at similar hours. A single long day may be anything.
struct UsualShifts {
  private static let hours = 6 * 3600...16 * 3600
  /// How many days before an event are searched.
  private static let days = 28
  private static let needed = 3
  /// How far apart the starts may be, in seconds of the day.
  private static let spread = 2 * 3600

  /// When each title began, as a moment and as a clock reading.
  private var starts: [String: [(moment: Instant, clock: LocalDateTime)]] = [:]
  private let zone: Zone

  /// `lists`: all known occurrences, including the days before, in any order.
  init(among lists: [[Occurrence]], in zone: Zone) {
    self.zone = zone
    for occurrence in lists.joined() {
      guard let span = Self.span(of: occurrence) else { continue }
      starts[occurrence.fullTitle, default: []].append(
        (span.start, zone.reading(at: span.start)))
    }
  }

  /// Whether events like it began on three of the 28 days before it, in any calendar.
  func hold(_ occurrence: Occurrence) -> Bool {
    guard let span = Self.span(of: occurrence),
      let like = starts[occurrence.fullTitle], like.count >= Self.needed
    else { return false }
    let second = zone.reading(at: span.start).time.secondOfDay
    let first = span.start.adding(seconds: -Self.days * 86_400)
    let before = like.filter {
      first <= $0.moment && $0.moment < span.start && Self.isNear($0.clock.time.secondOfDay, second)
    }
    return Set(before.map(\.clock.date)).count >= Self.needed
  }

  private static func isNear(_ a: Int, _ b: Int) -> Bool {
    let apart = abs(a - b)
    return min(apart, 86_400 - apart) <= spread
  }

  /// Nil unless it is as long as a shift and has no other people.
  private static func span(of occurrence: Occurrence) -> TimeSpan? {
    guard case .timed(let span) = occurrence.time, hours.contains(span.seconds),
      occurrence.people.count < 2
    else { return nil }
    return span
  }
}

extension Agenda {
  /// Earlier days supply repetitions, and their own shifts are marked too.
  mutating func markUsualShifts(in zone: Zone) {
    let shifts = UsualShifts(among: [before ?? [], occurrences], in: zone)
    func mark(_ occurrences: inout [Occurrence]) {
      for index in occurrences.indices where shifts.hold(occurrences[index]) {
        occurrences[index].isUsualShift = true
      }
    }
    mark(&occurrences)
    guard var earlier = before else { return }
    mark(&earlier)
    before = earlier
  }
}
