/// Limits on training that last for days, from the user's reports and from readings.
package struct BodyState: Equatable, Sendable {
  package struct Illness: Hashable, Sendable {
    /// Fever, or symptoms in the chest, the stomach or the whole body.
    package let isSystemic: Bool
    /// Whether it is, or ever was, systemic.
    let wasSystemic: Bool
    /// Counts from 1.
    package let day: Int
    /// Days from this one that the last report still covers; negative if it is too old.
    let daysHeld: Int
    /// Whether the user named a symptom that a doctor must see first.
    var needsDoctor = false

    package var isDoubtful: Bool { daysHeld < 0 && !needsDoctor }

    /// Whether it calls for rest in `days` days too, unless the user reports being well. A warning sign
    /// does not pass by itself.
    func rests(in days: Int = 0) -> Bool { needsDoctor || isSystemic && days <= daysHeld }
  }

  package struct Unusual: Hashable, Sendable {
    /// Unusual mornings in a row, ignoring unknown ones.
    package let mornings: Int
    /// Whether the day itself is one of them; false if it has no readings.
    package let isKnown: Bool
  }

  package struct WayBack: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
      case illness(days: Int, isSystemic: Bool)
      case readings
    }

    package let cause: Cause
    /// Counts from 1.
    package let day: Int
    /// The hardest training allowed: easy or moderate.
    package let most: DayVerdict.Training
    /// Whether its days are over, but the user has not yet reported being well.
    package let awaitsWord: Bool
    /// Whether the user had named a symptom that a doctor must see first.
    var needsDoctor = false
  }

  package struct Injury: Equatable, Sendable {
    package let joint: Joint
    /// Counts from 1.
    package let day: Int
  }

  package internal(set) var illness: Illness?
  package internal(set) var unusual: Unusual?
  package internal(set) var wayBack: WayBack?
  /// Days that illness or readings still limit training, this one included; 7 at most.
  package internal(set) var daysLimited = 0
  static let mostDaysLimited = 7
  package internal(set) var injuries: [Injury] = []
  package internal(set) var health: HealthLimit?
  /// Also true for twelve weeks after birth: training is by feel, and moderate at most.
  package internal(set) var isPregnant = false
  /// Mornings in a row on which the user felt tired, stressed or bad; 2 at most.
  package internal(set) var lowMornings = 0
  package internal(set) var word: Feeling.Word?
  /// The day's last rating, 1…5.
  package internal(set) var rating: Int?
  /// The day's last note; empty if there is none.
  package internal(set) var note = ""

  /// After this many days of illness, training stays limited until the user reports being well.
  package static let longIllness = 7
  static let daysBetweenQuestions = 7

  package var allowsHard: Bool {
    illness == nil && unusual == nil && wayBack == nil && lowMornings == 0 && !isPregnant
      && health?.most == nil
  }

  package var asksAboutIllness: Bool { illness?.isDoubtful == true || wayBack?.awaitsWord == true }

  package var injuriesInQuestion: [Joint] {
    injuries.filter { $0.day > 1 && ($0.day - 1) % Self.daysBetweenQuestions == 0 }.map(\.joint)
  }

  /// Whether health or an injury of what `activity` loads speaks against more than was asked for.
  func forbidsMore(of activity: Activity) -> Bool {
    health != nil || isPregnant || injury(loadedBy: activity) != nil
  }

  package func injury(loadedBy activity: Activity) -> Joint? {
    injuries.lazy.map(\.joint).first(where: activity.loads)
  }
}

/// What answers about health restrict until a doctor agrees, strictest first.
package enum HealthLimit: CaseOrdered, Hashable, Sendable {
  /// Chest pain, fainting or unusual breathlessness.
  case warning
  /// A condition of the heart or similar, or limits set by a doctor.
  case condition
  /// High blood pressure or pregnancy.
  case care

  /// The hardest training allowed; nil if the limit only rules out encouragement.
  var most: DayVerdict.Training? {
    switch self {
    case .warning: .easy
    case .condition: .moderate
    case .care: nil
    }
  }
}

extension Feeling {
  /// Whether `text` names a symptom that a doctor must see before any training.
  ///
  /// - Parameter isWell: whether the user reports being well, and may say that the symptom is gone.
  package static func isAlarm(_ text: String, isWell: Bool = false) -> Bool {
    let words = TitleWords(text)
    guard words.first(in: alarms) != nil, words.first(in: denials) == nil else { return false }
    return !isWell || words.first(in: endings) == nil
  }

  /// Whether the note names what makes an illness one of the whole body.
  package var mentionsFever: Bool {
    let words = TitleWords(note)
    return words.first(in: Self.fevers) != nil && words.first(in: Self.feverDenials) == nil
  }

  private static let alarms = WordList([
    "chest pain", "pain in my chest", "pain in the chest", "pain in chest", "chest hurts",
    "tight chest", "chest tightness", "tightness in my chest", "pressure in my chest",
    "palpitation", "faint", "fainted", "fainting", "passed out", "blacked out", "breathless",
    "breathlessness", "short of breath", "shortness of breath", "can't breathe", "concussion",
    "concussed", "conmoción cerebral",
    "dolor en el pecho", "dolor de pecho", "duele el pecho", "opresión en el pecho", "palpitación",
    "desmayo", "desmayado", "desmayada", "desmayé", "me desmayo", "falta de aire", "falta el aire",
    "no puedo respirar",
  ])
  private static let denials = WordList([
    "no chest pain", "without chest pain", "sin dolor en el pecho", "sin dolor de pecho",
  ])
  private static let endings = WordList([
    "gone", "no more", "passed", "cleared", "doctor", "médico", "médica", "ya no", "ha pasado",
  ])
  private static let fevers = WordList([
    "fever", "feverish", "fiebre", "febril", "flu", "gripe", "vomit", "vomiting", "vomited",
    "vómito", "vomitado", "vomitando", "diarrhoea", "diarrhea", "diarrea",
  ])
  private static let feverDenials = WordList(["no fever", "without fever", "sin fiebre", "no flu"])
}
