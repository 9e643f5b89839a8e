/// Words that are chosen before the language is known.
package typealias Wording = (Voice) -> String

/// Why an answer to a self-test is invalid.
package enum AnswerFault: Error, Equatable, CaseIterable, Sendable {
  case noNumber, tooMany, beyondLimits
  /// The comma could be a decimal comma, or separate left from right.
  case comma
}
