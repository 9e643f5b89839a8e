/// A rule of advice; a value of it is what the rule found on a day. A rule is one file: its
/// condition, the numbers found, and the sentences and inputs made of them. To add one: a file in
/// Rules, and a line in ``RecommendationEngine/standard``.
package protocol RecommendationRule: AnyEquatable {
  /// The name by which scripts and `explain` know the rule, such as `red-recovery`.
  static var id: String { get }

  /// Throws the condition that keeps the rule silent.
  static func look(at day: Day) throws(Obstacle) -> Self

  var kind: Recommendation.Kind { get }
  var priority: Recommendation.Priority { get }
  var place: Recommendation.Place { get }
  /// The part of the day in question; nil for the whole day.
  var span: TimeSpan? { get }
  /// Advice whose subject is the same as the day before is not news.
  var subject: String { get }
  /// For scripts, in a fixed order.
  var inputs: [Recommendation.Input] { get }

  /// Whether the day allows what it advises.
  func isAllowed(on day: Day) -> Bool
  /// Whether it is worth a line: what is the same on most days is said only when it changes.
  func isDue(on day: Day, after earlier: EarlierDays) -> Bool
  /// Whether it is about the coming night, and comes last.
  var isForTonight: Bool { get }

  /// The title of the event that ``proposal`` is about.
  var titleToMove: String? { get }
  var proposal: MoveProposal? { get }

  func title(in voice: Voice) -> String
  /// The title for a page: a name in it can be cut, or is.
  func shortTitle(in voice: Voice) -> Sentence
  func body(in voice: Voice) -> String
  /// The body, shortened if it is much longer than a line.
  func shortBody(in voice: Voice) -> String
  /// For the row of recovery or sleep, if that is its place.
  func clause(in voice: Voice) -> String
  /// For `explain`: sentences with the value, the limit and the source, in the order of the rule's checks.
  func reasons(on day: Day, in voice: Voice) -> [String]
}

/// The days before a day, as seen at the same hour: what they said is not said again.
package struct EarlierDays: Equatable, Sendable {
  /// Nil if unknown.
  package let yesterday: Day?
  @Boxed private var inputs: DayInputs?

  package init(yesterday: Day? = nil) { (self.yesterday, inputs) = (yesterday, nil) }

  package init(before inputs: DayInputs) { (yesterday, self.inputs) = (inputs.dayBefore, inputs) }

  // Computed only for the rules that need them.

  /// Seven days ago; nil if unknown.
  var weekAgo: Day? { inputs?.dayOfWeekBefore }
  /// How many of the last ten working days had meetings; nil if unknown.
  var meetingDays: Int? { inputs?.meetingDays }
}

extension RecommendationRule {
  package var place: Recommendation.Place { .advice }
  package var span: TimeSpan? { nil }
  package var subject: String { "" }
  package func isAllowed(on day: Day) -> Bool { true }
  package func isDue(on day: Day, after earlier: EarlierDays) -> Bool { true }
  package var isForTonight: Bool { false }
  package var titleToMove: String? { nil }
  package func shortTitle(in voice: Voice) -> Sentence { Sentence(title(in: voice)) }
  package var proposal: MoveProposal? { nil }
  package func shortBody(in voice: Voice) -> String { body(in: voice) }
  package func clause(in voice: Voice) -> String { title(in: voice) }

  static func evaluate(_ day: Day) -> Result<Recommendation, Obstacle> {
    Result { () throws(Obstacle) in Recommendation(try look(at: day)) }
  }

  /// For ``subject``: a run is news on its first, third, seventh and fourteenth day.
  static func news(of days: Int) -> Int { [14, 7, 3].first { $0 <= days } ?? 1 }
}
