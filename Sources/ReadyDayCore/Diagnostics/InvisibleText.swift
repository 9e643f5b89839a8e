extension String {
  /// Whether a reader would see nothing at all: empty, or only spaces, joiners and the like.
  public var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      // The empty Braille pattern is a letter to Unicode, and blank in every font.
      let properties = scalar.properties
      if properties.isWhitespace || properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" {
        return true
      }
      return properties.generalCategory == .control || properties.generalCategory == .format
    }
  }
}
