/// Plans read from files: readyday's exports, and the events of any calendar.
package struct PlanImport {
  /// Where a plan comes from, for messages.
  package struct Origin: Equatable, Sendable {
    /// The file, with the line if it is known.
    package let place: String
    /// Nil if there is no title or it is hidden.
    package internal(set) var title: String?
  }

  /// Something that does not become a plan, or becomes one with other times.
  package enum Finding: Equatable, Sendable {
    case passedOver(PlanCalendar.PassedOver)
    /// The plan is invalid or conflicts with others; the origin is nil if all plans are concerned.
    case refused(PlanProblem, Origin?)
    /// A series of another time zone is planned at `start`, in local time.
    case otherClock(zone: String, start: TimeOfDay, Origin)
  }

  /// Whether the files have neither plans nor an empty calendar.
  package var holdsNoSession: Bool {
    sawStrangers && found.isEmpty && refused.isEmpty && unnamed == 0
  }
  /// The number of events left out because they name no activity.
  package private(set) var unnamed = 0
  /// The sessions in other programs' calendars, which are not readyday's exports.
  var strangers: [Session] { found.filter(\.isStrange).map(\.session) }

  /// A session that has not been imported yet.
  package struct Session: Equatable, Sendable {
    package let plan: TrainingPlan
    /// The event's title; nil if there is none or it is hidden.
    package internal(set) var title: String?
  }

  /// The number of entries that do not become plans.
  package var skipped: Int { skippedInFiles + refused.count + excess.count }
  var findings: [Finding] {
    refused + otherClocks.map { .otherClock(zone: $0.zone.name, start: $0.start, $0.origin) }
      + excess
  }

  private struct Found {
    let plan: TrainingPlan
    let origin: Origin
    /// Whether it comes from another program.
    var isStrange = false

    var session: Session { Session(plan: plan, title: origin.title) }
  }

  private var found: [Found] = []
  private var refused: [Finding] = []
  private var otherClocks: [(zone: Zone, start: TimeOfDay, origin: Origin)] = []
  private var skippedInFiles = 0
  private var sawStrangers = false

  private let zone: Zone
  private let zones: any ZoneDatabase
  private let now: Instant
  private let takesAll: Bool
  private let activity: (String) -> ActivityName?

  /// `now` is the time of writing for events that have none. If `takesAll`, events that name no
  /// activity are imported too.
  package init(
    in zone: Zone, zones: any ZoneDatabase, at now: Instant, takingAll takesAll: Bool = true,
    activity: @escaping (String) -> ActivityName?
  ) {
    self.zone = zone
    self.zones = zones
    self.now = now
    self.takesAll = takesAll
    self.activity = activity
  }

  mutating func read(
    _ bytes: [UInt8], from file: String, of calendar: String = "",
    withholding: @escaping (Occurrence, _ isOwn: Bool) -> String? = { _, _ in nil }
  ) throws(StoreFault) -> (diagnostics: [Diagnostic], findings: [Finding]) {
    let first = bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      found += try TrainingPlans(bytes).all.map {
        Found(plan: $0, origin: Origin(place: file, title: $0.id))
      }
      return ([], [])
    }
    let calendar = PlanCalendar(
      bytes.span.bytes, file: file, calendar: calendar, withholding: withholding, zone: zone,
      zones: zones, activity: activity)
    if calendar.entries.isEmpty, !calendar.isEmpty { sawStrangers = true }
    for entry in calendar.entries { take(entry, from: file) }
    skippedInFiles += calendar.diagnostics.count + calendar.passedOver.count
    return (calendar.diagnostics, calendar.passedOver.map { .passedOver($0) })
  }

  private mutating func take(_ entry: PlanCalendar.Entry, from file: String) {
    guard entry.isNamed || takesAll else {
      unnamed += 1
      return
    }
    let origin = Origin(
      place: "\(file):\(entry.line)", title: entry.title.isEmpty ? nil : entry.title)
    let stamp = entry.stamp ?? now
    do throws(PlanProblem) {
      let plan = try TrainingPlan(
        entry.details, id: entry.planID, createdAt: entry.created ?? stamp, updatedAt: stamp)
      found.append(Found(plan: plan, origin: origin, isStrange: !entry.isOwn))
      noteOtherClock(of: entry, origin)
    } catch {
      refused.append(.refused(error, origin))
    }
  }

  /// Adds one finding for each zone and hour, since a calendar from abroad has hundreds of events.
  private mutating func noteOtherClock(of entry: PlanCalendar.Entry, _ origin: Origin) {
    guard let other = entry.zone, let start = entry.details.start,
      !otherClocks.contains(where: { $0.zone == other && $0.start == start }),
      entry.changesHour(in: zone, after: now)
    else { return }
    otherClocks.append((other, start, origin))
  }

  private static var limit: Int { Limits.Stored.imported }

  private var excess: [Finding] {
    guard found.count > Self.limit else { return [] }
    return [.refused(.tooManyPlans(limit: Self.limit, leftOut: found.count - Self.limit), nil)]
  }

  func taken(into stored: inout TrainingPlans) -> (TrainingPlans.Tally, [Finding]) {
    var tally = TrainingPlans.Tally()
    var findings: [Finding] = []
    for found in found.prefix(Self.limit) {
      let before = tally.refused.count
      stored.take(found.plan, into: &tally)
      findings += tally.refused[before...].map { .refused($0, found.origin) }
    }
    return (tally, findings)
  }
}

extension PlanCalendar.Entry {
  /// The same for every import of an event, including those of other programs.
  fileprivate var planID: String {
    if let id = uid.flatMap(OwnUID.planID), TrainingPlan.isName(id) { return id }
    var hash = StableHash()
    // Another program's event has no intensity, so that is fixed.
    let own = copy(of: details) { if !isOwn { $0.intensity = .moderate } }
    for word in uid.map({ [$0] }) ?? own.words { hash.add(word) }
    return String(hash.digits.prefix(12))
  }
}

extension PlanDetails {
  /// What distinguishes plans, in a fixed order, since ids are computed from it.
  fileprivate var words: [String] {
    [
      date.description, start?.description ?? "", activity.rawValue, intensity.rawValue,
      "\(minutes)", notes, repetition?.text ?? "",
    ] + skipped.sorted().map(\.description)
  }
}
