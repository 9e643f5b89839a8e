/// How the subject of a journal question may affect the next morning, most established first.
///
/// Recognised by words of the question, which is WHOOP's own in English or Spanish, or the user's.
enum JournalPath: Int, CaseIterable {
  case alcohol, lateFood, caffeine, illness, screens, stress, medication

  init?(_ question: String) {
    let words = JournalAnswer.code(of: question).split(separator: "_")
    func has(_ stems: [String]) -> Bool {
      words.contains { word in stems.contains { word.hasPrefix($0) } }
    }
    guard let path = Self.allCases.first(where: { $0.stems.allSatisfy(has) }) else { return nil }
    // "Read (non-screened device) while in bed?"
    if path == .screens, has(["non", "sin"]) { return nil }
    self = path
  }

  /// Stems of words, without accents; one of each list must match.
  private var stems: [[String]] {
    switch self {
    case .alcohol: [["alcohol"]]
    case .lateFood:
      [
        ["eat", "ate", "food", "meal", "snack", "comi", "comer", "cen", "alimento"],
        ["bed", "late", "evening", "dormir", "acost", "cama", "tarde", "noche"],
      ]
    case .caffeine: [["caffein", "coffee", "cafe"]]
    case .illness: [["sick", "ill", "fever", "enferm", "fiebre"]]
    case .screens: [["screen", "pantalla"]]
    case .stress: [["stress", "estres"]]
    case .medication: [["medicat", "medicin", "medicac", "medicam"]]
    }
  }
}
