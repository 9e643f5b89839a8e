import ReadyDayCore

// What a configuration says of data, and what to do where it says nothing.

extension Configuration {
  var namesData: Bool { !dataPaths.isEmpty }

  /// Every file and folder that is named as data, with the place of its name.
  var dataPaths: [(name: String, steps: [JSONStep])] {
    whoop.enumerated().map { ($1, [.key("whoop"), .index($0)]) }
      + calendars.enumerated().map { index, calendar in
        let element: [JSONStep] = [.key("calendars"), .index(index)]
        return (calendar.path, calendar.isBare ? element : element + [.key(calendar.keyOfPlace)])
      }
  }

  /// The same without what is fetched: that need not be there.
  var localPaths: [(name: String, steps: [JSONStep])] {
    dataPaths.filter { fetchedCalendar(at: $0.name) == nil }
  }

  /// Where the file names `path` as data; nil if it does not.
  func place(ofData path: String) -> String? {
    dataPaths.first { $0.name == path }.map { place(of: $0.steps) }
  }

  /// A key's value as messages name it: `~/config.json5:3:14: calendars[0].path`.
  func place(of path: [JSONStep]) -> String {
    let value = JSONReader.place(of: path, in: text.span.bytes, .json5).value
    let (line, column) = JSONReader.position(of: value.lowerBound, in: text.span.bytes)
    return "\(origin ?? ""):\(line):\(column): \(path.text)"
  }

  /// The line on which `key` stands or is commented out; else the first one.
  private func line(toFillIn key: String) -> Int {
    let lines = String(decoding: text, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = lines.firstIndex { line in
      line.drop { " \t/\"'".contains($0) }.hasPrefix(key + ":")
    }
    return (found ?? 0) + 1
  }

  /// How to name what is missing.
  fileprivate func hints(toFillIn keys: [String]) -> [Hint] {
    guard let origin else { return [.typed("readyday init")] }
    return keys.map { .fillingIn($0, at: "\(origin):\(line(toFillIn: $0))") }
  }
}

extension Configuration.Calendar {
  /// The key that says where it is.
  fileprivate var keyOfPlace: String {
    switch feed?.address {
    case nil: "path"
    case .written: "url"
    case .printed: "url_command"
    }
  }
}

extension Failure {
  /// There is nothing that a command could be about.
  ///
  /// - Parameter hasCalendar: whether a calendar was named, which is of no use to it.
  static func nothingConfigured(in configuration: Configuration, hasCalendar: Bool) -> Failure {
    guard let file = configuration.origin, !configuration.namesData else {
      return Failure(
        .configuration, code: "not_configured",
        .data(hasCalendar ? .noHealthData : .nothingGiven), Hint.gettingStarted)
    }
    return Failure(
      .configuration, code: "not_configured", .configuration(.namesNoData(file)),
      configuration.hints(toFillIn: ["whoop", "calendars"])
        + [.completingConfiguration, .seeingDemo])
  }

  /// The same after a look around.
  static func nothingFound(for configuration: Configuration) -> Failure {
    Failure(
      .configuration, code: "not_configured",
      .configuration(.namesNoData(configuration.origin ?? "")),
      configuration.hints(toFillIn: ["whoop", "calendars"]) + [.seeingDemo])
  }

  static func noCalendar(in configuration: Configuration) -> Failure {
    Failure(
      .configuration, code: "no_calendar", .data(.noCalendar),
      [.giving(.calendar)] + configuration.hints(toFillIn: ["calendars"]))
  }
}
