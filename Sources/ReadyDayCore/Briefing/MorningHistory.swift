/// Mornings that follow each other, and the day of the last one.
package struct MorningHistory: Sendable {
  /// In order of date; the last one is the one being reported.
  let mornings: [MorningReport]
  /// The last one's.
  let day: Day

  /// - Parameters:
  ///   - mornings: in order of date.
  ///   - day: of the last one.
  package init(_ mornings: [MorningReport], on day: Day) {
    self.mornings = mornings
    self.day = day
  }
}
