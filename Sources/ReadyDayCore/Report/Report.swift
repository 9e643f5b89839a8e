/// What a command has to say to people: worded, without layout.
///
/// Text, Markdown, HTML and mail are renderings of it and know nothing else. Its texts are as they came: whoever
/// renders them makes them harmless.
package struct Report: Hashable, Sendable {
  package let language: Language
  /// What it is about: a date. Nil if the sections say it.
  package let title: String?
  /// What a page of it is called, where nothing else says it.
  var pageTitle: String?
  /// The zone whose clocks it shows; nil if none is asked about.
  package let place: String?
  /// What lasts all day, right under its title.
  package let allDay: AllDay?
  /// What it comes to, right under its title.
  package let summary: [String]
  /// What has to be said before anything else is believed.
  package let notice: String?
  /// The decision; nil if nothing is decided.
  package let headline: Sentence?
  /// In the order in which they are read; those that belong on the first screen come first.
  package let sections: [Section]
  package let footer: Footer
  /// Whether it is to fit one screen of a terminal, so that empty lines only come where a heading follows.
  package let isDense: Bool

  init(
    _ language: Language, title: String? = nil, place: String? = nil, allDay: AllDay? = nil,
    summary: [String] = [], notice: String? = nil, headline: Sentence? = nil, _ sections: [Section],
    footer: Footer = Footer(), isDense: Bool = false
  ) {
    self.isDense = isDense
    self.language = language
    (self.title, self.place, self.summary) = (title, place, summary)
    self.allDay = allDay
    (self.notice, self.headline) = (notice, headline)
    (self.sections, self.footer) = (sections, footer)
  }
}

extension Report {
  /// What colour may add to the words; never more than they say.
  package enum Tone: Hashable, Sendable {
    case plain, green, lightGreen, yellow, orange, red
    /// What lies behind the reader.
    case dim
  }

  /// Something under a heading of its own.
  package struct Section: Hashable, Sendable {
    /// As in a sentence; nil if what it holds has headings, or needs none.
    package let heading: String?
    /// There is nothing between one and the next.
    package let contents: [Content]

    init(_ heading: String? = nil, _ contents: [Content]) {
      self.heading = heading
      self.contents = contents
    }

    init(_ heading: String? = nil, _ content: Content) {
      self.init(heading, [content])
    }
  }

  /// What a section can hold: first what every output may use, then what a day has of its own.
  package enum Content: Hashable, Sendable {
    case paragraphs([Paragraph])
    /// Small facts, side by side.
    case details([String])
    /// Sentences that belong together, in no order.
    case list([String])
    case table(Table)
    case bars([Bar])
    case chart(Chart)
    case figures([Figure], FigureForm)
    /// Lettered from A, unlike events, which are numbered.
    case advice([Advice])
    case events(Events)
    /// What is planned, and what is due for reflection.
    case training([Session], reminders: [String])
    /// In a line, best first.
    case windows([Window])
    /// The day as a picture: only outputs that draw have it.
    case timeline(Timeline)
    /// Short facts, each behind its label, several in a line where there is room.
    case labels([Label])

    /// One sentence.
    static func note(_ text: String) -> Content { .paragraphs([Paragraph(text)]) }
  }

  /// What it rests on, and what is missing.
  package struct Footer: Hashable, Sendable {
    /// Lower case, no full stop.
    package let notes: [String]
    /// What to do first, in place of the notes, where nothing is known yet.
    package let start: [String]
    /// Whose the score is, and which files were read.
    package let sources: [String]

    init(notes: [String] = [], start: [String] = [], sources: [String] = []) {
      (self.notes, self.start, self.sources) = (notes, start, sources)
    }
  }

  /// A sentence that may name something of the user's, which can be shortened.
  package struct Sentence: Hashable, Sendable {
    package let before: String
    package let name: String
    package let after: String

    package var text: String { before + name + after }

    init(_ text: String) {
      (before, name, after) = (text, "", "")
    }

    /// - Parameters:
    ///   - name: what is named.
    ///   - words: the sentence about a name.
    init(naming name: String, in words: (String) -> String) {
      let text = words(name)
      // A scalar for private use: no sentence has it.
      let parts = words(Self.mark).split(separator: Self.mark, omittingEmptySubsequences: false)
      let isNamed = parts.count == 2 && parts[0] + name + parts[1] == text
      before = isNamed ? String(parts[0]) : text
      self.name = isNamed ? name : ""
      after = isNamed ? String(parts[1]) : ""
    }

    private static let mark = "\u{F0000}"
  }
}

extension Report {
  /// How much room figures take.
  package enum FigureForm: Hashable, Sendable {
    /// Each with its bar, and its details beneath.
    case full
    /// Without bars, where there is little to set apart, as in a morning without a score.
    case inShort
    /// A line each, in common columns; of the details as many as fit, the first ones.
    case rows
  }

  /// A fact behind a word for it.
  package struct Label: Hashable, Sendable {
    package let name: String
    package let text: String

    init(_ name: String, _ text: String) {
      (self.name, self.text) = (name, text)
    }
  }

  /// Recovery, sleep or load: what it comes to, and what that rests on.
  package struct Figure: Hashable, Sendable {
    package let heading: String
    /// Nothing where it is not known.
    package var lead: [String] = []
    /// Shown instead of the lead.
    package var state = ""
    package var isKnown = true
    /// What the colour says too.
    package var word: String?
    package var tone = Tone.plain
    /// 0…100, for a bar.
    package var fraction: Double?
    /// Whether the word takes eight columns at least, so that the bars of all mornings begin at one place.
    package var hasWideWord = false
    /// Whether there is no other figure above or below it, so that nothing has to be aligned.
    package var isAlone = false
    /// The text next to the bar.
    package var aside: String?
    package var details: [String] = []
    /// Details without which the value would be misread, the most important first; shown however little room there is.
    package var caveats: [String] = []
    /// What stays of the details where there is little to set apart.
    package var inShort: [String] = []
    /// The same value on the mornings before, for outputs that draw.
    package var history: Chart?
    /// What it consists of, for outputs that draw.
    package var shares: [Share] = []

    init(_ heading: String) {
      self.heading = heading
    }
  }

  package struct Advice: Hashable, Sendable {
    package let title: Sentence
    package let body: String
    /// What matters most of the body, where that is much longer than a line.
    package let shortBody: String
  }

  /// The events that last all day, behind their label.
  package struct AllDay: Hashable, Sendable {
    package let label: String
    package let events: [Events.Other]
  }

  /// The events of a day in order of time, and what is not counted of them.
  package struct Events: Hashable, Sendable {
    /// An event, or a free stretch between events.
    package struct Row: Hashable, Sendable {
      /// By which it is asked about; nil if it does not count, or is not of the day that is asked about.
      package fileprivate(set) var number: Int?
      package let time: String
      /// How demanding it is.
      package let level: String
      package let tone: Tone
      package var title: String
      /// Where it takes place, as far as there is room for it; nil if that is not shown.
      package var place: String?
      /// Whether it lies behind the reader.
      var isOver = false
      /// What takes some of the same time; said at any width.
      package var conflict: String?
      /// The most telling first.
      package let reasons: [String]
      /// How many more of its series there are, where they are too many to be listed.
      package let further: [String]
      package let link: String?
    }

    /// One that is not counted, with the reason in brackets.
    package struct Other: Hashable, Sendable {
      package let title: String
      package let mark: String
    }

    package fileprivate(set) var rows: [Row]
    /// All the words for a level, so that the column is equally wide on every day.
    package let levels: [String]
    /// Before those that are not counted; lower case.
    package let othersLabel: String
    package let others: [Other]
    /// The present moment, where it parts what is over from what is to come.
    package var now: String?
  }

  /// A planned session, and how it fits.
  package struct Session: Hashable, Sendable {
    package let time: String
    package let name: String
    package let fit: String
  }

  /// A stretch in which there is time to train.
  package struct Window: Hashable, Sendable {
    package let time: String
    package let length: String
    package let reason: String
  }
}

extension Report.Events {
  /// The same, of a day that is not asked about by numbers alone.
  var unnumbered: Report.Events {
    var events = self
    for place in rows.indices { events.rows[place].number = nil }
    return events
  }
}
