/// Asks several questions of one series and believes only as much as the one question most in doubt allows.
///
/// Of eight questions about nothing, looked at month after month, one seems to be answered for 77 % of people within a
/// year; with these borders, and in two months in a row, for 5 %.
enum Holm {
  /// Two-sided limits of the normal distribution at 5 % shared by one to twelve questions.
  private static let borders = [
    1.960, 2.241, 2.394, 2.498, 2.576, 2.638, 2.690, 2.734, 2.773, 2.807, 2.838, 2.865,
  ]

  /// The most questions that are asked at once.
  static let mostQuestions = borders.count

  /// Which of `answers` differ from nothing, by Holm's sequentially rejective procedure (Scandinavian Journal of
  /// Statistics 6:65, 1979): the clearest must pass the border of all, the next that of one fewer, until one does not.
  ///
  /// - Parameter answers: at most ``mostQuestions``.
  static func clear<Question: Hashable>(_ answers: [Question: Regression]) -> Set<Question> {
    var left = answers
    while !left.isEmpty, left.count <= mostQuestions {
      let border = borders[left.count - 1]
      guard
        let clearest = left.max(by: { $0.value.margin(at: border) < $1.value.margin(at: border) }),
        clearest.value.margin(at: border) > 1
      else { break }
      left[clearest.key] = nil
    }
    return Set(answers.keys).subtracting(left.keys)
  }
}

extension Regression {
  /// How many times as far from nothing as a border asks.
  fileprivate func margin(at normal: Double) -> Double { size / border(at: normal) }
}
