/// A condition on a number, such as `<50`, `>=70%` or `=100`.
package struct Comparison: Equatable, Sendable {
  private enum Sign: String, CaseIterable {
    // Longer ones first, so that `<=` is not read as `<`.
    case atMost = "<="
    case atLeast = ">="
    case below = "<"
    case above = ">"
    case equal = "="
  }

  private let sign: Sign
  private let number: Double

  package init?(_ text: String) {
    guard let sign = Sign.allCases.first(where: { text.hasPrefix($0.rawValue) }) else { return nil }
    let value = text.dropFirst(sign.rawValue.count).drop { $0 == " " }
    let rest = value.hasSuffix("%") ? value.dropLast() : value
    let isNumber = rest.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isNumber, let number = Double(rest) else { return nil }
    (self.sign, self.number) = (sign, number)
  }

  package func holds(for value: Double) -> Bool {
    switch sign {
    case .below: value < number
    case .atMost: value <= number
    case .above: value > number
    case .atLeast: value >= number
    case .equal: value == number
    }
  }
}
