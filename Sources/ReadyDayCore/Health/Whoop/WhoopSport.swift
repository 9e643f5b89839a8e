/// Maps WHOOP sports to activities: numbers in API version 1, names in 2, translations in exports.
enum WhoopSport {
  /// Nil for a sport without a counterpart, such as fencing.
  static func activity(named name: String) -> Activity? {
    // As the API writes most of them; a table of all takes longer to make than a month to read.
    if let activity = Activity(rawValue: name) { return activity }
    let folded = folded(name)
    return activities[folded] ?? translated[folded]
  }

  static func activity(numbered number: Int) -> Activity? { numbered[number] }

  /// Turns `table-tennis` into `Table tennis`.
  static func words(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + String(words.dropFirst())
  }

  /// Without case and accents; `Hiking/Rucking` equals `hiking-rucking`.
  private static func folded(_ name: String) -> String { CSVColumn.folded(name, mark: "") }

  private static let activities = Dictionary(
    uniqueKeysWithValues: Activity.allCases.map { (folded($0.rawValue), $0) }
  ).merging(kinds) { own, _ in own }

  /// Sports that count as an activity with another name.
  static let kinds: [String: Activity] = [
    "fieldhockey": .hockey, "icehockey": .hockey, "crosscountryskiing": .skiing,
    "hikingrucking": .hiking, "mountainbiking": .cycling, "spin": .cycling,
    "assaultbike": .cycling, "stairmaster": .stairClimbing, "stadiumsteps": .stairClimbing,
    "jumpingrope": .jumpRope, "hiit": .functionalFitness, "f45training": .functionalFitness,
    "barrys": .functionalFitness, "boxfitness": .boxing, "hotyoga": .yoga,
    "massagetherapy": .massage, "percussivemassage": .massage, "strengthtrainer": .strengthTraining,
    "weightliftingmsk": .strengthTraining, "powerliftingmsk": .powerlifting,
    "icebath": .recovery, "sauna": .recovery, "aircompression": .recovery, "hottub": .recovery,
    "foamrolling": .mobility, "dogwalking": .walking, "strollerwalking": .walking,
    "strollerjogging": .running, "activity": .other,
  ]

  /// The most common sports in the app's Spanish, German, French and Portuguese exports.
  private static let translated: [String: Activity] = [
    "carrera": .running, "correr": .running, "laufen": .running, "courseapied": .running,
    "corrida": .running, "ciclismo": .cycling, "radfahren": .cycling, "cyclisme": .cycling,
    "velo": .cycling, "natacion": .swimming, "schwimmen": .swimming, "natation": .swimming,
    "natacao": .swimming, "caminar": .walking, "caminata": .walking, "gehen": .walking,
    "marche": .walking, "caminhada": .walking, "levantamientodepesas": .weightlifting,
    "gewichtheben": .weightlifting, "halterophilie": .weightlifting,
    "levantamentodepeso": .weightlifting, "remo": .rowing, "rudern": .rowing, "aviron": .rowing,
    "senderismo": .hiking, "wandern": .hiking, "randonnee": .hiking, "tenis": .tennis,
    "futbol": .soccer, "fussball": .soccer, "futebol": .soccer, "baloncesto": .basketball,
    "basquete": .basketball, "boxeo": .boxing, "boxen": .boxing, "boxe": .boxing,
    "esqui": .skiing, "skifahren": .skiing, "entrenamientofuncional": .functionalFitness,
  ]

  private static let numbered: [Int: Activity] = [
    0: .running, 1: .cycling, 16: .baseball, 17: .basketball, 18: .rowing, 20: .hockey,
    21: .football, 22: .golf, 24: .hockey, 25: .lacrosse, 27: .rugby, 29: .skiing, 30: .soccer,
    32: .squash, 33: .swimming, 34: .tennis, 36: .volleyball, 38: .wrestling, 39: .boxing,
    43: .pilates, 44: .yoga, 45: .weightlifting, 47: .skiing, 48: .functionalFitness, 52: .hiking,
    57: .cycling, 59: .powerlifting, 60: .rockClimbing, 63: .walking, 64: .surfing,
    65: .elliptical, 66: .stairClimbing, 70: .meditation, 71: .other, 84: .jumpRope,
    86: .skateboarding, 88: .recovery, 91: .snowboarding, 96: .functionalFitness, 97: .cycling,
    98: .jiuJitsu, 101: .pickleball, 103: .boxing, 121: .massage, 123: .strengthTraining,
    126: .cycling, 127: .kickboxing, 128: .stretching, 231: .badminton, 233: .recovery,
    236: .recovery, 237: .massage, 248: .functionalFitness, 250: .functionalFitness,
    252: .walking, 253: .running, 259: .yoga, 261: .stairClimbing, 266: .walking,
  ]
}
