extension Instant {
  /// A time as WHOOP writes it, `2026-03-10T05:12:44.805Z`, or with an offset instead of the Z.
  ///
  /// Fractions of a second are dropped. Nil for anything else, and for the year 1 that Go programs
  /// write for "no time".
  init?(timestamp text: some Sequence<UInt8>) {
    var reader = ByteReader(text)
    guard let date = reader.hyphenatedDate(), date.year > 1,
      reader.take("T") || reader.take(" "),
      let time = reader.fullTime(), let offset = reader.looseOffset(), reader.isAtEnd
    else { return nil }
    self.init(LocalDateTime(date, time), at: offset)
  }
}
