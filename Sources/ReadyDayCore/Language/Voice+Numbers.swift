extension Voice {
  package func percent(_ value: Double) -> String { percent(value, places: 0) }

  /// Rounded, unless rounding would cross a border between zones.
  package func percent(ofScore score: Double) -> String {
    percent(score, places: score.places(beside: RecoverySummary.borders))
  }

  /// Rounded, unless rounding would cross the rule's threshold.
  func percent(ofEfficiency efficiency: Double) -> String {
    percent(efficiency, places: efficiency.places(beside: [SleepSummary.lowEfficiency]))
  }

  /// A value and limits above it, with enough decimals to show the difference.
  func percents(_ value: Double, below limits: Double...) -> [String] {
    let places = limits.map { Numerals.places(showing: value, outside: $0...max($0, 100)) }.max()
    return ([value] + limits).map { percent($0, places: places ?? 0) }
  }

  /// The points of a load: `82`; `60.4` if `60` would be across a border.
  func points(_ load: Double, beside borders: [Double] = CalendarLoad.borders()) -> String {
    decimal(load, places: load.places(beside: borders))
  }

  /// A threshold that the user may have set: `60`, `62.5`.
  func threshold(_ value: Double) -> String {
    decimal(value, places: Double(Numerals.whole(value)) == value ? 0 : 1)
  }

  /// `1st`, `22nd`.
  func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: "\(number)st"
    case (2, let rest) where rest != 12: "\(number)nd"
    case (3, let rest) where rest != 13: "\(number)rd"
    default: "\(number)th"
    }
  }

  /// `1 event`, `3 events`.
  ///
  /// - Parameter many: the plural, if it is not `one` with an s.
  func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
  }

  func nights(_ number: Int) -> String {
    say(count(number, "night"), es: count(number, "noche"))
  }

  /// `4 h 15 min`.
  func length(_ minutes: Int) -> String { duration(minutes: minutes) }

  /// Rounded to a minute.
  func length(_ minutes: Double) -> String { duration(minutes: Numerals.whole(minutes)) }
}
