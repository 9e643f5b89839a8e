/// The whole answer for one morning as data, before any words: every output is a rendering of this
/// value.
public struct Briefing: Hashable, Sendable {
  public enum Status: String, Hashable, CaseIterable, Sendable {
    /// Everything a briefing is made of was there and could be read.
    case complete, partial
  }

  public let day: Day
  public let headline: Headline
  /// The advice shown, most important first; at most three.
  public let recommendations: [Recommendation]
  /// What happened to every rule, in their order.
  package let outcomes: [RuleOutcome]
  public let sources: BriefingSources
  /// Yesterday's sessions without a reflection.
  package let reflectionsDue: [ReflectedSession]
  /// What the calendars say is to be done by today, the longest overdue first.
  package let tasks: [Occurrence]
  /// What is missing or provisional about this morning, in a fixed order.
  package let notes: [BriefingNote]
  /// What was wrong in the files, in the order in which it was found.
  public let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - day: the morning as the rules see it.
  ///   - yesterday: the day before, whose advice is not repeated; nil if it is not known.
  ///   - sources: the files that were read for it.
  ///   - diagnostics: what the readers reported, for all files.
  ///   - reflectionsDue: yesterday's sessions without a reflection.
  ///   - tasks: what is to be done by then.
  ///   - engine: the rules that are requested advice.
  package init(
    day: Day, after yesterday: Day? = nil, sources: BriefingSources, diagnostics: [Diagnostic] = [],
    reflectionsDue: [ReflectedSession] = [], tasks: [Occurrence] = [],
    engine: RecommendationEngine = .standard
  ) {
    self.day = day
    self.sources = sources
    self.diagnostics = diagnostics
    self.reflectionsDue = reflectionsDue
    self.tasks = tasks
    outcomes = engine.outcomes(for: day, after: yesterday)
    headline = Headline(
      for: day, outcomes, knowsCalendar: sources.gaps.uncomputedSeries == 0)
    recommendations = outcomes.recommendations
    notes =
      (sources.areSamples ? [.sampleData] : [])
      + BriefingNote.notes(on: day, hasCalendars: sources.calendars != nil)
      + (sources.zoneDoubt == nil ? [] : [.zoneDoubtful])
      + (day.arrivesElsewhere ? [.arrivesElsewhere] : [])
      + (sources.areCalendarsOld(at: day.now) ? [.calendarsOld] : [])
  }
}

extension Briefing {
  public var date: LocalDate { day.date }
  public var zone: Zone { day.zone }
  /// The moment for which it was made.
  public var generatedAt: Instant { day.now }
  /// Nil when no health data were given.
  public var morning: MorningReport? { day.morning }

  public var status: Status {
    notes.contains(where: \.meansIncomplete) ? .partial : sources.status
  }
}

/// Which files the briefing rests on.
public struct BriefingSources: Hashable, Sendable {
  public struct Files: Hashable, Sendable {
    public var read: Int
    /// Found, but without anything that could be used.
    public var skipped: Int

    public init(read: Int, skipped: Int = 0) {
      self.read = read
      self.skipped = skipped
    }
  }

  /// Nil when no calendar was given.
  public var calendars: Files?
  /// Nil when no WHOOP data were given.
  public var whoop: Files?
  /// What could not be read from the calendars.
  public var gaps = CalendarGaps()
  /// When the latest of the calendars was written; nil when unknown.
  public var calendarsChangedAt: Instant?
  /// The state of those that are fetched.
  package var synced: [Synced] = []
  /// What the last nights say against the zone in force.
  package var zoneDoubt: ZoneDoubt?
  /// Whether all of it was made up, for a demonstration.
  public var areSamples = false

  public init(calendars: Files?, whoop: Files?) {
    self.calendars = calendars
    self.whoop = whoop
  }

  /// Whether all that was found could be used and listed.
  public var status: Briefing.Status { anySkipped || !gaps.isEmpty ? .partial : .complete }

  /// Whether no calendar was written in the week before `now`.
  func areCalendarsOld(at now: Instant) -> Bool {
    calendarsChangedAt.map { now.seconds(since: $0) > 7 * 86_400 } ?? false
  }

  var anySkipped: Bool { [calendars, whoop].contains { ($0?.skipped ?? 0) > 0 } }
}
