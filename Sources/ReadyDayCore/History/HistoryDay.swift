/// All that is known of one past day: its morning, its calendar, its training.
///
/// A value is nil if it was not measured, is hidden, or was not read; never 0.
package struct HistoryDay: Hashable, Sendable {
  package let date: LocalDate
  /// The source of the morning; nil if there is none.
  package var source: HealthOrigin?
  /// 0…100, once the wearable knows its wearer.
  package var recovery: Double?
  /// The same also where it is provisional.
  package var shownRecovery: Double?
  package var zone = RecoveryZone.unknown
  /// rMSSD, or SDNN of a source that knows no other; milliseconds.
  package var heartRateVariability: Double?
  package var restingHeartRate: Double?
  package var respiratoryRate: Double?
  package var bloodOxygen: Double?
  package var skinTemperature: Double?
  /// Of this day, 0…21.
  package var strain: Double?
  package var kilojoules: Double?
  /// Minutes, as ``needed``.
  package var asleep: Double?
  package var needed: Double?
  /// Percent.
  package var performance: Double?
  package var efficiency: Double?
  /// When the night before this morning began, on the sleeper's clock.
  package var onset: LocalDateTime?
  package var wake: LocalDateTime?
  /// Of the clock woken to.
  package var offset: UTCOffset?
  /// Of a day that the calendars cover.
  package var calendar: CalendarDay?
  /// Minutes times zone; nil without a workout.
  package var zoneMinutes: Double?
  package var meters: Double?
  package var workouts = 0
  /// When the last workout ended, seconds from the day's first midnight on the clock of its place.
  package var lastWorkoutEnd: Int?
  package var planned = 0
  package var done = 0
  /// Sessions of a programme, and how many of them were held, at least in part.
  package var programmeSessions = 0
  package var programmeDone = 0
  /// 1…5, the mean of the day's reflections.
  package var feeling: Double?
  /// When it was slept since the noon before, night and naps, in seconds of the clock of each; in order.
  package var sleeps: [Range<Int>] = []
  /// What was answered about the day before.
  package var answers: [String: Bool] = [:]

  package init(_ date: LocalDate) {
    self.date = date
  }
}

extension HistoryDay {
  /// What the calendars held on a day.
  package struct CalendarDay: Hashable, Sendable {
    /// 0…100.
    package let load: Double
    package let level: CalendarLoad.Level
    package let minutes: Int
    package let events: Int
    package let highEvents: Int
    /// When the last counted event, and the last with other people, ended: seconds from midnight.
    package let lastEnd: Int?
    package let lastCompanyEnd: Int?
  }
}

extension HistoryDay.CalendarDay {
  /// - Parameters:
  ///   - events: those of the day, counted or not.
  ///   - date: the day.
  ///   - zone: the clock it is lived by.
  init(_ events: [DayEvent], on date: LocalDate, in zone: Zone, heavyAbove border: Double) {
    let load = CalendarLoad(of: events, heavyAbove: border)
    (self.load, level, minutes) = (load.score, load.level, load.countedMinutes)
    highEvents = load.highEvents
    let counted = events.filter { $0.part != nil }
    self.events = counted.count
    let start = LocalDateTime(date).wallSeconds
    func last(_ events: [DayEvent]) -> Int? {
      events.compactMap { $0.part.map { zone.reading(at: $0.end).wallSeconds - start } }.max()
    }
    lastEnd = last(counted)
    lastCompanyEnd = last(counted.filter { $0.attendees > 0 })
  }
}

extension HistoryDay {
  /// Minutes from the noon before the morning to the moment halfway through the night; nil if no night is known.
  var midsleep: Double? {
    guard let onset, let wake else { return nil }
    let noon = LocalDateTime(date).wallSeconds - Self.halfDay
    return Double(onset.wallSeconds + wake.wallSeconds - 2 * noon) / 120
  }

  /// Minutes from the noon before to the beginning of the night.
  var onsetMinutes: Double? {
    onset.map { Double($0.wallSeconds - LocalDateTime(date).wallSeconds + Self.halfDay) / 60 }
  }

  static let halfDay = 43_200

  /// The day as if `metrics` had never been measured.
  func hiding(_ metrics: Set<HealthMetric>) -> HistoryDay {
    metrics.reduce(into: self) { $0.hide($1) }
  }

  private mutating func hide(_ metric: HealthMetric) {
    switch metric {
    case .recovery: (recovery, shownRecovery, zone) = (nil, nil, .unknown)
    case .sleep:
      (asleep, needed, performance, efficiency) = (nil, nil, nil, nil)
      (onset, wake, respiratoryRate, sleeps, offset) = (nil, nil, nil, [], nil)
    case .strain: (strain, kilojoules) = (nil, nil)
    case .heartRateVariability: heartRateVariability = nil
    case .restingHeartRate: restingHeartRate = nil
    case .heartRate: zoneMinutes = nil
    case .bloodOxygen: bloodOxygen = nil
    case .skinTemperature: skinTemperature = nil
    case .journal: answers = [:]
    case .injuries: break
    }
  }
}
