/// Estimates of the coming night's sleep need and lights-out, shown in steps of five minutes.
package struct Tonight: Equatable, Sendable {
  package enum Silence: String, Equatable, Coded {
    /// The user wants no lights-out.
    case off
    case nightEvent = "night_event"
    /// The last night was in another time zone.
    case abroad
    case unknown
  }

  package enum Plan: Equatable, Sendable {
    case lightsOut(LightsOut)
    case silent(Silence)
  }

  package let need: SleepNeed?
  package let plan: Plan
  /// Usual sleep before days with tomorrow's shift; nil if there is no rota, or too few are known.
  package var alike: SleepSummary.UsualSleep?

  static let unknown = Tonight(need: nil, plan: .silent(.unknown))

  /// Standard deviation in minutes, above which there is no usual onset; without a rota, the two
  /// nights farthest from the median, such as a journey and a night shift, are left out of it.
  static let irregular = 120.0
  /// The maximum number of seconds an event may take between midnight and five.
  static let mostOfNight = 150 * 60
  /// In seconds; if clocks differ by this much, the last night was abroad.
  static let abroad = 2 * 3600

  package var lightsOut: LightsOut? { if case .lightsOut(let found) = plan { found } else { nil } }

  package var silence: Silence? { if case .silent(let silence) = plan { silence } else { nil } }

  package var needMinutes: Int? { need.map { $0.minutes.inFives } }
  package var debtMinutes: Int? { need?.debt.map { $0.minutes.inFives } }

  package var isInDebt: Bool { debtMinutes.map { Double($0) >= OwedSleep.notable } ?? false }
}

extension Double {
  /// Rounded to the nearest five.
  package var inFives: Int { Int(rounding: self / 5) * 5 }
}

extension TimeOfDay {
  /// Rounded down to five minutes.
  package var fiveDown: TimeOfDay { TimeOfDay(clamping: secondOfDay - secondOfDay % 300) }
}

extension Instant {
  /// Rounded down to five minutes on the clock.
  var fiveDown: Instant { adding(seconds: -((secondsSince1970 % 300 + 300) % 300)) }
  var fiveUp: Instant { adding(seconds: 299).fiveDown }
}
