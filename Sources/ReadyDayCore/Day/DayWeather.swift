/// What the forecast says about training outdoors in the rest of a waking day.
package struct DayWeather: Equatable, Sendable {
  /// Those that touch the rest of the waking day; never empty.
  package let hours: [Forecast.Hour]
  /// Whether heat counts one step more: with a heart condition or pregnancy.
  private let isCareful: Bool
  /// Whether the day before was too hot as well, as far as the forecast reaches back.
  package let isHotAgain: Bool

  /// Nil if the forecast has nothing about the rest of the day.
  init?(_ forecast: Forecast, in waking: TimeSpan, after before: TimeSpan, isCareful: Bool) {
    hours = forecast.hours.filter { $0.span.intersection(waking) != nil }
    guard !hours.isEmpty else { return nil }
    self.isCareful = isCareful
    isHotAgain = forecast.hours.contains { hour in
      hour.span.intersection(before) != nil && Self.heat(of: hour, isCareful) == .extreme
    }
  }

  private static func heat(of hour: Forecast.Hour, _ isCareful: Bool) -> Forecast.Heat {
    isCareful ? hour.heat.stricter : hour.heat
  }

  func heat(of hour: Forecast.Hour) -> Forecast.Heat { Self.heat(of: hour, isCareful) }

  package var celsius: ClosedRange<Double> {
    let all = hours.map(\.celsius)
    return (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// The worst of the day.
  package var heat: Forecast.Heat { hours.map(heat).max() ?? .none }

  package var heatIndex: Double? { hours.compactMap(\.heatIndex).max() }

  /// Whether there is anything to say to somebody who trains outdoors.
  package var matters: Bool {
    heat > .none || Forecast.Trouble.allCases.contains { !spans(with: $0).isEmpty }
  }

  package func spans(with trouble: Forecast.Trouble) -> [TimeSpan] { spans { $0.has(trouble) } }

  package func spans(of heat: Forecast.Heat) -> [TimeSpan] { spans { self.heat(of: $0) == heat } }

  /// Hours that are better spent indoors.
  var rough: [TimeSpan] {
    spans { hour in
      heat(of: hour) >= .hot || Forecast.Trouble.allCases.contains(where: hour.has)
    }
  }

  /// The least heat in any of the span's hours.
  func leastHeat(in span: TimeSpan) -> Forecast.Heat {
    hours.filter { $0.span.intersection(span) != nil }.map(heat).min() ?? .none
  }

  /// In order; hours that follow each other are one span.
  private func spans(where holds: (Forecast.Hour) -> Bool) -> [TimeSpan] {
    hours.filter(holds).map(\.span).reduce(into: []) { spans, next in
      guard let last = spans.last, last.end == next.start else { return spans.append(next) }
      spans[spans.count - 1] = TimeSpan(from: last.start, to: next.end)
    }
  }
}

extension Forecast.Heat {
  /// The hardest training outdoors; nil if heat sets no limit.
  var most: DayVerdict.Training? {
    switch self {
    case .none: nil
    case .warm: .moderate
    case .hot, .extreme: .easy
    }
  }
}
