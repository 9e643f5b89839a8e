/// The events that a brief saw on the days around its own, so that a later one can say what was
/// cancelled or moved. It holds no titles: an event is known by a hash of its UID.
package struct SeenEvents: Equatable, Sendable {
  /// The date of the brief.
  package let date: LocalDate
  private let starts: [String: Instant]

  /// A day further is not remembered: Friday's brief sees Monday, and a holiday behind it.
  private static let daysAhead = 5
  private static let most = 500

  package init(of diary: Diary) {
    date = diary.occasion.date
    let me = diary.preferences.me
    let coming = diary.reading.occurrences.compactMap { occurrence -> (String, Instant)? in
      guard let (key, start) = occurrence.seen(in: diary.occasion.zone),
        occurrence.status != .cancelled, !occurrence.isTransparent,
        !occurrence.has(.declined, from: me)
      else { return nil }
      return (key, start)
    }.filter { [date] _, start in
      let day = start.reading(in: diary.occasion.zone).date
      return date <= day && day <= date.advanced(by: Self.daysAhead)
    }
    starts = Dictionary(coming.prefix(Self.most)) { first, _ in first }
  }

  /// Nil if the file is of another form.
  package init?(_ date: LocalDate, _ json: JSON) {
    guard let members = json.members else { return nil }
    self.date = date
    starts = members.compactMapValues { value in
      value.int.map { Instant(secondsSince1970: $0) }
    }
  }

  package var json: JSON { .object(starts.mapValues { .integer($0.secondsSince1970) }) }

  /// An event of a day that is not as it was seen.
  struct Change {
    let title: String
    let from: Instant
    /// Nil if it was cancelled.
    let to: Instant?
  }

  /// What changed of the events that were seen on the day, in order of time.
  func changes(on day: Day) -> [Change] {
    let zone = day.zone
    return day.diary.reading.occurrences.compactMap { occurrence -> Change? in
      guard let (key, start) = occurrence.seen(in: zone), let before = starts[key],
        before.reading(in: zone).date == day.date
      else { return nil }
      if occurrence.status == .cancelled {
        return Change(title: occurrence.title, from: before, to: nil)
      }
      return start == before ? nil : Change(title: occurrence.title, from: before, to: start)
    }.sorted { $0.from < $1.from }
  }
}

extension Instant {
  fileprivate func reading(in zone: Zone) -> LocalDateTime { zone.reading(at: self) }
}

extension Occurrence {
  /// By what it is known again, and when it starts; nil for all-day events and hidden ones. An
  /// instance of a series is known by its date too.
  fileprivate func seen(in zone: Zone) -> (key: String, start: Instant)? {
    guard let uid = details.uid, case .timed(let span) = time, !isDuplicate else { return nil }
    let date = details.isRecurring ? zone.reading(at: span.start).date.description : ""
    let hash = StableHash(of: Array("\(uid) \(date)".utf8))
    return (hash.digits, span.start)
  }
}
