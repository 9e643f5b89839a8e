// Contents that are not specific to a day.

extension Report {
  /// Text that wraps, unless it is a command.
  package struct Paragraph: Equatable, Sendable {
    package let text: String
    /// 1 for a line under the previous paragraph, otherwise 0.
    package let depth: Int
    /// Whether readers may copy the text; it then never wraps.
    package let isCommand: Bool

    init(_ text: String, depth: Int = 0, isCommand: Bool = false) {
      (self.text, self.depth, self.isCommand) = (text, depth, isCommand)
    }
  }

  package struct Table: Equatable, Sendable {
    /// How to fit rows that are wider than the page.
    package enum Fit: Equatable, Sendable {
      case cut
      /// Cuts the last column but one, which leaves the last whole.
      case cutBeforeLast
      /// Wraps the last column.
      case wrap
      /// Shortens the wordings in all rows, then wraps the cells after the first.
      case list
    }

    package struct Row: Equatable, Sendable {
      package let cells: [Cell]
      /// The user's note, shown below the row; may be empty.
      package let note: String
      /// Facts shown below the row, side by side.
      package let details: [String]

      init(_ cells: [Cell], note: String = "", details: [String] = []) {
        (self.cells, self.note, self.details) = (cells, note, details)
      }
    }

    /// Rows under a title. All groups of a table share its column widths.
    package struct Group: Equatable, Sendable {
      package let title: String?
      package let rows: [Row]
    }

    /// Column headings; may be empty.
    package var head: [String] = []
    package let groups: [Group]
    package var fit: Fit
    package var isIndented = true
    /// Whether a sign marks important rows, in addition to colour.
    package var hasSigns = false
    /// Minimum column widths, which align the tables of different days.
    package var leastWidths: [Int] = []

    init(_ groups: [Group], fit: Fit) { (self.groups, self.fit) = (groups, fit) }

    init(_ rows: [Row], fit: Fit) { self.init([Group(title: nil, rows: rows)], fit: fit) }

    init(_ pairs: [(name: String, value: String)], fit: Fit) {
      self.init(pairs.map { Row([Cell($0.name), Cell($0.value)]) }, fit: fit)
    }
  }

  package struct Cell: Equatable, Sendable {
    /// Text before the coloured part.
    package let before: String
    /// Wordings from long to short; the last one is empty if the cell may be omitted.
    package let texts: [String]
    package let tone: Tone
    /// Text after the coloured part.
    package let after: String
    /// Whether the words are the user's own and never respelled in ASCII.
    package let isVerbatim: Bool
    /// The address the cell links to.
    package let link: String?

    init(
      _ texts: String..., before: String = "", tone: Tone = .plain, after: String = "",
      isVerbatim: Bool = false, link: String? = nil
    ) {
      self.link = link
      self.texts = texts
      (self.before, self.tone, self.after) = (before, tone, after)
      self.isVerbatim = isVerbatim
    }
  }
}
