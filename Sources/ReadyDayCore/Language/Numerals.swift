/// Numbers and clock times; only the signs differ between languages.
enum Numerals {
  /// Shown for an unknown number.
  static let unknown = "--"

  /// `value` with `places` decimals after `sign`: never `-0`, and `unknown` if it is not finite.
  static func fixed(_ value: Double, places: Int, sign: String) -> String {
    guard value.isFinite else { return unknown }
    let scale = (0..<max(0, places)).reduce(1.0) { scale, _ in scale * 10 }
    let units = Int(rounding: value * scale)
    let digits = padded(abs(units), to: places + 1)
    let minus = units < 0 ? "-" : ""
    return places > 0
      ? "\(minus)\(digits.dropLast(places))\(sign)\(digits.suffix(places))" : minus + digits
  }

  /// `2,301,444`; numbers with fewer digits than `least` have no separator.
  static func counted(_ count: Int, sign: String, fromDigits least: Int = 5) -> String {
    let digits = String(count)
    guard digits.count >= least else { return digits }
    let first = digits.count % 3
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, digit.offset % 3 == first { text += sign }
      text.append(digit.element)
    }
  }

  static func duration(minutes: Int) -> String {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(padded(rest, to: 2)) min"
  }

  /// For example `0:58`.
  static func hoursAndMinutes(_ minutes: Double) -> String {
    let whole = max(0, minutes.minutesShown)
    return "\(whole / 60):\(padded(whole % 60, to: 2))"
  }

  /// The number of decimals that show `value` outside `range`; 0 if it is inside.
  static func places(showing value: Double, outside range: ClosedRange<Double>) -> Int {
    guard !range.contains(value) else { return 0 }
    let mostPlaces = 3
    return (0..<mostPlaces).first { places in
      let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
      let shown = Int(rounding: range.lowerBound * scale)...Int(rounding: range.upperBound * scale)
      return !shown.contains(Int(rounding: value * scale))
    } ?? mostPlaces
  }

  /// A percentage below `limit`, with a decimal if rounding would otherwise reach the limit.
  static func percentage(_ value: Double, below limit: Int, sign: String) -> String {
    if Int(rounding: value) < limit { return fixed(value, places: 0, sign: sign) }
    return fixed(min(value, Double(limit) - 0.1), places: 1, sign: sign)
  }
}

extension TimeOfDay {
  /// `08:30`, without seconds.
  package var clock: String { "\(padded(hour, to: 2)):\(padded(minute, to: 2))" }

  /// For example `08:30–09:00`.
  package func range(to end: TimeOfDay) -> String { "\(clock)–\(end.clock)" }
}

extension UTCOffset {
  /// For example `UTC`, `UTC+9` or `UTC−3:30`.
  package var clockName: String {
    guard seconds != 0 else { return "UTC" }
    let (hours, minutes) = (abs(seconds) / 3600, abs(seconds) / 60 % 60)
    let rest = minutes == 0 ? "" : ":\(padded(minutes, to: 2))"
    return "UTC\(seconds < 0 ? "−" : "+")\(hours)\(rest)"
  }
}

/// The units of distances and temperatures. Documents for programs are always metric.
package enum Units: String, CaseIterable, Sendable {
  case metric, imperial

  fileprivate var distance: (name: String, meters: Double) {
    switch self {
    case .metric: ("km", 1000)
    case .imperial: ("mi", 1609.344)
    }
  }

  var degrees: String {
    switch self {
    case .metric: "°C"
    case .imperial: "°F"
    }
  }

  /// Converts a metric value to these units.
  fileprivate func shown(_ vital: Vital, _ value: Double) -> Double {
    switch (vital, self) {
    case (.skinTemperature, .imperial): value * 1.8 + 32
    case (.skinTemperature, .metric), (.heartRateVariability, _), (.sdnn, _),
      (.restingHeartRate, _), (.bloodOxygen, _), (.respiratoryRate, _):
      value
    }
  }
}

extension Voice {
  /// For example `10.2 km`.
  func distance(meters: Double) -> String {
    "\(decimal(meters / units.distance.meters, places: 1)) \(units.distance.name)"
  }

  /// A value without its unit.
  func number(_ vital: Vital, _ value: Double) -> String {
    decimal(units.shown(vital, value), places: vital.places)
  }

  /// A value minus its mean, both as shown in the user's units.
  func difference(_ vital: Vital, _ value: Double, from mean: Double) -> Double {
    .difference(units.shown(vital, value), units.shown(vital, mean), places: vital.places)
  }
}
