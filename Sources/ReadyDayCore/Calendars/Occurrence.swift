/// One happening of an event, with its time settled: what a calendar says takes place.
///
/// It has the members of its ``Details`` too: `occurrence.title`.
@dynamicMemberLookup
public struct Occurrence: Hashable, Sendable {
  /// When it takes place.
  public enum Time: Hashable, Sendable {
    case timed(TimeSpan)
    /// Whole days, wherever the reader is; `end` is the day after the last one.
    case allDay(Range<LocalDate>)
  }

  /// Held once for all occurrences of an event: there may be a hundred years of them.
  private var shared: Shared
  public var time: Time
  /// Whether its title stood at similar hours on three days of the four weeks before, as shifts do; see
  /// ``UsualShifts``.
  var isUsualShift = false
  /// The same event is in another calendar too, and is counted there.
  public var isDuplicate = false
  /// How many more of its series take place on its days, too many to be listed one by one.
  public var unlisted = 0

  init(_ details: Details, at time: Time) {
    shared = Shared(details)
    self.time = time
  }

  init(uid: String?, title: String, calendar: String, time: Time) {
    self.init(Details(uid: uid, title: title, calendar: calendar), at: time)
  }

  /// What its event says of it. Changing it changes nothing about the other occurrences.
  public var details: Details {
    get { shared.details }
    set { shared = Shared(newValue) }
  }

  /// Whether the user answered so. Only the user's own line counts: that others will not come does not free the user.
  func has(_ response: Attendee.Response, from me: Set<String>) -> Bool {
    !me.isEmpty
      && shared.details.attendees.contains {
        $0.response == response && me.contains($0.address)
      }
  }

  /// Whether the user was asked to come if they like, and has not answered.
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

  /// What tells those apart who are invited or organise it, without rooms and resources, in order.
  var people: [String] { shared.people }

  public subscript<Value>(dynamicMember member: KeyPath<Details, Value>) -> Value {
    shared.details[keyPath: member]
  }

  subscript<Value>(dynamicMember member: WritableKeyPath<Details, Value>) -> Value {
    get { shared.details[keyPath: member] }
    set { details[keyPath: member] = newValue }
  }
}

extension Occurrence {
  /// What an event says of all its occurrences, beside when they take place.
  public struct Details: Hashable, Sendable {
    /// Nil when the file gives none.
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
    /// What the way there takes before it begins.
    var travelSeconds = 0
    /// Whether people join it by a link.
    var hasConference = false
    /// Whether its calendar names no guests and no organisers at all.
    var isInGuestlessCalendar = false
    /// Whether its series has a date more than once a year.
    var recursOften = false
    /// What a calendar of holidays says of it; nil in any other calendar.
    var holiday: Holiday?
    /// Whether it is one of a series.
    var isRecurring = false
    /// Whether it is one of a series that was moved to another date.
    var isMoved = false
    /// Nil where it names no zone, or the one it is looked at from.
    var zones: EventZones?
    /// What a hidden event is called; its demand is shown all the same.
    var withheld: Withheld?

    init(uid: String?, title: String, calendar: String) {
      self.uid = uid
      self.title = title
      self.calendar = calendar
    }
  }

  private final class Shared: Hashable, Sendable {
    let details: Details
    let people: [String]

    init(_ details: Details) {
      (self.details, people) = (details, details.people)
    }

    static func == (a: Shared, b: Shared) -> Bool { a === b || a.details == b.details }

    func hash(into hasher: inout Hasher) { details.hash(into: &hasher) }
  }
}

extension Occurrence {
  /// The words of an event that nobody may read, for what weighs them.
  struct Withheld: Hashable, Sendable {
    let title: String
    let calendar: String
  }

  /// The title by which it is weighed, which may be withheld: for no reader's eyes.
  var weighedTitle: String { details.withheld?.title ?? details.title }
  /// The same of its calendar.
  var weighedCalendar: String { details.withheld?.calendar ?? details.calendar }
}

extension Occurrence {
  /// What the day of an event in a calendar of holidays is.
  enum Holiday: Hashable, Sendable {
    /// Free everywhere.
    case everywhere
    /// Free in the regions that the calendar names.
    case somewhere
    /// Nobody is free for it.
    case observance
  }

  /// STATUS (RFC 5545 §3.8.1.11).
  public enum Status: Hashable, Sendable {
    case confirmed, tentative, cancelled
  }

  /// X-MICROSOFT-CDO-BUSYSTATUS.
  public enum BusyStatus: Hashable, Sendable {
    case free, tentative, busy, outOfOffice, workingElsewhere
  }

  /// CLASS (RFC 5545 §3.8.1.3). A value we do not know is private, as the RFC asks.
  public enum Visibility: Hashable, Sendable {
    case `public`, `private`, confidential
  }

  /// Someone or something invited (ATTENDEE), or the one inviting (ORGANIZER).
  public struct Attendee: Hashable, Sendable {
    /// PARTSTAT (RFC 5545 §3.2.12).
    public enum Response: Hashable, Sendable {
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

    /// Some programs write the same placeholder for everybody: `invalid:nomail`.
    var isMailAddress: Bool { address.utf8.contains(UInt8(ascii: "@")) }

    var isThing: Bool { kind == .room || kind == .resource }

    /// What tells one from another: the address, with the name where it is not a mail address.
    fileprivate var identity: String { isMailAddress ? address : "\(address) \(name ?? "")" }
  }
}

extension Occurrence.Details {
  fileprivate var people: [String] {
    guard !attendees.isEmpty || organizer != nil else { return [] }
    var people = attendees.filter { !$0.isThing }.map(\.identity)
    if let organizer { people.append(organizer.identity) }
    // A room may be the organiser too, there without its kind; so things are known by address.
    let things = Set(attendees.lazy.filter(\.isThing).map(\.identity))
    return people.sortedUnique().filter { !things.contains($0) }
  }
}
