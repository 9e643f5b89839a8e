/// Something a day may have had, of which it is asked what recovery was the morning after.
///
/// The list is fixed: who may look for more finds more, whether it is there or not.
package enum HabitExposure: Hashable, Sendable {
  /// Calendar load above the border of a heavy day.
  case heavyLoad
  /// The last event with other people ended at 19:00 or later.
  case lateCompany
  /// An event ended two hours or less before one usually falls asleep.
  case eventNearSleep
  /// Strain in the own highest quarter.
  case highStrain
  /// A workout ended less than four hours before one usually falls asleep.
  case lateWorkout
  /// Asleep an hour or more later than usual on such nights.
  case lateSleep
  /// Among the own shortest fifth of nights, which is part of the score itself.
  case shortSleep
  /// The first three days on clocks two hours or more apart from those before.
  case newZone
  /// A question of WHOOP's journal.
  case journal(String)
}

extension HabitExposure {
  /// In the order they are shown.
  static let all: [HabitExposure] = [
    .heavyLoad, .lateCompany, .eventNearSleep, .highStrain, .lateWorkout, .lateSleep, .shortSleep,
    .newZone,
  ]

  /// The name by which scripts know it.
  package var code: String {
    switch self {
    case .heavyLoad: "heavy_load"
    case .lateCompany: "late_company"
    case .eventNearSleep: "event_near_sleep"
    case .highStrain: "high_strain"
    case .lateWorkout: "late_workout"
    case .lateSleep: "late_sleep"
    case .shortSleep: "short_sleep"
    case .newZone: "new_zone"
    case .journal(let question): "journal:" + JournalAnswer.code(of: question)
    }
  }

  var isOfJournal: Bool {
    if case .journal = self { true } else { false }
  }

  /// Whether it is about days that the calendars cover.
  var needsCalendar: Bool {
    switch self {
    case .heavyLoad, .lateCompany, .eventNearSleep: true
    case .highStrain, .lateWorkout, .lateSleep, .shortSleep, .newZone, .journal: false
    }
  }

  /// What must not be hidden for it to be shown.
  var metric: HealthMetric? {
    switch self {
    case .heavyLoad, .lateCompany: nil
    case .eventNearSleep, .lateWorkout, .lateSleep, .shortSleep, .newZone: .sleep
    case .highStrain: .strain
    case .journal: .journal
    }
  }
}

/// The borders of a person's own that tell which days had what.
package struct HabitBorders: Hashable, Sendable {
  /// 0…100.
  package let heavyLoad: Double
  /// The 75th percentile of the year's strain; nil without values.
  package let highStrain: Double?
  /// The 20th percentile of the year's sleep, minutes.
  package let shortSleep: Double?
  /// Medians of the year, minutes after noon: of nights before days that are worked, and of others.
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

  /// When one usually falls asleep in the night that ends on `date`, minutes after the noon before.
  func onset(endingOn date: LocalDate) -> Double? {
    workDays.contains(date.weekday)
      ? onsetBeforeWork ?? onsetBeforeFree : onsetBeforeFree ?? onsetBeforeWork
  }

  /// What the clocks show then.
  package static func clock(ofOnset minutes: Double) -> TimeOfDay {
    TimeOfDay(clamping: (Int(minutes) * 60 + HistoryDay.halfDay) % 86_400)
  }

  /// Minutes.
  static let late = 60.0
  static let nearSleep = 120.0
  static let workoutNearSleep = 240.0
  static let lateEvening = 19 * 3600
  static let zoneChange = 2 * 3600
  static let daysOfNewZone = 3
}

extension HabitBorders {
  /// Whether `day`, with the night after it, had it; nil if that is not known.
  ///
  /// - Parameters:
  ///   - exposure: what is asked.
  ///   - day: the day.
  ///   - next: the day after, whose morning ends the night.
  ///   - newZones: the days of which the clocks were new.
  func has(
    _ exposure: HabitExposure, _ day: HistoryDay, _ next: HistoryDay, newZones: Set<LocalDate>
  ) -> Bool? {
    switch exposure {
    case .heavyLoad: return day.calendar.map { $0.level == .heavy }
    case .lateCompany:
      return day.calendar.map { ($0.lastCompanyEnd ?? 0) >= Self.lateEvening }
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

  /// From seconds after midnight to minutes after noon.
  private func minutes(_ seconds: Int) -> Double { Double(seconds - HistoryDay.halfDay) / 60 }

  /// The first three days after each change of clocks by two hours or more.
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

extension HabitExposure {
  /// Whether it is counted in nights.
  var isOfNights: Bool {
    switch self {
    case .lateSleep, .shortSleep: true
    case .heavyLoad, .lateCompany, .eventNearSleep, .highStrain, .lateWorkout, .newZone, .journal:
      false
    }
  }
}
