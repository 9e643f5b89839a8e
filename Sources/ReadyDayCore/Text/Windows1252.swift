extension String {
  /// Decodes UTF-8, or else Windows-1252, which older spreadsheets and calendars write.
  init(utf8OrWindows1252 bytes: some Collection<UInt8>) {
    self = String(utf8: bytes) ?? String(windows1252: bytes)
  }

  /// Every byte is a character; the five that Windows leaves undefined are those of Latin-1.
  init(windows1252 bytes: some Sequence<UInt8>) {
    self.init(
      String.UnicodeScalarView(
        bytes.map { byte in
          let place = Int(byte) - 0x80
          return Self.windows.indices.contains(place) ? Self.windows[place] : Unicode.Scalar(byte)
        }))
  }

  /// The characters of the bytes from 0x80 on that differ from Latin-1.
  private static let windows = Array(
    ("\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}\u{2C6}\u{2030}\u{160}\u{2039}"
      + "\u{152}\u{8D}\u{17D}\u{8F}\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}"
      + "\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}").unicodeScalars)
}
