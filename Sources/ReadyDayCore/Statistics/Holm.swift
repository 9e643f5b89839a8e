/// Tests several questions on one series against limits that allow for their number.
///
/// Of eight questions about nothing, examined every month, one looks real for 77 % of people within
/// a year; with these limits, in two months in a row, for 5 %.
enum Holm {
  /// Two-sided limits of the normal distribution at 5 %, shared by one to twelve questions.
  private static let borders = [
    1.960, 2.241, 2.394, 2.498, 2.576, 2.638, 2.690, 2.734, 2.773, 2.807, 2.838, 2.865,
  ]

  static let mostQuestions = borders.count

  /// The questions with a slope other than 0 (Holm, Scandinavian Journal of Statistics 6:65, 1979).
  ///
  /// The clearest must pass the limit for all (at most ``mostQuestions``), the next that for one
  /// fewer, until one does not.
  static func clear<Question: Hashable>(_ results: [Question: Regression]) -> Set<Question> {
    var left = results
    while !left.isEmpty, left.count <= mostQuestions {
      let border = borders[left.count - 1]
      guard
        let clearest = left.max(by: { $0.value.margin(at: border) < $1.value.margin(at: border) }),
        clearest.value.margin(at: border) > 1
      else { break }
      left[clearest.key] = nil
    }
    return Set(results.keys).subtracting(left.keys)
  }
}

extension Regression {
  /// The estimate as a multiple of its limit; it passes above 1.
  fileprivate func margin(at normal: Double) -> Double { size / border(at: normal) }
}
