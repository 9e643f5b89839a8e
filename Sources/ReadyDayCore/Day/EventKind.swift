/// What an event is.
public enum EventKind: String, Hashable, CaseIterable, Sendable {
  case meeting, race, travel, shift, training, meal, leisure, focus, errand
}

extension EventKind {
  /// Whether it is still one event, which somebody sits or stays up through, when it takes a day and more.
  var canLastForDays: Bool { [.travel, .race, .shift].contains(self) }
}

/// The evidence for the kind of an event.
package enum KindEvidence: Hashable, Sendable {
  /// The user's rule, as it was written.
  case rule(String)
  /// The user's word about its calendar, or the calendar's name.
  case calendar(CalendarKind)
  /// It is held where people join by a link.
  case conferenceLink
  /// A word of work in the title, as written, with someone invited.
  case workWord(String)
  /// A word in the title, as written.
  case word(String)
  /// Someone is invited.
  case invited
  /// It is on a day that is not worked.
  case freeDay
  /// It begins at six or later.
  case evening
  /// It lasts this many minutes, and no one else is invited.
  case length(minutes: Int)
  /// There is no evidence.
  case nothing
  /// The evidence is hidden.
  case withheld
}

extension KindEvidence {
  /// All names by which scripts know them.
  static let codes = [
    "rule", "calendar", "conference_link", "work_word", "word", "invited", "free_day", "evening",
    "length", "nothing", "withheld",
  ]

  /// The name by which scripts know it.
  package var code: String {
    switch self {
    case .rule: "rule"
    case .calendar: "calendar"
    case .conferenceLink: "conference_link"
    case .workWord: "work_word"
    case .word: "word"
    case .invited: "invited"
    case .freeDay: "free_day"
    case .evening: "evening"
    case .length: "length"
    case .nothing: "nothing"
    case .withheld: "withheld"
    }
  }
}

/// Tells the kind of one event from what is known about it; the first step that holds decides.
struct KindSearch {
  let occurrence: Occurrence
  let title: KnownTitle
  /// People invited or organising, without the user, rooms and resources.
  let people: Int
  /// Its moments in `zone`; whole days from midnight to midnight.
  let span: TimeSpan
  let zone: Zone
  let preferences: Preferences

  /// From this hour on an event is one of the evening.
  static let evening = 18
  /// How long a shift may last, in hours.
  static let shiftHours = 4...26
  /// Seconds from which nobody calls it a meeting that names no guests.
  private static let longMeeting = 6 * 3600
  /// A race lasts no longer than a weekend.
  static let mostRaceDays = 2

  typealias Found = (kind: EventKind, evidence: KindEvidence)

  var found: Found {
    guard let found = told ?? worded ?? placed else { return (.errand, .nothing) }
    return found
  }
}

// What the user says.
extension KindSearch {
  private var calendar: CalendarKind? { preferences.kind(ofCalendar: occurrence.weighedCalendar) }

  /// Whether it is work's, in a calendar that tells nobody's guests: that nobody is invited says nothing there.
  private var isOfGuestlessWork: Bool {
    people == 0 && occurrence.isInGuestlessCalendar && calendar == .work
  }

  private var told: Found? {
    if let rule = preferences.rule(for: occurrence, in: zone), let kind = rule.kind {
      return (kind, .rule(rule.pattern))
    }
    return calendar.flatMap { kind in
      [.holidays, .birthdays].contains(kind) ? (.leisure, .calendar(kind)) : nil
    }
  }
}

// What the words say.
extension KindSearch {
  private var worded: Found? {
    work ?? race ?? travel ?? shift ?? ownLife ?? focus
  }

  private var work: Found? {
    if people > 0, occurrence.hasConference { return (.meeting, .conferenceLink) }
    let isAlone = isOfGuestlessWork && !title.has(.focus) && travel == nil
    guard !title.has(.notWork), people > 0 || isAlone else { return nil }
    return title.first(in: .work).map { (.meeting, .workWord($0)) }
  }

  private var race: Found? {
    guard days <= Self.mostRaceDays, !isOrdinaryRun, !occurrence.recursOften, !isAtWork else {
      return nil
    }
    return raceWord.map { (.race, .word($0)) }
  }

  private var raceWord: String? { title.has(.notRace) ? nil : title.first(in: .race) }

  /// Whether those who are invited work together, or join by a link: a club's invitation does neither.
  private var isAtWork: Bool { occurrence.hasConference || people > 0 && calendar == .work }

  /// The Spanish word for a race is also the one for running, which has a weekday's hour to itself.
  private var isOrdinaryRun: Bool {
    isTimed && isWorkday && title.words.folded == "carrera"
  }

  private var travel: Found? {
    guard !title.has(.notTravel) else { return nil }
    if let sign = title.travelSign { return (.travel, .word(sign)) }
    return title.first(in: .travel).map { (.travel, .word($0)) }
  }

  private var shift: Found? {
    guard !title.has(.notShift), span.seconds >= Self.shiftHours.lowerBound * 3600,
      span.seconds <= Self.shiftHours.upperBound * 3600
    else { return nil }
    return title.first(in: .shift).map { (.shift, .word($0)) }
  }

  /// Private life; errands first: fetching a child from football is not training.
  private var ownLife: Found? {
    if people < 2, let word = title.first(in: .errand) { return (.errand, .word(word)) }
    if let word = training { return (.training, .word(word)) }
    if !title.has(.notMeal), let word = title.first(in: .meal) {
      return (.meal, .word(word))
    }
    return title.first(in: .leisure).map { (.leisure, .word($0)) }
  }

  private var training: String? {
    guard !title.has(.notTraining), !title.isOfSomebodyElse else { return nil }
    if let word = title.first(in: .training) { return word }
    if people == 0, let word = title.first(in: .aloneTraining) ?? title.sessionSign { return word }
    // What is run every week is no race.
    if occurrence.recursOften, !isAtWork, let word = raceWord { return word }
    // At work people are trained too.
    return people > 0 && isWorktime ? nil : title.first(in: .anyTraining)
  }

  private var focus: Found? {
    guard people == 0 else { return nil }
    return title.first(in: .focus).map { (.focus, .word($0)) }
  }
}

// What people, time and place say.
extension KindSearch {
  private var placed: Found? {
    if isOfGuestlessWork, occurrence.hasConference { return (.meeting, .conferenceLink) }
    if people > 0, calendar != .personal, isWorktime { return (.meeting, .invited) }
    if people > 1, areColleagues { return (.meeting, .invited) }
    if occurrence.isUsualShift { return (.shift, .length(minutes: span.wholeMinutes)) }
    if isOfGuestlessWork, isTimed, span.seconds < Self.longMeeting {
      return (.meeting, .calendar(.work))
    }
    if let leisure { return leisure }
    if people > 0 { return (.meeting, .invited) }
    return isTimed ? title.first(in: .ofPeople).map { (.meeting, .word($0)) } : nil
  }

  /// Whether at least two of them have an address of the user's work.
  private var areColleagues: Bool {
    let domains = preferences.me.workDomains
    guard !domains.isEmpty else { return false }
    let others = occurrence.people.filter { !preferences.me.contains($0) }
    return others.count { domains.contains($0.mailDomain) } > 1
  }

  private var leisure: Found? {
    switch calendar {
    case .personal: (.leisure, .calendar(.personal))
    case .work: nil
    case .holidays, .birthdays, .others, nil:
      isWorkday ? (isEvening ? (.leisure, .evening) : nil) : (.leisure, .freeDay)
    }
  }

  private var isWorktime: Bool { isWorkday && !isEvening }

  private var isWorkday: Bool { preferences.isWorkDay(start.date) }

  private var isEvening: Bool { isTimed && start.time.hour >= Self.evening }

  private var start: LocalDateTime { zone.reading(at: span.start) }

  private var isTimed: Bool {
    occurrence.time.isTimed && !occurrence.time.takesWholeDays(in: zone) && !span.lastsDays
  }

  private var days: Int {
    let days = Occurrence.Time.timed(span).days(in: zone)
    return days.lowerBound.distance(to: days.upperBound) + 1
  }
}

// What only lasts.
extension KindSearch {
  /// Hours from which a word for waiting is one, and from which whoever is alone waits.
  private static let (waitingHours, longHours) = (4, 14)

  /// Whether it is waiting or a state, which one lives beside: a freeze, a delivery, being on call, a hotel.
  var isBackground: Bool {
    let (kind, evidence) = found
    guard isTimed, ![.travel, .race, .shift].contains(kind) else { return false }
    if case .rule = evidence { return false }
    if occurrence.busyStatus == .workingElsewhere { return true }
    guard !occurrence.isOrganised(by: preferences.me) else { return false }
    let isOnlyGuest = people == 0 && occurrence.names(preferences.me)
    if span.seconds >= Self.waitingHours * 3600, !isOnlyGuest, title.has(.background) {
      return true
    }
    return span.seconds >= Self.longHours * 3600 && people == 0 && !title.has(.shift)
  }
}

extension Occurrence.Time {
  var isTimed: Bool {
    if case .timed = self { true } else { false }
  }
}

extension TimeSpan {
  /// Whether it lasts for a day and more, whatever day it is.
  var lastsDays: Bool { seconds >= 24 * 3600 }

  /// Whether it lasts through the moment at which a clock in `zone` shows `hour`, on any of its days.
  func covers(hour: Int, in zone: Zone) -> Bool {
    Occurrence.Time.timed(self).days(in: zone).contains { covers(hour: hour, of: $0, in: zone) }
  }

  /// The same on `date` alone.
  func covers(hour: Int, of date: LocalDate, in zone: Zone) -> Bool {
    let moment = zone.instant(of: LocalDateTime(date, TimeOfDay(clamping: hour * 3600)))
    return start < moment && moment < end
  }
}
