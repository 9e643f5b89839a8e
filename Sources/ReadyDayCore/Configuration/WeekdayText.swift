/// Days of the week as people write them: `mon-fri`, `tue,thu-sat`.
package enum WeekdayText {
  private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  package static func days(_ text: String) -> Set<Weekday>? {
    var days: Set<Weekday> = []
    for part in text.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard let first = ends.first.flatMap({ Weekday(named: $0) }),
        let last = ends.last.flatMap({ Weekday(named: $0) }),
        ends.count <= 2
      else { return nil }
      // Saturday to Monday is three days.
      let week = (0..<7).map { Weekday.allCases[(first.rawValue - 1 + $0) % 7] }
      days.formUnion(week.prefix(last.daysAfter(first) + 1))
    }
    return days.isEmpty ? nil : days
  }

  /// `mon-fri`, `mon,wed`.
  package static func text(_ days: Set<Weekday>) -> String {
    var runs: [[Weekday]] = []
    for day in Weekday.allCases where days.contains(day) {
      if let last = runs.last?.last, day.rawValue == last.rawValue + 1 {
        runs[runs.count - 1].append(day)
      } else {
        runs.append([day])
      }
    }
    return runs.map { run in
      let ends = run.count > 2 ? [run[0], run[run.count - 1]] : run
      return ends.map { names[$0.rawValue - 1] }.joined(separator: run.count > 2 ? "-" : ",")
    }.joined(separator: ",")
  }
}
