extension JournalAnswer {
  /// The name by which scripts know the question.
  static func code(of question: String) -> String {
    let folded = CSVColumn.folded(question)
    guard folded.isEmpty else { return folded }
    var hash = StableHash()
    hash.add(question)
    return hash.digits
  }
}
