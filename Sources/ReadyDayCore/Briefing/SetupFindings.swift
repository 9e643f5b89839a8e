/// What is there to make a briefing of, and what stands in its way: a look at the set-up, not at a
/// day.
package struct SetupFindings: Hashable, Sendable {
  package enum Subject: String, CaseIterable, Hashable, Sendable {
    case configuration
    case zone = "time_zone"
    case whoop, oura, fitbit, garmin
    case appleHealth = "apple_health"
    case calendars
    case owner = "me"
  }

  /// How much a finding matters.
  package enum Weight: Int, Comparable, CaseIterable, Sendable {
    case fine
    /// The briefing is poorer for it.
    case notice
    /// Something that was named cannot be used.
    case trouble

    package static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// What was found, subject by subject, in their order.
  package var findings: [Subject: [Finding]] = [:]

  package init() {}
}

extension SetupFindings {
  /// One thing that was found; it never has a word of an event in it.
  package enum Finding: Hashable, Sendable {
    case configuration(file: String)
    case noConfiguration(file: String)
    case noPlaceForConfiguration
    /// The message names place and reason.
    case brokenConfiguration(String)
    /// Something in it does nothing; the message names place and reason.
    case doubtfulConfiguration(String)
    /// The origin is the option, variable or file that names it; nil for the computer's own zone.
    case zone(String, origin: String?)
    case unknownZone(String, origin: String)
    /// The last nights were slept by other clocks than those of the zone of this name.
    case doubtfulZone(String, ZoneDoubt)
    case zoneData(folder: String)
    case noZoneData(folder: String)
    case noWhoop
    case whoop(BriefingSources.Files, WhoopCensus, isImported: Bool)
    /// Synced from WHOOP itself.
    case connection(WhoopConnection)
    /// Nothing in what was named is a record.
    case noRecords([String])
    /// Of today's morning, which is there.
    case lastNight(ScoreState)
    /// The last morning there is, this many days before today; it may lie ahead.
    case lastNightOf(LocalDate, daysAgo: Int)
    /// What was imported of a device, from its first day to its last, with so many nights.
    case imported(ClosedRange<LocalDate>, nights: Int)
    /// Nights whose times have no zone of their own, as many as this, and the zones in which they are read.
    case assumedZones([String], nights: Int, of: HealthOrigin)
    /// Which source provides which mornings, if there are several, and which one takes precedence.
    case sources([SourceSpan], order: [HealthOrigin])
    case noCalendar
    case calendar(CalendarCensus)
    /// One, by its name or path, that nothing has changed for this many days.
    case oldCalendar(String, daysAgo: Int)
    /// One that is fetched, and its state.
    case fetched(SyncSource, Synced.Status, at: Instant, in: Zone)
    /// What was named cannot be read; the message says why.
    case unreadable(String)
    case owner([String])
    case noOwner
    /// None of the user's addresses is in any of this many invitations of the next seven days.
    case unseenOwner(invitations: Int)
    /// The address that is in most events with guests, of as many as this: nobody has said whose it is.
    case likelyOwner(GuestCensus.Usual, events: Int)
    /// A calendar that mostly names others: of so many events with guests, the user is in few.
    case othersCalendar(String, own: Int, events: Int)
    /// Calendars that never name a guest.
    case guestless([String])
  }

  /// What one calendar that was named holds.
  package struct CalendarCensus: Hashable, Sendable {
    /// The name the user gave it, if any.
    package var name: String?
    package var path: String
    package var files: BriefingSources.Files
    /// Events in its files, a series being one.
    package var events: Int
    /// Times something takes place in the next seven days, today included.
    package var upcoming: Int
    /// When the last of its files was written; nil if that is not known.
    package var changedAt: Instant?
    /// The same in days before today.
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

  /// Something to do about what was found, most urgent first.
  package enum Step: String, CaseIterable, Hashable, Sendable {
    case correctConfiguration = "correct_configuration"
    case nameZone = "name_zone"
    case installZones = "install_zones"
    case setZone = "set_zone"
    case begin
    /// There is a configuration, and no data in it.
    case nameData = "name_data"
    case lookAtPaths = "look_at_paths"
    case giveWhoop = "give_whoop"
    case refreshWhoop = "refresh_whoop"
    case giveCalendar = "give_calendar"
    case sync
    case refreshCalendars = "refresh_calendars"
    case nameOwner = "name_owner"
    case correctOwner = "correct_owner"
    case readBrief = "read_brief"
  }
}

extension SetupFindings.CalendarCensus {
  /// Whether nothing of what was named is a calendar.
  fileprivate var isUnusable: Bool { files.read == 0 && files.skipped > 0 }

  /// After this many days without a change, it may no longer be fetched.
  private static let mostDays = 7

  /// That it is old; nil if it is not.
  package var warning: SetupFindings.Finding? {
    guard let days = changedDaysAgo, days > Self.mostDays else { return nil }
    return .oldCalendar(name ?? path, daysAgo: days)
  }
}

extension SetupFindings.Finding {
  package var weight: SetupFindings.Weight {
    switch self {
    case .configuration, .zone, .zoneData, .owner, .noConfiguration, .imported, .assumedZones,
      .sources, .guestless:
      .fine
    case .whoop(let files, _, _): files.skipped == 0 ? .fine : .notice
    case .calendar(let calendar):
      calendar.isUnusable ? .trouble : calendar.files.skipped == 0 ? .fine : .notice
    case .connection(let connection): connection.trouble == nil ? .fine : .notice
    case .lastNight(let state): state == .scored ? .fine : .notice
    case .fetched(_, let status, _, _):
      status.failingSince == nil && status.checkedAt != nil ? .fine : .notice
    case .doubtfulConfiguration, .noPlaceForConfiguration, .noZoneData, .noWhoop, .lastNightOf,
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
      .othersCalendar, .guestless:
      nil
    }
  }
}

extension SetupFindings {
  /// The heading under which the findings about a source are shown.
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

  /// That of the worst finding.
  package var weight: Weight { all.map(\.weight).max() ?? .fine }

  /// Whether there is neither health data nor a calendar to read.
  package var isEmpty: Bool { all.contains(.noWhoop) && all.contains(.noCalendar) }

  /// Never none: where nothing is left to be done, the briefing can be read.
  package var steps: [Step] {
    let wanted = Set(all.compactMap(\.step))
    guard isEmpty else {
      let steps = Step.allCases.filter(wanted.contains)
      return steps + (weight < .trouble ? [.readBrief] : [])
    }
    // A configuration that cannot be followed may name all that seems to be missing.
    let isBroken = wanted.contains(.correctConfiguration)
    let urgent = wanted.intersection([.correctConfiguration, .nameZone, .installZones])
    let first: Step = hasConfiguration ? .nameData : .begin
    return Step.allCases.filter { urgent.contains($0) || ($0 == first && !isBroken) }
  }

  private var hasConfiguration: Bool {
    findings(on: .configuration).contains { if case .configuration = $0 { true } else { false } }
  }
}
