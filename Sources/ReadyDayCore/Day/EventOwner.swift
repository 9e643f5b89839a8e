/// Whose event it is.
public enum EventOwner: String, Equatable, CaseIterable, Sendable, Coded { case mine, others }

package enum OwnerEvidence: Hashable, Sendable {
  /// The rule as written.
  case rule(String)
  /// The user organises it or is invited.
  case named
  /// The user arranged it for somebody else.
  case onBehalf
  /// It is in other people's calendar and does not name the user.
  case calendar
  /// The title names somebody, as written, with a word for being away or on call.
  case absence(String)
  /// A journey in a shared calendar that does not name the user.
  case sharedCalendar
  /// A race or match of children, by this word.
  case children(String)
  case nothing
  case withheld

  package enum Code: String, Coded {
    case rule, named, onBehalf, calendar, absence, sharedCalendar, children, nothing, withheld
  }

  package var code: Code {
    switch self {
    case .rule: .rule
    case .named: .named
    case .onBehalf: .onBehalf
    case .calendar: .calendar
    case .absence: .absence
    case .sharedCalendar: .sharedCalendar
    case .children: .children
    case .nothing: .nothing
    case .withheld: .withheld
    }
  }
}

/// Finds an event's owner; the first step that applies decides. In doubt it is the user, as hiding
/// the user's own event is worse than counting somebody else's.
struct OwnerSearch {
  let occurrence: Occurrence
  let title: KnownTitle
  let kind: EventKind
  let evidence: KindEvidence
  let rule: DemandRule?
  let titles: Timetable

  private var me: Set<String> { titles.preferences.me }

  typealias Found = (owner: EventOwner, evidence: OwnerEvidence)

  var found: Found {
    if let configured = titles.owner(of: occurrence, under: rule) { return configured }
    if occurrence.names(me) { return (.mine, .named) }
    if case .ofChildren(let word) = evidence { return (.others, .children(word)) }
    if isOnBehalf { return (.others, .onBehalf) }
    if kind == .travel, !me.isEmpty, occurrence.mayBeAnothersJourney(titles.preferences) {
      return (.others, .sharedCalendar)
    }
    return absentee.map { (.others, .absence($0)) } ?? (.mine, .nothing)
  }

  /// Whether the user sent it in somebody's name to at least two others.
  private var isOnBehalf: Bool {
    guard let sender = occurrence.organizer?.sentBy, me.contains(sender) else { return false }
    return occurrence.peopleCount(without: me) > 2
  }

  /// Who is away or on call, if the title says nothing else; nil if the user's address is unknown.
  private var absentee: String? {
    guard !me.isEmpty, let (before, after) = title.around(.absence) else { return nil }
    let names = [before, after].map { $0.filter { !KindWords.besideName.contains($0) } }
    guard names[0].isEmpty != names[1].isEmpty else { return nil }
    let name = names[0] + names[1]
    guard !titles.people.mayBeUser(name), titles.people.isPerson(name, in: occurrence.fullTitle)
    else { return nil }
    let written = occurrence.fullTitle.split { !$0.isLetter }
    return written.filter { name.contains(TitleWords.fold($0)) }.joined(separator: " ")
  }
}

extension Timetable {
  /// Nil if not configured.
  func owner(of occurrence: Occurrence, under rule: DemandRule?) -> OwnerSearch.Found? {
    if let rule, let owner = rule.owner { return (owner, .rule(rule.pattern)) }
    // A calendar's name never shows that it is other people's.
    guard preferences.calendarKinds[occurrence.fullCalendar] == .others,
      !occurrence.names(preferences.me)
    else { return nil }
    return (.others, .calendar)
  }
}

/// A class, since names are collected lazily: few titles need them.
final class KnownPeople {
  private let occurrences: [Occurrence]
  private let me: Set<String>
  private lazy var names = Self.names(in: occurrences, me)

  init(among occurrences: [Occurrence], without me: Set<String>) {
    (self.occurrences, self.me) = (occurrences, me)
  }

  /// Whether the folded `words` are a full or first name in the calendars, or a common first name.
  /// If the calendars name nobody, a capitalised word of `title` that is in no list also counts.
  func isPerson(_ words: [String], in title: String) -> Bool {
    if names.others.contains(words) { return true }
    guard words.count == 1 else { return false }
    return KindWords.firstNames.contains(words[0])
      || names.others.isEmpty && Self.isName(words[0], in: title)
  }

  /// Whether a folded word is a first name, in the calendars or a common one.
  func isNamed(_ word: String) -> Bool {
    KindWords.firstNames.contains(word) || names.others.contains([word])
  }

  /// Whether a folded word is one of the user's names, or part of one of the user's addresses.
  func mayBeUser(_ words: [String]) -> Bool {
    let addresses = me.map { TitleWords.fold($0.prefix { $0 != "@" }) }
    return words.contains { word in
      names.own.contains(word) || word.utf8.count > 2 && addresses.contains { $0.contains(word) }
    }
  }

  private static func isName(_ word: String, in title: String) -> Bool {
    let written = title.split { !$0.isLetter }.first { TitleWords.fold($0) == word }
    guard let first = written?.first, first.isUppercase, word.utf8.count > 1 else { return false }
    return !KindWords.nobody.contains(word) && KnownTitle.saysNothing(word)
  }

  private static func names(
    in occurrences: [Occurrence], _ me: Set<String>
  ) -> (own: Set<String>, others: Set<[String]>) {
    var names = (own: Set<String>(), others: Set<[String]>())
    var known: Set<Occurrence.Attendee> = []
    var events: Set<ObjectIdentifier> = []
    for occurrence in occurrences where events.insert(occurrence.event).inserted {
      for person in occurrence.everybody where known.insert(person).inserted {
        guard !me.contains(person.address) else {
          names.own.formUnion(person.names.joined())
          continue
        }
        names.others.formUnion(person.names)
        names.others.formUnion(person.names.map { [$0[0]] })
      }
    }
    return names
  }
}

extension Occurrence.Attendee {
  /// The name and the address's local part as folded words: "lucia garcia" and "l.garcia".
  fileprivate var names: [[String]] {
    let local = isMailAddress ? String(address.prefix { $0 != "@" }) : ""
    return [name ?? "", local].map { text in
      text.split { !$0.isLetter }.map { TitleWords.fold($0) }
    }.filter { !$0.isEmpty }
  }
}
