/// Consecutive mornings from one source.
package struct SourceSpan: Hashable, Sendable {
  package let source: HealthOrigin
  package let dates: ClosedRange<LocalDate>

  /// How many are listed in a sentence.
  static let mostShown = 4
}

extension SourceSpan {
  /// Which source provides which mornings, in order: of several, the first that has one.
  ///
  /// Dates that none knows end no span.
  ///
  /// - Parameter known: the mornings that each source knows, that first which counts first.
  package static func all(
    of known: [(source: HealthOrigin, dates: Set<LocalDate>)]
  ) -> [SourceSpan] {
    var tellers: [LocalDate: HealthOrigin] = [:]
    for (source, dates) in known {
      for date in dates where tellers[date] == nil { tellers[date] = source }
    }
    return tellers.ordered { $0.key < $1.key }.reduce(into: []) { spans, teller in
      if let last = spans.last, last.source == teller.value {
        spans[spans.count - 1] = SourceSpan(
          source: teller.value, dates: last.dates.lowerBound...teller.key)
      } else {
        spans.append(SourceSpan(source: teller.value, dates: teller.key...teller.key))
      }
    }
  }
}

extension WhoopArchive {
  /// The mornings that any record is about.
  package var morningDates: Set<LocalDate> { Set(Mornings(records, by: clocks).all.map(\.date)) }
}

extension HealthHistory {
  /// The days that anything is known of.
  package var knownDates: Set<LocalDate> { Set(entries.keys) }
}
