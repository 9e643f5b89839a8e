/// The data available for a briefing, and the problems with it.
package struct SetupFindings: Equatable, Sendable {
  package enum Subject: Hashable, Coded {
    case configuration, zone
    case source(HealthOrigin)
    case calendars, owner, feelings, stored

    package static let allCases: [Subject] =
      [.configuration, .zone] + HealthOrigin.allCases.map { .source($0) }
      + [.calendars, .owner, .feelings, .stored]
    package static let whoop = Subject.source(.whoop)

    package var code: String {
      switch self {
      case .configuration: "configuration"
      case .zone: "time_zone"
      case .source(let origin): origin.rawValue
      case .calendars: "calendars"
      case .owner: "me"
      case .feelings: "feelings"
      case .stored: "stored"
      }
    }
  }

  package enum Weight: String, CaseOrdered, Coded {
    case fine
    /// Something is missing from the briefing.
    case notice
    /// Something that is configured cannot be used.
    case trouble
  }

  package var findings: [Subject: [Finding]] = [:]

  package init() {}

  /// Findings never contain words from an event.
  package enum Finding: Equatable, Sendable {
    case configuration(file: String)
    case noConfiguration(file: String)
    case noPlaceForConfiguration
    /// The message gives the place and the reason.
    case brokenConfiguration(String)
    /// Something in the configuration has no effect; the message gives the place and the reason.
    case doubtfulConfiguration(String)
    /// Others can read the configuration, which holds a secret address.
    case openConfiguration
    /// The zone and where it was set: an option, a variable or a file; nil for the system's zone.
    case zone(String, origin: String?)
    /// `system`: what the computer says.
    case zoneOfNights(String, system: String)
    case unknownZone(String, origin: String)
    /// Recent nights followed other clocks than those of this zone.
    case doubtfulZone(String, ZoneDoubt)
    /// The version, or else the date of the newest change that any zone without summer time had.
    case zoneData(folder: String, version: String?, newest: LocalDate?)
    /// Data of more than a year ago may not know of new laws.
    case oldZoneData(folder: String, version: String)
    case noZoneData(folder: String)
    case noWhoop
    case whoop(BriefingSources.Files, WhoopCensus, isImported: Bool)
    case connection(WhoopConnection)
    /// None of these files contains a record.
    case noRecords([String])
    /// The state of this morning's data, if there is any.
    case lastNight(ScoreState)
    /// The last morning with data, this many days before today, or after it if negative.
    case lastNightOf(LocalDate, daysAgo: Int)
    /// This many nights in a row have the same reading.
    case frozen(nights: Int)
    /// The dates of data imported from devices.
    case imported(ClosedRange<LocalDate>, nights: Int)
    /// The zones assumed for nights that have none of their own.
    case assumedZones([String], nights: Int, of: HealthOrigin)
    /// Which source has which mornings, and the order of preference.
    case sources([SourceSpan], order: [HealthOrigin])
    case noCalendar
    case calendar(CalendarCensus)
    /// A calendar's name or path; it has not changed for this many days.
    case oldCalendar(String, daysAgo: Int)
    /// A calendar's name or path, and how many of its files end too early.
    case cutCalendar(String, files: Int)
    case fetched(SyncSource, Synced.Status, at: Instant, in: Zone)
    /// The message says why the file cannot be read.
    case unreadable(String)
    /// A file that readyday stores; the message says what is wrong with it.
    case damaged(String)
    case owner([String])
    case noOwner
    /// None of this many invitations in the next seven days has the user's address.
    case unseenOwner(invitations: Int)
    /// The address in most of these events with guests, which the user has not claimed.
    case likelyOwner(GuestCensus.Usual, events: Int)
    /// A calendar whose events with guests rarely name the user.
    case othersCalendar(String, own: Int, events: Int)
    /// These calendars never name a guest.
    case guestless([String])
    /// How often the user reported feelings, and the date of the last report.
    case feelings(count: Int, last: LocalDate)
  }

  /// What a configured calendar contains.
  package struct CalendarCensus: Equatable, Sendable {
    /// The user's name for the calendar; nil if none was given.
    package var name: String?
    package var path: String
    package var files: BriefingSources.Files
    /// A series counts as one event.
    package var events: Int
    /// Occurrences in the next seven days, including today.
    package var upcoming: Int
    /// When the newest file was written; nil if unknown.
    package var changedAt: Instant?
    /// Counted in calendar days; nil if unknown.
    package var changedDaysAgo: Int?
    /// How many files end too early.
    package var cutFiles = 0

    package init(
      name: String?, path: String, files: BriefingSources.Files, events: Int, upcoming: Int
    ) {
      (self.name, self.path, self.files, self.events) = (name, path, files, events)
      self.upcoming = upcoming
    }
  }

  /// Something to do about the findings, most urgent first.
  package enum Step: String, Equatable, Coded {
    case correctConfiguration, closeConfiguration, nameZone, installZones, updateZones, setZone,
      begin
    /// There is a configuration, but it names no data.
    case nameData
    case lookAtPaths, mendStored, giveWhoop, refreshWhoop, giveCalendar, sync, replaceCalendars,
      refreshCalendars, nameOwner, correctOwner, readBrief
  }

  package func findings(on subject: Subject) -> [Finding] { findings[subject] ?? [] }

  private var all: [Finding] { Subject.allCases.flatMap(findings(on:)) }

  package var weight: Weight { all.map(\.weight).max() ?? .fine }

  package var isEmpty: Bool { all.contains(.noWhoop) && all.contains(.noCalendar) }

  /// Never empty: if nothing is left to do, the step is to read the briefing.
  package var steps: [Step] {
    let wanted = Set(all.compactMap(\.step))
    guard isEmpty else {
      let steps = Step.allCases.filter(wanted.contains)
      return steps + (weight < .trouble ? [.readBrief] : [])
    }
    // A broken configuration may already name everything that seems to be missing.
    let isBroken = wanted.contains(.correctConfiguration)
    let urgent = wanted.intersection([.correctConfiguration, .nameZone, .installZones])
    let isConfigured = findings(on: .configuration).contains {
      if case .configuration = $0 { true } else { false }
    }
    let first: Step = isConfigured ? .nameData : .begin
    return Step.allCases.filter { urgent.contains($0) || ($0 == first && !isBroken) }
  }
}

extension SetupFindings.CalendarCensus {
  fileprivate var isUnusable: Bool { files.read == 0 && files.skipped > 0 }

  /// After more days than this without a change, the calendar may no longer be fetched.
  private static let mostDays = 7

  package var warnings: [SetupFindings.Finding] {
    let name = name ?? path
    let old = changedDaysAgo.flatMap { $0 > Self.mostDays ? $0 : nil }
    return (cutFiles > 0 ? [.cutCalendar(name, files: cutFiles)] : [])
      + (old.map { [.oldCalendar(name, daysAgo: $0)] } ?? [])
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
    case .doubtfulConfiguration, .openConfiguration, .noPlaceForConfiguration, .noZoneData,
      .oldZoneData, .noWhoop, .lastNightOf, .frozen, .noCalendar, .oldCalendar, .cutCalendar,
      .doubtfulZone, .zoneOfNights, .noOwner, .unseenOwner, .likelyOwner, .othersCalendar:
      .notice
    case .brokenConfiguration, .unknownZone, .noRecords, .unreadable, .damaged: .trouble
    }
  }

  fileprivate var step: SetupFindings.Step? {
    switch self {
    case .brokenConfiguration, .doubtfulConfiguration: .correctConfiguration
    case .unknownZone: .nameZone
    case .noZoneData: .installZones
    case .oldZoneData: .updateZones
    case .doubtfulZone, .zoneOfNights: .setZone
    case .noRecords, .unreadable: .lookAtPaths
    case .damaged: .mendStored
    case .noWhoop: .giveWhoop
    case .lastNightOf: .refreshWhoop
    case .noCalendar: .giveCalendar
    case .cutCalendar: .replaceCalendars
    case .oldCalendar: .refreshCalendars
    case .fetched: weight == .fine ? nil : .sync
    case .calendar(let calendar): calendar.isUnusable ? .lookAtPaths : nil
    case .noOwner: .nameOwner
    case .unseenOwner: .correctOwner
    case .openConfiguration: .closeConfiguration
    case .configuration, .noConfiguration, .noPlaceForConfiguration, .zone, .zoneData, .whoop,
      .connection, .lastNight, .imported, .assumedZones, .sources, .owner, .likelyOwner,
      .othersCalendar, .guestless, .frozen, .feelings:
      nil
    }
  }
}
