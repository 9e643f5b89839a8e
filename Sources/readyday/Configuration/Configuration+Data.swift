import ReadyDayCore

// What to do where a configuration names no data.

extension Configuration {
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
