extension Voice {
  /// Beside the score: `after "Half marathon"`.
  package func cause(_ cause: KnownCause) -> String {
    switch cause {
    case .after(let title), .evening(let title):
      return say("after \(quotedTitle(title))", es: "tras \(quotedTitle(title))")
    case .late(let minutes, let title):
      let late = say(
        "to bed \(length(minutes / 5 * 5)) later than usual",
        es: "te acostaste \(length(minutes / 5 * 5)) más tarde de lo habitual")
      return late + (title.map { ", " + self.cause(.evening(title: $0)) } ?? "")
    }
  }
}
