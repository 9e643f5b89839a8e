/// What might affect the next morning. The list is fixed, because more tests find more by chance.
package enum HabitExposure: Hashable, Sendable {
  /// The calendar load was above the threshold of a heavy day.
  case heavyLoad
  /// The last event with other people ended at 19:00 or later.
  case lateCompany
  /// An event ended two hours or less before the usual onset of sleep, or later.
  case eventNearSleep
  /// The strain was in the user's highest quarter.
  case highStrain
  /// A workout ended less than four hours before the usual onset of sleep, or later.
  case lateWorkout
  /// The user fell asleep an hour or more later than usual for such nights.
  case lateSleep
  /// The night was in the user's shortest fifth, which the score itself counts.
  case shortSleep
  /// The day is one of the first three after the clock changed by two hours or more.
  case newZone
  /// The user answered yes to this question in WHOOP's journal.
  case journal(String)

  static let all: [HabitExposure] = [
    .heavyLoad, .lateCompany, .eventNearSleep, .highStrain, .lateWorkout, .lateSleep, .shortSleep,
    .newZone,
  ]

  private var row: (code: String, metric: HealthMetric?) {
    switch self {
    case .heavyLoad: ("heavy_load", nil)
    case .lateCompany: ("late_company", nil)
    case .eventNearSleep: ("event_near_sleep", .sleep)
    case .highStrain: ("high_strain", .strain)
    case .lateWorkout: ("late_workout", .sleep)
    case .lateSleep: ("late_sleep", .sleep)
    case .shortSleep: ("short_sleep", .sleep)
    case .newZone: ("new_zone", .sleep)
    case .journal(let question): ("journal:" + JournalAnswer.code(of: question), .journal)
    }
  }

  /// A stable name for scripts.
  package var code: String { row.code }

  /// If this metric is hidden, so is the exposure.
  var metric: HealthMetric? { row.metric }

  /// The journal's question as written; nil for readyday's own exposures.
  package var question: String? { if case .journal(let question) = self { question } else { nil } }

  var isFromJournal: Bool { question != nil }

  var isAboutNights: Bool { self == .lateSleep || self == .shortSleep }
}

/// The limits that decide which days had which exposure.
package struct HabitBorders: Equatable, Sendable {
  /// A calendar load, 0…100; a higher one is heavy.
  package let heavyLoad: Double
  /// The 75th percentile of the year's strain; nil if none is known.
  package let highStrain: Double?
  /// The 20th percentile of the year's sleep, in minutes; nil if none is known.
  package let shortSleep: Double?
  /// The year's median onsets before working days and free days, in minutes after noon.
  package let onsetBeforeWork: Double?
  package let onsetBeforeFree: Double?
  private let workDays: Set<Weekday>

  init(_ days: some Sequence<HistoryDay>, _ preferences: Preferences) {
    let days = Array(days)
    heavyLoad = preferences.heavyLoad
    workDays = preferences.workDays
    highStrain = days.compactMap(\.strain).percentile(75)
    shortSleep = days.compactMap(\.asleep).percentile(20)
    let work = days.filter { preferences.isWorkDay($0.date) }
    let free = days.filter { !preferences.isWorkDay($0.date) }
    onsetBeforeWork = work.compactMap(\.onsetMinutes).median
    onsetBeforeFree = free.compactMap(\.onsetMinutes).median
  }

  /// The usual onset of sleep in the night that ends on `date`, in minutes after the noon before.
  func onset(endingOn date: LocalDate) -> Double? {
    workDays.contains(date.weekday)
      ? onsetBeforeWork ?? onsetBeforeFree : onsetBeforeFree ?? onsetBeforeWork
  }

  package static func clock(ofOnset minutes: Double) -> TimeOfDay {
    TimeOfDay(clamping: (Int(truncating: minutes) * 60 + HistoryDay.halfDay) % 86_400)
  }

  static let late = 60.0
  static let nearSleep = 120.0
  static let workoutNearSleep = 240.0
  static let lateEvening = 19 * 3600
  static let zoneChange = 2 * 3600
  static let daysOfNewZone = 3

  /// Whether `day`, or the night before the morning of `next`, had the exposure; nil if unknown.
  func has(
    _ exposure: HabitExposure, _ day: HistoryDay, _ next: HistoryDay, newZones: Set<LocalDate>
  ) -> Bool? {
    switch exposure {
    case .heavyLoad: return day.calendar.map { $0.level == .heavy }
    case .lateCompany: return day.calendar.map { ($0.lastCompanyEnd ?? 0) >= Self.lateEvening }
    case .eventNearSleep:
      guard let calendar = day.calendar, let onset = onset(endingOn: next.date) else { return nil }
      return calendar.lastEnd.map { minutes($0) >= onset - Self.nearSleep } ?? false
    case .highStrain:
      guard let highStrain, let strain = day.strain else { return nil }
      return strain >= highStrain
    case .lateWorkout:
      guard day.source != nil, let onset = onset(endingOn: next.date) else { return nil }
      return day.lastWorkoutEnd.map { minutes($0) > onset - Self.workoutNearSleep } ?? false
    case .lateSleep:
      guard let own = next.onsetMinutes, let onset = onset(endingOn: next.date) else { return nil }
      return own >= onset + Self.late
    case .shortSleep:
      guard let shortSleep, let asleep = next.asleep else { return nil }
      return asleep <= shortSleep
    case .newZone: return day.offset == nil ? nil : newZones.contains(day.date)
    case .journal(let question): return next.answers[question]
    }
  }

  /// Converts seconds after midnight to minutes after noon.
  private func minutes(_ seconds: Int) -> Double { Double(seconds - HistoryDay.halfDay) / 60 }

  /// The first three days after each change of the clock by two hours or more.
  static func newZones(in days: some Sequence<HistoryDay>) -> Set<LocalDate> {
    var found: Set<LocalDate> = []
    var known: UTCOffset?
    for day in days {
      guard let offset = day.offset else { continue }
      if let known, abs(offset.seconds - known.seconds) >= zoneChange {
        for after in 0..<daysOfNewZone { found.insert(day.date.advanced(by: after)) }
      }
      known = offset
    }
    return found
  }
}

/// How the topic of a journal question may affect the next morning, best established first.
enum JournalPath: Int, CaseIterable {
  case alcohol, lateFood, caffeine, illness, screens, stress, medication

  init?(_ question: String) {
    let words = JournalAnswer.code(of: question).split(separator: "_")
    func has(_ stems: [String]) -> Bool {
      words.contains { word in stems.contains { word.hasPrefix($0) } }
    }
    guard let path = Self.allCases.first(where: { $0.stems.allSatisfy(has) }) else { return nil }
    // For example "Read (non-screened device) while in bed?"
    if path == .screens, has(["non", "sin"]) { return nil }
    self = path
  }

  /// Word stems without accents. A question must match one from each list.
  private var stems: [[String]] {
    switch self {
    case .alcohol: [["alcohol"]]
    case .lateFood:
      [
        ["eat", "ate", "food", "meal", "snack", "comi", "comer", "cen", "alimento"],
        ["bed", "late", "evening", "dormir", "acost", "cama", "tarde", "noche"],
      ]
    case .caffeine: [["caffein", "coffee", "cafe"]]
    case .illness: [["sick", "ill", "fever", "enferm", "fiebre"]]
    case .screens: [["screen", "pantalla"]]
    case .stress: [["stress", "estres"]]
    case .medication: [["medicat", "medicin", "medicac", "medicam"]]
    }
  }
}
