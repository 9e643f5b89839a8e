/// How the user wants the day to be judged.
public struct Preferences: Hashable, Sendable {
  /// A stretch of every day, on the clock.
  public struct Hours: Hashable, Sendable {
    public let start: TimeOfDay
    /// At or before `start` means that time on the next day, cut off where the day ends.
    public let end: TimeOfDay

    public init(from start: TimeOfDay, to end: TimeOfDay) {
      self.start = start
      self.end = end
    }
  }

  /// Windows and free stretches lie inside it; one that passes midnight moves the border of the days to its end. Default
  /// 06:00–22:00.
  public var waking: Hours
  /// Where a meeting may be moved to. Default 09:00–18:00.
  public var work: Hours
  /// Set aside before the event that follows a workout, and after getting up where the user says so. Default 30.
  public var preparationMinutes: Int {
    get { ownPreparation ?? Self.usualPreparation }
    set { ownPreparation = max(0, newValue) }
  }
  /// What the user says about it, if anything.
  private(set) var ownPreparation: Int?
  /// A window shorter than this is not proposed. Default 60.
  public var minimumWindowMinutes: Int
  /// Parts of the day whose windows come first. None by default.
  public var preferredParts: Set<PartOfDay>
  /// The user's own addresses, in lower case, without `mailto:`. None by default.
  public var me: Set<String>
  /// Which words weigh. Default `DemandLexicon/standard`.
  package var lexicon: DemandLexicon
  /// The first that matches an event decides. None by default.
  public var rules: [DemandRule] = []
  /// The days of the week that are worked. Default Monday to Friday.
  public var workDays: Set<Weekday> = Set(Weekday.allCases.filter { !$0.isWeekend })
  /// When half an hour to eat is looked for. Default 12:00–15:00.
  public var lunch = Hours(
    from: TimeOfDay(clamping: 12 * 3600), to: TimeOfDay(clamping: 15 * 3600))
  /// Whether events from 13:00 to 16:00 ask for more. Default true.
  public var hasAfternoonDip = true
  /// What the user says of whole calendars, by their names. None by default.
  public var calendarKinds: [String: CalendarKind] = [:]
  /// The target for sleep, in minutes, if no device gives a sleep need. Default 480.
  public var sleepTargetMinutes = 480
  /// A load above this is heavy. Default 60.
  public var heavyLoad = CalendarLoad.usualHeavyThreshold
  /// A block of at least this many minutes is a marathon. Default 180.
  public var marathonMinutes = 180

  /// How many hard sessions a week are wanted; nil when the user has not said.
  public var hardPerWeek: Double?

  /// Six to ten o'clock, work from nine to six, windows of an hour with half an hour to get ready.
  public init() {
    self.init(preparationMinutes: nil)
  }

  package init(
    waking: Hours = Hours(from: TimeOfDay(clamping: 6 * 3600), to: TimeOfDay(clamping: 22 * 3600)),
    work: Hours = Hours(from: TimeOfDay(clamping: 9 * 3600), to: TimeOfDay(clamping: 18 * 3600)),
    preparationMinutes: Int? = nil, minimumWindowMinutes: Int = 60,
    preferredParts: Set<PartOfDay> = [], me: Set<String> = [],
    lexicon: DemandLexicon = .standard
  ) {
    self.waking = waking
    self.work = work
    ownPreparation = preparationMinutes.map { max(0, $0) }
    self.minimumWindowMinutes = max(1, minimumWindowMinutes)
    self.preferredParts = preferredParts
    self.me = Set(me.map { $0.lowercased() })
    self.lexicon = lexicon
  }
}

extension Preferences {
  private static let usualPreparation = 30

  /// Whether the user works on days like `date`.
  func isWorkDay(_ date: LocalDate) -> Bool { workDays.contains(date.weekday) }
}

extension Preferences {
  /// The day of `date`: from midnight to midnight, or, where the waking day passes midnight, from its end in the
  /// morning to the next morning. Whoever is up until 08:00 goes to a show at 00:30 on the evening's day.
  package func day(_ date: LocalDate, in zone: Zone) -> TimeSpan {
    TimeSpan(from: dayStart(date, in: zone), to: dayStart(date.advanced(by: 1), in: zone))
  }

  /// How many dates after its own a day reaches into.
  package var daySpill: Int { waking.passesMidnight ? 1 : 0 }

  /// The date whose day `instant` lies in.
  package func date(of instant: Instant, in zone: Zone) -> LocalDate {
    let date = zone.reading(at: instant).date
    return instant < dayStart(date, in: zone) ? date.advanced(by: -1) : date
  }

  /// These hours of the day of `date`, never beyond its end.
  func span(of hours: Hours, on date: LocalDate, in zone: Zone) -> TimeSpan {
    let day = day(date, in: zone)
    let from = instant(of: hours.start, on: date, in: zone)
    let to = instant(of: hours.end, on: date, in: zone)
    return TimeSpan(from: max(from, day.start), to: to <= from ? day.end : min(to, day.end))
  }

  private func dayStart(_ date: LocalDate, in zone: Zone) -> Instant {
    waking.passesMidnight
      ? zone.instant(of: LocalDateTime(date, waking.end)) : zone.start(of: date)
  }

  /// When the clocks show `time` in the day of `date`.
  private func instant(of time: TimeOfDay, on date: LocalDate, in zone: Zone) -> Instant {
    let isNextMorning = waking.passesMidnight && time < waking.end
    return zone.instant(of: LocalDateTime(date.advanced(by: isNextMorning ? 1 : 0), time))
  }
}

extension Preferences.Hours {
  /// Whether they end on the morning after they began; midnight itself ends a day.
  var passesMidnight: Bool { end < start && end != .midnight }
}

/// Morning until 12:00, afternoon until 17:00, evening after that.
public enum PartOfDay: String, Hashable, CaseIterable, Sendable {
  case morning, afternoon, evening

  /// The part in which a clock shows `time`.
  public init(_ time: TimeOfDay) {
    switch time.hour {
    case ..<12: self = .morning
    case ..<17: self = .afternoon
    default: self = .evening
    }
  }
}
