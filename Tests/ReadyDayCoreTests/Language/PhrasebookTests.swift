import Testing

@testable import ReadyDayCore

@Suite struct PhrasebookTests {
  static let english = Voice(.english)
  static let spanish = Voice(.spanish)

  @Test(
    "a language is found by its code or by a locale",
    arguments: zip(
      ["en", "ES", "es_ES.UTF-8", "en-GB", "es@euro", "C", "POSIX", "de_DE", "", "esperanto"],
      [.english, .spanish, .spanish, .english, .spanish, nil, nil, nil, nil, nil] as [Language?]))
  func language(_ text: String, _ expected: Language?) { #expect(Language(text) == expected) }

  @Test("each language's phrasebook is its own", arguments: Language.allCases)
  func phrasebook(_ language: Language) { #expect(language.voice.language == language) }

  struct Date: Sendable, CustomTestStringConvertible {
    let date: LocalDate
    let english: (long: String, short: String)
    let spanish: (long: String, short: String)
    var testDescription: String { "\(date)" }
  }

  @Test(
    "dates are written as in the language",
    arguments: [
      Date(
        date: SampleDay.monday, english: ("Monday 23 November 2026", "Mon 23 Nov"),
        spanish: ("lunes, 23 de noviembre de 2026", "lun 23 nov")),
      Date(
        date: SampleDay.monday + 1, english: ("Tuesday 24 November 2026", "Tue 24 Nov"),
        spanish: ("martes, 24 de noviembre de 2026", "mar 24 nov")),
      Date(
        date: SampleDay.spring, english: ("Sunday 29 March 2026", "Sun 29 Mar"),
        spanish: ("domingo, 29 de marzo de 2026", "dom 29 mar")),
      Date(
        date: LocalDate(dayNumber: 20_697), english: ("Tuesday 1 September 2026", "Tue 1 Sep"),
        spanish: ("martes, 1 de septiembre de 2026", "mar 1 sept")),
      Date(
        date: LocalDate(dayNumber: 20_514), english: ("Monday 2 March 2026", "Mon 2 Mar"),
        spanish: ("lunes, 2 de marzo de 2026", "lun 2 mar")),
    ])
  func dates(_ expected: Date) {
    #expect(Self.english.longDate(expected.date) == expected.english.long)
    #expect(Self.english.shortDate(expected.date) == expected.english.short)
    #expect(Self.spanish.longDate(expected.date) == expected.spanish.long)
    #expect(Self.spanish.shortDate(expected.date) == expected.spanish.short)
  }

  @Test("what is no number is a dash, never zero", arguments: [Double.nan, .infinity, -.infinity])
  func missing(_ value: Double) {
    #expect(Self.english.decimal(value, places: 1) == "--")
    #expect(Self.spanish.decimal(value, places: 0) == "--")
  }

  @Test(
    "a length has one form, in either language",
    arguments: [
      (0, "0 min"), (30, "30 min"), (60, "1 h"), (65, "1 h 05 min"), (89, "1 h 29 min"),
      (90, "1 h 30 min"), (120, "2 h"), (255, "4 h 15 min"), (485, "8 h 05 min"),
    ])
  func lengths(minutes: Int, text: String) {
    for language in Language.allCases { #expect(language.voice.duration(minutes: minutes) == text) }
  }

  @Test("a length never reaches the half hour that it falls short of") func shortLengths() {
    let rows = [
      (359.7, "5 h 59 min"), (360.0, "6 h"), (360.4, "6 h"), (389.6, "6 h 29 min"),
      (374.6, "6 h 15 min"),
    ]
    for (minutes, text) in rows { #expect(Self.english.length(minutes) == text) }
  }

  @Test(
    "decimals are rounded and take the language's sign",
    arguments: [
      (16.4, 1, "16.4"), (81.75, 1, "81.8"), (0.04, 1, "0.0"), (0.05, 1, "0.1"),
      (-0.25, 2, "-0.25"), (57.5, 0, "58"), (7, 2, "7.00"),
    ])
  func decimals(value: Double, places: Int, english: String) {
    #expect(Self.english.decimal(value, places: places) == english)
    #expect(Self.spanish.decimal(value, places: places) == english.replacing(".", with: ","))
  }

  @Test("percentages are set as each language sets them, and never reach a limit they are below")
  func percentages() {
    #expect(Self.english.percent(28) == "28%")
    #expect(Self.spanish.percent(28) == "28 %")
    #expect(Numerals.percentage(74.98, below: 75, sign: ".") == "74.9")
    #expect(Numerals.percentage(74.4, below: 75, sign: ".") == "74")
  }

  @Test("plurals are right from none to many") func plurals() {
    let counts = [0, 1, 8]
    #expect(
      counts.map { Self.english.events($0, minutes: $0 * 60) } == [
        "no events", "1 event, 1 h", "8 events, 8 h",
      ])
    #expect(
      counts.map { Self.spanish.events($0, minutes: $0 * 60) } == [
        "sin eventos", "1 evento, 1 h", "8 eventos, 8 h",
      ])
    #expect(Self.english.naps(1, minutes: 25) == "1 nap, 25 min")
    #expect(Self.spanish.naps(1, minutes: nil) == "1 siesta")
    #expect(Self.spanish.naps(2, minutes: nil) == "2 siestas")
  }

  @Test("numbers are set in threes from five digits on") func thousands() {
    #expect(
      [0, 999, 1234, 12_345, 1_234_567].map { Numerals.counted($0, sign: ",") } == [
        "0", "999", "1234", "12,345", "1,234,567",
      ])
  }

  @Test("the footer counts files in words") func files() {
    let cases: [BriefingSources.Files] = [
      .init(read: 252), .init(read: 1, skipped: 1), .init(read: 2, skipped: 2),
    ]
    #expect(
      cases.map(Self.english.calendarFiles) == [
        "252 calendar files read, none skipped", "1 calendar file read, 1 skipped",
        "2 calendar files read, 2 skipped",
      ])
    #expect(
      cases.map(Self.spanish.calendarFiles) == [
        "252 archivos de calendario leídos, ninguno omitido",
        "1 archivo de calendario leído, 1 omitido", "2 archivos de calendario leídos, 2 omitidos",
      ])
  }

  @Test("a capital stands after the mark that opens a Spanish question") func capital() {
    #expect("¿por qué?".withCapital == "¿Por qué?")
    #expect("martes".withCapital == "Martes")
    #expect("".withCapital.isEmpty)
  }
}
