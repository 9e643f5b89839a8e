extension Voice {
  package func percent(_ value: Double) -> String { percent(value, places: 0) }

  /// Rounds a score, unless that would move it across a border between zones.
  package func percent(ofScore score: Double) -> String {
    percent(score, places: score.places(beside: RecoverySummary.borders))
  }

  /// Rounds an efficiency, unless that would move it across the rule's threshold.
  func percent(ofEfficiency efficiency: Double) -> String {
    percent(efficiency, places: efficiency.places(beside: [SleepSummary.lowEfficiency]))
  }

  /// A value and the limits above it, with enough decimals to tell them apart.
  func percents(_ value: Double, below limits: Double...) -> [String] {
    let places = limits.map { Numerals.places(showing: value, outside: $0...max($0, 100)) }.max()
    return ([value] + limits).map { percent($0, places: places ?? 0) }
  }

  /// The points of a load: `82`, or `60.4` if `60` would be on the other side of a border.
  func points(_ load: Double, beside borders: [Double] = CalendarLoad.borders()) -> String {
    decimal(load, places: load.places(beside: borders))
  }

  /// A threshold that the user may have set, such as `60` or `62.5`.
  func threshold(_ value: Double) -> String {
    decimal(value, places: Double(Int(rounding: value)) == value ? 0 : 1)
  }

  /// For example `1st` or `22nd`.
  func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: "\(number)st"
    case (2, let rest) where rest != 12: "\(number)nd"
    case (3, let rest) where rest != 13: "\(number)rd"
    default: "\(number)th"
    }
  }

  /// `1 event` or `3 events`; `many` is an irregular plural.
  func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
  }

  func nights(_ number: Int) -> String {
    say(count(number, "night"), es: count(number, "noche"))
  }

  func length(_ minutes: Int) -> String { duration(minutes: minutes) }

  /// Rounded, but never up to a half or whole hour, where limits are.
  func length(_ minutes: Double) -> String {
    let rounded = Int(rounding: minutes)
    let isReached = rounded % 30 != 0 || minutes >= Double(rounded)
    return duration(minutes: isReached ? rounded : rounded - 1)
  }
}
