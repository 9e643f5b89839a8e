package struct ConfigurationFault: Error, Equatable, Sendable {
  package enum Kind: Hashable, CaseIterable, Sendable {
    case null, bool, number, wholeNumber, text, list, object
  }

  package enum Problem: Hashable, Sendable {
    case unknownKey(String)
    case wrongKind(Kind, instead: Kind)
    case unreadable(String)
    case outOfRange(String)
    case emptyText, calendarWithoutPath
    /// The address is not shown: it may contain a password.
    case refusedAddress
    /// Nothing encrypts what this address sends.
    case plainAddress
    /// `agentWithoutAddress` concerns a calendar that is read from a file.
    case agentWithoutAddress, ruleWithoutMatch, ruleWithoutEffect
  }

  /// What to write instead.
  package enum Advice: Equatable, Sendable {
    case typed(String)
    case accepted(AcceptedForm)
    case didYouMean(String)
    case known([String])
  }

  package let path: [JSONStep]
  /// Whether the key is wrong, rather than its value.
  package let isAboutKey: Bool
  package let problem: Problem
  /// One entry for each line.
  package var advice: [Advice] = []

  /// The known key that the fault is at or inside; nil if there is none.
  package var key: String? {
    let section = path.section + "."
    return ConfigurationKey.all.first { key in
      key.isSetOnce && (section.hasPrefix(key.path + ".") || section.hasPrefix(key.path + "["))
    }?.path
  }

  static func unknownKey(_ key: String, at path: [JSONStep], known: [String]) -> ConfigurationFault
  {
    let guess = guesses(key, among: known)
    return ConfigurationFault(
      path: path + [.key(key)], isAboutKey: true, problem: .unknownKey(key),
      advice: guess.isEmpty ? [.known(known)] : guess)
  }

  static func guesses(_ word: String, among known: [String]) -> [Advice] {
    guess(word, among: known).map { [.didYouMean($0)] } ?? []
  }

  /// The known word that is also called `word`, or that it may misspell.
  package static func guess(_ word: String, among known: [String]) -> String? {
    others[word.lowercased()].flatMap { known.contains($0) ? $0 : nil }
      ?? ClosestWord.closest(to: word, among: known)
  }

  private static let others = [
    "tz": "time_zone", "timezone": "time_zone", "zone": "time_zone", "lang": "language",
    "email": "me", "calendar": "calendars", "rule": "rules", "miles": "imperial", "mi": "imperial",
    "pounds": "imperial", "km": "metric", "kilometres": "metric", "kilometers": "metric",
    "english": "en", "spanish": "es", "inglés": "en", "español": "es",
  ]
}

extension [JSONStep] {
  /// The path, with `calendars[]` for every element of the list.
  var section: String { written { _ in "[]" } }

  /// The path as `calendars[0].path`; indices start at 0, as in JSON tools.
  package var text: String { written { "[\($0)]" } }

  private func written(_ name: (Int) -> String) -> String {
    reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += name(index)
      }
    }
  }
}

/// The forms that a value may have, for the error about a value that cannot be read.
package enum AcceptedForm: Equatable, Sendable {
  /// Exactly one of these words.
  case words([String])
  /// A date in any form that readyday reads.
  case date
  /// The words of a session, except its activity.
  case sessionWords, moment
  /// A time of day, or `none`.
  case timeOfDay
  /// A week in ISO 8601.
  case week, length
  /// A duration from the first to the second, in the configuration.
  case lengthBetween(String, String)
  /// From one time of day to another, in the configuration.
  case hours
  case minutes(ClosedRange<Int>)
  case number(ClosedRange<Int>)
  /// A number from a small range.
  case grade(ClosedRange<Int>)
  case columns(ClosedRange<Int>)
  case range(String, String)
  case comparison, event, eventAndTime, eventAndLength, titleAndTime
  /// A mailbox with or without a name.
  case mailbox
  /// The address of a calendar to fetch.
  case webAddress, address, zone
  /// The name of a time zone in the configuration.
  case zoneName
  case subject
}

/// A valid part of the configuration that has no effect.
package enum ConfigurationDoubt: Equatable, Sendable {
  /// No file or folder exists at the path.
  case noSuchPath(String, at: [JSONStep])
  /// A rule names a calendar that is not configured.
  case noSuchCalendar(String, known: [String], at: [JSONStep])
  /// A place without one of its coordinates.
  case halfAPlace(at: [JSONStep])

  package var path: [JSONStep] {
    switch self {
    case .noSuchPath(_, let path), .noSuchCalendar(_, _, let path), .halfAPlace(let path): path
    }
  }
}

extension Configuration {
  /// Doubtful entries, in the order of the keys; `exists` must accept standard input too.
  package func doubts(exists: (String) -> Bool) -> [ConfigurationDoubt] {
    // The copy of a fetched calendar may not exist yet.
    dataPaths.filter { fetchedCalendar(at: $0.name) == nil && !exists($0.name) }
      .map { .noSuchPath($0.name, at: $0.steps) } + unknownCalendars
      + (place != Place() && place.spot == nil ? [.halfAPlace(at: [.key("place")])] : [])
      + (weather.url != nil && forecast == nil ? [.halfAPlace(at: [.key("weather")])] : [])
  }

  /// Calendars that rules name but the configuration does not; empty if a calendar has no
  /// configured name, since its files may give it one.
  private var unknownCalendars: [ConfigurationDoubt] {
    let names = calendars.compactMap(\.name)
    guard !names.isEmpty, names.count == calendars.count else { return [] }
    return preferences.rules.enumerated().flatMap { index, rule in
      rule.calendarsUnknown(among: names).map { name in
        ConfigurationDoubt.noSuchCalendar(
          name, known: names, at: [.key("rules"), .index(index), .key("calendar")])
      }
    }
  }
}
