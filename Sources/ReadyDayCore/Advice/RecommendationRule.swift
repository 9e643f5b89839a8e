/// A rule for advice, with what it found on a day. A new rule needs a file in Rules and a line in
/// ``RecommendationEngine/standard``.
package protocol RecommendationRule: AnyEquatable {
  /// The name for scripts and `explain`, such as `red-recovery`.
  static var id: String { get }
  /// A few words on what the rule is about.
  static var name: Phrase { get }

  /// Throws the condition that keeps the rule silent.
  static func look(at day: Day) throws(Obstacle) -> Self

  var kind: Recommendation.Kind { get }
  var priority: Recommendation.Priority { get }
  var place: Recommendation.Place { get }
  /// The part of the day that the advice is about; nil for the whole day.
  var span: TimeSpan? { get }
  /// Identifies the news: advice with the same subject as yesterday is not news.
  var subject: String { get }
  /// The ids of the events that the advice is about.
  var events: [String] { get }
  /// Whether no other advice may silence this.
  var isAlwaysSaid: Bool { get }
  /// Values for scripts, in a fixed order.
  var inputs: [Recommendation.Input] { get }

  /// Whether the event still needs advice at `span` after the user follows this.
  func leaves(_ span: TimeSpan?) -> Bool
  /// Whether the day allows what the rule advises.
  func isAllowed(on day: Day) -> Bool
  /// Whether the advice is worth a line. Advice for most days is due only when it changes.
  func isDue(on day: Day, after earlier: EarlierDays) -> Bool
  /// Whether the advice is about the coming night; it then comes last.
  var isForTonight: Bool { get }

  var titleToMove: String? { get }
  var proposal: MoveProposal? { get }

  func title(in voice: Voice) -> String
  /// A title whose names are cut, or can be cut, to fit a page.
  func shortTitle(in voice: Voice) -> Sentence
  func body(in voice: Voice) -> String
  /// The body, shortened if it would be much longer than a line.
  func shortBody(in voice: Voice) -> String
  /// The text for the row of recovery or sleep, if `place` is that row.
  func clause(in voice: Voice) -> String
  /// Sentences for `explain`: the value, the limit and the source, in the order of the checks.
  func reasons(on day: Day, in voice: Voice) -> [String]
}

/// Earlier days at the same hour. Advice from yesterday is not repeated.
package struct EarlierDays {
  package let yesterday: Day?
  private let day: Day?

  package init(yesterday: Day? = nil) { (self.yesterday, day) = (yesterday, nil) }

  package init(before day: Day) { (yesterday, self.day) = (day.diary.day(1, before: day), day) }

  private func day(before days: Int) -> Day? { day.flatMap { $0.diary.day(days, before: $0) } }

  // Looked at only by the rules that need them.

  /// The same weekday a week ago; nil if unknown.
  var weekAgo: Day? { day(before: 7) }
  /// The last two days that were like `day` and came before a morning like the next one, or else
  /// any two before such a morning. Latest first; unknown days are left out.
  func lastAlike(_ day: Day) -> [Day] {
    guard self.day != nil else { return [yesterday].compactMap(\.self) }
    let (date, mornings) = (day.date, day.mornings)
    func isAlike(_ date: LocalDate, _ days: Int) -> Bool {
      mornings.areAlike(date.advanced(by: -days), date)
    }
    let found = (1...SleepSummary.nightsOfWakes).filter { isAlike(date.advanced(by: 1), $0) }
    let alike = found.filter { isAlike(date, $0) }
    return (alike.isEmpty ? found : alike).prefix(2)
      .compactMap { $0 == 1 ? yesterday : self.day(before: $0) }
  }
  /// How many of the last ten working days had meetings; nil if unknown.
  var meetingDays: Int? { day.flatMap { $0.diary.meetingDays(before: $0.date) } }
}

extension RecommendationRule {
  package var place: Recommendation.Place { .advice }
  package var span: TimeSpan? { nil }
  package var subject: String { "" }
  package var events: [String] { [] }
  package var isAlwaysSaid: Bool { false }
  package func leaves(_ span: TimeSpan?) -> Bool { false }
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

  /// For use in `subject`: a run is news on its first, third, seventh and fourteenth day.
  static func news(of days: Int) -> Int { [14, 7, 3].first { $0 <= days } ?? 1 }
}
