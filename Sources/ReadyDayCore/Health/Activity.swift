/// A sport or exercise to plan or record; files store `rawValue`, which never changes.
public enum Activity: String, CaseIterable, Equatable, Sendable, Coded {
  case strengthTraining = "strength_training"
  case functionalFitness = "functional_fitness"
  case crossfit, weightlifting, powerlifting, bodybuilding
  case olympicLifting = "olympic_lifting"
  case calisthenics

  case running, cycling, swimming, rowing, elliptical
  case stairClimbing = "stair_climbing"
  case jumpRope = "jump_rope"

  case boxing, kickboxing, mma
  case muayThai = "muay_thai"
  case jiuJitsu = "jiu_jitsu"
  case karate, taekwondo, wrestling

  case basketball, soccer, football, volleyball, baseball, hockey, rugby, lacrosse

  case tennis, squash, racquetball, badminton, pickleball

  case golf, skiing, snowboarding, surfing, skateboarding
  case rockClimbing = "rock_climbing"
  case bouldering, hiking
  case trailRunning = "trail_running"

  case yoga, pilates
  case taiChi = "tai_chi"
  case meditation, stretching, mobility

  case recovery, rest
  case activeRecovery = "active_recovery"
  case physicalTherapy = "physical_therapy"
  case massage, walking

  case other

  /// The headings of a list of activities, in order.
  public enum Category: String, CaseIterable, Equatable, Sendable, Coded {
    case strength, cardio
    case combatSports = "combat_sports"
    case teamSports = "team_sports"
    case racquetSports = "racquet_sports"
    case individualSports = "individual_sports"
    case mindBody = "mind_body"
    case recovery, other
  }

  /// Whether it is usually done outdoors, at an hour of one's own choosing.
  package var isOutdoors: Bool {
    switch self {
    case .running, .cycling, .golf, .skiing, .snowboarding, .surfing, .skateboarding, .rockClimbing,
      .hiking, .trailRunning, .walking:
      true
    default: false
    }
  }

  public var category: Category {
    switch self {
    case .strengthTraining, .functionalFitness, .crossfit, .weightlifting, .powerlifting,
      .bodybuilding, .olympicLifting, .calisthenics:
      .strength
    case .running, .cycling, .swimming, .rowing, .elliptical, .stairClimbing, .jumpRope: .cardio
    case .boxing, .kickboxing, .mma, .muayThai, .jiuJitsu, .karate, .taekwondo, .wrestling:
      .combatSports
    case .basketball, .soccer, .football, .volleyball, .baseball, .hockey, .rugby, .lacrosse:
      .teamSports
    case .tennis, .squash, .racquetball, .badminton, .pickleball: .racquetSports
    case .golf, .skiing, .snowboarding, .surfing, .skateboarding, .rockClimbing, .bouldering,
      .hiking, .trailRunning:
      .individualSports
    case .yoga, .pilates, .taiChi, .meditation, .stretching, .mobility: .mindBody
    case .recovery, .rest, .activeRecovery, .physicalTherapy, .massage, .walking: .recovery
    case .other: .other
    }
  }
}
