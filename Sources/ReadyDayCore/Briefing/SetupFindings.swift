/// What there is to make a briefing from, and what is in its way.
package struct SetupFindings: Equatable, Sendable {
  package enum Subject: String, CaseIterable, Hashable, Sendable {
    case configuration
    case zone = "time_zone"
    case whoop, oura, fitbit, garmin
    case appleHealth = "apple_health"
    case calendars
    case owner = "me"
    case feelings
  }

  package enum Weight: Int, Comparable, CaseIterable, Sendable {
    case fine
    /// The briefing has less for it.
    case notice
    /// Something configured cannot be used.
    case trouble

    package static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  package var findings: [Subject: [Finding]] = [:]

  package init() {}

  /// Never contains words of an event.
  package enum Finding: Equatable, Sendable {
    case configuration(file: String)
    case noConfiguration(file: String)
    case noPlaceForConfiguration
    /// The message has place and reason.
    case brokenConfiguration(String)
    /// Something in it has no effect; the message has place and reason.
    case doubtfulConfiguration(String)
    /// The origin is an option, a variable or a file; nil for the system's own zone.
    case zone(String, origin: String?)
    case unknownZone(String, origin: String)
    /// The last nights followed other clocks than those of this zone.
    case doubtfulZone(String, ZoneDoubt)
    case zoneData(folder: String)
    case noZoneData(folder: String)
    case noWhoop
    case whoop(BriefingSources.Files, WhoopCensus, isImported: Bool)
    case connection(WhoopConnection)
    /// None of these holds a record.
    case noRecords([String])
    /// Of today's morning, which has data.
    case lastNight(ScoreState)
    /// The last morning with data, this many days before today; it may lie ahead.
    case lastNightOf(LocalDate, daysAgo: Int)
    /// This many nights in a row have the same reading.
    case frozen(nights: Int)
    /// Imported from a device, from its first day to its last.
    case imported(ClosedRange<LocalDate>, nights: Int)
    /// Nights without a zone of their own, and the zones in which they are read.
    case assumedZones([String], nights: Int, of: HealthOrigin)
    /// Which source has which mornings, if there are several, and which is preferred.
    case sources([SourceSpan], order: [HealthOrigin])
    case noCalendar
    case calendar(CalendarCensus)
    /// By name or path; unchanged for this many days.
    case oldCalendar(String, daysAgo: Int)
    /// A fetched source and its state.
    case fetched(SyncSource, Synced.Status, at: Instant, in: Zone)
    /// It cannot be read; the message says why.
    case unreadable(String)
    case owner([String])
    case noOwner
    /// None of the user's addresses is in this many invitations of the next seven days.
    case unseenOwner(invitations: Int)
    /// The address in most of these events with guests; the user has not claimed it.
    case likelyOwner(GuestCensus.Usual, events: Int)
    /// A calendar whose events with guests rarely name the user.
    case othersCalendar(String, own: Int, events: Int)
    /// Calendars that never name a guest.
    case guestless([String])
    /// How often the user said how they are, and of which day last.
    case feelings(count: Int, last: LocalDate)
  }

  /// What a configured calendar contains.
  package struct CalendarCensus: Equatable, Sendable {
    /// The user's name for it.
    package var name: String?
    package var path: String
    package var files: BriefingSources.Files
    /// A series counts once.
    package var events: Int
    /// Occurrences in the next seven days, today included.
    package var upcoming: Int
    /// When its newest file was written; nil if unknown.
    package var changedAt: Instant?
    /// In days before today.
    package var changedDaysAgo: Int?

    package init(
      name: String?, path: String, files: BriefingSources.Files, events: Int, upcoming: Int
    ) {
      self.name = name
      self.path = path
      self.files = files
      self.events = events
      self.upcoming = upcoming
    }
  }

  /// Something to do about the findings, most urgent first.
  package enum Step: String, CaseIterable, Equatable, Sendable {
    case correctConfiguration, nameZone, installZones, setZone, begin
    /// There is a configuration, but it has no data.
    case nameData
    case lookAtPaths, giveWhoop, refreshWhoop, giveCalendar, sync, refreshCalendars, nameOwner,
      correctOwner, readBrief
  }

  /// The heading for findings about a source.
  package static func subject(of origin: HealthOrigin) -> Subject {
    switch origin {
    case .whoop: .whoop
    case .oura: .oura
    case .fitbit: .fitbit
    case .garmin: .garmin
    case .appleHealth: .appleHealth
    }
  }

  package func findings(on subject: Subject) -> [Finding] { findings[subject] ?? [] }

  private var all: [Finding] { Subject.allCases.flatMap(findings(on:)) }

  package var weight: Weight { all.map(\.weight).max() ?? .fine }

  /// Whether there is neither health data nor a calendar.
  package var isEmpty: Bool { all.contains(.noWhoop) && all.contains(.noCalendar) }

  /// Never empty: when nothing is left to do, the briefing can be read.
  package var steps: [Step] {
    let wanted = Set(all.compactMap(\.step))
    guard isEmpty else {
      let steps = Step.allCases.filter(wanted.contains)
      return steps + (weight < .trouble ? [.readBrief] : [])
    }
    // A broken configuration may name all that seems to be missing.
    let isBroken = wanted.contains(.correctConfiguration)
    let urgent = wanted.intersection([.correctConfiguration, .nameZone, .installZones])
    let first: Step = hasConfiguration ? .nameData : .begin
    return Step.allCases.filter { urgent.contains($0) || ($0 == first && !isBroken) }
  }

  private var hasConfiguration: Bool {
    findings(on: .configuration).contains { if case .configuration = $0 { true } else { false } }
  }
}

extension SetupFindings.CalendarCensus {
  /// Whether nothing configured is a calendar.
  fileprivate var isUnusable: Bool { files.read == 0 && files.skipped > 0 }

  /// After this many days without a change, it may no longer be fetched.
  private static let mostDays = 7

  /// Nil if it is recent.
  package var warning: SetupFindings.Finding? {
    guard let days = changedDaysAgo, days > Self.mostDays else { return nil }
    return .oldCalendar(name ?? path, daysAgo: days)
  }
}

extension SetupFindings.Finding {
  package var weight: SetupFindings.Weight {
    switch self {
    case .configuration, .zone, .zoneData, .owner, .noConfiguration, .imported, .assumedZones,
      .sources, .guestless, .feelings:
      .fine
    case .whoop(let files, _, _): files.skipped == 0 ? .fine : .notice
    case .calendar(let calendar):
      calendar.isUnusable ? .trouble : calendar.files.skipped == 0 ? .fine : .notice
    case .connection(let connection): connection.trouble == nil ? .fine : .notice
    case .lastNight(let state): state == .scored ? .fine : .notice
    case .fetched(_, let status, _, _):
      status.failingSince == nil && status.checkedAt != nil ? .fine : .notice
    case .doubtfulConfiguration, .noPlaceForConfiguration, .noZoneData, .noWhoop, .lastNightOf,
      .frozen,
      .noCalendar, .oldCalendar, .doubtfulZone, .noOwner, .unseenOwner,
      .likelyOwner, .othersCalendar:
      .notice
    case .brokenConfiguration, .unknownZone, .noRecords, .unreadable: .trouble
    }
  }

  fileprivate var step: SetupFindings.Step? {
    switch self {
    case .brokenConfiguration, .doubtfulConfiguration: .correctConfiguration
    case .unknownZone: .nameZone
    case .noZoneData: .installZones
    case .doubtfulZone: .setZone
    case .noRecords, .unreadable: .lookAtPaths
    case .noWhoop: .giveWhoop
    case .lastNightOf: .refreshWhoop
    case .noCalendar: .giveCalendar
    case .oldCalendar: .refreshCalendars
    case .fetched: weight == .fine ? nil : .sync
    case .calendar(let calendar): calendar.isUnusable ? .lookAtPaths : nil
    case .noOwner: .nameOwner
    case .unseenOwner: .correctOwner
    case .configuration, .noConfiguration, .noPlaceForConfiguration, .zone, .zoneData, .whoop,
      .connection, .lastNight, .imported, .assumedZones, .sources, .owner, .likelyOwner,
      .othersCalendar, .guestless, .frozen, .feelings:
      nil
    }
  }
}
