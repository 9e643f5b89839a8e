/// What all days of a run share: each date is listed once, each title read once.
///
/// A class, so that the first who asks finds it for all. It holds events, never a ``Day``.
package final class Timetable {
  let preferences: Preferences
  let zone: Zone
  let all: [Occurrence]
  /// Show which competitions are the user's, and what is training; nil until workouts are known.
  var recordings: RecordedSports? { didSet { (behind, learned) = (nil, nil) } }
  private var behind: [MatchBehind]?
  private var learned: LearnedTitles?
  private var known: [String: KnownTitle] = [:]
  /// By place in `all`, once asked for: a title is hashed much longer than it is looked at.
  private var titles: [KnownTitle?]
  private var titlesOfEvents: [ObjectIdentifier: KnownTitle] = [:]
  private var calendars: [String: CalendarKind?] = [:]
  private var lastCalendar: (name: String, kind: CalendarKind?)?
  let people: KnownPeople
  /// Counted shifts in order of time, with the dates on which they begin.
  private lazy var shifts = countedShifts()
  private lazy var shiftDates = Set(shifts.map(\.date))
  private(set) lazy var races = Races(foundRaces())
  private lazy var holds = foundHolds()
  /// Journeys the user is sure to make.
  private(set) lazy var ownJourneys = foundOwnJourneys()
  /// The calendars in which most events are a bare "Busy", and no copies of others.
  private(set) lazy var busyFeeds = foundBusyFeeds()
  /// The places in `all` of what may touch each day, by its number: that takes less time than dates.
  private lazy var places = placesByDate()
  private var listedDays: [LocalDate: [(zone: Zone, listed: DayListing.Listed)]] = [:]
  private var firstStarts: (zone: Zone, firsts: [LocalDate: FirstEvents.First?])
  /// By place in `all`.
  private var classified: [ClassifiedEvent?]
  private var series: [AlikeDates: ClassifiedEvent] = [:]
  /// Whether neither rules nor another zone of home tell a series' dates apart.
  private(set) lazy var sharesDates =
    preferences.rules.isEmpty && preferences.home.map { $0 == zone } ?? true
  /// How many dates have been listed: each once for each zone.
  package private(set) var listings = 0
  /// How many occurrences have been classified: each once in the timetable's zone.
  package private(set) var classifications = 0

  /// `earlier`: occurrences of the days around, which also name people and have shifts and races.
  /// `habits`: show which races and matches are the user's.
  package init(
    _ preferences: Preferences, in zone: Zone, among occurrences: [Occurrence],
    and earlier: [Occurrence] = [], _ habits: TrainingHabits? = nil
  ) {
    (self.preferences, self.zone) = (preferences, zone)
    (firstStarts, recordings) = ((zone, [:]), habits?.recorded)
    all = occurrences + earlier
    titles = Array(repeating: nil, count: all.count)
    classified = Array(repeating: nil, count: all.count)
    people = KnownPeople(among: all, without: preferences.me)
  }

  /// What happens on `date`, on the clocks of `zone`.
  func listed(on date: LocalDate, in zone: Zone) -> DayListing.Listed {
    if let known = listedDays[date]?.first(where: { $0.zone == zone }) { return known.listed }
    let listed = DayListing(date: date, zone: zone, preferences: preferences, knowing: self)
      .listed(all, at: near(date, in: zone), in: self)
    listings += 1
    // Very many days are asked for in order, and seldom again.
    if listedDays.count == Self.mostListed { listedDays = [:] }
    listedDays[date] = (listedDays[date] ?? []) + [(zone, listed)]
    return listed
  }

  /// `number`: its place among all; nil for an occurrence that is not from here.
  func classified(
    _ occurrence: Occurrence, number: Int?, at span: TimeSpan, in zone: Zone
  ) -> ClassifiedEvent {
    let place = number
    let number = zone == self.zone ? number : nil
    if let known = number.flatMap({ classified[$0] }) { return known }
    let title = place.map(title(at:)) ?? self[occurrence.fullTitle]
    let dates = number.flatMap { alike($0, titled: title, at: span) }
    if let known = dates.flatMap({ series[$0] }) { return known }
    let found = ClassifiedEvent(occurrence, titled: title, at: span, in: zone, knowing: self)
    classifications += 1
    if let dates { series[dates] = found }
    if let number, recordings != nil || found.isCertainWithoutWorkouts {
      classified[number] = found
    }
    return found
  }

  var recorded: RecordedSports { recordings ?? TrainingHabits.unknown.recorded }

  var matchesBehind: [MatchBehind] {
    if let behind { return behind }
    let found = foundMatchesBehind(among: all, in: zone)
    behind = found
    return found
  }

  var learnedTitles: LearnedTitles {
    if let learned { return learned }
    let found = foundLearnedTitles()
    learned = found
    return found
  }

  /// Those of `all` that may touch `date` in the timetable's zone.
  func places(on date: LocalDate) -> [Int] { near(date, in: zone) }

  /// Nil unless it is a timed event that counts.
  func countedKind(at place: Int) -> EventKind? {
    guard case .timed(let span) = all[place].time else { return nil }
    let found = classified(all[place], number: place, at: span, in: zone)
    return found.reason == nil ? found.kind : nil
  }

  /// The places of those that may touch `date`.
  private func near(_ date: LocalDate, in zone: Zone) -> [Int] {
    let (long, day) = (places[Self.months] ?? [], date.dayNumber)
    if zone == self.zone { return long + (places[day] ?? []) }
    return (long + (day - 1...day + 1).flatMap { places[$0] ?? [] }).sortedUnique()
  }

  private static let mostListed = 500

  /// The first event of each of `dates`, found once for each zone.
  func firstEvents(on dates: ClosedRange<LocalDate>, in zone: Zone) -> FirstEvents {
    if firstStarts.zone != zone { firstStarts = (zone, [:]) }
    var firsts: [LocalDate: FirstEvents.First] = [:]
    for date in dates {
      let first = firstStarts.firsts[date] ?? first(on: date, in: zone)
      firstStarts.firsts[date] = .some(first)
      firsts[date] = first
    }
    return FirstEvents(on: dates, firsts)
  }

  /// Lists the events only of days that may be off, since listing searches every title.
  private func first(on date: LocalDate, in zone: Zone) -> FirstEvents.First? {
    var first: (place: Int, span: TimeSpan, time: TimeOfDay)?
    var mayBeOff = !preferences.isWorkDay(date)
    for place in near(date, in: zone) {
      let occurrence = all[place]
      guard case .timed(let span) = occurrence.time else {
        mayBeOff = mayBeOff || occurrence.time.days(in: zone).contains(date)
        continue
      }
      let start = zone.reading(at: span.start)
      guard start.date == date, start.time >= FirstEvents.earliest,
        start.time < first?.time ?? BusyMornings.noon, mayCount(place, in: zone)
      else { continue }
      first = (place, span, start.time)
    }
    guard let first else { return nil }
    if mayBeOff { return listed(on: date, in: zone).alone.first(on: date, in: zone) }
    let kind = classified(all[first.place], number: first.place, at: first.span, in: zone).kind
    return FirstEvents.First(time: first.time, reason: RiseReason(kind, of: all[first.place]))
  }

  private func mayCount(_ place: Int, in zone: Zone) -> Bool {
    let occurrence = all[place]
    let rule = rule(for: occurrence, in: zone)
    let owner = owner(of: occurrence, under: rule)?.owner ?? .mine
    return occurrence.reasonNotToCount(
      for: preferences.me, titled: title(at: place), in: zone, under: rule, ownedBy: owner) == nil
  }

  /// A day may reach into the dates after its own.
  private func placesByDate() -> [Int: [Int]] {
    var places: [Int: [Int]] = [:]
    let spill = preferences.daySpill
    for (place, occurrence) in all.enumerated() {
      let dates = occurrence.time.days(in: zone)
      // An event may last a thousand years.
      let (first, last) = (dates.lowerBound.dayNumber, dates.upperBound.dayNumber)
      guard last - first <= Self.mostDates else {
        places[Self.months, default: []].append(place)
        continue
      }
      for day in first - spill...last { places[day, default: []].append(place) }
    }
    return places
  }

  private static let mostDates = 60
  /// Instead of a day's number: for what lasts for months.
  private static let months = Int.min

  private func foundBusyFeeds() -> Set<String> {
    let isBusy = all.indices.map { title(at: $0).isBareBusy }
    let busy = Dictionary(grouping: all.indices.filter { isBusy[$0] }.map { all[$0] }) {
      $0.fullCalendar
    }.filter { $0.value.count >= Self.busyOfFeed }
    guard !busy.isEmpty else { return [] }
    let others = Set(all.indices.filter { !isBusy[$0] }.map { all[$0].time })
    return Set(
      busy.filter { name, events in
        // A service that copies events keeps their times.
        2 * events.count > all.count { $0.fullCalendar == name }
          && 2 * events.count(where: { others.contains($0.time) }) <= events.count
      }.keys)
  }

  /// Fewer bare "Busy" events may be copies of events in another calendar.
  private static let busyOfFeed = 3

  /// On how many of the last 28 days a shift began; nil if on too few for a rota.
  func shifts(before date: LocalDate) -> Int? {
    guard shiftDates.count >= Self.shiftsNeeded else { return nil }
    let days = (1...Self.shiftDays).count { shiftDates.contains(date.advanced(by: -$0)) }
    return days >= Self.shiftsNeeded ? days : nil
  }

  /// Nil if there are too few shifts for a rota.
  func shiftDays(before date: LocalDate) -> ShiftDays? {
    shifts(before: date).map { _ in ShiftDays(shifts, in: zone) }
  }

  private static let (shiftsNeeded, shiftDays) = (4, 28)

  /// As the preferences have it, which are large to copy.
  func rule(for occurrence: Occurrence, in zone: Zone) -> DemandRule? {
    preferences.rules.isEmpty ? nil : preferences.rule(for: occurrence, in: zone)
  }

  /// Whether any rule sets the kind of events.
  var hasKindRules: Bool { preferences.rules.contains { $0.kind != nil } }

  subscript(title: String) -> KnownTitle {
    if let known = known[title] { return known }
    let read = KnownTitle(title, preferences.lexicon)
    known[title] = read
    return read
  }

  func title(at place: Int) -> KnownTitle {
    if let known = titles[place] { return known }
    let event = all[place].event
    let read = titlesOfEvents[event] ?? self[all[place].fullTitle]
    (titlesOfEvents[event], titles[place]) = (read, read)
    return read
  }

  /// The configured kind, or else the one that `name` suggests.
  func kind(ofCalendar name: String) -> CalendarKind? {
    if let last = lastCalendar, last.name == name { return last.kind }
    let kind = calendars[name] ?? preferences.kind(ofCalendar: name)
    (calendars[name], lastCalendar) = (.some(kind), (name, kind))
    return kind
  }

  /// Looks only at events that a plan, a title or a rule may make a race.
  private func foundRaces() -> [Race] {
    let isRuled = preferences.rules.contains { $0.kind == .race || $0.kind == .match }
    let possible = all.indices.filter { place in
      all[place].plannedRace != nil || title(at: place).competition != nil
        || isRuled && preferences.rule(for: all[place], in: zone)?.kind?.isCompetition == true
    }.map { all[$0] }
    let byDate = Dictionary(grouping: possible) {
      preferences.date(of: $0.time.span(in: zone).start, in: zone)
    }
    return byDate.flatMap { date, occurrences in
      DayListing(date: date, zone: zone, preferences: preferences, knowing: self)
        .events(of: occurrences).compactMap { event in
          event.race(in: zone) { areMatchesHard(like: event) }
        }
    }
  }

  /// Whether another one-off of the same title is tentative in the 14 days before, which counts.
  func isHeldBefore(_ occurrence: Occurrence, at start: Instant) -> Bool {
    holds[self[occurrence.fullTitle].words.folded]?.contains {
      (1...Self.daysHeld * 86_400).contains(start.seconds(since: $0))
    } ?? false
  }

  private static let daysHeld = 14

  /// When tentative one-offs start, by title.
  private func foundHolds() -> [String: [Instant]] {
    let tentative = all.indices.filter { place in
      let occurrence = all[place]
      return !occurrence.isRecurring && occurrence.status != .cancelled
        && !occurrence.has(.declined, from: preferences.me)
        && (occurrence.isTentative(for: preferences.me) || title(at: place).isTentative)
    }
    return Dictionary(grouping: tentative) { title(at: $0).words.folded }
      .mapValues { $0.map { all[$0].time.span(in: zone).start } }
  }

  private func countedShifts() -> [(date: LocalDate, span: TimeSpan)] {
    all.indices.compactMap { place -> (date: LocalDate, span: TimeSpan)? in
      guard case .timed(let span) = all[place].time, KindSearch.mayBeShift(span),
        countedKind(at: place) == .shift
      else { return nil }
      return (preferences.date(of: span.start, in: zone), span)
    }.ordered { $0.span.start < $1.span.start }
  }
}
