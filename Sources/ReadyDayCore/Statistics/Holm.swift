/// Tests several questions on one series against limits that allow for their number.
///
/// Of eight questions without any real effect, tested every month, one looks real within a year for
/// 72 % of people; with these limits, and for two months in a row, for 10 %.
enum Holm {
  /// Two-sided normal limits at 5 %, divided among one to thirteen questions.
  private static let borders = [
    1.960, 2.241, 2.394, 2.498, 2.576, 2.638, 2.690, 2.734, 2.773, 2.807, 2.838, 2.865, 2.891,
  ]

  static let mostQuestions = borders.count - 1

  /// The questions with a slope other than 0 (Holm, Scandinavian Journal of Statistics 6:65, 1979).
  ///
  /// The clearest must pass the limit for all (at most `mostQuestions`), the next one the limit for
  /// one fewer, and so on until one fails. With a `favourite`, the limits are those for the most,
  /// with the favourite counted twice, so that it does not depend on what else is tested.
  static func clear<Question: Hashable>(
    _ results: [Question: Regression], favouring favourite: Question? = nil
  ) -> Set<Question> {
    guard results.count <= mostQuestions else { return [] }
    var left = results
    var shares = favourite == nil ? results.count : borders.count
    func margin(_ question: Question, _ result: Regression) -> Double {
      result.margin(at: borders[(question == favourite ? (shares + 1) / 2 : shares) - 1])
    }
    while let clearest = left.max(by: { margin($0.key, $0.value) < margin($1.key, $1.value) }),
      margin(clearest.key, clearest.value) > 1
    {
      left[clearest.key] = nil
      shares -= clearest.key == favourite ? 2 : 1
    }
    return Set(results.keys).subtracting(left.keys)
  }
}

extension Regression {
  /// The estimate as a multiple of its limit; it passes above 1.
  fileprivate func margin(at normal: Double) -> Double { size / border(at: normal) }
}
