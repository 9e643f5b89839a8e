/// What the briefs of a week advised, and what followed. A count, never a rate of detection: advice
/// changes what is done.
package struct SaidAndDone: Hashable, Sendable {
  /// Days that allowed hard training, and those of them that were hard.
  package let hardAllowed: Int
  package let hardDone: Int
  /// Mornings with unusual readings, and mornings on which the user reported being ill.
  package let unusualMornings: Int
  package let illMornings: Int
  /// Evenings with a time for lights out, and those on which sleep began within half an hour of it.
  package let lightsOut: Int
  package let lightsOutKept: Int

  /// - Parameters:
  ///   - days: the days of the week that are over.
  ///   - history: includes the morning after them.
  package init(_ days: [Day], _ history: History) {
    let hard = Set(HardDays(history).dates)
    let allowed = days.filter { $0.verdict.training == .hard }
    (hardAllowed, hardDone) = (allowed.count, allowed.count { hard.contains($0.date) })
    unusualMornings = days.count { $0.morning?.signals?.areUnusual == true }
    illMornings = days.count { $0.state.illness != nil }
    let nights = days.compactMap { day -> Int? in
      guard let planned = day.tonight.lightsOut?.instant,
        let onset = history[day.date.advanced(by: 1)]?.onset
      else { return nil }
      return abs(day.zone.instant(of: onset).seconds(since: planned))
    }
    (lightsOut, lightsOutKept) = (nights.count, nights.count { $0 <= Self.closeEnough })
  }

  /// Seconds.
  private static let closeEnough = 30 * 60

  package var isEmpty: Bool {
    hardAllowed == 0 && unusualMornings == 0 && illMornings == 0 && lightsOut == 0
  }
}

/// How the user felt on mornings with a high score and with a low one: whether the score matches.
package struct FeltMornings: Hashable, Sendable {
  /// 1…5; nil without rated mornings.
  package let high: Double?
  package let low: Double?
  /// Mornings both rated and scored.
  package let mornings: Int

  /// Nil with fewer than 20.
  init?(_ days: some Sequence<HistoryDay>) {
    let known = days.compactMap { day in
      day.felt.flatMap { felt in day.shownRecovery.map { (felt: felt, score: $0) } }
    }
    guard known.count >= Self.needed else { return nil }
    mornings = known.count
    high = known.filter { $0.score > Self.highAbove }.map(\.felt).mean
    low = known.filter { $0.score < Self.lowBelow }.map(\.felt).mean
  }

  private static let needed = 20
  package static let highAbove = 60.0
  package static let lowBelow = 40.0
}
