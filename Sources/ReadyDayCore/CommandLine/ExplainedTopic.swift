/// What `readyday explain` is asked about.
package struct ExplainedTopic: Sendable {
  package enum Kind: Sendable {
    case subject(Explanation.Subject)
    case event(EventName)
    case habits, body
  }

  package let kind: Kind
  private let word: String

  /// Each subject with the words for it; help lists the first of them.
  private static let subjects: [(words: [String], kind: Kind)] = [
    (["verdict", "veredicto"], .subject(.verdict)), (["state", "estado"], .subject(.state)),
    (["day", "día", "dia"], .subject(.day)), (["load", "carga"], .subject(.load)),
    (["recovery", "recuperación", "recuperacion"], .subject(.recovery)),
    (scores, .subject(.recovery)), (["sleep", "sueño", "sueno"], .subject(.sleep)),
    (["windows", "ventanas"], .subject(.windows)), (["strain", "esfuerzo"], .subject(.strain)),
    (["tonight", "noche"], .subject(.tonight)),
    (["place", "where", "lugar", "sitio", "dónde", "donde"], .subject(.place)),
    (["habits", "hábitos", "habitos"], .habits), (["body", "cuerpo"], .body),
  ]
  /// Words for the score of `readyday score`, which readyday computes even where WHOOP has its own.
  private static let scores = ["score", "puntuación", "puntuacion"]
  private static let rules = RecommendationEngine.standard.ruleIDs
  private static let names = subjects.map { $0.words[0] }
  package static let list = names.joined(separator: ", ")
  package static let ruleList = rules.joined(separator: ", ")
  package static let candidates = Candidates(names + rules)

  package init(_ word: String) throws(UsageError) {
    self.word = word
    if let known = Self.subjects.first(where: { $0.words.contains(word.lowercased()) }) {
      kind = known.kind
    } else if Self.rules.contains(word) {
      kind = .subject(.rule(word))
    } else if let letter = AdviceLetter(word) {
      kind = .subject(.advice(letter))
    } else if let name = EventName(word) {
      kind = .event(name)
    } else {
      throw Self.unknown(word)
    }
  }

  package var isOfScore: Bool { Self.scores.contains(word.lowercased()) }

  /// Fails if the day has no such event, rule or advice.
  package func explanation(in briefing: Briefing) throws -> Explanation {
    let subject = try subject(in: briefing)
    if let explanation = Explanation(of: subject, named: word, in: briefing) { return explanation }
    guard case .advice(let letter) = subject else { throw Self.unknown(word) }
    throw UsageError(.noSuchAdvice(letter, count: briefing.allAdvice.count))
  }

  /// A word that no event has may still be that of a value.
  private func subject(in briefing: Briefing) throws -> Explanation.Subject {
    switch kind {
    case .subject(let subject): return subject
    case .event(let name):
      do throws(EventName.Unclear) {
        return .event(try briefing.day.event(named: name, needsCounting: false))
      } catch {
        guard case .noneCalled = error else { throw error }
      }
    case .habits, .body: break
    }
    guard let subject = Self.subject(showing: word) else { throw Self.unknown(word) }
    return subject
  }

  private static func subject(showing word: String) -> Explanation.Subject? {
    switch word.lowercased() {
    case "hrv", "vfc", "rhr", "fcr": .recovery
    case "performance", "rendimiento", "efficiency", "eficiencia", "night": .sleep
    case "debt", "deuda", "bedtime": .tonight
    case "window", "ventana", "huecos": .windows
    case "calendar", "calendario": .load
    case "decision", "decisión": .verdict
    default: nil
    }
  }

  private static func unknown(_ word: String) -> UsageError {
    UsageError(
      "nothing called \"\(word)\" to explain", es: "no hay nada llamado «\(word)» que explicar",
      Message.guesses(word, among: rules + names, quoted: true)
        + [.accepted(.subject), .listingRules])
  }
}
