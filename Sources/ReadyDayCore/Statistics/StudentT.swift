/// Student's t distribution, by which the borders of few days are wider than those of many.
enum StudentT {
  /// Of 100 normal values 95 lie nearer to nothing.
  static let border95 = 1.959_963_984_540_054

  /// The quantile of Student's t that is as rare as `normal` is among normal values: z + (z³+z)/4ν +
  /// (5z⁵+16z³+3z)/96ν², the first terms of Abramowitz and Stegun 26.7.5. With 20 degrees of freedom and more it is right
  /// to two thousandths.
  ///
  /// - Parameters:
  ///   - normal: the quantile of the normal distribution.
  ///   - degreesOfFreedom: more than none.
  static func quantile(atNormal normal: Double, degreesOfFreedom: Double) -> Double {
    let (z, square) = (normal, normal * normal)
    let first = z * (square + 1) / 4
    let second = z * ((5 * square + 16) * square + 3) / 96
    return z + (first + second / degreesOfFreedom) / degreesOfFreedom
  }
}
