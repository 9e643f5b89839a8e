/// The lists of ``KindWords`` that are searched for in every title.
enum KindList: Int, CaseIterable {
  case work, notWork, ofPeople, race, notRace, travel, notTravel, shift, notShift, focus
  case errand, meal, notMeal, leisure, training, anyTraining, aloneTraining, notTraining, off,
    publicHoliday, partOfDay, absence, background, medicine, flight
  case floor, noFloor, lowCeiling, mediumCeiling, noCeiling

  fileprivate var words: [String] {
    switch self {
    case .work: KindWords.work
    case .notWork: KindWords.notWork
    case .ofPeople: KindWords.ofPeople
    case .race: KindWords.race
    case .notRace: KindWords.notRace
    case .travel: KindWords.travel
    case .notTravel: KindWords.notTravel
    case .shift: KindWords.shift
    case .notShift: KindWords.notShift
    case .focus: KindWords.focus
    case .errand: KindWords.errand
    case .meal: KindWords.meal
    case .notMeal: KindWords.notMeal
    case .leisure: KindWords.leisure
    case .training: KindWords.training
    case .anyTraining: KindWords.anyTraining
    case .aloneTraining: KindWords.aloneTraining
    case .notTraining: KindWords.notTraining
    case .off: KindWords.off
    case .publicHoliday: KindWords.publicHoliday
    case .partOfDay: KindWords.partOfDay
    case .floor: LimitWords.floor
    case .noFloor: LimitWords.noFloor
    case .lowCeiling: LimitWords.lowCeiling
    case .mediumCeiling: LimitWords.mediumCeiling
    case .noCeiling: LimitWords.noCeiling
    case .absence: KindWords.absence
    case .background: KindWords.background
    case .medicine: KindWords.medicine
    case .flight: KindWords.flight
    }
  }

  fileprivate static let all = WordLists(allCases.map(\.words))
}

struct KnownTitle {
  let words: TitleWords
  /// A sign other than a word.
  let travelSign: String?
  let demandWord: DemandLexicon.Match?
  /// Sessions as athletes write them: `6x1000`, `8k`.
  let sessionSign: String?
  /// Whether its sport is a child's, or watched.
  private(set) var isOfSomebodyElse = false
  private(set) var demandLimit: EventDemand.Limit?
  /// Whether it begins with "hold" or "tbc".
  let isTentative: Bool
  /// Indexed by list.
  private let phrases: [TitleWords.Phrase?]

  init(_ title: String, _ lexicon: DemandLexicon) {
    words = TitleWords(title)
    travelSign = TravelSign.first(in: title)
    demandWord = lexicon.weightiestWord(in: words)
    phrases = words.phrases(of: KindList.all)
    sessionSign = TrainingSign.first(in: words.all)
    isTentative = words.all.first.map { ["hold", "tbc"].contains($0) } == true
    demandLimit = limit(lexicon)
    isOfSomebodyElse = first(in: .training).map { TrainingSign.isOthers(title, $0) } ?? false
  }

  static func saysNothing(_ word: String) -> Bool {
    let title = KnownTitle(word, .standard)
    return title.demandWord == nil && title.travelSign == nil
      && title.phrases.allSatisfy { $0 == nil }
  }

  func has(_ list: KindList) -> Bool { phrases[list.rawValue] != nil }

  /// The earliest one, as the title writes it but lower-cased.
  func first(in list: KindList) -> String? { phrases[list.rawValue].map(words.text) }

  /// Whether it is by air, if it is a journey.
  var isFlight: Bool { has(.flight) || travelSign.map { $0 != TravelSign.fastTrain } ?? false }

  /// Folded; nil if the title has none of `list`.
  func around(_ list: KindList) -> (before: [String], after: [String])? {
    phrases[list.rawValue].map(words.around)
  }
}

/// A class: several days share its titles, which are searched once, their people and shifts.
package final class KnownTitles {
  private let preferences: Preferences
  private let zone: Zone
  private let lists: [[Occurrence]]
  private var known: [String: KnownTitle] = [:]
  private var calendars: [String: CalendarKind?] = [:]
  let people: KnownPeople
  /// Counted shifts in order of time, with the dates on which they begin.
  private lazy var shifts = countedShifts()
  private lazy var shiftDates = Set(shifts.map(\.date))
  private(set) lazy var races = Races(foundRaces())

  /// - Parameter earlier: the days around, which also name people and have shifts and races.
  package init(
    _ preferences: Preferences, in zone: Zone, among occurrences: [Occurrence],
    and earlier: [Occurrence] = []
  ) {
    (self.preferences, self.zone) = (preferences, zone)
    lists = [occurrences, earlier]
    people = KnownPeople(among: lists, without: preferences.me)
  }

  /// On how many of the 28 days before a shift begins; nil if too few to work in shifts.
  func shifts(before date: LocalDate) -> Int? {
    guard shiftDates.count >= Self.shiftsNeeded else { return nil }
    let days = (1...Self.shiftDays).count { shiftDates.contains(date.advanced(by: -$0)) }
    return days >= Self.shiftsNeeded ? days : nil
  }

  /// Nil if there are too few to work in shifts.
  func shiftDays(before date: LocalDate) -> ShiftDays? {
    shifts(before: date).map { _ in ShiftDays(shifts, in: zone) }
  }

  private static let (shiftsNeeded, shiftDays) = (4, 28)

  /// Whether a rule says what kind of event something is.
  var hasKindRules: Bool { preferences.rules.contains { $0.kind != nil } }

  subscript(title: String) -> KnownTitle {
    if let known = known[title] { return known }
    let read = KnownTitle(title, preferences.lexicon)
    known[title] = read
    return read
  }

  /// The configured kind, or else the one its name suggests.
  func kind(ofCalendar name: String) -> CalendarKind? {
    if let kind = calendars[name] { return kind }
    let kind = preferences.kind(ofCalendar: name)
    calendars[name] = .some(kind)
    return kind
  }

  /// Lists only what may be a race by its title.
  private func foundRaces() -> [Race] {
    let isRuled = preferences.rules.contains { $0.kind == .race }
    let possible = lists.joined().filter { occurrence in
      occurrence.plannedRace != nil || self[occurrence.weighedTitle].has(.race)
        || isRuled && preferences.rule(for: occurrence, in: zone)?.kind == .race
    }
    let byDate = Dictionary(grouping: possible) {
      preferences.date(of: $0.time.span(in: zone).start, in: zone)
    }
    return byDate.flatMap { date, occurrences in
      DayListing(date: date, zone: zone, preferences: preferences, knowing: self)
        .events(of: occurrences).compactMap { $0.race(in: zone) }
    }
  }

  private func countedShifts() -> [(date: LocalDate, span: TimeSpan)] {
    lists.joined().compactMap { occurrence -> (date: LocalDate, span: TimeSpan)? in
      guard case .timed(let span) = occurrence.time, KindSearch.mayBeShift(span) else { return nil }
      let listing = DayListing(
        date: preferences.date(of: span.start, in: zone), zone: zone, preferences: preferences,
        knowing: self)
      return listing.countedKind(of: occurrence, span) == .shift ? (listing.date, span) : nil
    }.ordered { $0.span.start < $1.span.start }
  }
}
