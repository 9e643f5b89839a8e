/// What the configuration file says, every key understood; nil and empty where it is silent.
package struct Configuration: Sendable {
  /// One calendar, or a folder of them.
  package struct Calendar: Hashable, Sendable {
    package enum Show: String, CaseIterable, Sendable {
      case full, busy
    }

    /// Over whatever the files say; those shown as busy always have one.
    package var name: String?
    /// For a fetched calendar, the path of its copy.
    package var path: String
    /// Where it is fetched from; nil for local files.
    package var feed: CalendarFeed?
    package var show = Show.full
    /// Nil if it is not given; a calendar with a kind always has a name.
    package var kind: CalendarKind?
    /// Whether the file has just its path instead of an object.
    var isBare = false
  }

  /// What is hidden, in the words of `--hide`.
  package struct Privacy: Hashable, Sendable {
    package var hide: [String] = []
    package var privateEvents = "title"
    /// What a coach may see; nil for what readyday shows one by itself.
    package var coach: [String]?
    package var mailSubject = "zone"

    /// What can be hidden: the metrics, and what comes from calendars.
    package static let choices =
      HealthMetric.allCases.map(\.rawValue) + ["titles", "private_events"]
  }

  /// How to log in to WHOOP, if the configuration says so.
  package struct SyncWhoop: Hashable, Sendable {
    package var clientID: String?
    /// The program that prints the client's secret, with its arguments; empty if there is none.
    package var secretCommand: [String] = []
    package var port = WhoopLogin.defaultPort
  }

  /// The file as messages name it; nil without one.
  package var origin: String?
  /// What the file says, byte for byte.
  package var text: [UInt8] = []
  /// The keys that stand in the file, `day.waking`.
  package var written: Set<String> = []
  package var zoneName: String?
  /// Nil also for "auto".
  package var language: Language?
  /// Of what people are shown.
  package var units = Units.metric
  package var me: [String] = []
  package var whoop: [String] = []
  /// The names of the devices whose mornings count first; empty for readyday's own order.
  var sources: [String] = []
  package var calendars: [Calendar] = []
  /// The user's addresses come from ``me``.
  package var preferences = Preferences()
  /// The words added to ``preferences``' own.
  var highWords: [String] = []
  var lowWords: [String] = []
  package var privacy = Privacy()
  package var mailTo: String?
  /// How to log in at WHOOP without a terminal.
  package var syncWhoop = SyncWhoop()
  /// The kinds of alerts that are wanted; empty for all.
  package var alerts: [String] = []
  /// When readyday fetches by itself: "never" or "before_brief".
  var sync = "never"

  package init() {}
}

extension Configuration {
  /// All devices, that first whose mornings count first.
  package var sourceOrder: [HealthOrigin] {
    sources.compactMap { HealthOrigin(named: $0) }.completed
  }

  /// Whether the brief of today fetches first what is old.
  package var syncsBeforeBrief: Bool { sync == "before_brief" }

  /// The calendar whose fetched copy is at `path`.
  package func fetchedCalendar(at path: String) -> Calendar? {
    calendars.first { $0.feed != nil && $0.path == path }
  }

  /// The names of the calendars whose events are shown as busy.
  package var busyCalendars: Set<String> {
    Set(calendars.filter { $0.show == .busy }.compactMap(\.name))
  }

  /// Every calendar name in the configuration.
  package var knownCalendars: Set<String> {
    let ruled = preferences.rules.compactMap(\.calendar).flatMap { $0.split(separator: "|") }
    return Set(calendars.compactMap(\.name) + ruled.map(String.init))
  }
}
