extension Sequence {
  /// Like `sorted(by:)`, but of indices, so one sort is compiled for all types. For short lists.
  package func ordered(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return elements.indices.sorted { areInOrder(elements[$0], elements[$1]) }.map { elements[$0] }
  }

  /// The first that `find` finds; a lazy sequence would ask twice for it.
  package func firstFound<Found>(_ find: (Element) -> Found?) -> Found? {
    for element in self { if let found = find(element) { return found } }
    return nil
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
    let isNumber = rest.utf8.allSatisfy { $0.isDigit || $0 == 0x2E }
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

/// A large value behind a reference, cheap to copy; copies share it until one of them is set.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public var wrappedValue: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }
}

extension Boxed: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { storage.value.hash(into: &hasher) }
}

extension Boxed: Equatable where Value: Equatable {
  public static func == (a: Boxed, b: Boxed) -> Bool {
    a.storage === b.storage || a.storage.value == b.storage.value
  }
}

package func copy<Value>(of value: Value, _ change: (inout Value) -> Void) -> Value {
  var copy = value
  change(&copy)
  return copy
}
