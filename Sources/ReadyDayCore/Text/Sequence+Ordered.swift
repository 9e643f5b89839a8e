extension Sequence {
  /// The same order as `sorted(by:)`.
  ///
  /// It sorts places, by one sort for all types, where the standard library's is compiled anew for each. Slower, so for
  /// what is short or sorted once.
  ///
  /// - Parameter areInOrder: whether the first has to come before the second.
  package func ordered(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return elements.indices.sorted { areInOrder(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}
