extension Voice {
  /// For example `running 2 h 40 min (31.2 km) of 4 h planned, yoga 30 min`. Not every workout has a
  /// distance, so the two are no pace.
  func bySport(_ sports: [SportVolume]) -> String { sports.map(volume).joined(separator: ", ") }

  func sentence(about sports: [SportVolume]) -> String {
    say("By sport: \(bySport(sports)).", es: "Por deporte: \(bySport(sports)).")
  }

  private func volume(_ sport: SportVolume) -> String {
    let name = (sport.sport.map(name(ofRecorded:)) ?? name(of: sport.name)).lowercased()
    let time = duration(minutes: sport.minutes)
    let planned = duration(minutes: sport.plannedMinutes)
    guard sport.minutes > 0 else {
      return say("\(name) 0 of \(planned) planned", es: "\(name) 0 de \(planned) previstas")
    }
    return "\(name) \(time)" + (sport.meters.map { " (\(distance(meters: $0)))" } ?? "")
      + (sport.plannedMinutes > 0
        ? say(" of \(planned) planned", es: " de \(planned) previstas") : "")
  }

  /// `Nothing measured, no calendar: 18:00 Yoga, easy, 45 min.`
  func planned(_ planned: Headline.Planned) -> String {
    let start = say("Nothing measured, no calendar", es: "Sin mediciones ni calendario")
    guard let next = planned.next else {
      return planned.hadSome
        ? say(
          "\(start): today's sessions are over.",
          es: "\(start): las sesiones del día ya han pasado.")
        : say("\(start), no session today.", es: "\(start), y hoy ninguna sesión.")
    }
    let more =
      planned.others > 0
      ? say(", then \(planned.others) more", es: ", y \(planned.others) más") : ""
    return "\(start): \(planned.start.map { "\($0.clock) " } ?? "")\(words(of: next))\(more)."
  }
}
