/// One instance of an event, at a definite time.
///
/// It has the members of its ``Details`` too: `occurrence.title`.
@dynamicMemberLookup
public struct Occurrence: Hashable, Sendable {
  /// When it takes place.
  public enum Time: Hashable, Sendable {
    case timed(TimeSpan)
    /// Whole days in any zone; the upper bound is the day after the last one.
    case allDay(Range<LocalDate>)
  }

  /// Stored once for all occurrences of an event: there may be a hundred years of them.
  private var shared: Shared
  public var time: Time
  /// Whether it recurred at similar hours in the last weeks, as shifts do; see ``UsualShifts``.
  var isUsualShift = false
  /// The same event is in another calendar too, and counted there.
  public var isDuplicate = false
  /// How many more of its series are on its days, too many to list.
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

  /// Whether the user responded so. Other people's responses do not free the user.
  func has(_ response: Attendee.Response, from me: Set<String>) -> Bool {
    !me.isEmpty
      && shared.details.attendees.contains {
        $0.response == response && me.contains($0.address)
      }
  }

  /// Whether the user is an optional attendee and has not responded.
  func isOptionalAndUnanswered(by me: Set<String>) -> Bool {
    isUnanswered(by: me)
      && shared.details.attendees.contains { $0.isOptional && me.contains($0.address) }
  }

  /// Whether the user organises it or is invited.
  func names(_ me: Set<String>) -> Bool {
    isOrganised(by: me) || shared.details.attendees.contains { me.contains($0.address) }
  }

  func isOrganised(by me: Set<String>) -> Bool {
    shared.details.organizer.map { me.contains($0.address) } ?? false
  }

  /// Identities of attendees and organiser, without rooms and resources, in order.
  var people: [String] { shared.people }

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
    /// Nil when the file has none.
    public var uid: String?
    public var title: String
    /// The calendar's name as the user knows it.
    public var calendar: String
    public var status: Status = .confirmed
    /// TRANSP:TRANSPARENT: takes none of the user's time.
    public var isTransparent = false
    public var busyStatus: BusyStatus?
    public var visibility: Visibility = .public
    public var organizer: Attendee?
    public var attendees: [Attendee] = []
    public var location: String?
    /// Where to join or read about it; http and https only.
    public var url: String?
    public var categories: [String] = []
    /// Travel time before it begins.
    var travelSeconds = 0
    var hasConference = false
    /// Whether its calendar names no guests and no organisers at all.
    var isInGuestlessCalendar = false
    /// Whether its series has several dates a year.
    var recursOften = false
    /// Nil except in a calendar of holidays.
    var holiday: Holiday?
    /// Nil unless it is planned as a race.
    var plannedRace: PlannedRace?
    var isRecurring = false
    /// Whether it is an instance moved to another date.
    var isMoved = false
    /// How its start is written.
    var clock = Clock.floating
    /// Nil if it names no zone.
    var zones: EventZones?
    /// The words of a hidden event, whose demand is still shown.
    var withheld: Withheld?
  }

  private final class Shared: Hashable, Sendable {
    let details: Details
    let people: [String]

    init(_ details: Details) { (self.details, people) = (details, details.people) }

    static func == (a: Shared, b: Shared) -> Bool { a === b || a.details == b.details }

    func hash(into hasher: inout Hasher) { details.hash(into: &hasher) }
  }

  /// Words that are never shown, only used to weigh the event.
  struct Withheld: Hashable, Sendable {
    let title: String
    let calendar: String
    var location: String? = nil
    var zones: EventZones? = nil
  }

  /// How a start is written.
  enum Clock: Equatable, Sendable {
    case floating, utc
    /// With the name of a zone.
    case zone
  }

  /// The title used to weigh it, which may be withheld: never shown.
  var weighedTitle: String { details.withheld?.title ?? details.title }
  var weighedCalendar: String { details.withheld?.calendar ?? details.calendar }
  var weighedLocation: String? { details.withheld.map(\.location) ?? details.location }
  var weighedZones: EventZones? { details.withheld.map(\.zones) ?? details.zones }

  /// What the day of an event in a calendar of holidays is.
  enum Holiday: Equatable, Sendable {
    /// Free everywhere.
    case everywhere
    /// Free in the regions the calendar names.
    case somewhere
    /// Not a day off.
    case observance
  }

  /// STATUS (RFC 5545 §3.8.1.11).
  public enum Status: Equatable, Sendable {
    case confirmed, tentative, cancelled
  }

  /// X-MICROSOFT-CDO-BUSYSTATUS.
  public enum BusyStatus: Equatable, Sendable {
    case free, tentative, busy, outOfOffice, workingElsewhere
  }

  /// CLASS (RFC 5545 §3.8.1.3). Unknown values are private, as the RFC requires.
  public enum Visibility: Equatable, Sendable {
    case `public`, `private`, confidential
  }

  /// An attendee (ATTENDEE) or the organiser (ORGANIZER).
  public struct Attendee: Hashable, Sendable {
    /// PARTSTAT (RFC 5545 §3.2.12).
    public enum Response: Equatable, Sendable {
      case needsAction, accepted, declined, tentative, delegated
    }

    /// CUTYPE (RFC 5545 §3.2.3).
    public enum Kind: Hashable, Sendable {
      case individual, group, resource, room, unknown
    }

    /// In lower case, without `mailto:`.
    public let address: String
    /// CN (RFC 5545 §3.2.2).
    public var name: String?
    /// SENT-BY (RFC 5545 §3.2.18): who acts for them, in lower case, without `mailto:`.
    var sentBy: String?
    public var response: Response = .needsAction
    public var kind: Kind = .individual
    /// ROLE=OPT-PARTICIPANT (RFC 5545 §3.2.16).
    var isOptional = false

    public init(
      address: String, name: String? = nil, response: Response = .needsAction,
      kind: Kind = .individual
    ) {
      self.address = address.lowercased()
      self.name = name
      self.response = response
      self.kind = kind
    }

    /// Some programs write one placeholder for everybody: `invalid:nomail`.
    var isMailAddress: Bool { address.utf8.contains(UInt8(ascii: "@")) }

    var isThing: Bool { kind == .room || kind == .resource }

    /// The address, with the name if it is not a mail address.
    fileprivate var identity: String { isMailAddress ? address : "\(address) \(name ?? "")" }
  }
}

extension Occurrence.Details {
  fileprivate var people: [String] {
    guard !attendees.isEmpty || organizer != nil else { return [] }
    var people = attendees.filter { !$0.isThing }.map(\.identity)
    if let organizer { people.append(organizer.identity) }
    // A room may be the organiser too, there without its kind; so rooms are recognised by address.
    let things = Set(attendees.lazy.filter(\.isThing).map(\.identity))
    return people.sortedUnique().filter { !things.contains($0) }
  }
}
