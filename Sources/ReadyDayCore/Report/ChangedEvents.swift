extension Voice {
  /// `cancelled: Lesson 10:00 · moved: 1:1 to 15:00`; nil if nothing changed.
  func changes(_ changes: [SeenEvents.Change], on day: Day) -> String? {
    guard !changes.isEmpty else { return nil }
    return changes.map { change in
      let title = SafeText(change.title).string.truncated(toWidth: 40)
      guard let to = change.to else {
        let clock = day.time(at: change.from).clock
        return say("cancelled: \(title) \(clock)", es: "cancelado: \(title) \(clock)")
      }
      let reading = day.zone.reading(at: to)
      let when =
        (reading.date == day.date ? "" : shortDate(reading.date) + " ") + reading.time.clock
      return say("moved: \(title) to \(when)", es: "movido: \(title), ahora \(when)")
    }.joined(separator: " · ")
  }
}

extension SeenEvents.Change {
  static let fields = Fields<SeenEvents.Change>([
    .text("title") { $0.title }, .moment("from") { $0.from }, .optionalMoment("to") { $0.to },
  ])
}
