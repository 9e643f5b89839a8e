/// Reports a 7-night mean of HRV that is below or above its band: higher is not better.
struct HRVOutsideRange: RecommendationRule {
  static let id = "hrv-outside-range"
  static let name = Phrase(
    "7-night HRV outside its usual range", es: "VFC de 7 noches fuera de lo habitual")

  /// The mean of the last 7 nights, in milliseconds.
  let mean: Double
  let measure: HeartRateVariabilityTrend.Measure
  /// The usual band of a 7-night mean, in milliseconds.
  let range: ClosedRange<Double>
  /// The number of nights with a value, out of the last 7 and out of the 60 before those.
  let nightsOfWeek: Int
  let nightsBefore: Int
  /// How many mornings in a row the mean has been outside the band, including today.
  let mornings: Int
  /// How many recent mornings were outside the band; nil if unknown.
  let count: HeartRateVariabilityTrend.Count?

  static func look(at day: Day) throws(Obstacle) -> HRVOutsideRange {
    let known = try day.measuredMorning.variability
    guard let trend = known, let range = trend.band, let mean = trend.week.mean else {
      throw Self.obstacle(known)
    }
    let written = (mean: HeartRateVariabilityTrend.milliseconds(mean), range: milliseconds(range))
    guard !range.contains(mean) else {
      throw Self.asUsual(mean: written.mean, range: written.range)
    }
    return HRVOutsideRange(
      mean: written.mean, measure: trend.measure, range: written.range,
      nightsOfWeek: trend.week.count, nightsBefore: trend.weeksBefore.count,
      mornings: max(1, trend.morningsInARow), count: trend.count)
  }

  private static func obstacle(_ trend: HeartRateVariabilityTrend?) -> Obstacle {
    guard let trend, trend.week.count >= HeartRateVariabilityTrend.nightsOfWeek,
      trend.weeksBefore.count >= HeartRateVariabilityTrend.nightsBefore
    else {
      return tooFewNights(week: trend?.week.count ?? 0, before: trend?.weeksBefore.count ?? 0)
    }
    return noSpread(nights: trend.weeksBefore.count)
  }

  /// Converts the bounds from logarithms.
  static func milliseconds(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = HeartRateVariabilityTrend.milliseconds(range.lowerBound)
    return low...max(low, HeartRateVariabilityTrend.milliseconds(range.upperBound))
  }

  private var isLow: Bool { mean < range.lowerBound }

  var kind: Recommendation.Kind { .info }
  var priority: Recommendation.Priority { .medium }
  var place: Recommendation.Place { .recovery }
  var subject: String { "\(isLow ? "below" : "above") \(Self.news(of: mornings))" }
  var inputs: [Recommendation.Input] {
    [
      .number("hrv_mean_ms", mean), .text("measure", measure.rawValue),
      .number("usual_from_ms", range.lowerBound), .number("usual_to_ms", range.upperBound),
      .number("nights_of_7", nightsOfWeek), .number("nights_of_60", nightsBefore),
      .number("mornings_in_a_row", mornings),
    ]
      + (count.map {
        [.number("mornings_outside", $0.outside), .number("mornings_counted", $0.mornings)]
      } ?? [])
  }

  func title(in voice: Voice) -> String {
    voice.say(
      "7-night HRV \(isLow ? "below" : "above") its usual range",
      es: "VFC de 7 noches por \(isLow ? "debajo" : "encima") de lo habitual")
  }

  func body(in voice: Voice) -> String {
    let (mean, low, high) = numbers(in: voice)
    let parts = [
      voice.say(
        "Your 7-night mean HRV is \(mean) ms; its usual range is \(low)–\(high).",
        es: "Tu VFC media de 7 noches es de \(mean) ms; lo habitual en ti es \(low)–\(high)."),
      self.mean > range.upperBound
        ? voice.say("Higher isn't better by itself.", es: "Más alta no quiere decir mejor.") : nil,
      mornings > 1 ? voice.morningsInARow(mornings) : nil, count.map(voice.outside),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let (mean, low, high) = numbers(in: voice)
    return [
      voice.say(
        "HRV averaged \(mean) ms over \(nightsOfWeek) of the last 7 nights; the "
          + "usual range of such a mean is \(low)–\(high) ms, from \(nightsBefore) of the 60 nights before.",
        es: "La VFC media de las últimas 7 noches es de \(mean) ms (\(nightsOfWeek) con datos); "
          + "lo habitual para esa media es \(low)–\(high) ms, según \(nightsBefore) de las 60 noches anteriores."
      ), voice.morningsInARow(mornings),
    ] + (count.map { [voice.outside($0)] } ?? [])
  }

  /// Uses enough decimals to show that the mean is outside the band.
  private func numbers(in voice: Voice) -> (mean: String, low: String, high: String) {
    let places = Numerals.places(showing: mean, outside: range)
    return (
      voice.decimal(mean, places: places), voice.decimal(range.lowerBound, places: places),
      voice.decimal(range.upperBound, places: places)
    )
  }

  /// The number of nights with a value, out of the last 7 and out of the 60 before those.
  static func tooFewNights(week: Int, before: Int) -> Obstacle {
    let (needed, neededBefore) = (
      HeartRateVariabilityTrend.nightsOfWeek, HeartRateVariabilityTrend.nightsBefore
    )
    return Obstacle(unknown: .heartRateVariability) {
      $0.say(
        "HRV is known for \(week) of the last 7 nights and \(before) of the 60 before those; "
          + "\(needed) and \(neededBefore) are needed.",
        es:
          "La VFC se conoce en \(week) de las últimas 7 noches y en \(before) de las 60 anteriores; "
          + "hacen falta \(needed) y \(neededBefore).")
    }
  }

  /// All nights have the same value.
  static func noSpread(nights: Int) -> Obstacle {
    Obstacle {
      $0.say(
        "HRV was the same on all of the \(nights) nights before, so there is no usual range.",
        es:
          "La VFC ha sido la misma en las \(nights) noches anteriores: no hay un intervalo habitual."
      )
    }
  }

  /// The mean and its band, in milliseconds.
  static func asUsual(mean: Double, range: ClosedRange<Double>) -> Obstacle {
    Obstacle { voice in
      let (mean, low, high) = (
        voice.decimal(mean, places: 1), voice.decimal(range.lowerBound, places: 1),
        voice.decimal(range.upperBound, places: 1)
      )
      return voice.say(
        "Your 7-night mean HRV is \(mean) ms, within its usual range of \(low)–\(high) ms, so there is no advice.",
        es:
          "Tu VFC media de 7 noches es de \(mean) ms, dentro de lo habitual (\(low)–\(high) ms): no hay "
          + "nada que aconsejar.")
    }
  }
}
