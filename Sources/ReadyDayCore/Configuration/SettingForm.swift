package struct SettingForm<Value: Sendable>: Sendable {
  let read: @Sendable (ConfigurationNode) throws -> Value
  let show: @Sendable (Value) -> JSON

  /// Shown as null if the file sets no value.
  static func maybe<Wrapped>(_ form: SettingForm<Wrapped>) -> Self where Value == Wrapped? {
    SettingForm(read: { try form.read($0) }, show: { $0.map(form.show) ?? .null })
  }
}

extension SettingForm<String?> {
  static var zone: Self { SettingForm(read: { try $0.zoneName() }, show: { JSON($0) }) }
}

extension SettingForm<Language?> {
  static var language: Self {
    SettingForm(
      read: { Language(rawValue: try $0.choice(["auto"] + Language.allCases.map(\.code))) },
      show: { .string($0?.code ?? "auto") })
  }
}

extension SettingForm<Units> {
  static var units: Self {
    SettingForm(
      read: { Units(rawValue: try $0.choice(Units.allCases.map(\.rawValue))) ?? .metric },
      show: { .string($0.rawValue) })
  }
}

extension SettingForm<String> {
  static func choice(_ words: [String]) -> Self {
    SettingForm(read: { try $0.choice(words) }, show: { .string($0) })
  }

  static var text: Self { SettingForm(read: { try $0.text() }, show: { .string($0) }) }

  static var forecastAddress: Self {
    SettingForm(read: { try $0.forecastAddress() }, show: { .string($0.shownWebAddress) })
  }

  static var path: Self {
    SettingForm(read: { $0.resolve(try $0.text()) }, show: { .string($0) })
  }

  static var mailbox: Self { SettingForm(read: { try $0.mailbox() }, show: { .string($0) }) }
}

extension SettingForm<[String]> {
  private static func list(
    _ read: @escaping @Sendable (ConfigurationNode) throws -> [String]
  ) -> Self {
    SettingForm(read: read, show: { .array($0.map(JSON.string)) })
  }

  static var texts: Self { list { try $0.texts() } }
  static var addresses: Self { list { try $0.elements().map { try $0.address() } } }
  static var paths: Self { list { node in try node.texts().map(node.resolve) } }
  static func choices(_ words: [String]) -> Self { list { try $0.choices(words) } }
}

extension SettingForm<Int> {
  static func whole(_ range: ClosedRange<Int>) -> Self {
    SettingForm(read: { try $0.whole(in: range) }, show: { .integer($0) })
  }

  /// A duration in minutes.
  static func length(_ range: ClosedRange<Int>) -> Self {
    SettingForm(read: { try $0.duration(in: range) }, show: { .string(DurationText.text($0)) })
  }
}

extension SettingForm<Double> {
  static func number(_ range: ClosedRange<Double>) -> Self {
    SettingForm(read: { try $0.number(in: range) }, show: { JSON($0, decimals: 3) })
  }
}

extension SettingForm<Preferences.Hours> {
  static var hours: Self { SettingForm(read: { try $0.hours() }, show: { .string($0.text) }) }
}

extension SettingForm<Bool> {
  static var bool: Self { SettingForm(read: { try $0.bool() }, show: { .bool($0) }) }
}

extension SettingForm<Set<Weekday>> {
  static var weekdays: Self {
    SettingForm(read: { try $0.weekdays() }, show: { .string(WeekdayText.text($0)) })
  }
}

extension SettingForm<Set<PartOfDay>> {
  static var partsOfDay: Self {
    SettingForm(
      read: { node in
        let names = try node.choices(PartOfDay.allCases.map(\.code))
        return Set(PartOfDay.allCases.filter { names.contains($0.code) })
      },
      show: { parts in .array(PartOfDay.allCases.filter(parts.contains).map { .string($0.code) }) })
  }
}

extension SettingForm<[Configuration.Calendar]> {
  static var calendars: Self {
    SettingForm(
      read: { try $0.elements().enumerated().flatMap { try $1.calendars(at: $0) } },
      show: { .array($0.map { $0.feed?.shown ?? $0.pattern ?? $0.path }.unique().map(JSON.string)) }
    )
  }
}

extension SettingForm<[DemandRule]> {
  static var rules: Self {
    SettingForm(
      read: { try $0.elements().map { try $0.rule() } },
      show: { .array($0.map { .string($0.text) }) })
  }
}

extension ConfigurationNode {
  /// Of a path with `*`, each file that it leads to.
  fileprivate func calendars(at place: Int) throws -> [Configuration.Calendar] {
    let written = copy(of: try calendar()) { $0.place = place }
    let paths = written.feed == nil ? reader.expand(written.path) : []
    guard !paths.isEmpty else { return [written] }
    let isNamed = written.name != nil && written.name != written.path.lastStep
    return paths.map { path in
      copy(of: written) { calendar in
        (calendar.path, calendar.pattern) = (path, written.path)
        if !isNamed, written.name != nil { calendar.name = path.lastStep.withoutEnding }
      }
    }
  }

  fileprivate func calendar() throws -> Configuration.Calendar {
    if case .string = value {
      var calendar =
        try text().isWebAddress
        ? calendar(fetchedFrom: CalendarFeed(address: .written(try webAddress())))
        : Configuration.Calendar(path: resolve(try text()))
      calendar.isBare = true
      return calendar
    }
    let members = try members()
    var calendar = try place(members)
    calendar.name = try members["name"]?.text() ?? calendar.name
    let show = try members["show"]?.choice(Configuration.Calendar.Show.allCases.map(\.rawValue))
    calendar.show = show.flatMap { Configuration.Calendar.Show(rawValue: $0) } ?? .full
    let kinds = CalendarKind.allCases.map(\.rawValue)
    calendar.kind = try members["kind"].flatMap { CalendarKind(rawValue: try $0.choice(kinds)) }
    calendar.travelMinutes = try members["travel"]?.duration(in: 0...720)
    let needsName = calendar.show == .busy || calendar.kind != nil || calendar.travelMinutes != nil
    if needsName, calendar.name == nil {
      // The output must be able to say which calendar its events are from.
      calendar.name = try members["path"]?.text().split(separator: "/").last.map(String.init)
    }
    return calendar
  }

  private func place(_ members: [String: ConfigurationNode]) throws -> Configuration.Calendar {
    let places = ["path", "url", "url_command"].filter { members[$0] != nil }
    guard places.count == 1 else {
      throw fault(.calendarWithoutPath, [.typed("{path: \"~/.calendars/work\"}")])
    }
    if let feed = try Self.feed(members) { return calendar(fetchedFrom: feed) }
    return Configuration.Calendar(path: resolve(try members["path"]?.text() ?? ""))
  }

  private func calendar(fetchedFrom feed: CalendarFeed) -> Configuration.Calendar {
    var calendar = Configuration.Calendar(path: path(of: feed))
    (calendar.name, calendar.feed) = (feed.usualName, feed)
    return calendar
  }

  fileprivate func rule() throws -> DemandRule {
    let members = try members()
    guard ["title", "exact", "calendar", "place"].contains(where: { members[$0] != nil }) else {
      throw fault(.ruleWithoutMatch)
    }
    var effects: [DemandRule.Effect] = []
    if let points = members["points"] { effects.append(.points(try points.whole(in: -9...9))) }
    if let demand = members["demand"] {
      let levels = EventDemand.Level.allCases
      let word = try demand.choice(["none"] + levels.map(\.code))
      effects += levels.filter { $0.code == word }.map(DemandRule.Effect.demand)
      if word == "none" { effects.append(DemandRule.Effect.none) }
    }
    if let ignore = members["ignore"], try ignore.bool() { effects.append(.ignore) }
    let names = EventKind.allCases.map(\.rawValue)
    let kind = try members["kind"].flatMap { EventKind(rawValue: try $0.choice(names)) }
    let owners = EventOwner.allCases.map(\.rawValue)
    let owner = try members["owner"].flatMap { EventOwner(rawValue: try $0.choice(owners)) }
    let travel = try members["travel"]?.duration(in: 0...720)
    let isMovable = try members["movable"]?.bool() ?? false
    let saysMore = kind != nil || owner != nil || travel != nil || isMovable
    guard effects.count == 1 || effects.isEmpty && saysMore else { throw fault(.ruleWithoutEffect) }
    return DemandRule(
      title: try members["title"]?.text(), exact: try members["exact"]?.text(),
      uid: try members["uid"]?.text(), date: try members["on"]?.date(),
      calendar: try members["calendar"]?.text(), kind: kind,
      owner: owner, place: try members["place"]?.text(), travelMinutes: travel,
      isMovable: isMovable, effect: effects.first ?? .points(0))
  }
}

extension DemandRule {
  /// The rule in a form such as `board|comité: +2`.
  fileprivate var text: String {
    let change: String? =
      switch effect {
      case .points(0) where kind != nil || owner != nil || travelMinutes != nil || isMovable: nil
      case .points(let points): points < 0 ? "\(points)" : "+\(points)"
      case .demand(let level): level.code
      case .none: "none"
      case .ignore: "ignore"
      }
    let way = travelMinutes.map { "travel \($0) min" }
    let effects = [kind?.rawValue, owner?.rawValue, way, isMovable ? "movable" : nil, change]
    let effect = effects.compactMap(\.self).joined(separator: ", ")
    let place = title == nil ? [] : [calendar].compactMap(\.self)
    return ([pattern] + place).joined(separator: " in ") + ": \(effect)"
  }
}

extension String {
  fileprivate var lastStep: String { split(separator: "/").last.map(String.init) ?? self }
  fileprivate var withoutEnding: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }
}
