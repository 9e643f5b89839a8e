/// The lists of ``KindWords`` that every title is looked through for.
enum KindList: Int, CaseIterable {
  case work, notWork, ofPeople, race, notRace, travel, notTravel, shift, notShift, focus
  case errand, meal, notMeal, leisure, training, anyTraining, aloneTraining, notTraining, off,
    publicHoliday,
    partOfDay, absence, background
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
    }
  }

  fileprivate static let all = WordLists(allCases.map(\.words))
}

/// A title and what its words say.
struct KnownTitle {
  let words: TitleWords
  /// Signs of travelling other than words.
  let travelSign: String?
  /// The word that makes it more or less demanding.
  let demandWord: DemandLexicon.Match?
  /// How athletes write sessions: `6x1000`, `8k`.
  let sessionSign: String?
  /// Whether its sport is somebody else's, as a child's is, or watched.
  private(set) var isOfSomebodyElse = false
  /// What a word makes of the level, whatever the points.
  private(set) var demandLimit: EventDemand.Limit?
  /// By the list's place.
  private let phrases: [TitleWords.Phrase?]

  init(_ title: String, _ lexicon: DemandLexicon) {
    words = TitleWords(title)
    travelSign = TravelSign.first(in: title)
    demandWord = lexicon.weightiestWord(in: words)
    phrases = words.phrases(of: KindList.all)
    sessionSign = TrainingSign.first(in: words.all)
    demandLimit = limit(lexicon)
    isOfSomebodyElse = first(in: .training).map { TrainingSign.isOthers(title, $0) } ?? false
  }

  /// Whether `word` is in no list at all.
  static func saysNothing(_ word: String) -> Bool {
    let title = KnownTitle(word, .standard)
    return title.demandWord == nil && title.travelSign == nil
      && title.phrases.allSatisfy { $0 == nil }
  }

  func has(_ list: KindList) -> Bool { phrases[list.rawValue] != nil }

  /// The earliest word or phrase of `list`, as the title writes it, in lower case.
  func first(in list: KindList) -> String? { phrases[list.rawValue].map(words.text) }

  /// The words before and after it, folded; nil if the title has none of `list`.
  func around(_ list: KindList) -> (before: [String], after: [String])? {
    phrases[list.rawValue].map(words.around)
  }
}

/// What all calendars together say: titles read once, however many events have them, and who is named.
///
/// A class, so that days that are listed one after the other share it.
package final class KnownTitles {
  private let lexicon: DemandLexicon
  private var known: [String: KnownTitle] = [:]
  let people: KnownPeople

  /// - Parameters:
  ///   - preferences: words that weigh, and the user's addresses.
  ///   - occurrences: all that is known, in any order.
  ///   - earlier: what happened on the days before, which names people too.
  package init(
    _ preferences: Preferences, among occurrences: [Occurrence], and earlier: [Occurrence] = []
  ) {
    lexicon = preferences.lexicon
    people = KnownPeople(among: [occurrences, earlier], without: preferences.me)
  }

  subscript(title: String) -> KnownTitle {
    if let known = known[title] { return known }
    let read = KnownTitle(title, lexicon)
    known[title] = read
    return read
  }
}
