import ReadyDayCore

struct MeasuredTest: Equatable, Sendable {
  let test: SelfTest
  /// One, or left and right.
  let values: [Double]

  /// - Parameter text: such as `plank=60` or `knee-to-wall=11/9.5`.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let test = SelfTest(id: String(parts[0]).lowercased()),
      let values = try? test.values(of: String(parts[1]))
    else { return nil }
    (self.test, self.values) = (test, values)
  }
}

extension ValueForm<MeasuredTest> {
  static var measuredTest: ValueForm {
    let names = SelfTest.allCases.map { "\($0.id)=" }
    return ValueForm(
      Phrase("TEST=VALUE", es: "PRUEBA=VALOR"), accepted: .words(SelfTest.allCases.map(\.example)),
      known: [], candidates: Candidates(names)
    ) { MeasuredTest($0) }
  }
}

extension SelfTest {
  fileprivate var example: String {
    let (least, most) = (Int(self.limits.lowerBound), Int(self.limits.upperBound))
    return "\(id)=\(least)..\(most)" + (self.isSided ? "/\(least)..\(most)" : "")
  }

  /// Such as `60` or `62,5`; for two sides `11/9`, `11 9`, `11,5 9` or, ambiguously, `11,9`.
  func values(of text: String) throws(AnswerFault) -> [Double] {
    let words = text.split { $0 == " " || $0 == ";" || $0 == "/" }
      .map { $0.last == "," ? $0.dropLast() : $0 }
    var values: [Double] = []
    for word in words {
      if self.isSided, words.count == 1, word.contains(",") { throw .comma }
      let point = word.replacing(",", with: ".", maxReplacements: 1)
      guard let value = Self.number(String(point)) else { throw .noNumber }
      values.append(value)
    }
    guard (1...(self.isSided ? 2 : 1)).contains(values.count) else { throw .tooMany }
    guard values.allSatisfy(self.limits.contains) else { throw .beyondLimits }
    return values
  }

  private static func number(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
