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
    tasks: [Occurrence] = []
  ) {
    (self.day, self.sources, self.diagnostics) = (day, sources, diagnostics)
    (self.reflectionsDue, self.tasks) = (reflectionsDue, tasks)
    outcomes = RecommendationEngine.standard.outcomes(for: day, after: earlier)
    let known = Headline(for: day, outcomes)
    headline = known.isWithoutData && sources.calendars != nil ? .calendarUncertain : known
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
  package var missingReadings: MissingReadings? {
    MissingReadings(day, login: sources.synced.first { $0.source == .whoop }?.status)
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
package enum MissingReadings: Equatable, Sendable {
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
      last.distance(to: day.date) >= Self.mornings, !day.isAhead
    else { return nil }
    let origin = morning.recovery.measuredBy
    self = .noData(since: last, origin, login: origin == .whoop ? login : nil)
  }

  /// More than one: a single night without a strap is normal.
  private static let mornings = 2
}

package struct AdviceOutcome: Equatable, Sendable {
  package let recommendation: Recommendation
  package let outcome: RuleOutcome.Outcome

  /// Why the briefing does not show the advice.
  package enum Absence: String, Equatable, Coded {
    /// The advice is the headline.
    case headline
    case sameFact = "same_fact"
    case sameAdvice = "same_advice"
    /// The advice is not worth a line today. Such advice appears rarely, or only when it changes.
    case notDue = "not_due"
    /// Nothing has changed since yesterday.
    case saidYesterday = "said_yesterday"
    /// Other advice is more important.
    case limit
    /// The day allows less than the advice suggests.
    case verdict
    /// The time that the advice is about is over.
    case over
  }

  /// Nil if the advice is shown, even as part of another line.
  package var absence: Absence? {
    switch outcome {
    case .given, .elsewhere(.recovery), .elsewhere(.sleep), .elsewhere(.advice): nil
    case .elsewhere(.headline): .headline
    case .silenced(let suppression): suppression.reason == .sameFact ? .sameFact : .sameAdvice
    case .notDue: .notDue
    case .saidYesterday: .saidYesterday
    case .crowdedOut: .limit
    case .forbidden: .verdict
    case .over: .over
    }
  }
}

extension Briefing {
  /// The advice given, in the order shown, then all other advice in rule order, last what the
  /// verdict forbids.
  package var allAdvice: [AdviceOutcome] {
    let spoken = outcomes.compactMap { outcome -> AdviceOutcome? in
      guard case .spoke(let recommendation, let became) = outcome.result else { return nil }
      return AdviceOutcome(recommendation: recommendation, outcome: became)
    }
    let given = recommendations.compactMap { advice in
      spoken.first { $0.recommendation == advice }
    }
    let others = spoken.filter { !given.contains($0) }
    return given + others.filter { $0.outcome != .forbidden }
      + others.filter { $0.outcome == .forbidden }
  }

  package func clauses(at place: Recommendation.Place) -> [Recommendation] {
    allAdvice.filter { $0.outcome == .elsewhere(place) }.map(\.recommendation)
  }
}

extension Diary {
  /// The briefing of the day that was asked about.
  package var briefing: Briefing { briefing(of: day) }

  private func briefing(of day: Day) -> Briefing {
    var sources = reading.sources
    if day.morning?.hidden.contains(.sleep) == false {
      sources.zoneDoubt = reading.health?.doubt(about: day.place?.home ?? day.zone)
    }
    return Briefing(
      day: day, after: EarlierDays(before: day), sources: sources, diagnostics: reading.diagnostics,
      reflectionsDue: reflectionsDue(before: day.date, in: day.zone),
      tasks: reading.agenda?.tasks ?? [])
  }

  /// Recorded and planned sessions of yesterday and today that are over by `moment`; nil if nobody is
  /// asked about them.
  func sessionsBehind(at moment: Instant) -> SessionsBehind? {
    guard reading.asksForReflections else { return nil }
    return sessionsBehind(on: occasion.today.advanced(by: -1)...occasion.today, at: moment)
  }

  /// Recorded and planned sessions of `days` that are over by `moment`.
  package func sessionsBehind(
    on days: ClosedRange<LocalDate>, at moment: Instant
  ) -> SessionsBehind {
    SessionsBehind(
      of: days, workouts: reading.workouts(on: days), training: reading.training, at: moment,
      in: occasion.zone)
  }

  /// Sessions of the day before `date` that are over: part of that day may still be ahead.
  private func reflectionsDue(before date: LocalDate, in zone: Zone) -> [ReflectedSession] {
    guard reading.asksForReflections else { return [] }
    let yesterday = date.advanced(by: -1)...date.advanced(by: -1)
    let behind = SessionsBehind(
      of: yesterday, workouts: reading.workouts(on: yesterday), training: reading.training,
      at: occasion.present, in: zone)
    return behind.open.map(\.session)
  }

  /// Today and tomorrow; nil unless the night between them can still be planned.
  package func evening(_ briefing: Briefing) -> Evening? {
    let tomorrow = occasion.zone.dayAfter(occasion.today)
    if occasion.isToday, briefing.day.isEvening {
      return Evening(briefing, tomorrow: plannedDay(tomorrow, upAt: briefing.day.plannedWake))
    }
    guard occasion.date == tomorrow else { return nil }
    let evening = self.briefing(of: day(occasion.today, seenAt: occasion.present))
    let day = Day(
      tomorrow, in: occasion.zone, seenAt: occasion.now, morning: morning(on: tomorrow),
      upAt: evening.day.plannedWake, of: self)
    return Evening(evening, tomorrow: day, reflectionsDue: briefing.reflectionsDue)
  }
}
