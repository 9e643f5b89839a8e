/// A past day. A value is nil, never 0, if it was not measured, is hidden, or was not read.
package struct HistoryDay: Equatable, Sendable {
  package let date: LocalDate
  /// The source of the morning; nil if there is none.
  package var source: HealthOrigin?
  /// 0…100; nil until the wearable is calibrated.
  package var recovery: Double?
  /// The recovery, even if it is provisional.
  package var shownRecovery: Double?
  package var zone = RecoveryZone.unknown
  /// In milliseconds: rMSSD, or SDNN if the source has no rMSSD.
  package var heartRateVariability: Double?
  package var restingHeartRate: Double?
  package var respiratoryRate: Double?
  package var bloodOxygen: Double?
  package var skinTemperature: Double?
  /// The strain of this day, 0…21.
  package var strain: Double?
  package var kilojoules: Double?
  package var steps: Double?
  /// What movement burnt; of the whole day, at rest too, if WHOOP measured it.
  package var kilocalories: Double?
  /// In minutes, like `needed`.
  package var asleep: Double?
  package var needed: Double?
  /// In percent, like `efficiency`.
  package var performance: Double?
  package var efficiency: Double?
  /// When the night before this morning began, on the local clock.
  package var onset: LocalDateTime?
  package var wake: LocalDateTime?
  /// The UTC offset on waking up.
  package var offset: UTCOffset?
  /// Nil on days that the calendars do not cover.
  package var calendar: CalendarDay?
  /// Minutes × heart rate zone; nil if there was no workout.
  package var zoneMinutes: Double?
  package var meters: Double?
  /// What was recorded and planned of each sport.
  package var sports: [SportVolume] = []
  package var workouts = 0
  /// When the last workout ended, in seconds from the day's first midnight on the local clock.
  package var lastWorkoutEnd: Int?
  package var planned = 0
  package var done = 0
  /// The number of sessions in programmes, and of those done at least in part.
  package var programmeSessions = 0
  package var programmeDone = 0
  /// The mean of the day's reflections, 1…5.
  package var feeling: Double?
  /// How the user felt that morning, 1…5.
  package var felt: Double?
  /// Nights and naps since the noon before, in seconds from that noon on the local clock of each.
  package var sleeps: [Range<Int>] = []
  /// The journal's answers about the day before.
  package var answers: [String: Bool] = [:]

  package init(_ date: LocalDate) { self.date = date }

  package struct CalendarDay: Equatable, Sendable {
    /// 0…100.
    package let load: Double
    package let level: CalendarLoad.Level
    package let minutes: Int
    package let events: Int
    package let highEvents: Int
    /// When the last counted event, and the last with other people, ended: seconds after midnight.
    package let lastEnd: Int?
    package let lastCompanyEnd: Int?
  }

  /// The middle of the night, in minutes after the noon before; nil if the night is unknown.
  var midsleep: Double? {
    guard let onset, let wake else { return nil }
    let noon = LocalDateTime(date).wallSeconds - Self.halfDay
    return Double(onset.wallSeconds + wake.wallSeconds - 2 * noon) / 120
  }

  /// The start of the night, in minutes after the noon before; nil if unknown.
  var onsetMinutes: Double? {
    onset.map { Double($0.wallSeconds - LocalDateTime(date).wallSeconds + Self.halfDay) / 60 }
  }

  static let halfDay = 43_200

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
    case .energy: (kilojoules, kilocalories, steps) = (nil, nil, nil)
    case .bloodOxygen: bloodOxygen = nil
    case .skinTemperature: skinTemperature = nil
    case .journal: answers = [:]
    case .feel: (felt, feeling) = (nil, nil)
    case .injuries, .selfTests: break
    }
  }
}

extension HistoryDay.CalendarDay {
  /// - Parameter events: the day's events, counted or not.
  init(_ events: [DayEvent], on date: LocalDate, in zone: Zone, heavyAbove border: Double) {
    let load = CalendarLoad(of: events, heavyAbove: border)
    (self.load, level, minutes) = (load.score, load.level, load.countedMinutes)
    highEvents = load.highEvents
    // By place, as events are large to copy.
    let counted = events.indices.filter { events[$0].part != nil }
    self.events = counted.count
    let start = LocalDateTime(date).wallSeconds
    func last(_ places: [Int]) -> Int? {
      places.compactMap { place in
        events[place].part.map { zone.reading(at: $0.end).wallSeconds - start }
      }.max()
    }
    lastEnd = last(counted)
    lastCompanyEnd = last(counted.filter { events[$0].attendees > 0 })
  }
}
