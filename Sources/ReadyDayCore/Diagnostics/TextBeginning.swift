extension String {
  /// The length if it is over `limit`, else nil; counted in scalars if the characters are huge.
  func length(over limit: Int) -> Int? {
    guard utf8.count <= limit * Limits.Stored.characterBytes else { return unicodeScalars.count }
    return count > limit ? count : nil
  }

  /// The beginning that fits into `limit` bytes, cut between scalars, as characters may be huge.
  func beginning(bytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }

  /// Whether nothing is visible: empty, or only spaces, joiners and the like.
  public var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      // Unicode calls the empty Braille pattern a symbol, but every font shows it blank.
      let properties = scalar.properties
      if properties.isWhitespace || properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" {
        return true
      }
      return properties.generalCategory == .control || properties.generalCategory == .format
    }
  }
}
