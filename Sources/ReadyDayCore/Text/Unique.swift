extension Sequence where Element: Equatable {
  /// The elements in order, each once. For a few of them: each is looked for among all before it.
  package func unique() -> [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
