/// The night to come: how much sleep it is to bring, and when to put out the light for it.
///
/// All of it is an estimate, shown in steps of five minutes.
package struct Tonight: Hashable, Sendable {
  /// Why no time is named.
  package enum Silence: String, Hashable, CaseIterable, Sendable {
    /// The last nights began at very different times.
    case irregular
    /// An event takes the night.
    case nightEvent = "night_event"
    /// The last night was slept by another clock.
    case abroad
    /// Too little is known of the last nights.
    case unknown
  }

  /// What would have decided it is shown all the same, as far as it is known.
  package enum Plan: Hashable, Sendable {
    case lightsOut(LightsOut)
    case silent(Silence)
  }

  /// Nil if no night is known.
  package let need: SleepNeed?
  package let plan: Plan

  static let unknown = Tonight(need: nil, plan: .silent(.unknown))

  /// Minutes of standard deviation; who falls asleep at such different times has no usual one.
  static let irregular = 120.0
  /// Seconds between two clocks; who slept by such another one is not settled in yet.
  static let abroad = 2 * 3600
}

extension Tonight {
  package var lightsOut: LightsOut? {
    if case .lightsOut(let found) = plan { found } else { nil }
  }

  package var silence: Silence? {
    if case .silent(let silence) = plan { silence } else { nil }
  }

  /// Minutes, as they are shown.
  package var needMinutes: Int? { need.map { $0.minutes.inFives } }
  /// The same of what is still owed.
  package var debtMinutes: Int? { need?.debt.map { $0.minutes.inFives } }

  /// Whether enough is owed to be mentioned.
  package var isInDebt: Bool { debtMinutes.map { Double($0) >= OwedSleep.notable } ?? false }
}

extension Double {
  /// Minutes, to the nearest five.
  package var inFives: Int { Int((self / 5).rounded()) * 5 }
}

extension Instant {
  /// The same moment or the nearest one before it that a clock shows as a round five minutes.
  var fiveDown: Instant { adding(seconds: -((secondsSince1970 % 300 + 300) % 300)) }
  /// The same or the nearest one after it.
  var fiveUp: Instant { adding(seconds: 299).fiveDown }
}
