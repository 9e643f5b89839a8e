/// What the events of a calendar are.
public enum CalendarKind: String, Equatable, CaseIterable, Sendable {
  case work, personal, holidays, birthdays
  /// Other people's, or information: an event is the user's if they organise it or are invited.
  case others

  /// From its name; nil if the name says nothing, or more than that. `name`: as the user knows it:
  /// "Work", "Festivos en España". `me`: the user's own addresses; a calendar named by a work
  /// address or its domain is work.
  package init?(named name: String, me: Set<String> = []) {
    let words = TitleWords(name).all.filter { !Self.beside.contains($0) }
    if let first = words.first, words.count == 1, let kind = Self.names[first] {
      self = kind
    } else if words.count > 2, Self.names[words[0]] == .holidays, ["in", "en"].contains(words[1]) {
      self = .holidays
    } else if me.workDomains.contains(name.lowercased().mailDomain) {
      self = .work
    } else {
      return nil
    }
  }

  private static let beside: Set<String> = ["my", "mi", "calendar", "calendario", "kalender"]
  private static let names: [String: CalendarKind] = [
    "work": .work, "job": .work, "office": .work, "trabajo": .work, "oficina": .work,
    "arbeit": .work,
    "home": .personal, "personal": .personal, "private": .personal, "casa": .personal,
    "familia": .personal, "family": .personal,
    "holidays": .holidays, "festivos": .holidays, "feiertage": .holidays,
    "birthdays": .birthdays, "cumpleanos": .birthdays, "geburtstage": .birthdays,
  ]
}

extension Preferences {
  /// As configured, else by its name.
  func kind(ofCalendar name: String) -> CalendarKind? {
    calendarKinds[name] ?? CalendarKind(named: name, me: me)
  }
}

extension Set<String> {
  /// The domains of these addresses, except mail providers'.
  var workDomains: Set<String> {
    Set(map(\.mailDomain).filter { !$0.isEmpty && !MailProviders.have($0) })
  }
}

extension String {
  /// After the `@`, or all of it.
  var mailDomain: String { split(separator: "@").last.map(String.init) ?? "" }
}

/// Domains where anybody may have an address.
private enum MailProviders {
  static func have(_ domain: String) -> Bool {
    domains.contains(domain) || domain.split(separator: ".").first.map(names.contains) == true
  }

  private static let domains: Set<String> = ["me.com", "mac.com", "mail.com", "pm.me", "aol.com"]
  /// In any country: `yahoo.es`.
  private static let names: Set<Substring> = [
    "gmail", "googlemail", "icloud", "outlook", "hotmail", "live", "msn", "gmx", "web", "yahoo",
    "ymail", "proton", "protonmail", "fastmail", "zoho", "yandex", "tutanota",
  ]
}
