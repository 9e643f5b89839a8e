import ReadyDayCore

/// The configured forecast: a file that another program writes, or the copy of what sync fetched.
struct ForecastFile: Sendable {
  private let path: String
  /// As the configuration names it, for messages.
  private let name: String
  private let place: String
  private let stored: StoredCalendar?

  /// In seconds; an older forecast is not used.
  private static let mostAge = 12 * 3600
  /// In bytes; a forecast of two weeks has 20 kB.
  private static let mostBytes = 4 << 20

  /// Nil if none is configured.
  init?(_ configuration: Configuration) {
    guard let path = configuration.weather.copy ?? configuration.weather.file else { return nil }
    self.path = path
    let isFetched = configuration.weather.copy != nil
    stored = isFetched ? StoredCalendar(path: path) : nil
    name = isFetched ? "weather.url" : path
    place = configuration.place(of: [.key("weather"), .key(isFetched ? "url" : "file")])
  }

  func forecast(at now: Instant) throws(FileProblem) -> Forecast {
    guard let written = FileStatus(of: path)?.lastChange.seconds else {
      throw stored.map { FileProblem(.notFetched($0.record.fault), name) } ?? problem(.missing)
    }
    let since = stored?.record.checkedAt ?? Instant(secondsSince1970: written)
    let age = now.seconds(since: since)
    guard age <= Self.mostAge else { throw problem(.oldForecast(hours: age / 3600)) }
    let bytes = try InputFile.withBytes(at: path) { $0.extracting(first: Self.mostBytes).array }
    do throws(ForecastFault) { return try Forecast(bytes) } catch {
      throw problem(.noForecast(error))
    }
  }

  private func problem(_ kind: FileProblem.Kind) -> FileProblem {
    FileProblem(.configured(kind, at: place), name)
  }
}
