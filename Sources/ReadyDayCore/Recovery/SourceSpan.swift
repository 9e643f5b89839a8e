package struct SourceSpan: Equatable, Sendable {
  package let source: HealthOrigin
  package let dates: ClosedRange<LocalDate>

  static let mostShown = 4

  /// Spans of mornings with data from one of the sources, by precedence; gaps do not end a span.
  package static func all(
    of known: [(source: HealthOrigin, dates: Set<LocalDate>)]
  ) -> [SourceSpan] {
    var tellers: [LocalDate: HealthOrigin] = [:]
    for (source, dates) in known {
      for date in dates where tellers[date] == nil { tellers[date] = source }
    }
    let days = tellers.ordered { $0.key < $1.key }
    return days.map { SourceSpan(source: $0.value, dates: $0.key...$0.key) }.merged { last, day in
      guard last.source == day.source else { return nil }
      return SourceSpan(source: day.source, dates: last.dates.lowerBound...day.dates.upperBound)
    }
  }
}

extension WhoopArchive {
  package var morningDates: Set<LocalDate> { Set(Mornings(records, by: clocks).all.map(\.date)) }
}

extension HealthHistory {
  package var knownDates: Set<LocalDate> { Set(entries.keys) }
}
