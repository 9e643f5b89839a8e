// What pages draw. Each picture can be told in words with the same numbers.

extension Report {
  /// A row of values, drawn as bars with labels where there is no room for more.
  package struct Bar: Equatable, Sendable {
    /// From deep sleep to awake; also tells other parts apart.
    package enum Shade: String, CaseIterable, Equatable, Sendable { case deep, rem, light, awake }

    package let label: String
    /// Shown before the bar.
    package var value: String?
    /// 0…100.
    package let fraction: Double
    /// Shown after the bar; may be empty.
    package var aside = ""
    /// Shown below the bar.
    package var notes: [String] = []
    package var shade = Shade.deep
    /// Replaces the shade for parts that have a meaning of their own.
    package var tone: Tone?
    /// The share of the whole strip, 0…1.
    package var part = 0.0

    init(_ label: String, fraction: Double) { (self.label, self.fraction) = (label, fraction) }
  }

  /// Parts of a whole, from left to right, such as the stages of a night.
  package struct Strip: Equatable, Sendable {
    package var title: String?
    package let bars: [Bar]
    /// Whether each part is filled up to its `fraction`.
    package var isFilled = false
    /// What the rest up to the whole is, such as sleep that was needed; nil if there is none.
    package var rest: String?
    /// At the left and right end; may be empty.
    package var ends: [String] = []

    init(_ bars: [Bar]) { self.bars = bars }
  }

  /// Values on consecutive days, the latest last.
  package struct Chart: Equatable, Sendable {
    package enum Form: Equatable, Sendable { case line, bars }

    /// What is shown, such as `last 14 days`.
    package let label: String
    /// The finding.
    package var title: String?
    package var form = Form.line
    /// Nil on days without a value.
    package let values: [Double?]
    /// The range of the vertical axis, and its ends as text.
    package let range: ClosedRange<Double>
    package let ends: [String]
    /// Each value as text, for readers who cannot see the chart.
    package let words: [String]
    /// Each value in as few letters as possible.
    package let marks: [String]
    /// A date for each value, and a short form for the axis; may be empty.
    package var days: [String] = []
    package var ticks: [String] = []
    /// The usual range; nil if unknown.
    package var band: Band?
    /// The colour of each bar, or of the last point of a line; may be empty.
    package var tones: [Tone] = []
    /// What each value is compared with; nil if unknown.
    package var goals: Goals?
    /// How many sessions each day has, drawn as dots; nil if that is not shown.
    package var sessions: Sessions?

    /// - Parameter mark: a shorter form of `word`, if there is one.
    init(
      _ label: String, _ values: [Double?], in range: ClosedRange<Double>,
      mark: ((Double) -> String)? = nil, word: @escaping (Double) -> String
    ) {
      (self.label, self.values, self.range) = (label, values, range)
      words = values.map { $0.map(word) ?? "--" }
      marks = values.map { $0.map(mark ?? word) ?? "" }
      ends = [range.lowerBound, range.upperBound].map(mark ?? word)
    }

    package struct Band: Equatable, Sendable {
      package let range: ClosedRange<Double>
      package let words: String
    }

    package struct Goals: Equatable, Sendable {
      package let label: String
      package let values: [Double?]
      package let words: [String]
    }

    package struct Sessions: Equatable, Sendable {
      package let label: String
      package let counts: [Int]
    }
  }

  /// Ranges around a value, one below the other on one scale.
  package struct Intervals: Equatable, Sendable {
    package struct Row: Equatable, Sendable {
      package let label: String
      /// The range as text.
      package let words: String
      /// Nil if unknown.
      package let range: ClosedRange<Double>?
      package let point: Double?
      package let tone: Tone
    }

    package var title: String?
    package let rows: [Row]
    package let scale: ClosedRange<Double>
    /// Labels of the scale, from left to right; their lines go through all rows.
    package let marks: [Timeline.Mark]
  }
}

extension Report.Chart {
  /// A range that holds all values and the usual range, with some room.
  static func range(
    of values: [Double?], _ band: ClosedRange<Double>?, within scale: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let known = values.compactMap(\.self) + (band.map { [$0.lowerBound, $0.upperBound] } ?? [])
    guard let least = known.min(), let most = known.max() else { return scale }
    let room = max((most - least) / 10, (scale.upperBound - scale.lowerBound) / 50)
    return max(min(scale.lowerBound, least), least - room)...(most + room)
  }

  var lastKnown: Int? { values.lastIndex { $0 != nil } }

  /// The chart as text, for readers who cannot see it.
  var spokenWords: String {
    let days = days.count == words.count ? days.map { "\($0) " } : words.map { _ in "" }
    let goals = goals.map { goals in goals.words.map { " (\(goals.label) \($0))" } }
    let told = words.indices.map { place in
      let count = sessions?.counts[place] ?? 0
      let dots = sessions.map { count > 0 ? " (\($0.label): \(count))" : "" } ?? ""
      return days[place] + words[place] + (goals?[place] ?? "") + dots
    }
    return "\(title ?? label): \(told.joined(separator: ", "))"
      + (band.map { "; \($0.words)" } ?? "")
  }
}

extension Report.Strip {
  var spokenWords: String {
    let parts = bars.map { bar in
      ([bar.label] + [bar.value].compactMap(\.self)).joined(separator: " ")
    }
    return (title.map { "\($0): " } ?? "")
      + (parts + [rest].compactMap(\.self) + ends)
      .joined(separator: ", ")
  }
}
