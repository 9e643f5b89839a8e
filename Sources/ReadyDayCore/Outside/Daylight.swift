/// When the sun is up on a day, and when there is light enough to train without a lamp.
package struct Daylight: Equatable, Sendable {
  /// What the sun, or its light, does around the day's noon.
  package enum Course: Equatable, Sendable {
    case between(TimeSpan)
    /// Near the poles: the whole day through, or at no time.
    case always, never

    /// The part of `span` that it takes; empty if none.
    package func part(of span: TimeSpan) -> TimeSpan {
      switch self {
      case .always: span
      case .never: TimeSpan(from: span.start, to: span.start)
      case .between(let light):
        light.intersection(span) ?? TimeSpan(from: span.start, to: span.start)
      }
    }
  }

  package let spot: Spot
  /// From sunrise to sunset.
  package let sun: Course
  /// From the beginning of civil twilight to its end.
  package let light: Course

  /// Where the sun's centre stands, in degrees, when its upper edge is seen on the horizon, lifted by
  /// the air; and at the ends of civil twilight.
  private static let (horizon, twilight) = (-0.8333, -6.0)

  /// - Parameter day: the day's span, whose middle is nearest to the noon that is meant.
  package init(at spot: Spot, on day: TimeSpan) {
    self.spot = spot
    let noon = Noon(at: spot, nearest: day.start.adding(seconds: day.seconds / 2))
    sun = noon.course(above: Self.horizon)
    light = noon.course(above: Self.twilight)
  }
}

/// Noon on the mean sun's clock at a spot.
private struct Noon {
  let spot: Spot
  let mean: Instant

  init(at spot: Spot, nearest moment: Instant) {
    let east = Int(rounding: spot.longitude * 240)
    let (day, _) = (moment.secondsSince1970 + east).floored(by: 86_400)
    self.spot = spot
    mean = Instant(secondsSince1970: day * 86_400 + 43_200 - east)
  }

  /// The sun's time above an altitude in degrees.
  func course(above altitude: Double) -> Daylight.Course {
    let (rise, set) = (moment(at: altitude, side: -1), moment(at: altitude, side: 1))
    if let rise, let set { return .between(TimeSpan(from: rise, to: set)) }
    // Halfway between the sun's heights at noon and at midnight, one of which it almost reaches.
    let declination = SolarPosition(at: mean).declination.degrees
    let middle =
      (spot.latitude + declination).magnitude / 2 - (spot.latitude - declination).magnitude / 2
    return middle > altitude ? .always : .never
  }

  /// When the sun passes the altitude before noon (−1) or after it (1); nil if it does not.
  ///
  /// The second pass takes the sun's position from the first one's moment.
  private func moment(at altitude: Double, side: Double) -> Instant? {
    var moment = mean
    for _ in 1...2 {
      let sun = SolarPosition(at: moment)
      guard let hours = sun.hoursFromNoon(at: altitude, latitude: spot.latitude) else { return nil }
      let seconds = side * hours * 3600 - sun.equationOfTime * 60
      moment = mean.adding(seconds: Int(rounding: seconds))
    }
    return moment
  }
}

/// Where the sun stands, by the equations of NOAA's solar calculator, after Meeus (Astronomical
/// Algorithms, chapter 25, low accuracy): at most 9 s off between 60° north and south.
private struct SolarPosition {
  /// Of the sun, north of the equator.
  let declination: Angle
  /// Minutes by which a sundial is ahead of the mean sun.
  let equationOfTime: Double

  init(at instant: Instant) {
    // Centuries since noon on 1 January 2000; 1970 began 10,957.5 days earlier.
    let t = (Double(instant.secondsSince1970) / 86_400 - 10_957.5) / 36_525
    let longitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
    let anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t)
    let eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
    let centre =
      Angle(degrees: anomaly).sine * (1.914602 - t * (0.004817 + 0.000014 * t))
      + Angle(degrees: 2 * anomaly).sine * (0.019993 - 0.000101 * t)
      + Angle(degrees: 3 * anomaly).sine * 0.000289
    let node = Angle(degrees: 125.04 - 1934.136 * t)
    let apparent = Angle(degrees: longitude + centre - 0.00569 - 0.00478 * node.sine)
    let mean = 84_381.448 - t * (46.815 + t * (0.00059 - t * 0.001813))
    let tilt = Angle(degrees: mean / 3600 + 0.00256 * node.cosine)
    declination = Angle(sine: tilt.sine * apparent.sine)
    equationOfTime = Self.equationOfTime(
      tilt, Angle(degrees: longitude), Angle(degrees: anomaly), eccentricity)
  }

  private static func equationOfTime(
    _ tilt: Angle, _ longitude: Angle, _ anomaly: Angle, _ e: Double
  ) -> Double {
    let half = Angle(degrees: tilt.degrees / 2).tangent
    let y = half * half
    let double = Angle(degrees: 2 * longitude.degrees)
    let sum =
      y * double.sine - 2 * e * anomaly.sine + 4 * e * y * anomaly.sine * double.cosine
      - 0.5 * y * y * Angle(degrees: 4 * longitude.degrees).sine
      - 1.25 * e * e * Angle(degrees: 2 * anomaly.degrees).sine
    // Radians as minutes: a turn takes 1440.
    return sum * 1440 / (2 * Double.pi)
  }

  /// Hours between noon and the sun's passing the altitude; nil if it stays above or below.
  func hoursFromNoon(at altitude: Double, latitude: Double) -> Double? {
    let place = Angle(degrees: latitude)
    let cosine =
      (Angle(degrees: altitude).sine - place.sine * declination.sine)
      / (place.cosine * declination.cosine)
    return cosine.magnitude <= 1 ? Angle(cosine: cosine).degrees / 15 : nil
  }
}
