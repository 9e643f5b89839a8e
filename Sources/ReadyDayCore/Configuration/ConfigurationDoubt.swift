/// Something in the configuration that can be followed and yet does nothing.
package enum ConfigurationDoubt: Hashable, Sendable {
  /// No file or folder is where the path leads.
  case noSuchPath(String, at: [JSONStep])
  /// A rule names a calendar, and none of those configured is called so.
  case noSuchCalendar(String, known: [String], at: [JSONStep])
}

extension ConfigurationDoubt {
  /// Where in the configuration it stands.
  package var path: [JSONStep] {
    switch self {
    case .noSuchPath(_, let path), .noSuchCalendar(_, _, let path): path
    }
  }
}

extension Configuration {
  /// In the order of the keys.
  ///
  /// - Parameter exists: whether there is a file or a folder, or standard input is meant.
  package func doubts(exists: (String) -> Bool) -> [ConfigurationDoubt] {
    localPaths.filter { !exists($0.name) }.map { .noSuchPath($0.name, at: $0.steps) } + strangers
  }

  /// Calendars that rules name but that do not exist; empty if a calendar gets its name from its files.
  private var strangers: [ConfigurationDoubt] {
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
