import ReadyDayCore

enum PrivacyOptions {
  enum Audience: String, CaseIterable, Sendable { case `self`, coach }

  private static let titles = "titles"
  private static let privateEvents = "private_events"
  private static let place = "place"
  static let choices = Configuration.Privacy.choices

  private static let hide = Option<String>(
    "hide", .oneOf(choices) { $0 }, .list,
    help: "leave these out of all output", es: "no los muestra en ninguna salida",
    configured: {
      $0.privacy.hide + ($0.privacy.privateEvents == "busy" ? [privateEvents] : [])
    })
  private static let audience = Option<Audience>(
    "audience", .choice, help: "who will read it; a coach sees only what privacy.coach lists",
    es: "quién lo lee; coach ve solo lo que dice privacy.coach")

  static let options: [any CommandOption] = [hide, audience]

  static func isForOthers(_ arguments: Arguments) -> Bool { arguments[audience] == .coach }

  static func redaction(_ arguments: Arguments, placeholder: String) -> Redaction {
    let (configuration, hidden) = (arguments.configuration, hidden(arguments))
    return Redaction(
      metrics: Set(hidden.compactMap(HealthMetric.init)), hidesTitles: hidden.contains(titles),
      hidesPrivateEvents: hidden.contains(privateEvents),
      hiddenCalendars: configuration.busyCalendars,
      knownCalendars: configuration.knownCalendars, placeholder: placeholder)
  }

  static func hidesPlace(_ arguments: Arguments) -> Bool { hidden(arguments).contains(place) }

  /// The command line can only add to what the configuration hides.
  private static func hidden(_ arguments: Arguments) -> Set<String> {
    let configuration = arguments.configuration
    return whole(arguments.all(hide) + hide.values(in: configuration))
      .union(isForOthers(arguments) ? hiddenFromCoach(configuration.privacy) : [])
  }

  private static func hiddenFromCoach(_ privacy: Configuration.Privacy) -> [String] {
    let shown = whole(privacy.coach ?? [])
    return choices.filter { !shown.contains($0) }
  }

  /// "heart_rate" covers resting heart rate, its variability, and workouts.
  private static func whole(_ names: [String]) -> Set<String> {
    let heart: [HealthMetric] = [.heartRateVariability, .restingHeartRate]
    let isMeant = names.contains(HealthMetric.heartRate.rawValue)
    return Set(names + (isMeant ? heart.map(\.rawValue) : []))
  }
}
