/// What calendar programs and services write by themselves, in the languages that they write it in.
///
/// From the public calendars of holidays of Google (one a language), Apple and Outlook, and what
/// Google Calendar, Outlook, Exchange, Reclaim and Clockwise show of an event whose details they
/// hide, as of November 2026. In lower case.
struct ServiceWords {
  /// How the description of a day off begins; with one of ``places`` after it, of a regional one.
  let dayOff: [String]
  /// How the description of a day begins that is none.
  let observance: [String]
  /// In the description or the title of a day off in some regions.
  let regional: [String]
  /// Words between the kind of day and its region.
  let places: [String]
  /// Names of calendars of holidays, alone or before a country.
  let holidayCalendars: [String]
  let birthdayCalendars: [String]
  /// Before the title of an event that was called off, or refused.
  let cancelled: [String]
  let declined: [String]
  /// The whole title of an event of which no more is shown.
  let busy: [String]
  /// Before the title of an event that may not take place, or its whole title.
  let tentative: [String]
  let outOfOffice: [String]
  let birthday: [String]

  static let all = [english, spanish, german, french, italian, portuguese, dutch, catalan, others]

  private static let english = ServiceWords(
    dayOff: [
      "public holiday", "bank holiday", "national holiday", "federal holiday", "statutory holiday",
      "legal holiday", "holiday",
    ],
    observance: ["observance", "not a public holiday"],
    regional: ["regional holiday", "local holiday", "state holiday"], places: ["in"],
    holidayCalendars: [
      "holidays", "public holidays", "bank holidays", "national holidays", "federal holidays",
      "holidays and observances", "public holidays and observances",
    ],
    birthdayCalendars: ["birthdays"],
    cancelled: ["canceled", "cancelled", "canceled event", "cancelled event", "called off"],
    declined: ["declined"],
    busy: ["busy", "personal commitment", "work commitment", "personal event", "busy time"],
    tentative: ["tentative"], outOfOffice: ["out of office"], birthday: ["birthday"])

  private static let spanish = ServiceWords(
    dayOff: [
      "día festivo", "festivo", "fiesta nacional", "feriado", "día feriado",
      "festividad pública", "día no laborable",
    ],
    observance: ["celebración", "observancia", "día señalado", "conmemoración"],
    regional: [
      "festivo regional", "día festivo regional", "festividad regional", "fiesta regional",
      "festivo local",
      "fiesta local", "festivo autonómico", "fiesta autonómica", "feriado regional",
    ],
    places: ["en"],
    holidayCalendars: [
      "festivos", "días festivos", "feriados", "días feriados",
      "fiestas nacionales", "festivos nacionales", "festividades", "días festivos y celebraciones",
      "festivos y celebraciones", "festivos y otras celebraciones",
    ],
    birthdayCalendars: ["cumpleaños"],
    cancelled: [
      "cancelado", "cancelada", "anulado", "anulada", "suspendido", "suspendida",
      "evento cancelado", "reunión cancelada",
    ],
    declined: ["rechazado", "rechazada"],
    busy: ["ocupado", "ocupada", "no disponible", "compromiso personal"],
    tentative: ["provisional", "tentativo"], outOfOffice: ["fuera de la oficina"],
    birthday: ["cumpleaños"])

  private static let german = ServiceWords(
    dayOff: [
      "feiertag", "gesetzlicher feiertag", "nationaler feiertag", "bundesweiter feiertag",
      "öffentlicher feiertag", "nationalfeiertag",
    ],
    observance: ["gedenktag", "kein gesetzlicher feiertag"],
    regional: [
      "regionaler feiertag", "regionaler gesetzlicher feiertag", "lokaler feiertag",
      "landesfeiertag",
    ],
    places: ["in", "im", "nur in"],
    holidayCalendars: [
      "feiertage", "gesetzliche feiertage", "deutsche feiertage", "österreichische feiertage",
      "schweizer feiertage", "nationale feiertage", "feiertage und gedenktage",
      "feiertage und andere gedenktage",
    ],
    birthdayCalendars: ["geburtstage"],
    cancelled: ["abgesagt", "abgebrochen", "storniert", "entfällt", "fällt aus"],
    declined: ["abgelehnt"],
    busy: ["beschäftigt", "gebucht", "belegt", "nicht verfügbar", "persönliche verpflichtung"],
    tentative: ["mit vorbehalt", "unter vorbehalt", "vorläufig"],
    outOfOffice: ["abwesend", "außer haus", "nicht im büro"], birthday: ["geburtstag"])

  private static let french = ServiceWords(
    dayOff: ["jour férié", "fête nationale", "férié", "fête légale", "congé public"],
    observance: ["célébration", "journée commémorative", "commémoration", "fête"],
    regional: ["jour férié régional", "jour férié local", "fête régionale", "férié régional"],
    places: ["en", "dans", "à", "au", "aux"],
    holidayCalendars: [
      "jours fériés", "jours fériés et fêtes", "jours fériés et autres fêtes",
      "jours fériés français", "jours fériés belges", "jours fériés suisses", "fêtes légales",
    ],
    birthdayCalendars: ["anniversaires"],
    cancelled: ["annulé", "annulée", "événement annulé", "réunion annulée"],
    declined: ["refusé", "refusée", "décliné"],
    busy: ["occupé", "occupée", "indisponible", "engagement personnel"],
    tentative: ["provisoire"],
    outOfOffice: ["absent du bureau", "absente du bureau", "hors du bureau"],
    birthday: ["anniversaire"])

  private static let italian = ServiceWords(
    dayOff: [
      "giorno festivo", "festività pubblica", "festività nazionale", "festa nazionale", "festività",
      "festivo",
    ],
    observance: ["ricorrenza", "celebrazione", "osservanza"],
    regional: [
      "festività regionale", "festa regionale", "festività locale", "festa patronale",
      "giorno festivo regionale", "festivo regionale",
    ],
    places: ["in", "a", "nel", "nella", "nelle", "nei"],
    holidayCalendars: [
      "festività", "giorni festivi", "feste nazionali", "festività italiane", "festivi",
      "festività e ricorrenze", "festività nazionali",
    ],
    birthdayCalendars: ["compleanni"],
    cancelled: ["annullato", "annullata", "cancellato", "cancellata", "evento annullato"],
    declined: ["rifiutato", "rifiutata"],
    busy: ["occupato", "occupata", "non disponibile", "impegno personale", "impegnato"],
    tentative: ["provvisorio", "provvisoria"], outOfOffice: ["fuori sede", "fuori ufficio"],
    birthday: ["compleanno"])

  private static let portuguese = ServiceWords(
    dayOff: ["feriado", "feriado nacional", "feriado público", "dia feriado"],
    observance: [
      "data comemorativa", "dia comemorativo", "observância", "comemoração", "ponto facultativo",
    ],
    regional: ["feriado regional", "feriado estadual", "feriado municipal", "feriado local"],
    places: ["em", "no", "na", "nos", "nas"],
    holidayCalendars: [
      "feriados", "feriados nacionais", "feriados e datas comemorativas",
      "feriados e outras datas comemorativas", "feriados brasileiros", "feriados portugueses",
    ],
    birthdayCalendars: ["aniversários"],
    cancelled: ["cancelado", "cancelada", "anulado", "anulada", "evento cancelado"],
    declined: ["recusado", "recusada"],
    busy: ["ocupado", "ocupada", "indisponível", "compromisso pessoal"],
    tentative: ["provisório", "provisória", "tentativa"],
    outOfOffice: ["fora do escritório", "ausência temporária"], birthday: ["aniversário"])

  private static let dutch = ServiceWords(
    dayOff: [
      "feestdag", "officiële feestdag", "nationale feestdag", "wettelijke feestdag",
      "openbare feestdag", "algemene feestdag",
    ],
    observance: ["gedenkdag", "herdenking", "viering", "geen officiële feestdag"],
    regional: ["regionale feestdag", "lokale feestdag"], places: ["in"],
    holidayCalendars: [
      "feestdagen", "nationale feestdagen", "officiële feestdagen", "nederlandse feestdagen",
      "belgische feestdagen", "wettelijke feestdagen", "feestdagen en gedenkdagen",
      "feestdagen en andere vieringen",
    ],
    birthdayCalendars: ["verjaardagen"],
    cancelled: ["geannuleerd", "afgelast", "afgezegd", "vervallen"],
    declined: ["geweigerd", "afgewezen"],
    busy: ["bezet", "niet beschikbaar", "persoonlijke afspraak"],
    tentative: ["voorlopig", "onder voorbehoud"],
    outOfOffice: ["niet aanwezig", "niet op kantoor", "afwezig"], birthday: ["verjaardag"])

  private static let catalan = ServiceWords(
    dayOff: ["dia festiu", "festiu", "festa nacional", "festivitat pública", "festivitat"],
    observance: ["celebració", "commemoració", "observança"],
    regional: [
      "festiu regional", "festa regional", "festiu local", "festa local", "festivitat regional",
      "festa autonòmica", "dia festiu regional", "festiu autonòmic",
    ],
    places: ["a", "al", "en", "a la"],
    holidayCalendars: [
      "festius", "dies festius", "festivitats", "festius i celebracions",
      "dies festius i celebracions", "festius nacionals",
    ],
    birthdayCalendars: ["aniversaris"],
    cancelled: ["cancel·lat", "cancel·lada", "cancel.lat", "anul·lat", "anul·lada"],
    declined: ["rebutjat", "rebutjada"],
    busy: ["ocupat", "ocupada", "no disponible", "compromís personal"], tentative: ["provisional"],
    outOfOffice: ["fora de l'oficina"], birthday: ["aniversari"])

  /// What invitations from elsewhere say of an event called off.
  private static let others = ServiceWords(
    dayOff: [], observance: [], regional: [], places: [], holidayCalendars: [],
    birthdayCalendars: [],
    cancelled: [
      "avlyst", "inställt", "inställd", "aflyst", "peruttu", "peruutettu", "odwołane", "anulowane",
      "zrušeno", "отменено", "отменена", "iptal edildi", "キャンセル済み", "キャンセル", "中止",
      "已取消", "취소됨",
    ],
    declined: [], busy: [], tentative: [], outOfOffice: [], birthday: [])
}

extension ServiceWords {
  static let cancelledTitles = Set(all.flatMap(\.cancelled))
  static let declinedTitles = Set(all.flatMap(\.declined))
  static let tentativeTitles = Set(all.flatMap(\.tentative))
  private static let busyTitles = Set(all.flatMap { $0.busy + $0.tentative })
  /// For each first byte, a bit for each length in bytes of a busy title: few others have both.
  private static let busyLengths: [UInt64] = {
    var lengths = [UInt64](repeating: 0, count: 256)
    for title in busyTitles {
      guard let first = title.utf8.first else { continue }
      // An accent may be a character of its own.
      for count in [title.utf8.count, 2 * title.utf8.count - title.count] {
        lengths[Int(first)] |= 1 << UInt64(count)
      }
    }
    return lengths
  }()

  /// Whether the title only says that its owner is busy; a service adds "(via …)".
  static func isBusy(_ title: String) -> Bool {
    if title.utf8.last == UInt8(ascii: ")"), let via = title.firstRange(of: " (via ") {
      return isBusy(String(title[..<via.lowerBound]))
    }
    guard let first = title.utf8.first?.lowercased,
      busyLengths[Int(first)] & 1 << UInt64(title.utf8.count) != 0
    else { return false }
    return busyTitles.contains(title.lowercased())
  }

  /// What is set apart from the title, in lower case: before a colon or a dash, or in brackets at
  /// either end.
  static func mark(of title: String) -> String? {
    if let mark = bracketed(title) { return mark }
    let front = title.utf8.prefix(longestMark)
    // The first byte of a dash and of a full-width colon; both begin only marks.
    guard
      let end = front.firstIndex(where: {
        $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") || $0 == 0xE2 || $0 == 0xEF
      })
    else { return nil }
    return title[..<end].lowercased().trimmed()
  }

  private static func bracketed(_ title: String) -> String? {
    let (first, last) = (title.utf8.first, title.utf8.last)
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "(") {
      return title.dropFirst().prefix { $0 != "]" && $0 != ")" }.lowercased().trimmed()
    }
    guard last == UInt8(ascii: "]") || last == UInt8(ascii: ")") else { return nil }
    let start = title.lastIndex { $0 == "[" || $0 == "(" }
    return start.map { title[$0...].dropFirst().dropLast().lowercased().trimmed() }
  }

  private static let longestMark = 24

  private static let kinds: [(words: String, isOff: Bool)] = all.flatMap { language in
    language.dayOff.map { ($0, true) } + language.observance.map { ($0, false) }
  }
  private static let regional = all.flatMap(\.regional)
  /// In the title of a day on which the clocks change, a day like any other.
  private static let clockChanges = [
    "daylight saving", "clocks change", "clocks go", "horario de verano", "horario de invierno",
    "cambio de hora", "sommerzeit", "winterzeit", "zeitumstellung", "heure d'été", "heure d'hiver",
    "ora legale", "ora solare", "horário de verão", "zomertijd", "wintertijd", "horari d'estiu",
    "horari d'hivern",
  ]
  private static let regions = Set(all.flatMap(\.places))

  /// The kind of day that a calendar of holidays describes: a day off everywhere if it says nothing,
  /// and none if nobody knows its words.
  static func holiday(described text: String, titled title: String) -> Occurrence.Holiday {
    let line = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }.lowercased()
    let title = title.lowercased()
    if clockChanges.contains(where: { title.contains($0) }) { return .observance }
    if regional.contains(where: { line.hasPrefix($0) || title.hasSuffix("(\($0))") }) {
      return .somewhere
    }
    guard !line.isEmpty else { return .everywhere }
    let known = kinds.filter { line.hasPrefix($0.words) }.max { $0.words.count < $1.words.count }
    guard let known else { return .observance }
    let rest = line.dropFirst(known.words.count)
    guard rest.first?.isLetter != true else { return .observance }
    let next = rest.split { !$0.isLetter }.first.map(String.init)
    if next.map(regions.contains) == true { return .somewhere }
    return known.isOff ? .everywhere : .observance
  }
}
