extension Feeling {
  /// Whether `text` names a symptom that a doctor must see before any training.
  package static func isAlarm(_ text: String) -> Bool {
    let words = TitleWords(text)
    return words.first(in: alarms) != nil && words.first(in: denials) == nil
  }

  private static let alarms = WordList([
    "chest pain", "pain in my chest", "pain in the chest", "pain in chest", "chest hurts",
    "tight chest", "chest tightness", "tightness in my chest", "pressure in my chest",
    "palpitation", "faint", "fainted", "fainting", "passed out", "blacked out", "breathless",
    "breathlessness", "short of breath", "shortness of breath", "can't breathe",
    "dolor en el pecho", "dolor de pecho", "duele el pecho", "opresión en el pecho",
    "palpitación", "desmayo", "desmayado", "desmayada", "falta de aire", "falta el aire",
    "no puedo respirar",
  ])
  private static let denials = WordList([
    "no chest pain", "without chest pain", "sin dolor en el pecho", "sin dolor de pecho",
  ])
}
