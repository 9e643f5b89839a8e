/// The kind of events in a calendar.
public enum CalendarKind: String, Equatable, CaseIterable, Sendable {
  case work, personal, holidays, birthdays
  /// Other people's events, or information; events that name the user still count.
  case others

  /// Nil unless `name` says only a kind, such as "Festivos en España". `me`: the user's addresses;
  /// a calendar named after a work address, or its domain, is for work.
  package init?(named name: String, me: Set<String> = []) {
    let words = TitleWords(name).all.filter { !Self.beside.contains($0) }
    if let first = words.first, words.count == 1, let kind = Self.names[first] {
      self = kind
    } else if Self.birthdayNames.contains(words.joined()) {
      self = .birthdays
    } else if words.count <= 12, Self.holdsHolidays(words) {
      self = .holidays
    } else if me.workDomains.contains(name.lowercased().mailDomain) {
      self = .work
    } else {
      return nil
    }
  }

  /// "Feiertage", "Días festivos en España", "Jours fériés (France)" and "UK Holidays".
  private static func holdsHolidays(_ words: [String]) -> Bool {
    for start in words.indices where start == 0 || countries.contains(words[..<start].joined()) {
      for end in words.indices.reversed() where end >= start {
        guard holidayNames.contains(words[start...end].joined()) else { continue }
        let rest = words[(end + 1)...]
        return rest.isEmpty || places.contains(rest.first ?? "")
          || countries.contains(rest.joined())
      }
    }
    return false
  }

  private static let beside: Set<String> = ["my", "mi", "calendar", "calendario", "kalender"]
  private static let names: [String: CalendarKind] = [
    "work": .work, "job": .work, "office": .work, "trabajo": .work, "oficina": .work,
    "arbeit": .work, "home": .personal, "personal": .personal, "private": .personal,
    "casa": .personal, "familia": .personal, "family": .personal,
  ]
  private static let holidayNames = Set(
    ServiceWords.all.flatMap(\.holidayCalendars).map { TitleWords.fold($0) })
  private static let birthdayNames = Set(
    ServiceWords.all.flatMap(\.birthdayCalendars).map { TitleWords.fold($0) })
  private static let places = Set(
    ServiceWords.all.flatMap(\.places).flatMap { TitleWords($0).all } + ["de", "del", "of", "the"])
  /// Folded, without spaces: what people write beside "holidays".
  private static let countries = Set(
    """
    uk us usa eu british american english scottish welsh irish german austrian swiss french italian
    spanish portuguese dutch belgian catalan canadian australian indian mexican brazilian danish
    swedish norwegian finnish polish czech greek turkish japanese chinese argentine chilean
    colombian unitedkingdom unitedstates greatbritain england scotland wales northernireland ireland
    germany austria switzerland france italy spain portugal netherlands thenetherlands belgium
    luxembourg canada australia newzealand india mexico brazil denmark sweden norway finland poland
    greece turkey japan argentina chile colombia peru andorra southafrica singapore hongkong
    deutschland osterreich schweiz espana catalunya cataluna italia brasil nederland belgie belgique
    belgien suisse svizzera francia frankreich alemania inglaterra irlanda suiza austria
    """.split { $0.isWhitespace }.map(String.init))
}

extension Preferences {
  /// The configured kind, or else the one that `name` suggests.
  func kind(ofCalendar name: String) -> CalendarKind? {
    calendarKinds[name] ?? CalendarKind(named: name, me: me)
  }
}

extension Set<String> {
  /// The addresses' domains, except those of mail providers.
  var workDomains: Set<String> {
    Set(map(\.mailDomain).filter { !$0.isEmpty && !MailProviders.have($0) })
  }
}

extension String {
  /// The part after `@`, or the whole text if it has no `@`.
  var mailDomain: String { split(separator: "@").last.map(String.init) ?? "" }
}

private enum MailProviders {
  static func have(_ domain: String) -> Bool {
    domains.contains(domain) || domain.split(separator: ".").first.map(names.contains) == true
  }

  private static let domains: Set<String> = ["me.com", "mac.com", "mail.com", "pm.me", "aol.com"]
  /// Matched in every country's domain, such as `yahoo.es`.
  private static let names: Set<Substring> = [
    "gmail", "googlemail", "icloud", "outlook", "hotmail", "live", "msn", "gmx", "web", "yahoo",
    "ymail", "proton", "protonmail", "fastmail", "zoho", "yandex", "tutanota",
  ]
}
