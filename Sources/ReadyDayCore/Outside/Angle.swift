/// An angle on the sky; series, as the core imports no C library, exact to a millionth of a second.
struct Angle: Equatable, Sendable {
  let degrees: Double

  private static let perDegree = 0.017_453_292_519_943_295

  init(degrees: Double) { self.degrees = degrees }

  /// Between −90° and 90°; `sine` is held within −1…1.
  init(sine: Double) {
    let size = min(sine.magnitude, 1)
    // The series converges fast up to a half; beyond that, for half of what is left to 90°.
    let turned =
      size <= 0.5
      ? Self.inverse(size) : 90 - 2 * Self.inverse(((1 - size) / 2).squareRoot())
    degrees = sine < 0 ? -turned : turned
  }

  /// Between 0° and 180°.
  init(cosine: Double) { degrees = 90 - Angle(sine: cosine).degrees }

  var sine: Double {
    let near = degrees.remainder(dividingBy: 360)
    let folded = near > 90 ? 180 - near : near < -90 ? -180 - near : near
    let angle = folded * Self.perDegree
    var term = angle
    var sum = angle
    for step in 1...10 {
      term *= -angle * angle / Double(2 * step * (2 * step + 1))
      sum += term
    }
    return sum
  }

  var cosine: Double { Angle(degrees: 90 - degrees).sine }

  var tangent: Double { sine / cosine }

  /// Sums x + x³/6 + 3x⁵/40 + …, in degrees.
  private static func inverse(_ sine: Double) -> Double {
    var power = sine
    var sum = sine
    for step in 1...26 {
      power *= sine * sine * Double(2 * step - 1) / Double(2 * step)
      sum += power / Double(2 * step + 1)
    }
    return sum / perDegree
  }
}
