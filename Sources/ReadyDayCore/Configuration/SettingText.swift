/// Durations such as `30m`, `1h30m` or `8h`.
enum DurationText {
  /// Nil for other forms; numbers have at most four digits.
  static func minutes(_ text: String) -> Int? {
    var rest = text[...]
    let hours = take("h", from: &rest)
    // `1h30` needs no unit.
    if hours != nil, rest.last?.isNumber == true { rest += "m" }
    let minutes = take("m", from: &rest)
    guard rest.isEmpty, hours != nil || minutes != nil else { return nil }
    return (hours ?? 0) * 60 + (minutes ?? 0)
  }

  static func text(_ minutes: Int) -> String {
    let hours = minutes / 60 > 0 ? "\(minutes / 60)h" : ""
    return minutes % 60 > 0 || hours.isEmpty ? "\(hours)\(minutes % 60)m" : hours
  }

  private static func take(_ unit: Character, from rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...4).contains(digits.count), rest.dropFirst(digits.count).first == unit else {
      return nil
    }
    rest = rest.dropFirst(digits.count + 1)
    return Int(written: digits)
  }
}

extension Preferences.Hours {
  /// Reads `06:00-22:00`, where 24:00 is the end of the day.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Self.time(parts[0]) else { return nil }
    let isWhole = parts[1] == "24:00"
    guard let end = isWhole ? .midnight : Self.time(parts[1]), isWhole || start != end else {
      return nil
    }
    self.init(from: start, to: end)
  }

  var text: String { "\(start.clock)-\(end == .midnight ? "24:00" : end.clock)" }

  private static func time(_ text: Substring) -> TimeOfDay? {
    // Also accepts hours of one digit, such as `9:00`.
    TimeOfDay(spoken: String(text)) ?? TimeOfDay(spoken: "0\(text)")
  }
}

/// Days of the week as people write them: `mon-fri`, `tue,thu-sat`.
package enum WeekdayText {
  private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  package static func days(_ text: String) -> Set<Weekday>? {
    var days: Set<Weekday> = []
    for part in text.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard let first = ends.first.flatMap({ Weekday(named: $0) }),
        let last = ends.last.flatMap({ Weekday(named: $0) }), ends.count <= 2
      else { return nil }
      // Ranges may pass the end of the week: Saturday to Monday is three days.
      let week = (0..<7).map { Weekday.allCases[(first.rawValue - 1 + $0) % 7] }
      days.formUnion(week.prefix(last.daysAfter(first) + 1))
    }
    return days.isEmpty ? nil : days
  }

  /// The days as `mon-fri` or `mon,wed`.
  package static func text(_ days: Set<Weekday>) -> String {
    let runs = Weekday.allCases.filter(days.contains).map { [$0] }.merged { run, day in
      day[0].rawValue == run[run.count - 1].rawValue + 1 ? run + day : nil
    }
    return runs.map { run in
      let ends = run.count > 2 ? [run[0], run[run.count - 1]] : run
      return ends.map { names[$0.rawValue - 1] }.joined(separator: run.count > 2 ? "-" : ",")
    }.joined(separator: ",")
  }
}
