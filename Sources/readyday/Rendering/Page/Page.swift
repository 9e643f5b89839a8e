import ReadyDayCore

/// The briefing in words, part by part, for formats that have headings, tables and lists of their own.
///
/// Every text in it is safe to show and short enough to mail, but not yet escaped for any format.
struct Page: Sendable {
  /// Recovery, sleep or load: what it comes to, and what that rests on.
  struct Figure: Sendable {
    let heading: String
    let value: String
    /// What the colour says too.
    let word: String?
    let tone: Style
    let details: [String]
  }

  struct Advice: Sendable {
    let title: String
    let body: String
  }

  struct Event: Sendable {
    let time: String
    let demand: String
    let tone: Style
    let title: String
    let reasons: String
    let link: SafeLink?
  }

  struct Window: Sendable {
    let time: String
    /// Nil where the reason says it.
    let length: String?
    let reason: String
  }

  /// A planned session, and how it fits.
  struct Session: Sendable {
    let time: String
    let name: String
    let fit: String
  }

  let language: Language
  let date: String
  let zone: String
  let headline: String
  /// What has to be said before anything else is believed.
  let notice: String?
  let figures: [Figure]
  let advice: [Advice]
  let events: [Event]
  /// Events that are no part of the load, each with the reason.
  let notCounted: String?
  let windows: [Window]
  /// Stands where the windows would, when there are none.
  let noWindow: String?
  let sessions: [Session]
  /// Yesterday's sessions to look back on.
  let reflections: [String]
  /// Notes on what is missing, then what the briefing rests on.
  let footer: [String]
  let headings: Headings
  /// What stands over a column.
  let column: @Sendable (Column) -> String

  struct Headings: Sendable {
    let advice: String
    let events: String
    let windows: String
    let training: String
  }
}

extension Page {
  init(_ briefing: Briefing, phrases: any Phrasebook, isToday: Bool) {
    let words = PageWords(phrases: phrases, day: briefing.day)
    language = phrases.language
    date = phrases.longDate(briefing.date)
    zone = words.shown(briefing.zone.name)
    headline = words.shown(phrases.headline(briefing.headline.shortened(toWidth: 240)))
    notice = briefing.isSample ? phrases.note(.sampleData) : nil
    figures = words.figures(of: briefing)
    advice = briefing.recommendations.map { words.advice($0.content) }
    events = briefing.day.counted.compactMap(words.event)
    notCounted = words.notCounted
    windows = words.windows
    let lacksWindow = briefing.day.hasCalendar && briefing.day.windows.isEmpty
    noWindow = lacksWindow ? phrases.noWindow.withCapital : nil
    sessions = words.sessions
    reflections = briefing.reflectionsDue.map { words.shown(phrases.reflectionDue($0)) }
    footer = words.footer(of: briefing)
    let best = briefing.day.windows.first?.intensity ?? .byFeel
    headings = Headings(
      advice: words.heading(.advice), events: words.heading(isToday ? .today : .events),
      windows: words.heading(.windows(best)),
      training: phrases.heading(TrainingHeading.training).lowercased().withCapital)
    column = { phrases.column($0) }
  }
}
