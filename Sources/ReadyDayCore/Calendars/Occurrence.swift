/// One instance of an event at a definite time, with the members of its ``Details`` as its own.
@dynamicMemberLookup
public struct Occurrence: Hashable, Sendable {
  public enum Time: Hashable, Sendable {
    case timed(TimeSpan)
    /// Whole days in any zone; the upper bound is the day after the last one.
    case allDay(Range<LocalDate>)
  }

  /// Stored once for all occurrences of an event, which may span a hundred years.
  private var shared: Shared
  public var time: Time
  /// Whether it recurred at similar hours in the last weeks, as shifts do; see `UsualShifts`.
  var isUsualShift = false
  /// Whether another calendar has the same event, and its copy counts instead.
  public var isDuplicate = false
  /// How many further instances of its series are not listed, as they are too many.
  public var unlisted = 0

  init(_ details: Details, at time: Time) {
    shared = Shared(details)
    self.time = time
  }

  init(uid: String?, title: String, calendar: String, time: Time) {
    self.init(Details(uid: uid, title: title, calendar: calendar), at: time)
  }

  /// The details of its event. Setting them leaves the other occurrences unchanged.
  public var details: Details {
    get { shared.details }
    set { shared = Shared(newValue) }
  }

  /// The same for all occurrences that share their details.
  var event: ObjectIdentifier { ObjectIdentifier(shared) }

  /// Whether the user gave this response; other people's do not count. Of several addresses that
  /// are invited, one that accepts is enough, and any answer is better than none.
  func has(_ response: Attendee.Response, from me: Set<String>) -> Bool {
    !me.isEmpty
      && shared.details.attendees.lazy.filter { me.contains($0.address) }.map(\.response)
        .min { $0.rank < $1.rank } == response
  }

  /// Whether the user organises it or is invited.
  func names(_ me: Set<String>) -> Bool {
    guard !me.isEmpty else { return false }
    return isOrganised(by: me) || shared.details.attendees.contains { me.contains($0.address) }
  }

  func isOrganised(by me: Set<String>) -> Bool {
    shared.details.organizer.map { me.contains($0.address) } ?? false
  }

  /// The identities of attendees and organiser, sorted, without rooms and resources.
  var people: [String] { shared.details.people }

  /// Attendees and organiser, without rooms and resources.
  var everybody: [Attendee] {
    (details.attendees + [details.organizer].compactMap(\.self)).filter { !$0.isThing }
  }

  public subscript<Value>(dynamicMember member: KeyPath<Details, Value>) -> Value {
    shared.details[keyPath: member]
  }

  subscript<Value>(dynamicMember member: WritableKeyPath<Details, Value>) -> Value {
    get { shared.details[keyPath: member] }
    set { details[keyPath: member] = newValue }
  }

  /// What all occurrences of an event share.
  public struct Details: Hashable, Sendable {
    /// Nil if the file has none.
    public var uid: String?
    public var title: String
    /// The calendar's name as the user knows it.
    public var calendar: String
    public var status: Status = .confirmed
    /// Whether it takes none of the user's time (TRANSP:TRANSPARENT).
    public var isTransparent = false
    public var busyStatus: BusyStatus?
    public var visibility: Visibility = .public
    public var organizer: Attendee? {
      didSet { people = peopleFound() }
    }
    public var attendees: [Attendee] = [] {
      didSet { people = peopleFound() }
    }
    /// Found once: every event is asked for them several times.
    fileprivate(set) var people: [String] = []
    public var location: String?
    /// Where to join or read about it; http and https only.
    public var url: String?
    public var categories: [String] = []
    /// Travel time before it begins.
    var travelSeconds = 0
    var hasConference = false
    /// Whether it has an alarm that is not its calendar's usual one.
    var hasAlarm = false
    /// The description of a day off in some regions, which names them.
    var regions: String?
    /// Whether its calendar names no guests and no organisers at all.
    var isInGuestlessCalendar = false
    /// Whether its series has several dates a year.
    var recursOften = false
    /// Whether its series has four dates a week or more.
    var recursDaily = false
    /// The kind of day; nil except in a calendar of holidays.
    var holiday: Holiday?
    /// Nil unless it is planned as a race.
    var plannedRace: PlannedRace?
    var isRecurring = false
    var isMoved = false
    var clock = Clock.floating
    /// The zones that the event names; nil if it names none.
    var zones: EventZones?
    /// The withheld words of a hidden event, whose demand still shows.
    var withheld: Withheld?
  }

  private final class Shared: Hashable, Sendable {
    let details: Details

    init(_ details: Details) { self.details = details }

    static func == (a: Shared, b: Shared) -> Bool { a === b || a.details == b.details }

    func hash(into hasher: inout Hasher) { details.hash(into: &hasher) }
  }

  /// What redaction hides, used only to judge the event.
  struct Withheld: Hashable, Sendable {
    let title: String
    let calendar: String
    var uid: String? = nil
    var location: String? = nil
    var zones: EventZones? = nil
  }

  /// How a start is written.
  enum Clock: Equatable, Sendable {
    case floating, utc
    /// In a named zone.
    case zone
  }

  /// The title even if it is withheld; never shown.
  var fullTitle: String { details.withheld?.title ?? details.title }
  var fullUID: String? { details.withheld.map(\.uid) ?? details.uid }
  var fullCalendar: String { details.withheld?.calendar ?? details.calendar }
  var fullLocation: String? { details.withheld.map(\.location) ?? details.location }
  var weighedZones: EventZones? { details.withheld.map(\.zones) ?? details.zones }

  /// The kind of day that a holiday calendar names.
  enum Holiday: Equatable, Sendable {
    /// A day off everywhere.
    case everywhere
    /// A day off in the regions the calendar names.
    case somewhere
    /// Not a day off.
    case observance
  }

  /// The STATUS of an event (RFC 5545 §3.8.1.11).
  public enum Status: Equatable, Sendable {
    case confirmed, tentative, cancelled
  }

  /// The value of X-MICROSOFT-CDO-BUSYSTATUS.
  public enum BusyStatus: Equatable, Sendable {
    case free, tentative, busy, outOfOffice, workingElsewhere
  }

  /// The CLASS of an event (RFC 5545 §3.8.1.3); unknown values are private, as the RFC requires.
  public enum Visibility: Equatable, Sendable {
    case `public`, `private`, confidential
  }

  /// An attendee (ATTENDEE) or the organiser (ORGANIZER).
  public struct Attendee: Hashable, Sendable {
    /// The response, PARTSTAT (RFC 5545 §3.2.12).
    public enum Response: Equatable, Sendable {
      case needsAction, accepted, declined, tentative, delegated

      /// The first counts of the answers that one person gave under several addresses.
      fileprivate var rank: Int {
        switch self {
        case .accepted: 0
        case .tentative: 1
        case .declined: 2
        case .delegated: 3
        case .needsAction: 4
        }
      }
    }

    /// The kind of attendee, CUTYPE (RFC 5545 §3.2.3).
    public enum Kind: Hashable, Sendable {
      case individual, group, resource, room, unknown
    }

    /// The address in lower case, without `mailto:`.
    public let address: String
    /// The display name, CN (RFC 5545 §3.2.2).
    public var name: String?
    /// Who acts for them, SENT-BY (RFC 5545 §3.2.18), in lower case, without `mailto:`.
    var sentBy: String?
    public var response: Response = .needsAction
    public var kind: Kind = .individual
    /// Whether the role is OPT-PARTICIPANT (RFC 5545 §3.2.16).
    var isOptional = false

    public init(
      address: String, name: String? = nil, response: Response = .needsAction,
      kind: Kind = .individual
    ) {
      self.init(lowerCase: address.lowercased())
      (self.name, self.response, self.kind) = (name, response, kind)
    }

    init(lowerCase address: String) { self.address = address }

    /// False for a placeholder such as `invalid:nomail`, which some programs write for everybody.
    var isMailAddress: Bool { address.utf8.contains(UInt8(ascii: "@")) }

    var isThing: Bool { kind == .room || kind == .resource }

    /// The address, with the name if it is not a mail address.
    fileprivate var identity: String { isMailAddress ? address : "\(address) \(name ?? "")" }
  }
}

extension Occurrence.Details {
  fileprivate func peopleFound() -> [String] {
    var people: [String] = []
    for guest in attendees where !guest.isThing { people.append(guest.identity) }
    if let organizer { people.append(organizer.identity) }
    people = people.sortedUnique()
    guard attendees.contains(where: { $0.isThing }) else { return people }
    // The organiser may be a room, written without its kind; so rooms are recognised by address.
    let things = Set(attendees.filter { $0.isThing }.map { $0.identity })
    return people.filter { !things.contains($0) }
  }
}
