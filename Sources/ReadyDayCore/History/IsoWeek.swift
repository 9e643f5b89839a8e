/// An ISO 8601 week, Monday to Sunday. Week 1 contains the year's first Thursday.
package struct IsoWeek: Equatable, Sendable {
  package let year: Int
  package let number: Int

  package init(_ date: LocalDate) {
    let thursday = date.onOrBefore(.monday).advanced(by: 3)
    year = thursday.year
    number = (thursday.dayOfYear - 1) / 7 + 1
  }

  /// Reads text such as `2026-W35`; nil for any other text, or for a week that the year lacks.
  package init?(_ text: String) {
    let parts = text.uppercased().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].first == "W",
      (2...3).contains(parts[1].utf8.count), let year = Int(written: parts[0]),
      let number = Int(written: parts[1].dropFirst()), number > 0,
      let fourth = LocalDate(year: year, month: 1, day: 4)
    else { return nil }
    let week = IsoWeek(fourth.advanced(by: 7 * (number - 1)))
    guard week.year == year, week.number == number else { return nil }
    self = week
  }

  package var monday: LocalDate {
    let fourth = YearMonth(clamping: year, month: 1).firstDay.advanced(by: 3)
    return fourth.onOrBefore(.monday).advanced(by: 7 * (number - 1))
  }

  package var dates: ClosedRange<LocalDate> { monday...monday.advanced(by: 6) }
}

extension IsoWeek: CustomStringConvertible {
  package var description: String { "\(padded(year, to: 4))-W\(padded(number, to: 2))" }

  /// The week without its year, such as `W41`.
  package var short: String { "W\(padded(number, to: 2))" }
}
