/// What explains a low morning, from the day before it: said as what came before, never as why.
package enum KnownCause: Equatable, Sendable {
  /// A race yesterday, a long flight or one through the night, or a night shift.
  case after(title: String)
  /// To bed this many minutes later than usual, and the event that ended about then.
  case late(minutes: Int, after: String?)
  /// An event that ended about the usual time of falling asleep.
  case evening(title: String)

  /// Points of the score below the own mean from which a morning is low, and minutes.
  static let (low, late, nearOnset, longFlight) = (12.0, 45, 90, 3 * 3600)
}

extension Day {
  /// Nil unless readings are unusual for the first morning, or the score is low.
  package var knownCause: KnownCause? { isLowMorning ? plainCause ?? eveningCause : nil }

  /// A cause to name even if readings are unusual.
  package var plainCause: KnownCause? {
    let found = races.on(date.advanced(by: -1))?.title ?? nightOrFlight?.title
    return diary.reading.redaction.hidesTitles ? nil : found.map(KnownCause.after)
  }

  private var isLowMorning: Bool {
    guard let score = morning?.recovery.score, let value = score.value,
      let mean = score.baseline?.mean
    else { return false }
    return mean - value >= KnownCause.low
  }

  private var eventsBefore: [DayEvent] {
    ((yesterday?.events ?? []) + events).filter {
      $0.attendedSpan.map { $0.end <= moment } == true && $0.occurrence.withheld == nil
    }
  }

  private var nightOrFlight: DayEvent? {
    let night = zone.instant(of: LocalDateTime(date, TimeOfDay(clamping: 3 * 3600)))
    let start = span.start.adding(seconds: -86_400)
    return eventsBefore.last { event in
      guard let span = event.attendedSpan, span.end > start else { return false }
      let isLong = event.isFlight && span.seconds >= KnownCause.longFlight
      return isLong || span.contains(night) && (event.isJourney || event.kind == .shift)
    }
  }

  private var eveningCause: KnownCause? {
    guard let sleep = morning?.sleep, let usual = sleep.usualOnset,
      let onset = sleep.nights.first(where: { $0.date == date })?.onset
    else { return nil }
    let before = date.advanced(by: -1)
    let bed = zone.instant(ofOnset: usual, endingDay: before)
    let minutes = zone.instant(ofOnset: onset, endingDay: before).seconds(since: bed) / 60
    let title = diary.reading.redaction.hidesTitles ? nil : eveningEvent(near: bed)?.title
    if minutes >= KnownCause.late { return .late(minutes: minutes, after: title) }
    return title.map(KnownCause.evening)
  }

  private func eveningEvent(near bed: Instant) -> DayEvent? {
    let latest = bed.adding(seconds: 4 * 3600)
    return eventsBefore.last { event in
      guard [.meal, .leisure, .meeting].contains(event.kind), let end = event.attendedSpan?.end
      else { return false }
      return end >= bed.adding(seconds: -KnownCause.nearOnset * 60) && end <= latest
        && !event.concernsHealthOrFaith
    }
  }
}

extension DayEvent {
  fileprivate var concernsHealthOrFaith: Bool {
    TitleWords(occurrence.fullTitle).has(Self.healthOrFaith)
  }

  private static let healthOrFaith = WordList(
    KindWords.medicine + [
      "church", "mass", "worship", "mosque", "synagogue", "prayer", "support group", "AA",
      "iglesia",
      "misa", "culto", "mezquita", "sinagoga", "oración", "vigilia", "terapia", "Gottesdienst",
    ])
}
