import ReadyDayCore

extension JSON {
  /// `value` to so many decimals, whole numbers without any; null when it is missing or not finite.
  init(_ value: Double?, decimals: Int = 0) {
    guard let value, value.isFinite else {
      self = .null
      return
    }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    self = .decimal((value * scale).rounded() / scale)
  }

  init(_ value: String?) {
    self = value.map(JSON.string) ?? .null
  }

  init(_ value: Int?) {
    self = value.map(JSON.integer) ?? .null
  }
}

extension JSON {
  /// ``document`` with `elements` in the array that holds `place` alone; each is written before the next is made.
  ///
  /// That array comes first: behind its key nothing that could look like it stands before it.
  func document(with elements: some Sequence<JSON>, insteadOf place: String) -> String {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.hasSuffix("\"\(place)\"") }) else {
      return document
    }
    let margin = String(lines[index].prefix { $0 == " " })
    var text = lines[..<index].joined(separator: "\n")
    for (number, element) in elements.enumerated() {
      text += (number == 0 ? "\n" : ",\n") + element.document.indented(by: margin)
    }
    return text + "\n" + lines[(index + 1)...].joined(separator: "\n")
  }
}

extension String {
  /// Every line of a document behind `margin`; none of them ends within a string of it.
  fileprivate func indented(by margin: String) -> String {
    utf8.split(separator: UInt8(ascii: "\n")).map { margin + String(Substring($0)) }
      .joined(separator: "\n")
  }
}
