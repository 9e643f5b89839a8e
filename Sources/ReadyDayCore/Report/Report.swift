/// A command's output for people: words without layout.
///
/// Text, Markdown, HTML and mail are rendered from the report alone. Its texts are not escaped:
/// each renderer makes them safe for its format.
package struct Report: Equatable, Sendable {
  package let language: Language
  /// Usually the date; nil if the sections need no title.
  package let title: String?
  /// Which page it is where pages have names; nil for a report without a page.
  var page: Page?
  /// The date of a page whose `title` is nil.
  var pageDate: String?
  /// The time zone of the times; nil if the report shows none.
  package let place: String?
  /// Shown below the title.
  package let allDay: AllDay?
  /// Notes below the title.
  package let summary: [String]
  /// A warning at the very top, such as that the data are samples.
  package let notice: String?
  /// The day's decision.
  package let headline: Sentence?
  /// In reading order.
  package var sections: [Section]
  package let footer: Footer
  /// Whether the text should fit one terminal screen, with empty lines only before headings.
  package var isDense: Bool

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

  init(_ language: Language, _ content: Content) { self.init(language, [Section(content)]) }

  /// A colour, which never says more than the words do.
  package enum Tone: Equatable, Sendable {
    case plain, green, lightGreen, yellow, orange, red
    /// For anything that is over.
    case dim
  }

  package struct Section: Equatable, Sendable {
    /// In sentence case; nil if the contents have headings or need none.
    package let heading: String?
    /// Shown without gaps between them.
    package let contents: [Content]

    init(_ heading: String?, _ contents: [Content]) {
      (self.heading, self.contents) = (heading, contents)
    }

    init(_ heading: String?, _ content: Content) { self.init(heading, [content]) }
    init(_ contents: [Content]) { self.init(nil, contents) }
    init(_ content: Content) { self.init(nil, content) }
  }

  /// The contents of a section: general ones first, then those specific to a day.
  package enum Content: Equatable, Sendable {
    case paragraphs([Paragraph])
    /// Facts, side by side.
    case details([String])
    /// An unordered list of sentences.
    case list([String])
    case table(Table)
    case bars(Strip)
    /// Small ones side by side if there is room, or a large one.
    case charts([Chart])
    case intervals(Intervals)
    case figures([Figure], FigureForm)
    /// Labelled with letters; events have numbers.
    case advice([Advice])
    case events(Events)
    case timeline(Timeline)
    /// Facts with labels, several on a line if there is room.
    case labels([Label])
    /// Sentences behind their title, for pages, which open them when asked.
    case more(String, [String])
    /// Only for formats that can draw, and only for those that cannot.
    indirect case drawn([Content])
    indirect case written([Content])

    static func chart(_ chart: Chart) -> Content { .charts([chart]) }

    static func note(_ text: String) -> Content { .sentences([text]) }

    /// A paragraph each.
    static func sentences(_ texts: [String]) -> Content { .paragraphs(texts.map { Paragraph($0) }) }
  }

  /// Sources, and what is missing.
  package struct Footer: Equatable, Sendable {
    /// In lower case, without a full stop.
    package let notes: [String]
    /// First steps, shown instead of the notes while there are no data.
    package let start: [String]
    /// The origin of the score, and the files that were read.
    package let sources: [String]
    /// Those of `sources` for a terminal: a page opens what they name.
    package let commands: [String]

    init(
      notes: [String] = [], start: [String] = [], sources: [String] = [], commands: [String] = []
    ) {
      (self.notes, self.start, self.sources) = (notes, start, sources)
      self.commands = commands
    }
  }

  package enum FigureForm: Equatable, Sendable {
    /// With details below.
    case full
    /// One per line, in aligned columns, with as many details as fit.
    case rows
  }

  package struct Label: Equatable, Sendable {
    package let name: String
    package let text: String

    init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
  }

  /// Recovery, sleep or load, as a card or a row.
  package struct Figure: Equatable, Sendable {
    package let heading: String
    /// Empty if unknown.
    package var lead: [String] = []
    /// Shown instead of the lead if the value is unknown.
    package var state = ""
    package var isKnown = true
    /// The colour's meaning in a word.
    package var word: String?
    package var tone = Tone.plain
    /// 0…100, shown as a bar.
    package var fraction: Double?
    /// Text next to the bar.
    package var aside: String?
    package var details: [String] = []
    /// Details that prevent a misreading, most important first; always shown.
    package var caveats: [String] = []
    /// Recent values, for formats that can draw.
    package var history: Chart?
    /// The parts of the value, for formats that can draw.
    package var strip: Strip?

    init(_ heading: String) { self.heading = heading }
  }

  package struct Advice: Equatable, Sendable {
    package let title: Sentence
    package let body: String
    /// The most important part of `body`, if that is much longer than a line.
    package let shortBody: String
    /// The facts behind it, for pages, which open them when asked.
    package var reasons: [String] = []

    var bare: Advice { Advice(title: title, body: "", shortBody: "") }
  }

  package struct AllDay: Equatable, Sendable {
    package let label: String
    package let events: [Events.Other]
  }

  /// A day's events in chronological order, and those that are not counted.
  package struct Events: Equatable, Sendable {
    /// An event, or free time between events.
    package struct Row: Equatable, Sendable {
      /// The number for commands; nil if the event is not counted or commands cannot refer to it.
      package var number: Int?
      package let time: String
      /// How demanding the event is.
      package let level: String
      package let tone: Tone
      package var title: String
      /// The event's location, shortened to fit; nil if not shown.
      package var place: String?
      var isOver = false
      /// The event that this one overlaps; shown at any width.
      package var conflict: String?
      /// Strongest first.
      package let reasons: [String]
      /// How many more events its series has, if there are too many to list.
      package let further: [String]
      package let link: String?
      /// Whether it is a journey, which is never left out.
      var isJourney = false
    }

    /// An event that is not counted, with the reason in brackets.
    package struct Other: Equatable, Sendable {
      package let title: String
      package let mark: String
    }

    /// Describes what a list leaves out to fit the screen.
    package struct Rest: Equatable, Sendable {
      /// The command that lists all events; nil for sample data, which no command lists.
      var command: String?
      let notCounted: Int
      let reasons: [String]
    }

    package var rows: [Row]
    /// All words for a level: their width keeps the column equally wide every day.
    package let levels: [String]
    /// The label of `others`, in lower case.
    package let othersLabel: String
    package var others: [Other]
    /// The label of the line between past and future events; nil on other days than today.
    package var now: String?
    /// Nil if all events must be shown.
    var rest: Rest?
    /// How many rows are left out.
    private(set) var hidden = 0
  }

  /// Lines that readers may copy, such as paths, and that therefore never wrap.
  package init(lines: [String], in language: Language) { self.init(language, .lines(lines)) }

  package init(sentences: [String], in language: Language) {
    self.init(language, .sentences(sentences))
  }
}

extension Report.Events {
  /// The events without numbers, for a day that commands refer to by date.
  var unnumbered: Report.Events {
    var events = self
    for place in rows.indices { events.rows[place].number = nil }
    return events
  }

  /// The most demanding events, in chronological order. Past events are dropped first.
  func keeping(_ count: Int) -> Report.Events {
    let places = rows.indices.ordered { rows[$0].weight > rows[$1].weight }.prefix(count)
    var events = self
    (events.rows, events.hidden) = (
      places.sorted().map { rows[$0] }, hidden + rows.count - places.count
    )
    return events
  }
}

extension Report.Events.Row {
  fileprivate var weight: Int {
    if isJourney, !isOver { return 3 }
    return switch tone {
    case .red, .orange: 3
    case .yellow: 2
    case .plain, .green, .lightGreen: 1
    case .dim: 0
    }
  }
}

extension Report.Content {
  /// Lines that are never wrapped.
  static func lines(_ lines: [String]) -> Report.Content {
    .paragraphs(lines.map { Report.Paragraph($0, isCommand: true) })
  }
}

extension TextStyle {
  /// Without colour or wrapping.
  package var unbroken: TextStyle {
    TextStyle(usesColour: false, usesASCII: usesASCII, width: .max)
  }

  /// For text that programs read: not wrapped, coloured or respelled.
  package static let verbatim = TextStyle(usesColour: false, usesASCII: false, width: .max)
}
