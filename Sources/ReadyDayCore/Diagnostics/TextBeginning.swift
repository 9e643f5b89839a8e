extension String {
  /// The characters of a text that has more of them than `limit`; nil if it has not.
  ///
  /// As a reader counts them, as long as they are made of as many bytes as people's are; else as Unicode does.
  func length(over limit: Int) -> Int? {
    guard utf8.count <= limit * Limits.Kept.characterBytes else { return unicodeScalars.count }
    return count > limit ? count : nil
  }

  /// As much of the beginning as fits into `limit` bytes of UTF-8, cut between scalars.
  ///
  /// Bytes, since a single character can be made of any number of them.
  func beginning(bytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
