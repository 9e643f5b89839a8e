extension Sequence {
  /// Like `sorted(by:)`, but of indices, so one sort is compiled for all types. For short lists.
  package func ordered(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return elements.indices.sorted { areInOrder(elements[$0], elements[$1]) }.map { elements[$0] }
  }

  /// Joins each element with the one before, whenever `join` returns a joined element.
  func merged(_ join: (Element, Element) -> Element?) -> [Element] {
    reduce(into: []) { merged, element in
      let one = merged.last.flatMap { join($0, element) }
      if one != nil { merged.removeLast() }
      merged.append(one ?? element)
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index from which `isLater` stays true, or the end, by binary search.
  func partition(_ isLater: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Cases in the order in which they are declared, the least first.
public protocol CaseOrdered: Comparable, CaseIterable {}

extension CaseOrdered {
  /// Whether `a` is declared before `b`.
  public static func < (a: Self, b: Self) -> Bool {
    a != b && allCases.first { $0 == a || $0 == b } == a
  }
}

extension Sequence where Element: Equatable {
  /// Each element once, in order. Quadratic, so only for a few elements.
  package func unique() -> [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension ClosedRange {
  /// Whether every value of `other` is in the range too.
  package func holds(_ other: ClosedRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// The smallest range that holds both.
  package func hull(with other: ClosedRange) -> ClosedRange {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
