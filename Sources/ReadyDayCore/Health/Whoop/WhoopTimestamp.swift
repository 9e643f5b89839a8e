extension Instant {
  /// A time in WHOOP's form, `2026-03-10T05:12:44.805Z`, or with an offset instead of the Z.
  ///
  /// Fractions are dropped. Nil for anything else, and for the year 1, which Go programs write for "no time".
  init?(timestamp text: some Sequence<UInt8>) {
    var reader = ByteReader(text)
    guard let date = reader.hyphenatedDate(), date.year > 1,
      reader.take("T") || reader.take(" "),
      let time = reader.fullTime(), let offset = reader.looseOffset(), reader.isAtEnd
    else { return nil }
    self.init(LocalDateTime(date, time), at: offset)
  }
}
