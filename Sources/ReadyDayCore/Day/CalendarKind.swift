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
