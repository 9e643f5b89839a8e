extension Day {
  /// The counted event that is the same as `session`: of its activity, at its time; where the time is open, the first
  /// that names its activity.
  package func event(of session: PlannedSession) -> DayEvent? {
    guard !session.isNothing else { return nil }
    return counted.first { event in
      guard event.kind == .training || event.kind == .race, let part = event.part else {
        return false
      }
      let title = TitleWords(event.occurrence.weighedTitle)
      guard let span = session.span else { return KindWords.name(session.activity, in: title) }
      let isNamed = KindWords.name(session.activity, in: title) || KindWords.nameAny(in: title)
      return isNamed && part.intersection(span) != nil
    }
  }
}

extension KindWords {
  fileprivate static func name(_ activity: Activity, in title: TitleWords) -> Bool {
    activities.first { $0.key == activity }.map { title.has(WordList($0.value)) } ?? false
  }

  /// Whether `title` speaks of training without saying which.
  fileprivate static func nameAny(in title: TitleWords) -> Bool {
    title.has(unnamedTraining)
  }

  private static let unnamedTraining = WordList(
    anyTraining + ["workout", "entrenamiento", "entreno", "entrenar", "deporte"])
}
