package struct ConfigurationNode {
  let value: JSON
  let path: [JSONStep]
  let reader: ConfigurationReader

  func members() throws -> [String: ConfigurationNode] {
    let known = ConfigurationKey.names(in: path.section)
    guard let object = value.members else { throw wrongType(.object) }
    if let key = object.keys.filter({ !known.contains($0) }).min() {
      throw ConfigurationFault.unknownKey(key, at: path, known: known)
    }
    var members: [String: ConfigurationNode] = [:]
    for (key, value) in object {
      members[key] = ConfigurationNode(value: value, path: path + [.key(key)], reader: reader)
    }
    return members
  }

  func elements() throws -> [ConfigurationNode] {
    guard let values = value.elements else { throw wrongType(.list) }
    return values.enumerated().map { index, element in
      ConfigurationNode(value: element, path: path + [.index(index)], reader: reader)
    }
  }

  func text() throws -> String {
    guard let text = value.text else { throw wrongType(.text) }
    guard text.contains(where: { !$0.isWhitespace }) else { throw fault(.emptyText) }
    return text
  }

  func texts() throws -> [String] { try elements().map { try $0.text() } }

  func bool() throws -> Bool {
    guard case .bool(let truth) = value else { throw wrongType(.bool) }
    return truth
  }

  func number(in range: ClosedRange<Double>) throws -> Double {
    guard case .number(let text) = value, let number = text.double else { throw wrongType(.number) }
    guard range.contains(number) else {
      throw fault(
        .outOfRange(number.short),
        [.accepted(.range(range.lowerBound.short, range.upperBound.short))])
    }
    return number
  }

  func whole(in range: ClosedRange<Int>) throws -> Int {
    let number = try number(in: Double(range.lowerBound)...Double(range.upperBound))
    guard let whole = Int(whole: number) else { throw wrongType(.wholeNumber) }
    return whole
  }

  func choice(_ choices: [String]) throws -> String {
    let text = try text()
    guard choices.contains(text) else { throw unreadable(text, known: choices) }
    return text
  }

  /// Reads a list, or one text with commas, as options have it.
  func choices(_ choices: [String]) throws -> [String] {
    guard value.text != nil else { return try elements().map { try $0.choice(choices) } }
    return try text().split(separator: ",").map { word in
      let word = String(word).trimmed()
      guard choices.contains(word) else { throw unreadable(word, known: choices) }
      return word
    }
  }

  /// Reads text that must have the given form; of what else it may mean, suggests what has it.
  func value<Value>(
    _ form: AcceptedForm, near: (String) -> [String] = { _ in [] }, _ read: (String) -> Value?
  ) throws -> Value {
    let text = try text()
    if let value = read(text) { return value }
    let guess = near(text).first { read($0) != nil }
    throw fault(.unreadable(text), (guess.map { [.didYouMean($0)] } ?? []) + [.accepted(form)])
  }

  func date() throws -> LocalDate { try value(.date) { LocalDate($0) } }

  func zoneName() throws -> String { try value(.zoneName) { reader.isZone($0) ? $0 : nil } }

  func resolve(_ path: String) -> String { reader.resolve(path) }

  /// The path of the feed's stored copy.
  func path(of feed: CalendarFeed) -> String { reader.keep(feed.fileName) }

  /// Reads a length in minutes.
  func duration(in range: ClosedRange<Int>) throws -> Int {
    let (least, most) = (DurationText.text(range.lowerBound), DurationText.text(range.upperBound))
    func minutes(_ text: String) -> Int? {
      DurationText.minutes(text).flatMap { range.contains($0) ? $0 : nil }
    }
    return try value(.lengthBetween(least, most), near: { ["\($0)h", "\($0)m"] }, minutes)
  }

  func mailbox() throws -> String { try value(.mailbox) { Mailbox($0) == nil ? nil : $0 } }

  /// The address as calendars write it for attendees, without a name or angle brackets.
  func address() throws -> String { try value(.address) { Mailbox.ownAddress(in: $0) } }

  func weekdays() throws -> Set<Weekday> {
    try value(.words(["mon-fri", "tue,thu-sat"]), WeekdayText.days)
  }

  func hours() throws -> Preferences.Hours {
    try value(.hours, near: Self.clocks) { Preferences.Hours($0) }
  }

  /// `6-22` as `06:00-22:00`.
  private static func clocks(_ text: String) -> [String] {
    let times = text.split(separator: "-").map { $0.contains(":") ? $0 : $0 + ":00" }
    return [times.compactMap { TimeOfDay(spoken: String($0))?.clock }.joined(separator: "-")]
  }

  func fault(
    _ problem: ConfigurationFault.Problem, _ advice: [ConfigurationFault.Advice] = []
  ) -> ConfigurationFault {
    ConfigurationFault(path: path, isAboutKey: false, problem: problem, advice: advice)
  }

  func unreadable(
    _ text: String, known: [String] = [], accepted: AcceptedForm? = nil
  ) -> ConfigurationFault {
    fault(
      .unreadable(text),
      ConfigurationFault.guesses(text, among: known) + [.accepted(accepted ?? .words(known))])
  }

  private func wrongType(_ wanted: ConfigurationFault.Kind) -> ConfigurationFault {
    fault(.wrongKind(value.kind, instead: wanted))
  }
}

extension Double {
  /// The number as `60` or `12.5`.
  var short: String { Int(whole: self).map(String.init) ?? "\(self)" }
}

extension JSON {
  fileprivate var kind: ConfigurationFault.Kind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .text
    case .array: .list
    case .object: .object
    }
  }
}

/// Reads the known keys of the file, and rejects all others.
package struct ConfigurationReader {
  let resolve: (String) -> String
  let keep: (String) -> String
  let isZone: (String) -> Bool
  let expand: (String) -> [String]

  /// - Parameters:
  ///   - resolve: returns the full path of a path in the file.
  ///   - keep: returns the path of a fetched copy, by its hash.
  ///   - isZone: whether there is a zone of that name.
  ///   - expand: returns the files that a path with `*` leads to; empty for another path.
  package init(
    resolve: @escaping (String) -> String,
    keep: @escaping (String) -> String = { "/dev/null/\($0).ics" },
    isZone: @escaping (String) -> Bool, expand: @escaping (String) -> [String] = { _ in [] }
  ) {
    (self.resolve, self.keep, self.isZone, self.expand) = (resolve, keep, isZone, expand)
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
    found.weather.copy = found.forecast.map { keep($0.fileName) }
    for calendar in found.calendars {
      guard let name = calendar.name else { continue }
      if let kind = calendar.kind { found.preferences.calendarKinds[name] = kind }
      if let minutes = calendar.travelMinutes { found.preferences.travelMinutes[name] = minutes }
    }
    return found
  }
}

extension ConfigurationNode {
  /// Values by key path, one section deep; a list is one value.
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
