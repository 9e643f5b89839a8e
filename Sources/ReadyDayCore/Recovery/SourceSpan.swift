package struct SourceSpan: Equatable, Sendable {
  package let source: HealthOrigin
  package let dates: ClosedRange<LocalDate>

  static let mostShown = 4

  /// The first source with data for each morning, in order.
  ///
  /// Dates without data end no span.
  ///
  /// - Parameter known: the mornings of each source, by precedence.
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
  package var morningDates: Set<LocalDate> { Set(Mornings(records, by: clocks).all.map(\.date)) }
}

extension HealthHistory {
  package var knownDates: Set<LocalDate> { Set(entries.keys) }
}
