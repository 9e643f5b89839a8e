/// A yes or no to one question of WHOOP's journal.
///
/// It is answered in the morning and speaks of the day before: the row stands with the cycle that the night between
/// them began. Taken for the day of that morning, what goes with a bad night seems to go with a good one.
struct JournalAnswer: Hashable, Sendable {
  /// When the cycle began in which it was answered: with the sleep before that morning.
  let cycleStart: Instant
  let offset: UTCOffset
  let question: String
  let isYes: Bool
}

extension JournalAnswer {
  /// Which of two answers are to one question of one morning.
  struct Key: Hashable {
    let cycleStart: Instant
    let question: String
  }

  var key: Key { Key(cycleStart: cycleStart, question: question) }

  /// The morning, where no night is known that began with its cycle: six hours on it is morning, whether it began
  /// before midnight or after.
  var likelyMorning: LocalDate {
    cycleStart.adding(seconds: 6 * 3600).reading(at: offset).date
  }
}

extension [JournalAnswer] {
  /// The rows of a file that WHOOP's app could have written, newest first; of two to one question the first counts.
  var csv: String {
    var known: Set<JournalAnswer.Key> = []
    let rows = filter { known.insert($0.key).inserted }.map { answer in
      let start = answer.cycleStart.reading(at: answer.offset)
      let zone = answer.offset == .zero ? "UTCZ" : "UTC\(answer.offset)"
      let question = answer.question.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
      let time = "\(start.date) \(start.time.clock):\(padded(start.time.second, to: 2))"
      return "\(time),,\(zone),\"\(question)\",\(answer.isYes),\n"
    }
    let head = "Cycle start time,Cycle end time,Cycle timezone,Question text,Answered yes,Notes\n"
    return head + rows.sorted(by: >).joined()
  }
}
