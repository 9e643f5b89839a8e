/// A day's briefing as data, before it is put into words. All output formats render this value.
public struct Briefing {
  public enum Status: String, Equatable, CaseIterable, Sendable, Coded {
    /// `complete` if everything that a briefing needs was available and readable.
    case complete, partial
  }

  public let day: Day
  public let headline: Headline
  /// Most important first, at most three.
  public let recommendations: [Recommendation]
  /// One for each rule, in rule order.
  package let outcomes: [RuleOutcome]
  public let sources: BriefingSources
  /// Yesterday's sessions without a reflection.
  package let reflectionsDue: [ReflectedSession]
  /// Tasks due by today, the longest overdue first.
  package let tasks: [Occurrence]
  package let notes: [BriefingNote]
  /// Problems in the files, in the order in which they were found.
  public let diagnostics: [Diagnostic]

  /// - Parameter earlier: days whose advice is not repeated.
  package init(
    day: Day, after earlier: EarlierDays = EarlierDays(), sources: BriefingSources,
    diagnostics: [Diagnostic] = [], reflectionsDue: [ReflectedSession] = [],
    tasks: [Occurrence] = [], engine: RecommendationEngine = .standard
  ) {
    (self.day, self.sources, self.diagnostics) = (day, sources, diagnostics)
    (self.reflectionsDue, self.tasks) = (reflectionsDue, tasks)
    outcomes = engine.outcomes(for: day, after: earlier)
    let known = Headline(for: day, outcomes)
    headline = known == .nothingKnown && sources.calendars != nil ? .calendarUncertain : known
    recommendations = outcomes.recommendations
    notes =
      (sources.areSamples ? [.sampleData] : [])
      + BriefingNote.notes(on: day, hasCalendars: sources.calendars != nil)
      + (sources.zoneDoubt == nil ? [] : [.zoneDoubtful])
      + (day.arrivesElsewhere ? [.arrivesElsewhere] : [])
      + (day.place?.suspected == nil ? [] : [.placeUnclear])
      + (sources.areCalendarsOld ? [.calendarsOld] : [])
  }

  public var date: LocalDate { day.date }
  public var zone: Zone { day.zone }
  /// Why there are no new health readings; nil if there are some.
  package var silence: Silence? {
    Silence(day, login: sources.synced.first { $0.source == .whoop }?.status)
  }
  /// The moment that the briefing describes.
  public var generatedAt: Instant { day.now }
  /// Nil if there is no health data.
  public var morning: MorningReport? { day.morning }

  public var status: Status { notes.contains(where: \.meansIncomplete) ? .partial : sources.status }
}

extension BriefingSources {
  /// `partial` if anything that was found could not be used or listed.
  public var status: Briefing.Status { anySkipped || !gaps.isEmpty ? .partial : .complete }
}

/// Consecutive mornings in date order, and the day of the last one.
package struct MorningHistory {
  /// In date order; the briefing reports the last one.
  let mornings: [MorningReport]
  let day: Day

  package init(_ mornings: [MorningReport], on day: Day) {
    (self.mornings, self.day) = (mornings, day)
  }
}

/// Why there are no new health readings.
package enum Silence: Equatable, Sendable {
  /// Nothing was measured this morning or the one before. The date is that of the last data, and
  /// the status that of a connected WHOOP.
  case noData(since: LocalDate, HealthOrigin, login: Synced.Status?)
  /// This many nights in a row have the same readings.
  case frozen(nights: Int)

  /// Nil if this morning has data, or if it is the first without.
  init?(_ day: Day, login: Synced.Status? = nil) {
    guard let morning = day.morning else { return nil }
    if let nights = morning.frozen?.nights {
      self = .frozen(nights: nights)
      return
    }
    guard morning.recovery.state == .missing, morning.sleep.state == .missing,
      let last = morning.lastData ?? morning.sleep.nights.first?.date,
      last.distance(to: day.date) >= Self.mornings, day.date <= day.zone.reading(at: day.now).date
    else { return nil }
    let origin = morning.recovery.measuredBy
    self = .noData(since: last, origin, login: origin == .whoop ? login : nil)
  }

  /// More than one: a single night without a strap is normal.
  private static let mornings = 2
}
