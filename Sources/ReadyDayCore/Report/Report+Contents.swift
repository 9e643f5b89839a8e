// What any section may hold.

extension Report {
  /// Sentences that are broken where a line ends.
  package struct Paragraph: Hashable, Sendable {
    package let text: String
    /// 1 if it belongs to the previous paragraph, 0 if it stands on its own.
    package let depth: Int
    /// Whether it is to be copied as it is, and never broken.
    package let isCommand: Bool

    init(_ text: String, depth: Int = 0, isCommand: Bool = false) {
      (self.text, self.depth, self.isCommand) = (text, depth, isCommand)
    }
  }

  /// Rows whose columns are aligned.
  package struct Table: Hashable, Sendable {
    /// What becomes of rows that are wider than the page.
    package enum Fit: Hashable, Sendable {
      case cut
      /// The last column but one is cut, so that the last one stays whole.
      case cutBeforeLast
      /// The last column is broken at its spaces.
      case wrap
      /// All rows name less; where that is still too wide, each is written as a list behind its first cell.
      case list
    }

    package struct Row: Hashable, Sendable {
      package let cells: [Cell]
      /// What the user wrote about it, beneath; may be empty.
      package let note: String
      /// Small facts beneath it, side by side.
      package let details: [String]

      init(_ cells: [Cell], note: String = "", details: [String] = []) {
        (self.cells, self.note, self.details) = (cells, note, details)
      }
    }

    /// Rows under a title; all groups of a table share its columns.
    package struct Group: Hashable, Sendable {
      package let title: String?
      package let rows: [Row]
    }

    /// Words above the columns; empty where the cells speak for themselves.
    package var head: [String] = []
    package let groups: [Group]
    package let fit: Fit
    /// Whether it stands beneath something.
    package var isIndented = true
    /// Whether important rows have a sign before the last cell, in addition to their colour.
    package var hasSigns = false
    /// Letters that the columns hold at least, so that the tables of all days look alike.
    package var leastWidths: [Int] = []

    init(_ groups: [Group], fit: Fit) {
      (self.groups, self.fit) = (groups, fit)
    }

    init(_ rows: [Row], fit: Fit) {
      self.init([Group(title: nil, rows: rows)], fit: fit)
    }

    /// Names, each with its value.
    init(_ pairs: [(name: String, value: String)], fit: Fit) {
      self.init(pairs.map { Row([Cell($0.name), Cell($0.value)]) }, fit: fit)
    }
  }

  package struct Cell: Hashable, Sendable {
    /// Before what has a tone.
    package let before: String
    /// The fullest wording first; an empty one last where it may be omitted.
    package let texts: [String]
    package let tone: Tone
    /// Behind what has a tone.
    package let after: String
    /// Whether they are someone else's words, never respelled.
    package let isVerbatim: Bool

    init(
      _ texts: String..., before: String = "", tone: Tone = .plain, after: String = "",
      isVerbatim: Bool = false
    ) {
      self.texts = texts
      (self.before, self.tone, self.after) = (before, tone, after)
      self.isVerbatim = isVerbatim
    }
  }

  /// A share of a hundred.
  package struct Bar: Hashable, Sendable {
    package let label: String
    /// A number before the bar.
    package var value: String?
    /// 0…100.
    package let fraction: Double
    /// What follows the bar; may be empty.
    package var aside = ""
    /// What it rests on, beneath.
    package var notes: [String] = []

    init(_ label: String, fraction: Double) {
      (self.label, self.fraction) = (label, fraction)
    }
  }

  /// The same value on consecutive days, today's last.
  package struct Chart: Hashable, Sendable {
    package let label: String
    /// Nil for days without one.
    package let values: [Double?]
    /// From the foot of the chart to its top.
    package let range: ClosedRange<Double>
    /// Each value in words, for readers who cannot see the chart.
    package let words: [String]
    /// What is usual; nil when unknown.
    package var band: Band?

    /// - Parameter word: a value in words.
    init(
      _ label: String, _ values: [Double?], in range: ClosedRange<Double>,
      word: (Double) -> String
    ) {
      (self.label, self.values, self.range) = (label, values, range)
      words = values.map { $0.map(word) ?? "--" }
    }

    package struct Band: Hashable, Sendable {
      package let range: ClosedRange<Double>
      package let words: String
    }
  }
}
