/// The word lists that are searched for in every title.
enum KindList: Int, CaseIterable {
  case work, notWork, ofPeople, race, notRace, travel, notTravel, shift, notShift, focus
  case errand, meal, notMeal, leisure, training, anyTraining, aloneTraining, notTraining, off,
    publicHoliday, partOfDay, absence, background, medicine, flight, byRoad, fetching
  case floor, mediumFloor, noFloor, lowCeiling, mediumCeiling, noCeiling
  case weakRace, notWeakRace, notDistance, match, notMatch, children

  static let words: [KindList: [String]] = [
    .work: KindWords.work, .notWork: KindWords.notWork, .ofPeople: KindWords.ofPeople,
    .race: KindWords.race, .notRace: KindWords.notRace, .travel: KindWords.travel,
    .notTravel: KindWords.notTravel, .shift: KindWords.shift, .notShift: KindWords.notShift,
    .focus: KindWords.focus, .errand: KindWords.errand, .meal: KindWords.meal,
    .notMeal: KindWords.notMeal, .leisure: KindWords.leisure, .training: KindWords.training,
    .anyTraining: KindWords.anyTraining, .aloneTraining: KindWords.aloneTraining,
    .notTraining: KindWords.notTraining, .off: KindWords.off,
    .publicHoliday: KindWords.publicHoliday, .partOfDay: KindWords.partOfDay,
    .absence: KindWords.absence, .background: KindWords.background, .medicine: KindWords.medicine,
    .flight: KindWords.flight, .byRoad: KindWords.byRoad, .fetching: KindWords.fetching,
    .floor: LimitWords.floor, .mediumFloor: LimitWords.mediumFloor,
    .noFloor: LimitWords.noFloor, .lowCeiling: LimitWords.lowCeiling,
    .mediumCeiling: LimitWords.mediumCeiling, .noCeiling: LimitWords.noCeiling,
    .weakRace: KindWords.weakRace,
    .notWeakRace: KindWords.notWeakRace, .notDistance: KindWords.notDistance,
    .match: KindWords.match, .notMatch: KindWords.notMatch, .children: KindWords.children,
  ]

  fileprivate static let all = WordLists(allCases.map { words[$0] ?? [] })
}

/// What a title alone says, found once: a class, because all events with the title share it.
final class KnownTitle {
  let words: TitleWords
  /// A sign other than a word, such as `MAD → JFK`.
  let travelSign: String?
  let demandWord: DemandLexicon.Match?
  /// Sessions as athletes write them: `6x1000`, `8k`.
  let sessionSign: String?
  /// Whether the title's sport is a child's, or one to watch.
  private(set) var isForSomebodyElse = false
  /// Whether the user's own words make it light or heavy; no limit overrides them.
  let isOwn: (light: Bool, heavy: Bool)
  /// Whether the title begins with "hold" or "tbc".
  let isTentative: Bool
  /// Whether the calendar shows nothing of the event but that its owner is busy.
  let isBareBusy: Bool
  /// Why it does not count: called off or refused by its prefix, or with a word that is ignored.
  let notCounted: DayEvent.NotCounted?
  /// Nil unless it reads like a race or a match.
  private(set) var competition: CompetitionTitle?
  /// Indexed by list.
  private let phrases: [TitleWords.Phrase?]
  /// The phrases as text, once asked for; indexed by list.
  private var texts: [String?]
  private(set) lazy var wordLimits = foundWordLimits()

  init(_ title: String, _ lexicon: DemandLexicon) {
    words = TitleWords(title)
    travelSign = TravelSign.first(in: title)
    demandWord = lexicon.weightiestWord(in: words)
    phrases = words.phrases(of: KindList.all)
    texts = Array(repeating: nil, count: phrases.count)
    sessionSign = TrainingSign.first(in: words.all)
    let mark = ServiceWords.mark(of: title)
    isTentative =
      words.all.first.map { ["hold", "tbc"].contains($0) } == true
      || mark.map(ServiceWords.tentativeTitles.contains) == true
    isBareBusy = ServiceWords.isBusy(title)
    let isIgnored = !lexicon.ignored.isEmpty && words.has(lexicon.ignored)
    notCounted = mark.flatMap(Self.reason) ?? (isIgnored ? .ignored : nil)
    isOwn = (words.has(lexicon.own.low), words.has(lexicon.own.high))
    isForSomebodyElse = first(in: .training).map { TrainingSign.isOthers(title, $0) } ?? false
    competition = CompetitionTitle(title, self)
  }

  /// Calendars published by Outlook mark cancelled and declined events only by a prefix.
  private static func reason(marked mark: String) -> DayEvent.NotCounted? {
    if ServiceWords.cancelledTitles.contains(mark) { return .cancelled }
    return ServiceWords.declinedTitles.contains(mark) ? .declined : nil
  }

  static func saysNothing(_ word: String) -> Bool {
    let title = KnownTitle(word, .standard)
    return title.demandWord == nil && title.travelSign == nil
      && title.phrases.allSatisfy { $0 == nil }
  }

  func has(_ list: KindList) -> Bool { phrases[list.rawValue] != nil }

  /// The earliest phrase of `list` in the title, lower-cased.
  func first(in list: KindList) -> String? {
    guard let phrase = phrases[list.rawValue] else { return nil }
    if let known = texts[list.rawValue] { return known }
    let text = words.text(of: phrase)
    texts[list.rawValue] = text
    return text
  }

  /// Whether a journey with this title is by air: what comes first tells a taxi to the airport from
  /// a flight with a taxi behind it.
  var isFlight: Bool {
    let (air, road) = (phrases[KindList.flight.rawValue], phrases[KindList.byRoad.rawValue])
    guard let air else { return travelSign.map { $0 != TravelSign.fastTrain } ?? false }
    return road.map { air.first < $0.first } ?? true
  }

  /// The folded words around the earliest phrase of `list`; nil if there is none.
  func around(_ list: KindList) -> (before: [String], after: [String])? {
    phrases[list.rawValue].map(words.around)
  }
}
