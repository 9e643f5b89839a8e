import ReadyDayCore

/// Every value in force, and where it comes from.
struct ConfigurationListing {
  struct Entry: Hashable {
    let key: String
    let value: String
    let origin: String
  }

  let arguments: Arguments

  private var configuration: Configuration { arguments.configuration }
  private var preferences: Preferences { configuration.preferences }
}

extension ConfigurationListing {
  var entries: [Entry] { options + hours + demand + others }

  private var options: [Entry] {
    [
      option("time_zone", CommonOptions.zone, or: "the system's"),
      option("language", CommonOptions.language, or: "auto"),
      option("me", CommonOptions.me), option("whoop", CommonOptions.whoop),
      option("calendars", CommonOptions.calendar),
    ]
  }

  private var hours: [Entry] {
    let parts = PartOfDay.allCases.filter(preferences.preferredParts.contains).map(\.code)
    return [
      entry("day.waking", preferences.waking.text), entry("day.work", preferences.work.text),
      entry("workouts.preparation", DurationText.text(preferences.preparationMinutes)),
      entry("workouts.minimum", DurationText.text(preferences.minimumWindowMinutes)),
      entry("workouts.prefer", list(parts)),
      entry("sleep.target", DurationText.text(configuration.sleepTargetMinutes)),
    ]
  }

  private var demand: [Entry] {
    [
      entry("thresholds.heavy_load", preferences.heavyLoad.short),
      entry("thresholds.marathon", DurationText.text(preferences.marathonMinutes)),
      entry("keywords.high", list(configuration.highWords)),
      entry("keywords.low", list(configuration.lowWords)),
      entry("rules", list(preferences.rules.map(\.text))),
    ]
  }

  private var others: [Entry] {
    let privacy = configuration.privacy
    return [
      entry("privacy.hide", list(privacy.hide)),
      entry("privacy.private_events", privacy.privateEvents ?? "title"),
      entry("privacy.coach", list(privacy.coach ?? [])),
      entry("privacy.mail_subject", privacy.mailSubject ?? "zone"),
      entry("mail.to", configuration.mailTo ?? "-"),
    ]
  }

  private func option(_ key: String, _ option: CommandOption, or standard: String = "-") -> Entry {
    let values = arguments.values(of: option)
    let text = values.isEmpty ? standard : list(values.map(\.text))
    let fallback = configuration.written.contains(key) ? configuration.origin : nil
    return Entry(key: key, value: text, origin: values.last?.origin ?? fallback ?? "default")
  }

  private func entry(_ key: String, _ value: String) -> Entry {
    let origin = configuration.written.contains(key) ? configuration.origin : nil
    return Entry(key: key, value: value, origin: origin ?? "default")
  }

  private func list(_ values: [String]) -> String {
    values.isEmpty ? "-" : values.joined(separator: ", ")
  }
}

extension DemandRule {
  /// `board|comité: +2`.
  fileprivate var text: String {
    let effect =
      switch effect {
      case .points(let points): points < 0 ? "\(points)" : "+\(points)"
      case .demand(let level): level.code
      case .ignore: "ignore"
      }
    let place = title == nil ? [] : [calendar].compactMap(\.self)
    return ([pattern] + place).joined(separator: " in ") + ": \(effect)"
  }
}
