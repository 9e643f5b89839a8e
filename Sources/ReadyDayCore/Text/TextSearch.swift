/// The standard library has these too, beside its engine for regular expressions: a program that
/// calls one of them is a megabyte larger. Text is compared byte by byte.
extension StringProtocol {
  package func contains(_ part: String) -> Bool { firstRange(of: part) != nil }

  /// Nil if `part` is empty or not in the text.
  package func firstRange(of part: String) -> Range<Index>? {
    firstRange(of: part, from: startIndex)
  }

  /// Those that do not overlap an earlier one.
  package func ranges(of part: String) -> [Range<Index>] {
    var (ranges, start) = ([Range<Index>](), startIndex)
    while let range = firstRange(of: part, from: start) {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }

  /// `most`: how many times at most, from the start.
  package func replacing(_ part: String, with other: String, most: Int = .max) -> String {
    var (replaced, start) = ("", startIndex)
    for range in ranges(of: part).prefix(most) {
      replaced += self[start..<range.lowerBound] + other
      start = range.upperBound
    }
    return replaced + self[start...]
  }

  private func firstRange(of part: String, from start: Index) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var rest = utf8[start...]
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: part.utf8) {
        return place..<rest.index(place, offsetBy: part.utf8.count)
      }
      rest.removeFirst()
    }
    return nil
  }
}
