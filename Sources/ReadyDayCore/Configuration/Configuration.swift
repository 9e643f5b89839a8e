/// The values of the configuration file; nil or empty if the file sets none.
package struct Configuration: Sendable {
  /// One calendar, or a folder of them.
  package struct Calendar: Equatable, Sendable {
    package enum Show: String, CaseIterable, Sendable { case full, busy }

    /// Overrides the name in the files; a calendar shown as busy always has one.
    package var name: String?
    /// The path of a local file or folder, or of a fetched calendar's copy.
    package var path: String
    /// Where the calendar is fetched from; nil for local files.
    package var feed: CalendarFeed?
    package var show = Show.full
    /// The kind; a calendar with a kind also has a name.
    package var kind: CalendarKind?
    /// Minutes of travel to its events, one way; nil if none are set.
    package var travelMinutes: Int?
    /// The path with `*` that leads to this one; nil if the file gives the path itself.
    var pattern: String?
    /// Its place in the file's list, which those of one pattern share.
    var place = 0
    /// Whether the file gives a bare path or address instead of an object.
    var isBare = false
  }

  /// What is hidden, in the words of the option `--hide`.
  package struct Privacy: Equatable, Sendable {
    package var hide: [String] = []
    package var privateEvents = "title"
    /// What a coach may see; nil for readyday's default.
    package var coach: [String]?
    package var mailSubject = "zone"

    /// The metrics that can be hidden, and the parts of events.
    package static let choices =
      HealthMetric.allCases.map(\.rawValue) + ["titles", "private_events", "place"]
    /// How hard a day may be, without a reason, though what decides it is hidden.
    package static let ceiling = "ceiling"
  }

  /// Where the user trains at home.
  package struct Place: Equatable, Sendable {
    /// In degrees, north and east.
    package var latitude, longitude: Double?
    package var name: String?

    /// Nil without coordinates.
    package var spot: Spot? {
      guard let latitude, let longitude else { return nil }
      return Spot(latitude: latitude, longitude: longitude, name: name)
    }
  }

  /// Where the forecast comes from.
  package struct Weather: Equatable, Sendable {
    /// `{latitude}` and `{longitude}` stand for those of the place.
    var url: String?
    /// The path of a file that another program writes; an address comes first.
    package var file: String?
    /// The path of the stored copy of what the address gives; nil without one.
    package var copy: String?
  }

  /// The settings for logging in to WHOOP.
  package struct SyncWhoop: Equatable, Sendable {
    package var clientID: String?
    /// The program that prints the client's secret, with its arguments; empty if there is none.
    package var secretCommand: [String] = []
    package var port = WhoopLogin.defaultPort
  }

  /// The file's name in messages; nil if there is no file.
  package var origin: String?
  /// The bytes of the file.
  package var text: [UInt8] = []
  /// The keys that the file sets, such as `day.waking`.
  package var written: Set<String> = []
  package var zoneName: String?
  /// Nil if unset or "auto".
  package var language: Language?
  package var units = Units.metric
  package var me: [String] = []
  package var whoop: [String] = []
  /// The preferred devices, best first; empty for readyday's default order.
  var sources: [String] = []
  package var calendars: [Calendar] = []
  /// Without the user's addresses, which are in ``me``.
  package var preferences = Preferences()
  /// Words to add to those in ``preferences``.
  var highWords: [String] = []
  var lowWords: [String] = []
  package var place = Place()
  package var weather = Weather()
  package var privacy = Privacy()
  package var mailTo: String?
  package var syncWhoop = SyncWhoop()
  /// The kinds of alerts to show; empty for all.
  package var alerts: [String] = []
  /// Either "never" or "before_brief".
  var sync = "never"

  package init() {}

  /// All devices, the preferred ones first.
  package var sourceOrder: [HealthOrigin] {
    sources.compactMap { HealthOrigin(named: $0) }.completed
  }

  /// Whether today's briefing fetches outdated data first.
  package var syncsBeforeBrief: Bool { sync == "before_brief" }

  /// Nil without an address, or if the address needs coordinates that are not set.
  package var forecast: CalendarFeed? {
    guard var url = weather.url else { return nil }
    let coordinates = [("{latitude}", place.latitude), ("{longitude}", place.longitude)]
    for (name, degrees) in coordinates where url.contains(name) {
      // Two decimals are about a kilometre, which is enough for the weather.
      guard let degrees, case .number(let short) = JSON(degrees, decimals: 2) else { return nil }
      url = url.replacing(name, with: short.text)
    }
    return CalendarFeed(address: .written(url))
  }

  package func fetchedCalendar(at path: String) -> Calendar? {
    calendars.first { $0.feed != nil && $0.path == path }
  }

  package var busyCalendars: Set<String> {
    Set(calendars.filter { $0.show == .busy }.compactMap(\.name))
  }

  /// The names of calendars that are configured or occur in rules.
  package var knownCalendars: Set<String> {
    let ruled = preferences.rules.compactMap(\.calendar).flatMap { $0.split(separator: "|") }
    return Set(calendars.compactMap(\.name) + ruled.map(String.init))
  }

  package var namesData: Bool { !dataPaths.isEmpty }

  /// Every file and folder that the configuration reads data from, and its place there.
  var dataPaths: [(name: String, steps: [JSONStep])] {
    whoop.enumerated().map { ($1, [.key("whoop"), .index($0)]) }
      + calendars.map { calendar in
        let element: [JSONStep] = [.key("calendars"), .index(calendar.place)]
        return (calendar.path, calendar.isBare ? element : element + [.key(calendar.keyOfPlace)])
      }
  }

  /// The place of `path` in the file; nil if it is not a data path.
  package func place(ofData path: String) -> String? {
    dataPaths.first { $0.name == path }.map { place(of: $0.steps) }
  }

  /// A place in the form for messages, such as `~/config.json5:3:14: calendars[0].path`.
  package func place(of path: [JSONStep]) -> String {
    let value = JSONReader.place(of: path, in: text.span.bytes, .json5).value
    let (line, column) = JSONReader.position(of: value.lowerBound, in: text.span.bytes)
    return "\(origin ?? ""):\(line):\(column): \(path.text)"
  }

  /// Numbers the calendars whose names are taken: two from one server begin with the same name.
  package static func distinct(_ calendars: [JSON], from taken: [String] = []) -> [JSON] {
    var taken = Set(taken)
    return calendars.map { calendar in
      guard var members = calendar.members, members["url"] != nil, let name = members["name"]?.text
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
