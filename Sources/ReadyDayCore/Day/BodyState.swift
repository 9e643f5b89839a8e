/// What limits training for days: illness, injury, unusual readings, and the way back. It outlasts
/// mornings without data, and never allows more than the readings do.
package struct BodyState: Equatable, Sendable {
  /// As the user stated it.
  package struct Illness: Hashable, Sendable {
    /// With fever, or with symptoms in the chest, the stomach or the whole body.
    package let isSystemic: Bool
    /// 1 on the first day.
    package let day: Int
    /// Whether it was stated too long ago to be certain.
    package let isDoubtful: Bool
  }

  /// Several unusual readings together.
  package struct Unusual: Hashable, Sendable {
    /// In a row, among those that are known.
    package let mornings: Int
    /// Whether they are the day's own, or those of the last mornings with data.
    package let isKnown: Bool
  }

  /// The days after an illness or after unusual readings.
  package struct WayBack: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
      /// An illness of this many days.
      case illness(days: Int, isSystemic: Bool)
      case readings
    }

    package let cause: Cause
    /// 1 on the first day.
    package let day: Int
    /// Easy or moderate.
    package let most: DayVerdict.Training
    /// Whether its days are over and the user has to confirm it.
    package let awaitsWord: Bool
  }

  package struct Injury: Equatable, Sendable {
    package let joint: Joint
    /// 1 on the first day.
    package let day: Int
  }

  package internal(set) var illness: Illness?
  package internal(set) var unusual: Unusual?
  package internal(set) var wayBack: WayBack?
  package internal(set) var injuries: [Injury] = []
  /// Or in the twelve weeks after a birth: training is by feel, and moderate at most.
  package internal(set) var isPregnant = false
  /// Mornings in a row, 2 at most, on which the user felt tired, stressed or bad.
  package internal(set) var lowMornings = 0
  /// The last statement of the day.
  package internal(set) var word: Feeling.Word?
  /// The last of the day, 1…5.
  package internal(set) var rating: Int?
  /// The last of the day; empty if there is none.
  package internal(set) var note = ""

  /// A longer illness does not end by the calendar alone.
  package static let longIllness = 7
  static let daysBetweenQuestions = 7

  package var allowsHard: Bool {
    illness == nil && unusual == nil && wayBack == nil && lowMornings == 0 && !isPregnant
  }

  /// Whether the user should confirm that the illness is over.
  package var asksAboutIllness: Bool { illness?.isDoubtful == true || wayBack?.awaitsWord == true }

  /// Those due for a question today.
  package var injuriesInQuestion: [Joint] {
    injuries.filter { $0.day > 1 && ($0.day - 1) % Self.daysBetweenQuestions == 0 }.map(\.joint)
  }

  /// The injured joint that `activity` loads.
  package func injury(loadedBy activity: Activity) -> Joint? {
    injuries.lazy.map(\.joint).first(where: activity.loads)
  }
}
