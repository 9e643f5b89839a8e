/// Whose an event is.
public enum EventOwner: String, Hashable, CaseIterable, Sendable {
  case mine, others
}

/// The evidence for whose an event is.
package enum OwnerEvidence: Hashable, Sendable {
  /// The user's rule, as it was written.
  case rule(String)
  /// The user organises it or is invited.
  case named
  /// The user arranged it for somebody else.
  case onBehalf
  /// It is in a calendar of other people, and the user is not in it.
  case calendar
  /// The title is somebody's name, as written, with a word for being away or on call.
  case absence(String)
  /// Nothing speaks for somebody else.
  case nothing
  /// The evidence is hidden.
  case withheld
}

extension OwnerEvidence {
  /// All names by which scripts know them.
  static let codes = ["rule", "named", "on_behalf", "calendar", "absence", "nothing", "withheld"]

  /// The name by which scripts know it.
  package var code: String {
    switch self {
    case .rule: "rule"
    case .named: "named"
    case .onBehalf: "on_behalf"
    case .calendar: "calendar"
    case .absence: "absence"
    case .nothing: "nothing"
    case .withheld: "withheld"
    }
  }
}

/// Tells whose one event is; the first step that holds decides. Where evidence is thin, it is the user's own: to hide an
/// own event is worse than to count somebody else's.
struct OwnerSearch {
  let occurrence: Occurrence
  let title: KnownTitle
  let preferences: Preferences
  let people: KnownPeople
  let zone: Zone

  typealias Found = (owner: EventOwner, evidence: OwnerEvidence)

  var found: Found {
    if let configured = preferences.owner(of: occurrence, in: zone) { return configured }
    if occurrence.names(preferences.me) { return (.mine, .named) }
    if isOnBehalf { return (.others, .onBehalf) }
    return absentee.map { (.others, .absence($0)) } ?? (.mine, .nothing)
  }

  /// Whether the user sent it in the name of somebody, and at least two others come.
  private var isOnBehalf: Bool {
    guard let sender = occurrence.organizer?.sentBy, preferences.me.contains(sender) else {
      return false
    }
    return occurrence.peopleCount(without: preferences.me) > 2
  }

  /// Who is away or on call, where the title says nothing else. While the user's own name is unknown, nobody is
  /// somebody else.
  private var absentee: String? {
    guard !preferences.me.isEmpty, let (before, after) = title.around(.absence) else { return nil }
    let names = [before, after].map { $0.filter { !KindWords.besideName.contains($0) } }
    guard names[0].isEmpty != names[1].isEmpty else { return nil }
    let name = names[0] + names[1]
    guard !people.mayBeUser(name), people.isPerson(name, in: occurrence.weighedTitle) else {
      return nil
    }
    let written = occurrence.weighedTitle.split { !$0.isLetter }
    return written.filter { name.contains(TitleWords.fold($0)) }.joined(separator: " ")
  }
}

extension Preferences {
  /// What the user says of whose it is; nil where nothing is said.
  fileprivate func owner(of occurrence: Occurrence, in zone: Zone) -> OwnerSearch.Found? {
    if let rule = rule(for: occurrence, in: zone), let owner = rule.owner {
      return (owner, .rule(rule.pattern))
    }
    guard kind(ofCalendar: occurrence.weighedCalendar) == .others, !occurrence.names(me) else {
      return nil
    }
    return (.others, .calendar)
  }

  /// Whether the user says that it is somebody else's: what is enough for a look at many days.
  func isOfOthers(_ occurrence: Occurrence, in zone: Zone) -> Bool {
    owner(of: occurrence, in: zone)?.owner == .others
  }
}

/// The people who are named in the user's calendars.
///
/// A class that looks for them when the first title asks: most days have none that does.
final class KnownPeople {
  private let lists: [[Occurrence]]
  private let me: Set<String>
  private lazy var names = Self.names(in: lists.joined(), me)

  /// - Parameters:
  ///   - lists: all that is known, in any order.
  ///   - me: the user's own addresses.
  init(among lists: [[Occurrence]], without me: Set<String>) {
    (self.lists, self.me) = (lists, me)
  }

  /// Whether `words`, folded, are one person: somebody's whole or first name. Where no calendar names anybody, one word
  /// with a capital letter in `title` that is in none of our lists.
  func isPerson(_ words: [String], in title: String) -> Bool {
    if names.others.isEmpty { return words.count == 1 && Self.isName(words[0], in: title) }
    return names.others.contains(words)
  }

  /// Whether one of `words`, folded, is the user's name, or long enough to be a part of their address.
  func mayBeUser(_ words: [String]) -> Bool {
    let addresses = me.map { TitleWords.fold($0.prefix { $0 != "@" }) }
    return words.contains { word in
      names.own.contains(word)
        || word.utf8.count > 2 && addresses.contains { $0.contains(word) }
    }
  }

  private static func isName(_ word: String, in title: String) -> Bool {
    let written = title.split { !$0.isLetter }.first { TitleWords.fold($0) == word }
    guard let first = written?.first, first.isUppercase, word.utf8.count > 1 else { return false }
    return !KindWords.nobody.contains(word) && KnownTitle.saysNothing(word)
  }

  private static func names(
    in occurrences: some Sequence<Occurrence>, _ me: Set<String>
  ) -> (own: Set<String>, others: Set<[String]>) {
    var names = (own: Set<String>(), others: Set<[String]>())
    for occurrence in occurrences {
      let people = occurrence.attendees + [occurrence.organizer].compactMap(\.self)
      for person in people where !person.isThing {
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
  /// The name and the local part of the address, as folded words: "lucia garcia" and "l.garcia".
  fileprivate var names: [[String]] {
    let local = isMailAddress ? String(address.prefix { $0 != "@" }) : ""
    return [name ?? "", local].map { text in
      text.split { !$0.isLetter }.map { TitleWords.fold($0) }
    }.filter { !$0.isEmpty }
  }
}
