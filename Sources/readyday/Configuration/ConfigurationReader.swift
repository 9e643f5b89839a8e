import ReadyDayCore

/// Gives every key of the file its meaning, and takes no other.
struct ConfigurationReader {
  /// What a path in the file stands for on this computer.
  let resolve: (String) -> String
  let isZone: (String) -> Bool

  private static let aDay = 24 * 60

  func configuration(_ value: JSON) throws(ConfigurationFault) -> Configuration {
    let root = try ConfigurationNode(value: value, path: []).members()
    var found = Configuration()
    found.written = Self.written(in: value)
    try readOwner(root, into: &found)
    try readSources(root, into: &found)
    try readHours(root, into: &found.preferences)
    try readWords(root, into: &found)
    try readDemand(root, into: &found.preferences)
    if let node = root["sleep"], let target = try node.members()["target"] {
      found.sleepTargetMinutes = try target.duration(in: 60...Self.aDay)
    }
    if let node = root["privacy"] { found.privacy = try privacy(node) }
    if let node = root["mail"] { found.mailTo = try node.members()["to"]?.mailbox() }
    return found
  }

  /// Sections are as deep as keys go; what lies in lists belongs to the list's key.
  private static func written(in value: JSON) -> Set<String> {
    guard case .object(let object) = value else { return [] }
    return Set(
      object.flatMap { key, value in
        guard case .object(let section) = value else { return [key] }
        return section.keys.map { "\(key).\($0)" }
      })
  }
}

extension ConfigurationReader {
  private func readOwner(
    _ root: [String: ConfigurationNode], into found: inout Configuration
  ) throws(ConfigurationFault) {
    if let node = root["time_zone"] {
      let name = try node.text()
      guard isZone(name) else {
        throw node.unreadable(name, accepted: .zoneName)
      }
      found.zoneName = name
    }
    if let node = root["language"] {
      found.language = Language(rawValue: try node.choice(["auto"] + Language.allCases.map(\.code)))
    }
    for node in try root["me"]?.elements() ?? [] { found.me.append(try node.address()) }
    found.preferences.me = Set(found.me.map { $0.lowercased() })
  }

  private func readSources(
    _ root: [String: ConfigurationNode], into found: inout Configuration
  ) throws(ConfigurationFault) {
    found.whoop = try root["whoop"]?.texts().map(resolve) ?? []
    for node in try root["calendars"]?.elements() ?? [] {
      found.calendars.append(try calendar(node))
    }
  }

  private func calendar(
    _ node: ConfigurationNode
  ) throws(ConfigurationFault) -> Configuration.Calendar {
    let members = try node.members()
    guard let path = try members["path"]?.text() else {
      throw node.fault(.calendarWithoutPath, [.typed("{path: \"~/.calendars/work\"}")])
    }
    let show = try members["show"]?.choice(Configuration.Calendar.Show.allCases.map(\.rawValue))
    var calendar = Configuration.Calendar(name: try members["name"]?.text(), path: resolve(path))
    calendar.show = show.flatMap { Configuration.Calendar.Show(rawValue: $0) } ?? .full
    if calendar.show == .busy, calendar.name == nil {
      // Whoever hides its events has to recognise them.
      calendar.name = path.split(separator: "/").last.map(String.init)
    }
    return calendar
  }

  private func privacy(_ node: ConfigurationNode) throws(ConfigurationFault)
    -> Configuration.Privacy
  {
    let members = try node.members()
    var privacy = Configuration.Privacy()
    privacy.hide = try members["hide"]?.choices(PrivacyOptions.choices) ?? []
    privacy.privateEvents = try members["private_events"]?.choice(["title", "busy"])
    privacy.coach = try members["coach"]?.choices(PrivacyOptions.choices)
    privacy.mailSubject = try members["mail_subject"]?.choice(
      MailSubject.Detail.allCases.map(\.rawValue))
    return privacy
  }
}

extension ConfigurationReader {
  private func readHours(
    _ root: [String: ConfigurationNode], into preferences: inout Preferences
  ) throws(ConfigurationFault) {
    let day = try root["day"]?.members()
    if let node = day?["waking"] { preferences.waking = try node.hours() }
    if let node = day?["work"] { preferences.work = try node.hours() }
    let workouts = try root["workouts"]?.members()
    if let node = workouts?["preparation"] {
      preferences.preparationMinutes = try node.duration(in: 0...Self.aDay)
    }
    if let node = workouts?["minimum"] {
      preferences.minimumWindowMinutes = try node.duration(in: 1...Self.aDay)
    }
    if let node = workouts?["prefer"] {
      let names = try node.choices(PartOfDay.allCases.map(\.code))
      preferences.preferredParts = Set(PartOfDay.allCases.filter { names.contains($0.code) })
    }
  }

  private func readDemand(
    _ root: [String: ConfigurationNode], into preferences: inout Preferences
  ) throws(ConfigurationFault) {
    let thresholds = try root["thresholds"]?.members()
    if let node = thresholds?["heavy_load"] {
      preferences.heavyLoad = try node.number(in: 0...100)
    }
    if let node = thresholds?["marathon"] {
      preferences.marathonMinutes = try node.duration(in: 1...Self.aDay)
    }
    for node in try root["rules"]?.elements() ?? [] { preferences.rules.append(try rule(node)) }
  }

  private func readWords(
    _ root: [String: ConfigurationNode], into found: inout Configuration
  ) throws(ConfigurationFault) {
    let keywords = try root["keywords"]?.members()
    found.highWords = try keywords?["high"]?.texts() ?? []
    found.lowWords = try keywords?["low"]?.texts() ?? []
    found.preferences.lexicon = found.preferences.lexicon.adding(
      high: found.highWords, low: found.lowWords)
  }

  private func rule(_ node: ConfigurationNode) throws(ConfigurationFault) -> DemandRule {
    let members = try node.members()
    guard members["title"] != nil || members["calendar"] != nil else {
      throw node.fault(.ruleWithoutMatch)
    }
    var effects: [DemandRule.Effect] = []
    if let points = members["points"] { effects.append(.points(try points.whole(in: -9...9))) }
    if let demand = members["demand"] {
      let word = try demand.choice(EventDemand.Level.allWords)
      effects += EventDemand.Level(word: word).map { [.demand($0)] } ?? []
    }
    if let ignore = members["ignore"], try ignore.bool() { effects.append(.ignore) }
    guard effects.count == 1 else { throw node.fault(.ruleWithoutEffect) }
    return DemandRule(
      title: try members["title"]?.text(), calendar: try members["calendar"]?.text(),
      effect: effects[0])
  }
}

extension EventDemand.Level {
  fileprivate static let allWords = ["low", "medium", "high"]

  fileprivate init?(word: String) {
    switch word {
    case "low": self = .low
    case "medium": self = .medium
    case "high": self = .high
    default: return nil
    }
  }
}
