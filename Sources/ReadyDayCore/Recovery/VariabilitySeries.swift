/// One measure of heart rate variability by night, for the trend on any morning.
struct VariabilitySeries: Sendable {
  let measure: HeartRateVariabilityTrend.Measure
  private let first: LocalDate
  /// One element for each day from ``first`` on; nil for a night without a value.
  private let logarithms: [Double?]
  /// The side of the band that each morning's week is on; nil if unknown.
  private let sides: [HeartRateVariabilityTrend.Side?]

  /// Nil if `values` (milliseconds) is empty.
  init?(_ measure: HeartRateVariabilityTrend.Measure, _ values: [LocalDate: Double]) {
    guard let first = values.keys.min(), let last = values.keys.max() else { return nil }
    var logarithms = [Double?](repeating: nil, count: first.distance(to: last) + 1)
    for (date, value) in values { logarithms[first.distance(to: date)] = value.naturalLogarithm }
    self.measure = measure
    self.first = first
    self.logarithms = logarithms
    sides = logarithms.indices.map { Self.side(at: $0, of: logarithms, from: first) }
  }

  /// Nil if none of the 67 nights up to `date` has a value.
  func trend(on date: LocalDate) -> HeartRateVariabilityTrend? {
    let place = first.distance(to: date)
    let week = Self.nights(0...6, before: place, of: logarithms, from: first)
    let before = Self.nights(7...66, before: place, of: logarithms, from: first)
    guard week.count + before.count > 0 else { return nil }
    var trend = HeartRateVariabilityTrend(measure: measure, week: week, weeksBefore: before)
    trend.morningsInARow = run(upTo: place, trend.side)
    trend.count = count(upTo: place, trend.side)
    return trend
  }

  /// Also covers mornings after the last night with a value, whose week may have values.
  private func side(at place: Int) -> HeartRateVariabilityTrend.Side? {
    if sides.indices.contains(place) { return sides[place] }
    return place < 0 ? nil : Self.side(at: place, of: logarithms, from: first)
  }

  private static func side(
    at place: Int, of logarithms: [Double?], from first: LocalDate
  ) -> HeartRateVariabilityTrend.Side? {
    HeartRateVariabilityTrend(
      week: nights(0...6, before: place, of: logarithms, from: first),
      weeksBefore: nights(7...66, before: place, of: logarithms, from: first)
    ).side
  }

  private func run(upTo place: Int, _ side: HeartRateVariabilityTrend.Side?) -> Int {
    guard let side, side != .inside else { return 0 }
    var count = 1
    while self.side(at: place - count) == side { count += 1 }
    return count
  }

  private func count(
    upTo place: Int, _ side: HeartRateVariabilityTrend.Side?
  ) -> HeartRateVariabilityTrend.Count? {
    let earlier = (1..<HeartRateVariabilityTrend.morningsCounted).map { place - $0 }
    let known = ([side] + earlier.map { self.side(at: $0) }).compactMap(\.self)
    guard known.count >= HeartRateVariabilityTrend.morningsNeeded else { return nil }
    return .init(outside: known.count { $0 != .inside }, mornings: known.count)
  }

  private static func nights(
    _ days: ClosedRange<Int>, before place: Int, of logarithms: [Double?], from first: LocalDate
  ) -> HeartRateVariabilityTrend.Nights {
    let (from, to) = (place - days.upperBound, place - days.lowerBound)
    let lower = min(max(from, 0), logarithms.count)
    let known = lower..<max(min(to + 1, logarithms.count), lower)
    return .init(
      dates: first.advanced(by: from)...first.advanced(by: to),
      values: logarithms[known].compactMap(\.self))
  }
}
