extension Report {
  /// The outcome or state of each source.
  package init(_ synced: [Synced], at now: Instant, in zone: Zone, phrases: Voice) {
    let rows = synced.map { source in
      Table.Row([
        Cell(phrases.name(of: source.source)),
        Cell(phrases.outcome(of: source, at: now, in: zone), tone: source.tone),
      ])
    }
    var table = Table(rows, fit: .wrap)
    (table.isIndented, table.hasSigns) = (false, true)
    self.init(phrases.language, .table(table))
  }
}

extension Voice {
  /// The briefing's sources that are out of date, one per line.
  func lateness(of briefing: Briefing) -> [String] {
    briefing.sources.synced.compactMap { lateness(of: $0, at: briefing.day.now, in: briefing.zone) }
  }
}

extension Warning {
  /// Nil unless the source's stored data are out of date.
  package init?(_ synced: Synced, at now: Instant, in zone: Zone, _ phrases: Voice) {
    guard let line = phrases.lateness(of: synced, at: now, in: zone) else { return nil }
    self.init(code: "not_synchronised", message: line)
  }
}

extension Synced {
  fileprivate var tone: Report.Tone {
    switch outcome {
    case .failed: .red
    case nil where status.failingSince != nil || status.fault != nil: .yellow
    case .unchanged where part != nil, .changed where part != nil: .yellow
    case .fresh, .unchanged, .changed, nil: .plain
    }
  }

  fileprivate static let fields = Fields<Synced>([
    .code("source") { $0.kind }, .optionalText("name") { $0.name },
    .optionalCode("outcome") { $0.outcomeCode },
    .optionalMoment("checked_at") { $0.status.checkedAt },
    .optionalMoment("failing_since") { $0.status.failingSince },
    .optionalText("fault") { $0.lastFault?.code },
    .optionalInteger("http_status") { $0.lastFault?.httpStatus },
    .optionalInteger("events") { $0.status.events },
    .optionalMoment("connected_at") { $0.status.connectedAt },
    .optionalDate("last_date") { $0.status.lastDay },
    .json("message", .string) { synced, context in
      .string(context.phrases.outcome(of: synced, at: context.now, in: context.zone))
    },
  ])

  private var lastFault: SyncFault? { fault ?? status.fault }

  private enum Kind: String, Coded { case whoop, calendar, weather }

  private var kind: Kind {
    switch source {
    case .whoop: .whoop
    case .calendar: .calendar
    case .weather: .weather
    }
  }

  /// The user's name for a calendar; nil for others.
  var name: String? { if case .calendar(let name) = source { name } else { nil } }

  private enum OutcomeCode: String, Coded { case fresh, unchanged, changed, failed }

  private var outcomeCode: OutcomeCode? {
    switch outcome {
    case .fresh: .fresh
    case .unchanged: .unchanged
    case .changed: .changed
    case .failed: .failed
    case nil: nil
    }
  }
}

extension Document<[Synced]> {
  package static var sync: Document { Document("sync", [.list("sources", Synced.fields) { $0 }]) }
}

/// The age of a briefing's data, for scripts that should not act on stale data.
/// A calendar file does not say how old its contents are, so only fetched calendars are listed.
struct DataAge: Sendable {
  private struct Whoop: Sendable {
    /// Nil unless the data come from `readyday sync`.
    let synced: Synced?
    /// As the screen says it; nil unless WHOOP scored this morning.
    let scoredAt: Instant?
  }

  private let calendars: [Synced]
  private let whoop: Whoop?

  init(_ briefing: Briefing) {
    let (synced, day) = (briefing.sources.synced, briefing.day)
    calendars = synced.filter { $0.name != nil }
    let recovery = briefing.morning?.recovery
    let isToday = recovery?.timeScored(on: day.date, in: day.zone, by: day.now) != nil
    let found = Whoop(
      synced: synced.first { $0.source == .whoop }, scoredAt: isToday ? recovery?.scoredAt : nil)
    whoop = found.synced == nil && found.scoredAt == nil ? nil : found
  }

  static let fields = Fields<DataAge>([
    .optionalObject("whoop", whoop) { $0.whoop }, .list("calendars", calendar) { $0.calendars },
  ])

  private static let whoop = Fields<Whoop>([
    .optionalMoment("as_of") { $0.scoredAt },
    .optionalMoment("checked_at") { $0.synced?.status.checkedAt },
    .optionalMoment("failing_since") { $0.synced?.status.failingSince },
    .optionalDate("last_date") { $0.synced?.status.lastDay },
  ])
  private static let calendar = Fields<Synced>([
    .optionalText("name") { $0.name }, .optionalMoment("checked_at") { $0.status.checkedAt },
    .optionalMoment("failing_since") { $0.status.failingSince },
  ])
}
