/// Where a number or a piece of advice comes from, in sentences.
package struct Explanation {
  package enum Subject: Hashable, Sendable {
    /// An event of the day, counted or not.
    case event(DayEvent)
    case advice(AdviceLetter)
    case load
    /// `day` is about the kind of day.
    case day, recovery, sleep, windows, strain
    /// How hard the day allows training to be.
    case verdict
    case state
    /// The user's place and time zone.
    case place
    case tonight
    /// The id of a rule, whether or not its advice is given.
    case rule(String)
  }

  /// A title for the sentences, if they have one.
  typealias Lines = (title: String?, sentences: [String])

  fileprivate let subject: Subject
  /// The subject as the user typed it.
  fileprivate let name: String
  fileprivate let briefing: Briefing

  /// Nil if the briefing contains no such advice or rule.
  package init?(of subject: Subject, named name: String = "", in briefing: Briefing) {
    switch subject {
    case .advice(let letter) where !briefing.allAdvice.indices.contains(letter.place - 1):
      return nil
    case .rule(let id) where !briefing.outcomes.contains { $0.rule == id }: return nil
    default: (self.subject, self.name, self.briefing) = (subject, name, briefing)
    }
  }

  func lines(in voice: Voice) -> Lines {
    let day = briefing.day
    return switch subject {
    case .event(let event): voice.event(event, on: day)
    case .advice(let letter): voice.advice(letter, in: briefing)
    case .rule(let id): voice.rule(id, in: briefing)
    case .load: (nil, day.hasCalendar ? voice.loadFacts(of: day) : [voice.noCalendarToExplain])
    case .day: (nil, day.hasCalendar ? voice.kinds(of: day) : [voice.noCalendarToExplain])
    case .recovery: voice.recovery(of: briefing.morning)
    case .sleep: voice.night(of: briefing.morning, in: briefing.zone)
    case .windows: day.hasCalendar ? voice.windows(of: day) : (nil, [voice.noCalendarToExplain])
    case .strain: voice.strain(of: briefing.morning)
    case .verdict: voice.verdict(of: day)
    case .state: (nil, voice.state(of: day))
    case .place: (nil, voice.facts(about: day.place, on: day))
    case .tonight: voice.tonight(of: day)
    }
  }

  func sentences(in voice: Voice) -> [String] {
    let lines = lines(in: voice)
    return [lines.title].compactMap(\.self) + lines.sentences
  }
}

extension Report {
  package init(_ explanation: Explanation, phrases: Voice) {
    let (title, sentences) = explanation.lines(in: phrases)
    let lines =
      [title].compactMap(\.self).map { Paragraph($0) } + sentences.map { Paragraph($0, depth: 1) }
    self.init(phrases.language, .paragraphs(lines))
  }
}

extension Document<Explanation> {
  /// The facts behind a number or a piece of advice, the same as in the text.
  package static var explain: Document {
    Document(
      "explain", about: .day, notes: { $0.briefing.notes },
      [.text("subject") { $0.name }, .sentences("facts") { $0.sentences(in: $1) }])
  }
}
