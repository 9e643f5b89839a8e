extension Day {
  /// The counted event that is the same as `session`: of its activity, at its time; nil for one whose time is open.
  package func event(of session: PlannedSession) -> DayEvent? {
    guard let span = session.span, !session.isNothing else { return nil }
    return counted.first { event in
      guard event.kind == .training || event.kind == .race, let part = event.part else {
        return false
      }
      return part.intersection(span) != nil
        && KindWords.names(session.activity, in: event.occurrence.weighedTitle)
    }
  }
}

extension KindWords {
  /// Whether `title` names `activity`, or training without saying which.
  fileprivate static func names(_ activity: Activity, in title: String) -> Bool {
    let words = TitleWords(title)
    if words.has(unnamedTraining) || words.has(anyTraining) { return true }
    return activities[activity].map { words.has(WordList($0)) } ?? false
  }

  private static let unnamedTraining = WordList([
    "workout", "entrenamiento", "entreno", "entrenar", "deporte",
  ])
}
