import ReadyDayCore

/// What the configuration file says, every key understood; nil and empty where it is silent.
struct Configuration: Sendable {
  /// One calendar, or a folder of them.
  struct Calendar: Hashable, Sendable {
    enum Show: String, CaseIterable, Sendable {
      case full, busy
    }

    /// Over whatever the files say; those shown as busy always have one.
    var name: String?
    /// For a fetched calendar, the path of its copy.
    var path: String
    /// Where it is fetched from; nil for local files.
    var feed: CalendarFeed?
    var show = Show.full
    /// Nil if it is not given; a calendar with a kind always has a name.
    var kind: CalendarKind?
    /// Whether the file has just its path instead of an object.
    var isBare = false
  }

  /// What is hidden, in the words of `--hide`.
  struct Privacy: Hashable, Sendable {
    var hide: [String] = []
    var privateEvents = "title"
    /// What a coach may see; nil for what readyday shows one by itself.
    var coach: [String]?
    var mailSubject = "zone"
  }

  /// The file as messages name it; nil without one.
  var origin: String?
  /// What the file says, byte for byte.
  var text: [UInt8] = []
  /// The keys that stand in the file, `day.waking`.
  var written: Set<String> = []
  var zoneName: String?
  /// Nil also for "auto".
  var language: Language?
  /// Of what people are shown.
  var units = Units.metric
  var me: [String] = []
  var whoop: [String] = []
  /// The names of the devices whose mornings count first; empty for readyday's own order.
  var sources: [String] = []
  var calendars: [Calendar] = []
  /// The user's addresses come from ``me``.
  var preferences = Preferences()
  /// The words added to ``preferences``' own.
  var highWords: [String] = []
  var lowWords: [String] = []
  var privacy = Privacy()
  var mailTo: String?
  /// How to log in at WHOOP without a terminal.
  var syncWhoop = SyncWhoop()
  /// The kinds of alerts that are wanted; empty for all.
  var alerts: [String] = []
  /// When readyday fetches by itself: "never" or "before_brief".
  var sync = "never"
}

extension Configuration {
  /// All devices, that first whose mornings count first.
  var sourceOrder: [HealthOrigin] { sources.compactMap { HealthOrigin(named: $0) }.completed }

  /// Whether the brief of today fetches first what is old.
  var syncsBeforeBrief: Bool { sync == "before_brief" }

  /// The calendar whose fetched copy is at `path`.
  func fetchedCalendar(at path: String) -> Calendar? {
    calendars.first { $0.feed != nil && $0.path == path }
  }

  /// The names of the calendars whose events are shown as busy.
  var busyCalendars: Set<String> {
    Set(calendars.filter { $0.show == .busy }.compactMap(\.name))
  }

  /// Every calendar name in the configuration.
  var knownCalendars: Set<String> {
    let ruled = preferences.rules.compactMap(\.calendar).flatMap { $0.split(separator: "|") }
    return Set(calendars.compactMap(\.name) + ruled.map(String.init))
  }
}
