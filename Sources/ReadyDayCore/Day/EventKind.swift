/// The kind of an event, which decides how it counts.
public enum EventKind: String, Equatable, CaseIterable, Sendable, Coded {
  case meeting, race, match, travel, shift, training, meal, leisure, focus, errand

  /// Whether such an event is attended throughout, even if it lasts a day or longer.
  var canLastForDays: Bool { [.travel, .race, .shift].contains(self) }

  var isCompetition: Bool { self == .race || self == .match }
}

package enum KindEvidence: Hashable, Sendable {
  /// The rule as written.
  case rule(String)
  /// The kind configured, or suggested by the calendar's name.
  case calendar(CalendarKind)
  case conferenceLink
  /// A word for work in the title, as written.
  case workWord(String)
  /// A word in the title, as written.
  case word(String)
  case invited
  /// It is not a working day.
  case freeDay
  /// It starts at 18:00 or later.
  case evening
  /// It is at noon every day, without guests, and its title does not say otherwise.
  case everyNoon
  /// It lasts this long and has no other people.
  case length(minutes: Int)
  /// A proper name and this distance.
  case distance(String)
  /// A word in the title, as written, and recorded workouts.
  case recorded(String)
  /// By this word it may be a race or match, but perhaps not the user's.
  case mayBe(EventKind, String)
  /// A race or match of children, by this word.
  case ofChildren(String)
  /// Workouts were recorded during its last occurrences.
  case learned(LearnedTitle)
  case nothing
  case withheld

  package enum Code: String, Coded {
    case rule, calendar, conferenceLink, workWord, word, invited, freeDay, evening, everyNoon,
      length, distance, recorded, mayBeRace, mayBeMatch, ofChildren, learned, nothing, withheld
  }

  package var code: Code {
    switch self {
    case .rule: .rule
    case .calendar: .calendar
    case .conferenceLink: .conferenceLink
    case .workWord: .workWord
    case .word: .word
    case .invited: .invited
    case .freeDay: .freeDay
    case .evening: .evening
    case .everyNoon: .everyNoon
    case .length: .length
    case .distance: .distance
    case .recorded: .recorded
    case .mayBe(let kind, _): kind == .match ? .mayBeMatch : .mayBeRace
    case .ofChildren: .ofChildren
    case .learned: .learned
    case .nothing: .nothing
    case .withheld: .withheld
    }
  }
}

/// Finds an event's kind; the first step that applies decides.
struct KindSearch {
  let occurrence: Occurrence
  let title: KnownTitle
  /// The user, rooms and resources are not counted.
  let people: Int
  /// All-day events last from midnight to midnight in `zone`.
  let span: TimeSpan
  let zone: Zone
  private let start: LocalDateTime
  let rule: DemandRule?
  let calendar: CalendarKind?
  let titles: Timetable

  init(
    occurrence: Occurrence, title: KnownTitle, people: Int, span: TimeSpan, zone: Zone,
    knowing titles: Timetable
  ) {
    (self.occurrence, self.people, self.span, self.zone) = (occurrence, people, span, zone)
    (self.title, self.titles) = (title, titles)
    start = zone.reading(at: span.start)
    rule = titles.rule(for: occurrence, in: zone)
    calendar = titles.kind(ofCalendar: occurrence.fullCalendar)
  }

  static let evening = 18
  static let shiftHours = 4...26

  static func mayBeShift(_ span: TimeSpan) -> Bool {
    (shiftHours.lowerBound * 3600...shiftHours.upperBound * 3600).contains(span.seconds)
  }

  /// In seconds. Without guests, an event between these lengths may be a meeting; a shorter one may
  /// be too, if its calendar never names guests.
  private static let (shortMeeting, longMeeting) = (30 * 60, 6 * 3600)
  static let mostRaceDays = 2

  typealias Found = (kind: EventKind, evidence: KindEvidence)

  var found: Found {
    guard let found = configured ?? worded ?? placed else { return (.errand, .nothing) }
    return found
  }

  /// Whether the event has no guests, in a work calendar that never names any.
  private var isWorkWithoutGuests: Bool {
    people == 0 && occurrence.isInGuestlessCalendar && calendar == .work
  }

  private var configured: Found? {
    if let rule, let kind = rule.kind { return (kind, .rule(rule.pattern)) }
    return calendar.flatMap { kind in
      [.holidays, .birthdays].contains(kind) ? (.leisure, .calendar(kind)) : nil
    }
  }

  private var worded: Found? {
    (occurrence.plannedRace == nil ? work : nil) ?? competition ?? travel ?? shift ?? ownLife
      ?? focus
  }

  private var work: Found? {
    if people > 0, occurrence.hasConference { return (.meeting, .conferenceLink) }
    let isAlone = isWorkWithoutGuests && !title.has(.focus) && travel == nil
    guard !title.has(.notWork), people > 0 || isAlone else { return nil }
    return title.first(in: .work).map { (.meeting, .workWord($0)) }
  }

  private var competition: Found? {
    if let race = occurrence.plannedRace { return (.race, .word(race.title)) }
    guard let sign = title.competition, !isAtWork else { return nil }
    return CompetitionSearch(self, sign).found
  }

  private var raceWord: String? { title.has(.notRace) ? nil : title.first(in: .race) }

  /// Whether colleagues are invited or people join online; a club's invitation has neither.
  var isAtWork: Bool { occurrence.hasConference || people > 0 && calendar == .work }

  /// Spanish *carrera* is a race or a run; on a working day it is taken for a run.
  var isOrdinaryRun: Bool { isTimed && isWorkday && title.words.folded == "carrera" }

  private var travel: Found? {
    guard !title.has(.notTravel) else { return nil }
    if let sign = title.travelSign { return (.travel, .word(sign)) }
    return title.first(in: .travel).map { (.travel, .word($0)) }
  }

  private var shift: Found? {
    guard !title.has(.notShift), Self.mayBeShift(span) else { return nil }
    let rota = isTimed ? nil : KindWords.rota.first { $0 == title.words.folded }
    return (title.first(in: .shift) ?? rota).map { (.shift, .word($0)) }
  }

  /// Errands come first: fetching a child from football is not training.
  private var ownLife: Found? {
    if people < 2, let word = title.first(in: .errand) { return (.errand, .word(word)) }
    if let word = training { return (.training, .word(word)) }
    if !title.has(.notMeal), let word = title.first(in: .meal) { return (.meal, .word(word)) }
    if !title.has(.focus), let learned { return (.training, .learned(learned)) }
    return title.first(in: .leisure).map { (.leisure, .word($0)) }
  }

  private var training: String? {
    guard !title.has(.notTraining), !title.isForSomebodyElse else { return nil }
    if let word = title.first(in: .training) { return word }
    if people == 0, let word = title.first(in: .aloneTraining) ?? title.sessionSign { return word }
    // A weekly run is not a race.
    if occurrence.recursOften, !isAtWork, let word = raceWord { return word }
    // With others in working hours, training may be a course.
    return people > 0 && isWorktime ? nil : title.first(in: .anyTraining)
  }

  /// What workouts during earlier events of this title say; nil for what colleagues are invited to.
  var learned: LearnedTitle? {
    guard isTimed, !isAtWork, !title.has(.notTraining), !title.isForSomebodyElse else { return nil }
    return titles.learned(title, before: start.date)
  }

  private var focus: Found? {
    guard people == 0 else { return nil }
    return title.first(in: .focus).map { (.focus, .word($0)) }
  }

  private var placed: Found? {
    if isWorkWithoutGuests, occurrence.hasConference { return (.meeting, .conferenceLink) }
    if people > 0, calendar != .personal, isWorktime { return (.meeting, .invited) }
    if people > 1, areColleagues { return (.meeting, .invited) }
    if isEveryNoon { return (.meal, .everyNoon) }
    if occurrence.isUsualShift, background == nil {
      return (.shift, .length(minutes: span.wholeMinutes))
    }
    if people == 0, calendar == .work, isTimed, span.seconds < Self.longMeeting,
      isWorkWithoutGuests || span.seconds >= Self.shortMeeting
    {
      return (.meeting, .calendar(.work))
    }
    if let leisure { return leisure }
    if people > 0 { return (.meeting, .invited) }
    return isTimed ? title.first(in: .ofPeople).map { (.meeting, .word($0)) } : nil
  }

  private var isEveryNoon: Bool {
    occurrence.details.recursDaily && people == 0 && !occurrence.hasConference && isTimed
      && (30 * 60...60 * 60).contains(span.seconds) && (12..<15).contains(start.time.hour)
      && zone.time(at: span.end) <= TimeOfDay(clamping: 15 * 3600)
      && title.first(in: .ofPeople) == nil && background == nil
  }

  /// Whether at least two people have an address at the user's work.
  private var areColleagues: Bool {
    let domains = titles.preferences.me.workDomains
    guard !domains.isEmpty else { return false }
    let others = occurrence.people.filter { !titles.preferences.me.contains($0) }
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

  private var isWorkday: Bool { titles.preferences.isWorkDay(start.date) }

  private var isEvening: Bool { isTimed && start.time.hour >= Self.evening }

  var isTimed: Bool {
    occurrence.time.isTimed && !occurrence.time.takesWholeDays(in: zone) && !span.lastsDays
  }

  var days: Int {
    let days = Occurrence.Time.timed(span).days(in: zone)
    return days.lowerBound.distance(to: days.upperBound) + 1
  }

  /// Whether the event recurs without guests in home's zone, while clocks here differ from home's.
  var isHomeRoutine: Bool {
    guard let home = titles.preferences.home, occurrence.isRecurring, people == 0,
      !occurrence.hasConference, !title.has(.medicine),
      home.offset(at: span.start) != zone.offset(at: span.start)
    else { return false }
    return occurrence.weighedZones?.isAll(home, during: span) == true
  }

  /// Hours that make an event background: the first with a word for waiting, the second without.
  private static let (waitingHours, longHours) = (4, 14)

  /// Whether the event is waiting, or a state: a freeze, a delivery, on-call duty, a hotel stay.
  func isBackground(_ found: Found) -> Bool {
    guard isTimed, ![.travel, .race, .shift].contains(found.kind) else { return false }
    if case .rule = found.evidence { return false }
    if occurrence.busyStatus == .workingElsewhere { return true }
    guard !occurrence.isOrganised(by: titles.preferences.me) else { return false }
    let isOnlyGuest = people == 0 && occurrence.names(titles.preferences.me)
    if span.seconds >= Self.waitingHours * 3600, !isOnlyGuest, let word = background {
      let meets = people > 0 && occurrence.names(titles.preferences.me) || occurrence.hasConference
      let isWorkplace = (KindWords.workplaces + KindWords.offices).contains(word)
      if !(isWorkplace ? meets : title.has(.ofPeople)) { return true }
    }
    return span.seconds >= Self.longHours * 3600 && people == 0 && !title.has(.shift)
  }

  private var background: String? {
    title.first(in: .background) ?? KindWords.offices.first { $0 == title.words.folded }
  }
}

extension Occurrence.Time {
  var isTimed: Bool { if case .timed = self { true } else { false } }
}

extension TimeSpan {
  /// Whether it lasts at least 24 hours.
  var lastsDays: Bool { seconds >= 24 * 3600 }

  func covers(hour: Int, in zone: Zone) -> Bool {
    Occurrence.Time.timed(self).days(in: zone).contains { covers(hour: hour, of: $0, in: zone) }
  }

  func covers(hour: Int, of date: LocalDate, in zone: Zone) -> Bool {
    let moment = zone.instant(of: LocalDateTime(date, TimeOfDay(clamping: hour * 3600)))
    return start < moment && moment < end
  }
}
