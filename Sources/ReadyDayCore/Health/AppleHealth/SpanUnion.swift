/// Merged time spans; overlaps count once.
struct SpanUnion: Hashable {
  /// In order; none touches the next.
  private(set) var spans: [TimeSpan] = []

  init(_ spans: [TimeSpan] = []) {
    for span in spans.sorted(by: { $0.start < $1.start }) where !span.isEmpty {
      if let last = self.spans.last, span.start <= last.end {
        self.spans[self.spans.count - 1] = TimeSpan(
          from: last.start, to: max(last.end, span.end))
      } else {
        self.spans.append(span)
      }
    }
  }

  var seconds: Int { spans.reduce(0) { $0 + $1.seconds } }

  var hull: TimeSpan? {
    guard let first = spans.first, let last = spans.last else { return nil }
    return TimeSpan(from: first.start, to: last.end)
  }

  func union(_ other: SpanUnion) -> SpanUnion { SpanUnion(spans + other.spans) }

  /// Joins spans separated by at most `pause` seconds.
  func joined(over pause: Int) -> [TimeSpan] {
    spans.reduce(into: []) { joined, span in
      if let last = joined.last, span.start.seconds(since: last.end) <= pause {
        joined[joined.count - 1] = TimeSpan(from: last.start, to: span.end)
      } else {
        joined.append(span)
      }
    }
  }

  func clipped(to limits: TimeSpan) -> SpanUnion {
    SpanUnion(spans.compactMap { $0.intersection(limits) })
  }

  func subtracting(_ other: SpanUnion) -> SpanUnion {
    var rest: [TimeSpan] = []
    var next = other.spans[...]
    for span in spans {
      var start = span.start
      next = next.drop { $0.end <= span.start }
      for hole in next.prefix(while: { $0.start < span.end }) {
        rest.append(TimeSpan(from: start, to: hole.start))
        start = max(start, hole.end)
      }
      rest.append(TimeSpan(from: start, to: span.end))
    }
    return SpanUnion(rest)
  }
}
