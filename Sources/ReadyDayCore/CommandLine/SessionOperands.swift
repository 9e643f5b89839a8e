/// A session in words instead of options, in any order: `run tomorrow 7am 45 min hard`.
package struct SessionOperands: Sendable {
  package private(set) var date: DateExpression?
  package private(set) var start: TimeOfDay?
  private var minutes: Int?
  private var distance: (text: String, kilometres: Kilometres)?
  private(set) var intensity: PlannedIntensity?
  /// Whether the easy intensity was called light.
  package private(set) var saysLight = false
  private(set) var repeats: Repeats?
  /// The other words in order: an activity, or a plan's name.
  package private(set) var names: [String] = []
  /// The usual time for a part of the day, if the words have no time.
  private var usualStart: TimeOfDay?
  private let language: Language
  /// Whether a length may exceed that of other sessions.
  private let isRace: Bool

  /// `language` decides whether `18h` is a time (Spanish) or a length (English).
  package init(_ words: [String], in language: Language, isRace: Bool = false) throws {
    (self.language, self.isRace) = (language, isRace)
    var words = words.flatMap { $0.split(separator: " ").map(String.init) }
    while !words.isEmpty {
      if let length = try take(endOf: words) {
        words.removeLast(length)
        // Removes words before a value, as in `at 7am`, `a las 19:00`, `on monday` or `for 45m`.
        while let last = words.last, Self.links.contains(last.lowercased()) { words.removeLast() }
      } else {
        names.insert(words.removeLast(), at: 0)
      }
    }
    start = start ?? usualStart
    if names.count > 1, Self.articles.contains(names[0].lowercased()) { names.removeFirst() }
    try refuseSeries()
  }

  private static let links: Set<String> = [
    "at", "on", "for", "to", "a", "al", "las", "la", "el", "durante", "the",
  ]

  private static let articles: Set<String> = ["a", "an", "un", "una"]

  /// How many of the last words form one value, such as `1 h 30 min`; nil if none do.
  private mutating func take(endOf words: [String]) throws -> Int? {
    for length in (1...min(5, words.count)).reversed()
    where try take(words.suffix(length).joined(separator: " ").lowercased()) { return length }
    return nil
  }

  /// False if the words are not a value, or a second value of one kind.
  private mutating func take(_ phrase: String) throws -> Bool {
    if start == nil, let time = Self.hour(phrase) {
      start = time
    } else if start == nil, try isTime(phrase), let time = TimeOfDay(spoken: phrase) {
      start = time
    } else if usualStart == nil, let part = Self.partsOfDay[phrase] {
      usualStart = TimeOfDay(hour: part.hour)
      if part.isToday, date == nil { date = .daysFromToday(0) }
    } else if date == nil, let date = DateExpression(phrase) {
      self.date = date
    } else if minutes == nil, Int(written: phrase) == nil, let length = Minutes(phrase) {
      minutes = length.count
    } else if distance == nil, let kilometres = Kilometres(phrase) {
      distance = (phrase, kilometres)
    } else if intensity == nil, let intensity = ValueForm.intensity.read(phrase) {
      (self.intensity, saysLight) = (intensity, phrase == PlannedIntensity.light.rawValue)
    } else if repeats == nil, let repeats = Repeats(phrase) {
      self.repeats = repeats
    } else {
      return false
    }
    return true
  }

  /// Reads `at 7` or `a las 19`.
  private static func hour(_ phrase: String) -> TimeOfDay? {
    guard let link = ["at ", "a las ", "a la "].first(where: phrase.hasPrefix) else { return nil }
    let hour = String(phrase.dropFirst(link.count))
    return hour.utf8.count <= 2 ? TimeOfDay(spoken: hour + ":00") : nil
  }

  /// In Spanish, `18h` is a time, since sessions last at most six hours; in English, a length.
  private func isTime(_ phrase: String) throws -> Bool {
    guard let length = Minutes(phrase)?.count, let time = TimeOfDay(spoken: phrase) else {
      return true
    }
    if length <= 360 || language == .spanish { return length > 360 }
    guard isRace || TrainingPlan.lengths.contains(length) else {
      throw UsageError(.tooLong(phrase, minutes: length), [.didYouMean(time.clock, isQuoted: true)])
    }
    return false
  }

  private static let partsOfDay: [String: (hour: Int, isToday: Bool)] = [
    "this morning": (9, true), "this afternoon": (16, true), "this evening": (19, true),
    "tonight": (20, true), "in the morning": (9, false), "in the afternoon": (16, false),
    "in the evening": (19, false), "morning": (9, false), "afternoon": (16, false),
    "evening": (19, false), "esta mañana": (9, true), "esta tarde": (18, true),
    "esta noche": (21, true), "por la mañana": (9, false), "por la tarde": (18, false),
    "por la noche": (21, false),
  ]

  private static let series: Set<String> = [
    "every", "each", "daily", "weekly", "cada", "todos", "todas", "diario", "semanal",
  ]

  /// Words can plan only one session; the error names the option that plans several.
  private func refuseSeries() throws {
    guard let word = names.first(where: { Self.series.contains($0.lowercased()) }) else { return }
    var rule = "daily"
    if case .next(let weekday) = date { rule = WeekdayText.text([weekday]) }
    throw UsageError(
      "\"\(word)\" means several sessions, and words plan only one",
      es: "«\(word)» son varias sesiones, y con palabras solo se planifica una",
      [.trying("--repeat \(rule)")])
  }

  /// Makes a distance part of the name: a "race 10k" is called so.
  package mutating func nameDistance() {
    distance.map { names.append($0.text) }
    distance = nil
  }

  /// Minutes; a distance is converted for the activity. Nil if the words have neither.
  func length() throws -> Int? {
    guard minutes == nil, let distance else { return minutes }
    guard let minutes = try activity().flatMap({ distance.kilometres.minutes(of: $0.activity) })
    else {
      throw UsageError(
        "kilometres are for a run, a ride or a walk",
        es: "los kilómetros son para correr, ir en bici o andar", [.accepted(.sessionWords)])
    }
    return minutes
  }

  /// Whether the words name a long session, whose usual length is that of no other.
  var isLong: Bool {
    names.contains { Self.long.contains($0.lowercased()) }
  }

  private static let long: Set = ["long", "larga", "largo"]

  /// What to say if a distance stands for the length.
  package var estimate: PlanNote? {
    guard minutes == nil, let distance, let length = try? length() else { return nil }
    return .estimated(distance: distance.text, minutes: length)
  }

  /// The named activity; nil if there is none. The error shows only the unknown words.
  package func activity() throws -> ActivityName? {
    guard !names.isEmpty else { return nil }
    let form = ValueForm<ActivityName>.activity
    if let activity = form.read(names.joined(separator: " ")) { return activity }
    let others = names.filter { !Self.long.contains($0.lowercased()) }
    if let activity = form.read(others.joined(separator: " ")) { return activity }
    try refuseSecond()
    if let date = names.first(where: { DateExpression.readings(of: $0).count == 2 }) {
      throw SharedOptions.date.form.refusal(of: Arguments.Given(text: date, origin: "plan add"))
    }
    if let word = unknownWord(beside: form) {
      throw UsageError(
        "unknown word \"\(word)\"", es: "palabra desconocida «\(word)»",
        hints(afterUnknown: word))
    }
    throw form.refusal(of: Arguments.Given(text: names.joined(separator: " "), origin: "plan add"))
  }

  /// Fails for a second time or day, since a session has only one.
  private func refuseSecond() throws {
    for name in names {
      if let start, TimeOfDay(spoken: name) != nil {
        throw UsageError(
          "two times, \(name) and \(start.clock): a session has one",
          es: "dos horas, \(name) y \(start.clock): una sesión solo tiene una hora")
      }
      if date != nil, DateExpression(name) != nil {
        throw UsageError(
          "\"\(name)\" is one day too many: words plan only one session",
          es: "«\(name)» es un día de más: con palabras solo se planifica una sesión")
      }
    }
  }

  /// Whether an argument of the command line names an activity, besides a time or a day.
  package static func nameActivity(_ argument: String) -> Bool {
    let names = (try? SessionOperands([argument], in: .english))?.names ?? []
    return ValueForm<ActivityName>.activity.read(names.joined(separator: " ")) != nil
  }

  /// The first word that does not name an activity, if other words do.
  private func unknownWord(beside form: ValueForm<ActivityName>) -> String? {
    for length in stride(from: names.count - 1, to: 0, by: -1) {
      for start in 0...names.count - length
      where form.read(names[start..<start + length].joined(separator: " ")) != nil {
        return start == 0 ? names[length] : names[0]
      }
    }
    return nil
  }

  /// How a session felt is stored as a reflection, so the hint names that command.
  private func hints(afterUnknown word: String) -> [Message] {
    guard ["felt", "was", "went", "fue"].contains(word.lowercased()) else {
      return Message.guesses(word, among: Self.known, quoted: true) + [.accepted(.sessionWords)]
    }
    let (session, opinion) = (names.prefix { $0 != word }, names.drop { $0 != word })
    return [
      .trying("readyday plan add --done \(session.joined(separator: " "))"),
      .trying("readyday reflect 4 \"\(opinion.joined(separator: " "))\""),
    ]
  }

  private static var known: [String] {
    DateExpression.words
      + PlannedIntensity.allCases.flatMap { intensity in
        Language.allCases.map { $0.voice.intensity(intensity) }
      }
  }
}
