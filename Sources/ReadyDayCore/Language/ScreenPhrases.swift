/// The words of a briefing that fits one screen; lower case, no full stop, where nothing else is said.
package protocol ScreenPhrases {
  /// Shown when there is no advice; a sentence.
  func quiet(_ quiet: Briefing.Quiet) -> String
  /// Before the windows.
  var trainLabel: String { get }
  /// The label of tonight's row.
  var tonightLabel: String { get }
  /// Before a picture of the day in words.
  var timelineLabel: String { get }
  /// At the present moment in a picture of the day.
  var nowLabel: String { get }
  /// The band in which half of the scores lie: `usually 45–70%`.
  func usualScores(_ band: ClosedRange<Double>) -> String
  /// `lights out 22:30`.
  func lightsOut(_ time: TimeOfDay) -> String
  /// Windows of one intensity, in their order: `easy: 17:00–20:30, 13:00–14:30`.
  func windows(_ intensity: TrainingIntensity, _ clocks: [String]) -> String
  /// A window in which hard training should end before the window does: `14:00–21:00 (hard until 19:30)`.
  func window(_ clocks: String, hardUntil time: TimeOfDay) -> String
  /// `mean 63%`.
  func meanScore(_ mean: Double) -> String
  /// How far a reading lies from its own usual band: `HRV 44 ms, usually 48–64`.
  func unusual(_ vital: Vital, _ value: Double, usually band: ClosedRange<Double>) -> String
  /// `of 8 h 15 min`.
  func ofNeeded(_ minutes: Double) -> String
  /// `6 events`.
  func events(_ count: Int) -> String
  /// `no break 09:15–13:00`.
  func noBreak(_ clocks: String) -> String
  /// How many events are not counted, and where they are listed.
  func notCounted(_ count: Int) -> String
  /// The same of a day other than today.
  func notCounted(_ count: Int, on date: LocalDate) -> String
  /// `5 h 12 min asleep`.
  func asleep(minutes: Int) -> String
  /// Beside what the day was; `usual` is half of one's days.
  func strainSoFar(_ strain: Double, usual: String?) -> String
  /// Beside an event that lies behind the reader.
  var over: String { get }
  /// Before what the day was.
  var todayWasLabel: String { get }
  /// Above what is to be settled about tomorrow; as in a sentence.
  var prepareHeading: String { get }
  /// Above the events of tomorrow; as in a sentence.
  var tomorrowHeading: String { get }
  /// A sentence that says what to do.
  func preparation(_ preparation: Evening.Preparation) -> String
  /// How old WHOOP's data are.
  func whoopData(of time: TimeOfDay) -> String
}

extension Briefing {
  /// Why there is no advice.
  package enum Quiet: Hashable, Sendable {
    /// No rule had anything to advise.
    case nothingUnusual
    /// What there is to say was said the day before.
    case nothingNew
  }

  /// Nil if there is advice, and where nothing is known that rules could look at.
  package var quiet: Quiet? {
    guard recommendations.isEmpty, headline != .nothingKnown else { return nil }
    let isOld = toldAdvice.contains { advice in
      advice.absence == .saidYesterday && advice.recommendation.place == .advice
    }
    return isOld ? .nothingNew : .nothingUnusual
  }
}
