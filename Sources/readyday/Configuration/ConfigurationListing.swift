import ReadyDayCore

/// Every value in force, and where it comes from.
struct ConfigurationListing {
  let arguments: Arguments

  private var configuration: Configuration { arguments.configuration }
  private var preferences: Preferences { configuration.preferences }
}

extension ConfigurationListing {
  /// In the order of ``ConfigurationKey/all``.
  var entries: [Settings.Entry] {
    let values = options.merging(hours) { $1 }.merging(demand) { $1 }.merging(others) { $1 }
    return ConfigurationKey.all.filter(\.isSetOnce).map { key in
      let (value, origin) = values[key.path] ?? (.null, nil)
      return Settings.Entry(key: key.path, value: value, origin: origin ?? fileOrigin(of: key.path))
    }
  }

  /// Values, with their origin where that is neither the file nor the default.
  private typealias Values = [String: (value: JSON, origin: String?)]

  private var options: Values {
    [
      "time_zone": one(CommonOptions.zone), "language": one(CommonOptions.language, or: "auto"),
      "me": several(CommonOptions.me), "whoop": several(CommonOptions.whoop),
      "calendars": several(CommonOptions.calendar),
    ]
  }

  private var hours: Values {
    let parts = PartOfDay.allCases.filter(preferences.preferredParts.contains).map(\.code)
    return [
      "day.waking": text(preferences.waking.text), "day.work": text(preferences.work.text),
      "workouts.preparation": text(DurationText.text(preferences.preparationMinutes)),
      "workouts.minimum": text(DurationText.text(preferences.minimumWindowMinutes)),
      "workouts.prefer": list(parts),
      "sleep.target": text(DurationText.text(configuration.sleepTargetMinutes)),
    ]
  }

  private var demand: Values {
    [
      "thresholds.heavy_load": (JSON(preferences.heavyLoad, decimals: 3), nil),
      "thresholds.marathon": text(DurationText.text(preferences.marathonMinutes)),
      "keywords.high": list(configuration.highWords),
      "keywords.low": list(configuration.lowWords),
      "rules": list(preferences.rules.map(\.text)),
    ]
  }

  private var others: Values {
    let privacy = configuration.privacy
    return [
      "privacy.hide": list(privacy.hide),
      "privacy.private_events": text(privacy.privateEvents ?? "title"),
      "privacy.coach": (privacy.coach.map { .array($0.map(JSON.string)) } ?? .null, nil),
      "privacy.mail_subject": text(privacy.mailSubject ?? "zone"),
      "mail.to": (JSON(configuration.mailTo), nil),
    ]
  }

  private func one(
    _ option: any CommandOption, or standard: String? = nil
  ) -> (value: JSON, origin: String?) {
    let given = arguments.values(of: option).last
    return (JSON(given?.text ?? standard), given?.origin)
  }

  private func several(_ option: any CommandOption) -> (value: JSON, origin: String?) {
    let given = arguments.values(of: option)
    return (.array(given.map { .string($0.text) }), given.last?.origin)
  }

  private func text(_ value: String) -> (value: JSON, origin: String?) {
    (.string(value), nil)
  }

  private func list(_ values: [String]) -> (value: JSON, origin: String?) {
    (.array(values.map(JSON.string)), nil)
  }

  private func fileOrigin(of key: String) -> String {
    let origin = configuration.written.contains(key) ? configuration.origin : nil
    return origin ?? "default"
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
