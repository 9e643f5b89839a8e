/// A yes or no to one question of WHOOP's journal.
///
/// Answered in the morning about the day before, but listed with the cycle that began with the
/// night between. If dated by that morning, habits after a bad night would seem to have caused it.
struct JournalAnswer: Hashable, Sendable {
  /// The start of its cycle, which began with the sleep before the morning of the answer.
  let cycleStart: Instant
  let offset: UTCOffset
  let question: String
  let isYes: Bool

  /// Identifies a question on one morning.
  struct Key: Hashable {
    let cycleStart: Instant
    let question: String
  }

  var key: Key { Key(cycleStart: cycleStart, question: question) }

  /// The morning assumed for a cycle without a night: the date six hours after the cycle's start.
  var likelyMorning: LocalDate { cycleStart.adding(seconds: 6 * 3600).reading(at: offset).date }
}

extension [JournalAnswer] {
  /// Rows in the format of WHOOP's app, newest first; the first of two answers counts.
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
