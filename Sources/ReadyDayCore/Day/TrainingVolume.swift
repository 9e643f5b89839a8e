/// How much a session is, as its title or its time says.
enum TrainingVolume: Equatable, Sendable {
  case kilometres(Int)
  case minutes(Int)

  /// `percent` of it, at least 1 km or 10 minutes.
  func part(_ percent: Int) -> TrainingVolume {
    switch self {
    case .kilometres(let count): .kilometres(max(1, (count * percent + 50) / 100))
    case .minutes(let count): .minutes(max(10, count * percent / 500 * 5))
    }
  }
}

extension CalendarSession {
  var isGame: Bool { isMatch || activity.category == .teamSports }

  var volume: TrainingVolume {
    TitleWords(title).wholeKilometres.map { .kilometres($0) } ?? .minutes(minutes)
  }
}

extension TitleWords {
  fileprivate var wholeKilometres: Int? {
    distances.map { Int(rounding: $0.length.count) }.first { $0 > 1 }
  }
}
