/// A rule of advice; its values are what it found on a day. To add one, add a file to Rules and a
/// line to ``RecommendationEngine/standard``.
package protocol RecommendationRule: AnyEquatable {
  /// The name for scripts and `explain`, such as `red-recovery`.
  static var id: String { get }

  /// Throws the condition that keeps the rule silent.
  static func look(at day: Day) throws(Obstacle) -> Self

  var kind: Recommendation.Kind { get }
  var priority: Recommendation.Priority { get }
  var place: Recommendation.Place { get }
  /// The part of the day it concerns; nil for the whole day.
  var span: TimeSpan? { get }
  /// Advice with the same subject as the day before is not news.
  var subject: String { get }
  /// Values for scripts, in a fixed order.
  var inputs: [Recommendation.Input] { get }

  /// Whether the day allows what the rule advises.
  func isAllowed(on day: Day) -> Bool
  /// Whether the advice is worth a line: what holds on most days is said only when it changes.
  func isDue(on day: Day, after earlier: EarlierDays) -> Bool
  /// Whether the advice is about the coming night; such advice comes last.
  var isForTonight: Bool { get }

  var titleToMove: String? { get }
  var proposal: MoveProposal? { get }

  func title(in voice: Voice) -> String
  /// A title whose names can be, or have been, cut to fit a page.
  func shortTitle(in voice: Voice) -> Sentence
  func body(in voice: Voice) -> String
  /// The body, shortened if it would be much longer than a line.
  func shortBody(in voice: Voice) -> String
  /// The text for the recovery or sleep row, if that is the advice's place.
  func clause(in voice: Voice) -> String
  /// For `explain`: sentences with the value, the limit and the source, in the order of the checks.
  func reasons(on day: Day, in voice: Voice) -> [String]
}

/// Earlier days as seen at the same hour; their advice is not repeated.
package struct EarlierDays: Equatable, Sendable {
  package let yesterday: Day?
  @Boxed private var inputs: DayInputs?

  package init(yesterday: Day? = nil) { (self.yesterday, inputs) = (yesterday, nil) }

  package init(before inputs: DayInputs, knowing titles: KnownTitles) {
    (yesterday, self.inputs) = (inputs.dayBefore(knowing: titles), inputs)
  }

  // These are computed only for the rules that need them.

  /// The same weekday a week ago; nil if unknown.
  var weekAgo: Day? { inputs?.day(before: 7) }
  /// The last two days like `day` before a morning like the next, or else before such a morning;
  /// the later first, as far as they are known.
  func lastAlike(_ day: Day) -> [Day] {
    guard let inputs else { return [yesterday].compactMap(\.self) }
    let (date, mornings) = (day.date, day.mornings)
    func isAlike(_ date: LocalDate, _ days: Int) -> Bool {
      mornings.areAlike(date.advanced(by: -days), date)
    }
    let found = (1...SleepSummary.nightsOfWakes).filter { isAlike(date.advanced(by: 1), $0) }
    let alike = found.filter { isAlike(date, $0) }
    return (alike.isEmpty ? found : alike).prefix(2)
      .compactMap { $0 == 1 ? yesterday : inputs.day(before: $0) }
  }
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

  /// Used in `subject`: a run is news on its first, third, seventh and fourteenth day.
  static func news(of days: Int) -> Int { [14, 7, 3].first { $0 <= days } ?? 1 }
}
