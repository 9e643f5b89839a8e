/// Why a file or an answer is no forecast.
package enum ForecastFault: Error, Hashable, Sendable {
  /// A page for people, such as a hotel's login or an error.
  case page
  /// Not JSON, or only its beginning.
  case notWhole
  /// The service's reason for giving none.
  case refused(String)
  /// No list of this name under `hourly`.
  case missing(String)
  /// Local times, which mean two moments or none when the clocks change.
  case localTimes
  case unit(String, of: String)
  /// A list of another length than the times, or times that are not an hour apart.
  case uneven(String)
}

extension Forecast {
  /// Reads an answer in the form of Open-Meteo: lists under `hourly`, with their units beside them.
  package init(_ bytes: [UInt8]) throws(ForecastFault) {
    guard bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "<") else { throw .page }
    guard let root = JSON.members(of: bytes) else { throw .notWhole }
    if root["error"] == .bool(true) { throw .refused(root["reason"]?.text ?? "") }
    let lists = HourlyLists(root["hourly"]?.members ?? [:], root["hourly_units"]?.members ?? [:])
    let times = try lists.times()
    guard let celsius = try lists.series("temperature_2m") else { throw .missing("temperature_2m") }
    let (humidity, wind) = (
      try lists.series("relative_humidity_2m"), try lists.series("wind_speed_10m")
    )
    let (gusts, rain) = (try lists.series("wind_gusts_10m"), try lists.series("precipitation"))
    let (chance, snow) = (
      try lists.series("precipitation_probability"), try lists.series("snowfall")
    )
    let code = try lists.series("weather_code")
    // Sums and maxima are of the hour before their time.
    self.init(
      hours: times.indices.dropLast().compactMap { place in
        guard let degrees = celsius[place] else { return nil }
        var hour = Hour(
          span: TimeSpan(from: times[place], to: times[place + 1]), celsius: degrees)
        (hour.humidity, hour.wind) = (humidity?[place], wind?[place])
        (hour.gusts, hour.rain) = (gusts?[place + 1], rain?[place + 1])
        (hour.chance, hour.snow) = (chance?[place + 1], snow?[place + 1])
        hour.code = code?[place].map { Int(truncating: $0) }
        return hour
      })
    guard !hours.isEmpty else { throw .missing("temperature_2m") }
  }
}

private struct HourlyLists {
  private let lists: [String: JSON]
  private let units: [String: JSON]

  init(_ lists: [String: JSON], _ units: [String: JSON]) {
    (self.lists, self.units) = (lists, units)
  }

  /// At least two, an hour apart.
  func times() throws(ForecastFault) -> [Instant] {
    guard let values = lists["time"]?.elements, values.count > 1 else { throw .missing("time") }
    guard unit(of: "time") == "unixtime" else { throw .localTimes }
    let seconds = values.compactMap(\.int)
    guard seconds.count == values.count,
      zip(seconds, seconds.dropFirst()).allSatisfy({ $1 - $0 == 3600 })
    else { throw .uneven("time") }
    return seconds.map { Instant(secondsSince1970: $0) }
  }

  /// One value for each time, in °C, km/h, mm, cm or percent; nil for a value that cannot be.
  /// The whole is nil if the answer lacks it.
  func series(_ name: String) throws(ForecastFault) -> [Double?]? {
    guard let values = lists[name]?.elements else { return nil }
    guard values.count == lists["time"]?.elements?.count else { throw .uneven(name) }
    let unit = unit(of: name)
    guard let convert = Self.conversion(of: unit, for: name) else { throw .unit(unit, of: name) }
    let possible = name == "temperature_2m" ? -90.0...60 : 0.0...1000
    return values.map { value in
      value.double.map(convert).flatMap { possible.contains($0) ? $0 : nil }
    }
  }

  private func unit(of name: String) -> String { units[name]?.text ?? "" }

  private static func conversion(of unit: String, for name: String) -> ((Double) -> Double)? {
    let factors: [String: Double]
    switch name {
    case "temperature_2m":
      return unit == "°C" ? { $0 } : unit == "°F" ? { ($0 - 32) / 1.8 } : nil
    case "wind_speed_10m", "wind_gusts_10m":
      factors = ["km/h": 1, "m/s": 3.6, "mp/h": 1.609344, "mph": 1.609344, "kn": 1.852]
    case "precipitation": factors = ["mm": 1, "inch": 25.4]
    case "snowfall": factors = ["cm": 1, "inch": 2.54]
    case "weather_code": factors = ["wmo code": 1]
    default: factors = ["%": 1]
    }
    return factors[unit].map { factor in { $0 * factor } }
  }
}
