extension Activity {
  private static let prefix = "HKWorkoutActivityType"

  /// The activity for a type such as `HKWorkoutActivityTypeRunning`; nil if there is none.
  init?(healthKit name: String) {
    guard name.hasPrefix(Self.prefix),
      let activity = Self.healthKit[String(name.dropFirst(Self.prefix.count))]
    else { return nil }
    self = activity
  }

  /// HealthKit's own name for a sport, such as `Sailing`; nil for `Other`.
  static func sport(healthKit name: String) -> String? {
    let word = name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name[...]
    guard !word.isEmpty, word != "Other" else { return nil }
    return String(word).beginning(bytes: 60)
  }

  private static let healthKit: [String: Activity] = [
    "TraditionalStrengthTraining": .strengthTraining,
    "FunctionalStrengthTraining": .functionalFitness, "CoreTraining": .calisthenics,
    "CrossTraining": .crossfit, "HighIntensityIntervalTraining": .functionalFitness,
    "MixedCardio": .functionalFitness, "MixedMetabolicCardioTraining": .functionalFitness,

    "Running": .running, "TrackAndField": .running, "Cycling": .cycling, "HandCycling": .cycling,
    "Swimming": .swimming, "WaterFitness": .swimming, "Rowing": .rowing, "PaddleSports": .rowing,
    "Elliptical": .elliptical, "StairClimbing": .stairClimbing, "Stairs": .stairClimbing,
    "StepTraining": .stairClimbing, "JumpRope": .jumpRope,

    "Boxing": .boxing, "Kickboxing": .kickboxing, "MartialArts": .mma, "Wrestling": .wrestling,

    "Basketball": .basketball, "Soccer": .soccer, "AmericanFootball": .football,
    "AustralianFootball": .football, "Volleyball": .volleyball, "Baseball": .baseball,
    "Softball": .baseball, "Hockey": .hockey, "Rugby": .rugby, "Lacrosse": .lacrosse,

    "Tennis": .tennis, "Squash": .squash, "Racquetball": .racquetball, "Badminton": .badminton,
    "Pickleball": .pickleball,

    "Golf": .golf, "DownhillSkiing": .skiing, "CrossCountrySkiing": .skiing,
    "Snowboarding": .snowboarding, "SurfingSports": .surfing, "SkatingSports": .skateboarding,
    "Climbing": .rockClimbing, "Hiking": .hiking,

    "Yoga": .yoga, "Pilates": .pilates, "Barre": .pilates, "TaiChi": .taiChi,
    "MindAndBody": .meditation, "Flexibility": .stretching,

    "PreparationAndRecovery": .activeRecovery, "Cooldown": .activeRecovery, "Walking": .walking,
    "WheelchairWalkPace": .walking, "WheelchairRunPace": .running,
  ]
}
