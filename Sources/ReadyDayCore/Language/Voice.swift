/// readyday's words in one language.
///
/// Each sentence has both languages side by side: a missing translation does not compile. Layout
/// (columns, bars, colours, capitals) belongs to the renderer.
package struct Voice: Equatable, Sendable {
  package let language: Language
  package let units: Units

  package init(_ language: Language, units: Units = .metric) {
    (self.language, self.units) = (language, units)
  }

  package func say(
    _ english: @autoclosure () -> String, es spanish: @autoclosure () -> String
  ) -> String {
    either(english(), es: spanish())
  }

  /// For anything other than a single text: lists, or optional text.
  package func either<Words>(
    _ english: @autoclosure () -> Words, es spanish: @autoclosure () -> Words
  ) -> Words {
    switch language {
    case .english: english()
    case .spanish: spanish()
    }
  }

  var grammar: any Grammar { either(English() as any Grammar, es: Spanish()) }

  /// Rounds to `places` and uses the language's decimal sign: `16.4`, or `16,4` in Spanish.
  package func decimal(_ value: Double, places: Int) -> String {
    Numerals.fixed(value, places: places, sign: grammar.decimalSign)
  }

  /// `28%`, or `28 %` in Spanish.
  package func percent(_ value: Double, places: Int) -> String {
    decimal(value, places: places) + grammar.percentSign
  }

  /// The only format for a length: `45 min`, `2 h`, `4 h 15 min`, `8 h 05 min`.
  package func duration(minutes: Int) -> String { Numerals.duration(minutes: minutes) }
  func duration(minutes: Double) -> String { duration(minutes: Int(rounding: minutes)) }

  /// For example `Monday 23 November 2026`.
  package func longDate(_ date: LocalDate) -> String { grammar.longDate(date) }

  /// `Mon 23 Nov`, as written within a sentence.
  package func shortDate(_ date: LocalDate) -> String { grammar.shortDate(date) }

  /// `Monday`, as written within a sentence.
  package func weekday(_ weekday: Weekday) -> String { grammar.weekday(weekday) }

  // The user's words.

  /// Quotes words within a sentence: `"Board"`, or `«Board»` in Spanish.
  package func quoted(_ words: String) -> String {
    let marks = grammar.quotationMarks
    return marks.opening + words + marks.closing
  }

  /// Quotes text and replaces quotation marks inside it.
  func quotedText(_ words: String) -> String { quoted(grammar.innerMarks(words)) }

  /// Shown in place of a missing title, in brackets.
  package var untitled: String { say("(no title)", es: "(sin título)") }
  /// Shown in place of a hidden event's title.
  package var busy: String { say("busy", es: "ocupado") }

  package var invitationFromOutside: String {
    say("invitation from outside", es: "invitación de fuera")
  }

  /// A title without quotation marks, for use in a row.
  func named(_ title: String) -> String {
    if title == busy { return say("a private event", es: "un evento privado") }
    return title.isInvisible ? untitled : title
  }

  /// A title for use within a sentence.
  func quotedTitle(_ title: String) -> String { quotedName(title).text }

  /// A title within a sentence, which can be cut. Words that stand for a title cannot.
  func quotedName(_ title: String) -> Sentence {
    guard !title.isInvisible, title != busy else { return Sentence(named(title)) }
    let (opening, closing) = grammar.quotationMarks
    return Sentence(opening, name: grammar.innerMarks(title), closing)
  }

  /// A title for the start of a sentence.
  func first(_ title: String) -> String {
    title == busy ? say("A private event", es: "Un evento privado") : quotedTitle(title)
  }

  /// A Spanish time with its article: `las 22:00`, but `la 01:00`.
  func las(_ time: TimeOfDay) -> String { "\(time.hour == 1 ? "la" : "las") \(time.clock)" }

  /// For a Spanish sentence, where «mar» could be a day or a month: `martes 10 de marzo`.
  package func date(_ date: LocalDate) -> String {
    "\(Spanish().weekday(date.weekday)) \(plainDate(date, hasYear: false))"
  }

  /// The same with its year: `martes 10 de marzo de 2026`.
  func dateAndYear(_ date: LocalDate) -> String {
    "\(Spanish().weekday(date.weekday)) \(plainDate(date, hasYear: true))"
  }

  /// `10 de enero de 2026`; without the year if that follows later in the sentence.
  func plainDate(_ date: LocalDate, hasYear: Bool) -> String {
    Spanish().plainDate(date, hasYear: hasYear)
  }

  /// For example `del 10 de enero al 11 de marzo de 2026`.
  func period(_ dates: ClosedRange<LocalDate>) -> String {
    let (from, to) = (dates.lowerBound, dates.upperBound)
    guard from != to else { return "el \(plainDate(to, hasYear: true))" }
    return
      "del \(plainDate(from, hasYear: from.year != to.year)) al \(plainDate(to, hasYear: true))"
  }

  package func percent(_ value: Double) -> String { percent(value, places: 0) }

  /// Rounds a score, unless that would move it across a border between zones.
  package func percent(ofScore score: Double) -> String {
    percent(score, places: score.places(beside: RecoverySummary.borders))
  }

  /// Rounds an efficiency, unless that would move it across the rule's threshold.
  func percent(ofEfficiency efficiency: Double) -> String {
    percent(efficiency, places: efficiency.places(beside: [SleepSummary.lowEfficiency]))
  }

  /// A value and the limits above it, with enough decimals to tell them apart.
  func percents(_ value: Double, below limits: Double...) -> [String] {
    let places = limits.map { Numerals.places(showing: value, outside: $0...max($0, 100)) }.max()
    return ([value] + limits).map { percent($0, places: places ?? 0) }
  }

  /// The points of a load: `82`, or `60.4` if `60` would be on the other side of a border.
  func points(_ load: Double, beside borders: [Double] = CalendarLoad.borders()) -> String {
    decimal(load, places: load.places(beside: borders))
  }

  /// A threshold that the user may have set, such as `60` or `62.5`.
  func threshold(_ value: Double) -> String {
    decimal(value, places: Double(Int(rounding: value)) == value ? 0 : 1)
  }

  /// For example `1st` or `22nd`.
  func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: "\(number)st"
    case (2, let rest) where rest != 12: "\(number)nd"
    case (3, let rest) where rest != 13: "\(number)rd"
    default: "\(number)th"
    }
  }

  /// In Spanish, before a masculine noun: `1.er` or `2.º`.
  func spanishOrdinal(_ number: Int) -> String {
    [1, 3].contains(number % 10) && number % 100 != 11 ? "\(number).er" : "\(number).º"
  }

  /// `1 event` or `3 events`; `many` is an irregular plural.
  func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
  }

  func nights(_ number: Int) -> String { say(count(number, "night"), es: count(number, "noche")) }

  func length(_ minutes: Int) -> String { duration(minutes: minutes) }

  /// Rounded, but never up to a half or whole hour, where limits are.
  func length(_ minutes: Double) -> String { duration(minutes: minutes.minutesShown) }
}
