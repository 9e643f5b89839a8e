/// How the user wants the day to be judged.
public struct Preferences: Equatable, Sendable {
  /// Hours of every day, in local time.
  public struct Hours: Equatable, Sendable {
    public let start: TimeOfDay
    /// An end that is not after `start` is on the next day, cut off where the day ends.
    public let end: TimeOfDay

    public init(from start: TimeOfDay, to end: TimeOfDay) { (self.start, self.end) = (start, end) }
  }

  /// Limits windows and free time; if it passes midnight, days end with it. Default 06:00–22:00.
  public var waking = Hours(from: TimeOfDay(clamping: 6 * 3600), to: TimeOfDay(clamping: 22 * 3600))
  /// The hours within which meetings may be moved. Default 09:00–18:00.
  public var work = Hours(from: TimeOfDay(clamping: 9 * 3600), to: TimeOfDay(clamping: 18 * 3600))
  /// Minutes left free before the event after a workout and, if set, after getting up. Default 30.
  public var preparationMinutes: Int {
    get { ownPreparation ?? Self.usualPreparation }
    set { ownPreparation = max(0, newValue) }
  }
  /// Nil if the user has not set it.
  private(set) var ownPreparation: Int?
  /// The minimum length of a window in minutes. Default 60.
  public var minimumWindowMinutes = 60
  /// Whether windows have room for the calendar's session instead, if it has one.
  package var windowsHoldSession = true
  /// The preferred parts of the day. None by default.
  public var preferredParts: Set<PartOfDay> = []
  /// The user's own addresses, in lower case and without `mailto:`. None by default.
  public var me: Set<String> = []
  package var lexicon = DemandLexicon.standard
  /// The first rule that matches an event decides. None by default.
  public var rules: [DemandRule] = []
  /// The working days. Default Monday to Friday.
  public var workDays: Set<Weekday> = Set(Weekday.allCases.filter { !$0.isWeekend })
  /// The regions whose holidays are days off, besides those of everybody. None by default.
  public var regions: [String] = []
  /// When to look for half an hour to eat. Default 12:00–15:00.
  public var lunch = Hours(from: TimeOfDay(clamping: 12 * 3600), to: TimeOfDay(clamping: 15 * 3600))
  /// Whether events from 13:00 to 16:00 are more demanding. Default true.
  public var hasAfternoonDip = true
  /// The configured kinds, by the calendar's name. None by default.
  public var calendarKinds: [String: CalendarKind] = [:]
  /// The sleep need in minutes if no device gives one. Default 480.
  public var sleepTargetMinutes = 480
  /// A load above this is heavy. Default 60.
  public var heavyLoad = CalendarLoad.usualHeavyThreshold
  /// The minutes that make a block a marathon. Default 180.
  public var marathonMinutes = 180

  /// Whether to learn from recorded workouts what the user usually trains. Default true.
  package var learnsHabits = true

  /// Where the user lives, if places are looked for; elsewhere, home's errands do not count.
  package var home: Zone?
  /// Whether to say when to turn out the light, and that lunch needs half an hour.
  package var (tellsTonight, tellsLunch) = (true, true)
  /// Minutes from getting up to the start, by what one gets up for.
  package var ready: [RiseReason: Int] = [:]
  /// Minutes of travel each way, by the name of the events' calendar.
  package var travelMinutes: [String: Int] = [:]

  /// The number of hard sessions a week; nil if the user has not set it.
  public var hardPerWeek: Double?

  /// All values are the defaults.
  public init() {}

  private static let usualPreparation = 30

  func isWorkDay(_ date: LocalDate) -> Bool { workDays.contains(date.weekday) }

  /// From midnight to midnight, or between the ends of waking days that pass midnight: for someone
  /// up until 08:00, a show at 00:30 belongs to the evening before.
  package func day(_ date: LocalDate, in zone: Zone) -> TimeSpan {
    TimeSpan(from: dayStart(date, in: zone), to: dayStart(date.advanced(by: 1), in: zone))
  }

  /// The number of dates after its own that a day reaches into.
  package var daySpill: Int { waking.passesMidnight ? 1 : 0 }

  /// The date whose day contains `instant`.
  package func date(of instant: Instant, in zone: Zone) -> LocalDate {
    let date = zone.reading(at: instant).date
    return instant < dayStart(date, in: zone) ? date.advanced(by: -1) : date
  }

  /// The hours on `date`, cut off at the end of the day.
  func span(of hours: Hours, on date: LocalDate, in zone: Zone) -> TimeSpan {
    let day = day(date, in: zone)
    let from = instant(of: hours.start, on: date, in: zone)
    let to = instant(of: hours.end, on: date, in: zone)
    return TimeSpan(from: max(from, day.start), to: to <= from ? day.end : min(to, day.end))
  }

  private func dayStart(_ date: LocalDate, in zone: Zone) -> Instant {
    waking.passesMidnight ? zone.instant(of: LocalDateTime(date, waking.end)) : zone.start(of: date)
  }

  private func instant(of time: TimeOfDay, on date: LocalDate, in zone: Zone) -> Instant {
    let isNextMorning = waking.passesMidnight && time < waking.end
    return zone.instant(of: LocalDateTime(date.advanced(by: isNextMorning ? 1 : 0), time))
  }
}

extension Preferences.Hours {
  /// Whether the hours end after midnight; an end at midnight does not count.
  var passesMidnight: Bool { end < start && end != .midnight }
}

/// Morning until 12:00, afternoon until 17:00, then evening.
public enum PartOfDay: String, Equatable, CaseIterable, Sendable, Coded {
  case morning, afternoon, evening

  /// The part that contains `time`.
  public init(_ time: TimeOfDay) {
    switch time.hour {
    case ..<12: self = .morning
    case ..<17: self = .afternoon
    default: self = .evening
    }
  }
}
