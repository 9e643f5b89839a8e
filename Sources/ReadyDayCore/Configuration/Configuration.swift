/// The values of the configuration file; nil or empty if it sets none.
package struct Configuration: Sendable {
  /// One calendar, or a folder of them.
  package struct Calendar: Equatable, Sendable {
    package enum Show: String, CaseIterable, Sendable {
      case full, busy
    }

    /// Overrides the name in the files; calendars shown as busy always have one.
    package var name: String?
    /// The path; for a fetched calendar, that of its copy.
    package var path: String
    /// Where it is fetched from; nil for local files.
    package var feed: CalendarFeed?
    package var show = Show.full
    /// The kind; a calendar with a kind always has a name.
    package var kind: CalendarKind?
    /// How many minutes the way to its events, and back, takes.
    package var travelMinutes: Int?
    /// Whether the file has only a path instead of an object.
    var isBare = false
  }

  /// What is hidden, in the words of `--hide`.
  package struct Privacy: Equatable, Sendable {
    package var hide: [String] = []
    package var privateEvents = "title"
    /// What a coach may see; nil for readyday's default.
    package var coach: [String]?
    package var mailSubject = "zone"

    /// The metrics, and what comes from calendars.
    package static let choices =
      HealthMetric.allCases.map(\.rawValue) + ["titles", "private_events", "place"]
  }

  /// How to log in to WHOOP, if configured.
  package struct SyncWhoop: Equatable, Sendable {
    package var clientID: String?
    /// The program that prints the client's secret, with its arguments; may be empty.
    package var secretCommand: [String] = []
    package var port = WhoopLogin.defaultPort
  }

  /// The file as messages name it; nil if there is none.
  package var origin: String?
  /// The file, byte for byte.
  package var text: [UInt8] = []
  /// The keys set in the file, such as `day.waking`.
  package var written: Set<String> = []
  package var zoneName: String?
  /// Nil also for "auto".
  package var language: Language?
  package var units = Units.metric
  package var me: [String] = []
  package var whoop: [String] = []
  /// The devices whose mornings are preferred, best first; empty for readyday's own order.
  var sources: [String] = []
  package var calendars: [Calendar] = []
  /// The user's addresses are in ``me`` instead.
  package var preferences = Preferences()
  /// Words that are added to those in ``preferences``.
  var highWords: [String] = []
  var lowWords: [String] = []
  package var privacy = Privacy()
  package var mailTo: String?
  package var syncWhoop = SyncWhoop()
  /// The kinds of alerts; empty for all.
  package var alerts: [String] = []
  /// Either "never" or "before_brief".
  var sync = "never"

  package init() {}

  /// All devices, the preferred ones first.
  package var sourceOrder: [HealthOrigin] {
    sources.compactMap { HealthOrigin(named: $0) }.completed
  }

  /// Whether today's briefing first fetches what is out of date.
  package var syncsBeforeBrief: Bool { sync == "before_brief" }

  package func fetchedCalendar(at path: String) -> Calendar? {
    calendars.first { $0.feed != nil && $0.path == path }
  }

  package var busyCalendars: Set<String> {
    Set(calendars.filter { $0.show == .busy }.compactMap(\.name))
  }

  /// The calendars named by calendars or by rules.
  package var knownCalendars: Set<String> {
    let ruled = preferences.rules.compactMap(\.calendar).flatMap { $0.split(separator: "|") }
    return Set(calendars.compactMap(\.name) + ruled.map(String.init))
  }

  package var namesData: Bool { !dataPaths.isEmpty }

  /// Every file and folder named as data, with its place in the configuration.
  var dataPaths: [(name: String, steps: [JSONStep])] {
    whoop.enumerated().map { ($1, [.key("whoop"), .index($0)]) }
      + calendars.enumerated().map { index, calendar in
        let element: [JSONStep] = [.key("calendars"), .index(index)]
        return (calendar.path, calendar.isBare ? element : element + [.key(calendar.keyOfPlace)])
      }
  }

  /// The same without fetched copies, which need not exist.
  var localPaths: [(name: String, steps: [JSONStep])] {
    dataPaths.filter { fetchedCalendar(at: $0.name) == nil }
  }

  /// Where the file names `path` as data.
  package func place(ofData path: String) -> String? {
    dataPaths.first { $0.name == path }.map { place(of: $0.steps) }
  }

  /// The place as messages name it, such as `~/config.json5:3:14: calendars[0].path`.
  package func place(of path: [JSONStep]) -> String {
    let value = JSONReader.place(of: path, in: text.span.bytes, .json5).value
    let (line, column) = JSONReader.position(of: value.lowerBound, in: text.span.bytes)
    return "\(origin ?? ""):\(line):\(column): \(path.text)"
  }

  /// Numbers calendars whose names are taken, since two from one server have the same name.
  package static func distinct(_ calendars: [JSON], from taken: [String] = []) -> [JSON] {
    var taken = Set(taken)
    return calendars.map { calendar in
      guard var members = calendar.members, members["url"] != nil,
        let name = members["name"]?.text
      else { return calendar }
      let free = ([name] + (2...taken.count + 2).map { "\(name) \($0)" }).first {
        !taken.contains($0)
      }
      taken.insert(free ?? name)
      members["name"] = .string(free ?? name)
      return .object(members)
    }
  }
}

extension Configuration.Calendar {
  fileprivate var keyOfPlace: String {
    switch feed?.address {
    case nil: "path"
    case .written: "url"
    case .printed: "url_command"
    }
  }
}
