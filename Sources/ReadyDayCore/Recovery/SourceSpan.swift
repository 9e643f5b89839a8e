/// Mornings in a row of which one source tells.
package struct SourceSpan: Hashable, Sendable {
  package enum Source: String, CaseIterable, Hashable, Sendable {
    case whoop
    case appleHealth = "apple_health"
  }

  package let source: Source
  package let dates: ClosedRange<LocalDate>

  /// How many are told in a sentence.
  static let mostShown = 4
}

extension SourceSpan {
  /// Who tells of which mornings, in order: WHOOP of those it knows, Apple Health of the others.
  ///
  /// Dates that neither knows end no span.
  package static func all(whoop: WhoopArchive, appleHealth: HealthHistory) -> [SourceSpan] {
    let scored = Set(Mornings(whoop.records).all.map(\.date))
    let dates = scored.union(appleHealth.entries.keys).sorted()
    return dates.reduce(into: []) { spans, date in
      let source: Source = scored.contains(date) ? .whoop : .appleHealth
      if let last = spans.last, last.source == source {
        spans[spans.count - 1] = SourceSpan(source: source, dates: last.dates.lowerBound...date)
      } else {
        spans.append(SourceSpan(source: source, dates: date...date))
      }
    }
  }
}
