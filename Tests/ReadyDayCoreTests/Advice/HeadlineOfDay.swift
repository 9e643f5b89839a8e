@testable import ReadyDayCore

extension Headline {
  /// The headline of a briefing on `day`.
  init(for day: Day) { self = Briefing(day: day, sources: .none).headline }

  /// The title of the event that it says to move.
  var title: String? { if case .day(_, _, let action) = self { action.move } else { nil } }

  /// The sentence about a scored morning on which training is as its zone allows.
  static func scored(
    _ zone: RecoveryZone, _ demands: Demands?, move: String? = nil, training: TrainingIntensity?,
    by source: RecoverySource = .whoop
  ) -> Headline { .day(.scored(zone, by: source), demands, Action(move: move, training: training)) }

  static func unscored(_ why: Unscored, _ demands: Demands?) -> Headline {
    .day(.unscored(why), demands, Action(training: .byFeel))
  }

  static func calendarOnly(_ demands: Demands?) -> Headline {
    .day(.notMeasured, demands, Action(training: .byFeel))
  }
}
