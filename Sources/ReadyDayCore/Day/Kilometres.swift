/// A distance as people write it: `10k`, `12 km`, `7.5km` or `7,5 km`.
package struct Kilometres: Equatable, Sendable {
  /// Below 10,000.
  let count: Double

  package init?(_ text: some StringProtocol) {
    let number = text.prefix { !$0.isLetter && $0 != " " }
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard ["k", "km", " k", " km"].contains(text[number.endIndex...]), parts.count <= 2,
      parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) }),
      let count = Double(parts.joined(separator: "."))
    else { return nil }
    self.count = count
  }

  /// An estimate; nil for a sport that is not measured in kilometres.
  package func minutes(of activity: Activity) -> Int? {
    switch activity {
    case .running, .trailRunning: Int(truncating: count * 6)
    case .cycling: Int(truncating: count * 2.5)
    case .walking, .hiking: Int(truncating: count * 13)
    default: nil
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension TitleWords {
  /// Each distance as written, in order: `10k`, `7.5 km`.
  var distances: [(text: String, length: Kilometres)] {
    let words = withDecimals
    return words.indices.compactMap { place in
      guard words[place].first?.isNumber == true else { return nil }
      let next = place + 1 < words.count ? words[place + 1] : ""
      return [words[place], "\(words[place]) \(next)"].lazy
        .compactMap { text in Kilometres(text).map { (text, $0) } }.first
    }
  }
}
