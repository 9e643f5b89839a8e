extension Double {
  /// Rounded to the nearest whole number, halves away from zero: what people are shown, and what is compared with
  /// a limit, so that 60 is never called more than 60. Zero when it is not a number.
  ///
  /// Not `rounded()`: on Linux that needs the C mathematics library, which the core alone does not link.
  package var shown: Double {
    guard !isNaN else { return 0 }
    guard magnitude < 1e15 else { return self }
    let whole = Double(Int(magnitude + 0.5))
    return self < 0 ? -whole : whole
  }
}
