/// The words for what events and days are.
package protocol KindPhrases {
  /// As a noun: `meeting`.
  func kind(_ kind: EventKind) -> String
  /// A line of an explanation: what an event is, and the evidence.
  func kind(_ kind: EventKind, by evidence: KindEvidence) -> String
  func owner(_ owner: EventOwner, by evidence: OwnerEvidence) -> String
  /// A line of an explanation; `until` is when it ends, of which the date is named where it is not `date`.
  func dayKind(_ kind: DayKind, until: LocalDateTime?, on date: LocalDate) -> String
  /// What made it that kind of day; lower case, no full stop.
  func reason(of kind: DayKind) -> String
  /// Of a day that is nothing but a working day.
  var ordinaryDay: String { get }

  /// Before the events that last all day; in capitals.
  var allDay: String { get }
  /// Behind an all-day event of a calendar of holidays, in brackets; nil if it is none.
  func mark(of holiday: AllDayMark) -> String
  /// Beside an event, with the titles of those it shares some of its time with.
  func doubleBooked(with title: String, others: Int) -> String
  /// Beside an invitation that waits for an answer.
  var unanswered: String { get }
  /// The same, as a line of an explanation.
  var unansweredFact: String { get }
  /// Why an event is not proposed to be moved; a sentence.
  func cannotMove(_ title: String, _ reason: Obstacle.Move) -> String
}

/// What an all-day event means for the day.
package enum AllDayMark: Hashable, CaseIterable, Sendable {
  case holiday, regionalHoliday, observance
}

extension Occurrence {
  /// Nil in any other calendar than one of holidays, and where the title is hidden.
  var allDayMark: AllDayMark? {
    guard details.withheld == nil else { return nil }
    return switch details.holiday {
    case .everywhere: .holiday
    case .somewhere: .regionalHoliday
    case .observance: .observance
    case nil: nil
    }
  }
}
