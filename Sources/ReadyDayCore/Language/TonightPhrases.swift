/// The words for the night that follows a day.
package protocol TonightPhrases {
  /// When to put out the light, for how much sleep, and what it falls short of; a sentence or two.
  func tonight(_ plan: TonightPlan) -> String
  /// Sleep that is still owed after the last night, in minutes; a sentence. `isMost` where it may be more.
  func owed(_ minutes: Int, isMost: Bool) -> String
  /// A line of an explanation.
  func tonight(_ fact: Explanation.TonightFact) -> String
}
