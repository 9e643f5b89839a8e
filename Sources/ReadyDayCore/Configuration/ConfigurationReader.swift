/// Reads every known key of the file and refuses others.
package struct ConfigurationReader {
  let resolve: (String) -> String
  let keep: (String) -> String
  let isZone: (String) -> Bool

  /// - Parameters:
  ///   - resolve: returns the full path of a path in the file.
  ///   - keep: returns the path of a fetched copy, by its hash.
  ///   - isZone: whether there is a zone of that name.
  package init(
    resolve: @escaping (String) -> String,
    keep: @escaping (String) -> String = { "/dev/null/\($0).ics" },
    isZone: @escaping (String) -> Bool
  ) {
    (self.resolve, self.keep, self.isZone) = (resolve, keep, isZone)
  }

  /// Throws a ``ConfigurationFault``.
  package func configuration(_ value: JSON) throws -> Configuration {
    let values = try ConfigurationNode(value: value, path: [], reader: self).values()
    var found = Configuration()
    found.written = Set(values.keys)
    for key in ConfigurationKey.all {
      if let node = values[key.path] { try key.read?(node, &found) }
    }
    found.preferences.lexicon = found.preferences.lexicon.adding(
      high: found.highWords, low: found.lowWords)
    for calendar in found.calendars {
      if let name = calendar.name, let kind = calendar.kind {
        found.preferences.calendarKinds[name] = kind
      }
    }
    return found
  }
}

extension ConfigurationNode {
  /// Values by key path, one section deep; a list's key includes its elements.
  fileprivate func values() throws -> [String: ConfigurationNode] {
    var values: [String: ConfigurationNode] = [:]
    let sections = Set(ConfigurationKey.all.filter(\.isSetOnce).compactMap(\.section))
    for (name, node) in try members().ordered(by: { $0.key < $1.key }) {
      guard sections.contains(name) else {
        values[name] = node
        continue
      }
      for (key, value) in try node.members() { values["\(name).\(key)"] = value }
    }
    return values
  }
}
